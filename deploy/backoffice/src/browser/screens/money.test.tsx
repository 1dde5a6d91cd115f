import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import {
  exportStatement,
  getStatement,
  listPayouts,
  listStatements,
  setCommission,
} from '@tapnook/contracts/calls';
import { accessibilityProblems, createFakeApi } from '@tapnook/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bodiesOf, renderScreen } from '../testing/render-screen.tsx';
import { PayoutsScreen, StatementsScreen } from './money.tsx';

const AMOUNTS = {
  currency: 'HKD' as const,
  gross: 55_000,
  merchantCoupons: 2_000,
  houseCoupons: 0,
  coins: 0,
  commission: 7_950,
  payout: 45_050,
};
const TOTALS = [{ ...AMOUNTS, orders: 6, refunds: 2 }];
const api = () =>
  createFakeApi()
    .on(listStatements, { data: [{ month: '2026-11', totals: TOTALS }] })
    .on(getStatement, {
      data: {
        month: '2026-11',
        commission: 1_500,
        totals: TOTALS,
        lines: [
          {
            kind: 'refund',
            at: '2026-11-20T04:00:00.000Z',
            orderNo: 'TN2611-1',
            productName: { en_gb: 'An hour at the wheel', zh_hk: '拉坯一小時' },
            quantity: 1,
            couponCode: 'KILN20',
            couponPaidBy: 'merchant',
            ...AMOUNTS,
          },
        ],
      },
    })
    .on(exportStatement, {
      data: { fileName: 'statement.csv', contentType: 'text/csv', content: 'a,b' },
    })
    .on(setCommission, { data: { merchantId: '7', basisPoints: 1_250, fromMonth: '2027-01' } });
const PLACE = { path: '/merchants/:merchantId/money', at: '/merchants/7/money' };

beforeEach(() => {
  URL.createObjectURL = jest.fn(() => 'blob:file');
  URL.revokeObjectURL = jest.fn();
});

describe('a statement', () => {
  test('shows its sums and lines, who bears a code, and is saved as a file', async () => {
    const saved: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    const { container } = renderScreen(<StatementsScreen />, { api: api(), ...PLACE });
    expect(await screen.findByText('KILN20, borne by the merchant')).toBeTruthy();
    expect(screen.getByText('Refund')).toBeTruthy();
    expect(screen.getByRole('option', { name: 'November 2026' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Statement of November 2026' })).toBeTruthy();
    expect(screen.getByText('Commission 15%')).toBeTruthy();
    expect(screen.queryByText('Agree a commission')).toBeNull();
    expect(await accessibilityProblems(container)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
    expect(await screen.findByText('The file is downloaded.')).toBeTruthy();
    expect(saved).toEqual(['statement.csv']);
  });

  test('has its commission agreed by an administrator, in hundredths of a per cent', async () => {
    const fake = api();
    renderScreen(<StatementsScreen />, { api: fake, role: 'admin', ...PLACE });
    const percent = await screen.findByLabelText('Per cent');
    await userEvent.clear(percent);
    await userEvent.type(percent, '12.5');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Agreed.')).toBeTruthy();
    expect(bodiesOf(fake, 'setCommission')).toMatchObject([{ basisPoints: 1_250 }]);
  });
});

test('payouts name each merchant with what it is owed, and lead to its statements', async () => {
  const merchantName = { en_gb: 'Corner Kiln', zh_hk: '轉角窰' };
  const fake = api().on(listPayouts, { data: [{ merchantId: '7', merchantName, totals: TOTALS }] });
  renderScreen(<PayoutsScreen />, { api: fake, role: 'admin', locale: 'zh-HK' });
  const link = await screen.findByRole('link', { name: '轉角窰' });
  expect(link.getAttribute('href')).toBe('/merchants/7/money');
  expect(screen.getByText('HK$450.50')).toBeTruthy();
});
