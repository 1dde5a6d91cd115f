import { describe, expect, test } from '@jest/globals';
import {
  decideMerchantOrder,
  listMerchantOrders,
  previewMerchantRefund,
} from '@tapnook/contracts/calls';
import { accessibilityProblems, createFakeApi } from '@tapnook/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bodiesOf, pageOf, renderScreen } from '../testing/render-screen.tsx';
import { OrdersScreen } from './orders.tsx';

const ORDER = {
  orderId: '1',
  orderNo: 'TN2611-7KQ2M9XBCD',
  productId: '1',
  productName: { en_gb: 'An hour at the wheel', zh_hk: '拉坯一小時' },
  productImages: [],
  planName: { en_gb: 'One person', zh_hk: '一位' },
  quantity: 3,
  customerName: 'Ka Yan Chan',
  totalAmount: 100_000,
  paymentAmount: 100_000,
  refundedAmount: 0,
  currency: 'HKD' as const,
  orderStatus: 'TBR' as const,
  vouchersRedeemStatus: 'requires_redeemed' as const,
  vouchers: [],
  purchaseTime: '2026-11-20T00:00:00.000Z',
  payTime: '2026-11-20T00:00:00.000Z',
  participationTime: null,
  merchantId: '7',
  isBooking: false,
  bookStatus: null,
  endReason: null,
  customerSummary: null,
};
const voucher = (position: number, end: string) => ({
  position,
  voucherNo: `••••${end}`,
  usedCount: 0,
  usageLimit: 1,
  isExpired: false,
  isGiven: position === 3,
});
/** Three vouchers for HK$1,000: what they bring back is not the sum of what each would alone. */
const api = () =>
  createFakeApi()
    .on(listMerchantOrders, { data: pageOf([ORDER]) })
    .on(previewMerchantRefund, ({ body }) => {
      const { voucherPositions } = (body ?? {}) as { voucherPositions?: number[] };
      return {
        data: {
          orderNo: ORDER.orderNo,
          currency: 'HKD' as const,
          amount: [0, 33_300, 66_700, 100_000][voucherPositions?.length ?? 3] ?? 0,
          coins: voucherPositions ? 0 : 20,
          vouchers: [voucher(1, 'PYRA'), voucher(2, 'PYRB'), voucher(3, 'PYRC')],
        },
      };
    })
    .on(decideMerchantOrder, { data: ORDER });

describe('a refund of single vouchers', () => {
  test('is of the rows that are ticked, with what they bring back together', async () => {
    const fake = api();
    const { container } = renderScreen(<OrdersScreen />, { api: fake, at: '/?status=TBR' });
    await userEvent.click(await screen.findByRole('button', { name: 'Refund' }));
    expect(await screen.findByText(/^HK\$1,000(\.00)? \+ 20 Tapcoin goes back/)).toBeTruthy();
    expect(screen.getByText('Given away; the money goes to whoever bought it')).toBeTruthy();
    expect(bodiesOf(fake, 'previewMerchantRefund')).toEqual([{}]);
    expect(await accessibilityProblems(container)).toEqual([]);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Voucher 1 · ••••PYRA' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Voucher 3 · ••••PYRC' }));
    await userEvent.type(screen.getByLabelText(/^Reason/), 'Typhoon');
    await userEvent.click(await screen.findByRole('button', { name: /^Refund HK\$333/ }));
    expect(await screen.findByText(/^1 voucher is refunded/)).toBeTruthy();
    expect(bodiesOf(fake, 'decideMerchantOrder')).toEqual([
      { action: 'refund', voucherPositions: [2], reason: 'Typhoon' },
    ]);
  });

  test('cannot be of none', async () => {
    const fake = api();
    renderScreen(<OrdersScreen />, { api: fake, at: '/?status=TBR', locale: 'zh-HK' });
    await userEvent.click(await screen.findByRole('button', { name: '退款' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: '全選' }));
    expect(await screen.findByText('請選擇最少一張電子券。')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^退款 HK/ })).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: '第2張 · ••••PYRB' }));
    expect(await screen.findByRole('button', { name: /^退款 HK\$333/ })).toBeTruthy();
  });
});

describe('an order that waits for its merchant', () => {
  const WAITING = { ...ORDER, orderStatus: 'TBC' as const };
  const waiting = () => createFakeApi().on(listMerchantOrders, { data: pageOf([WAITING]) });

  test('is confirmed after a question, and the state that follows is said', async () => {
    const fake = waiting().on(decideMerchantOrder, { data: ORDER });
    renderScreen(<OrdersScreen />, { api: fake });
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByRole('textbox')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('status').textContent).toContain(ORDER.orderNo);
    expect(bodiesOf(fake, 'decideMerchantOrder')).toEqual([{ action: 'confirm' }]);
  });

  test('is rejected with the reason that the shopper reads', async () => {
    const fake = waiting().on(decideMerchantOrder, { data: WAITING });
    renderScreen(<OrdersScreen />, { api: fake, locale: 'zh-HK' });
    await userEvent.click(await screen.findByRole('button', { name: '拒絕' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), '當日停電');
    await userEvent.click(dialog.getByRole('button', { name: '拒絕' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodiesOf(fake, 'decideMerchantOrder')).toEqual([
      { action: 'reject', reason: '當日停電' },
    ]);
  });

  test('is left as it is when the call fails, and why is said', async () => {
    const text = 'Somebody else has decided.';
    const fake = waiting().on(decideMerchantOrder, { code: '10409', status: 409, text });
    renderScreen(<OrdersScreen />, { api: fake });
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Confirm' }),
    );
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Confirm' })).toBeTruthy();
  });

  test('is not there: the list says so', async () => {
    const fake = createFakeApi().on(listMerchantOrders, { data: pageOf([]) });
    renderScreen(<OrdersScreen />, { api: fake, locale: 'zh-HK' });
    expect(await screen.findByText('未有訂單')).toBeTruthy();
  });
});
