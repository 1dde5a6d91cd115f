import { describe, expect, test } from '@jest/globals';
import { openCase } from '@tapnook/contracts/calls';
import { accessibilityProblems, createFakeApi } from '@tapnook/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bodiesOf, renderScreen } from '../testing/render-screen.tsx';
import { CaseScreen } from './case.tsx';

const AT = '2026-11-20T04:00:00.000Z';
const api = () =>
  createFakeApi().on(openCase, {
    data: {
      userId: '100001',
      name: 'K••• C•••',
      email: 'k***@example.com',
      phone: null,
      status: 'active',
      locale: 'zh-HK',
      createdAt: AT,
      orders: [],
      payments: [
        {
          transactionNo: 'TN2611-PAY',
          orderNo: 'TN2611-1',
          method: 'card',
          card: 'visa 4242',
          amount: 38_000,
          refundedAmount: 38_000,
          currency: 'HKD',
          status: 'refunded',
          createdAt: AT,
        },
        {
          transactionNo: 'TN2611-WALLET',
          orderNo: 'TN2611-1',
          method: 'alipay_hk',
          card: null,
          amount: 38_000,
          refundedAmount: 0,
          currency: 'HKD',
          status: 'paid',
          createdAt: AT,
        },
      ],
      letters: [{ channel: 'mail', subject: '•••• is your code', status: 'sent', createdAt: AT }],
      signIns: [
        {
          platform: 'web',
          device: 'Chrome',
          network: '203.0.113.*',
          createdAt: AT,
          lastSeenAt: AT,
          ended: true,
        },
      ],
    },
  });

describe('a case', () => {
  test('is opened by an order number with a reason, and shows what was found', async () => {
    const fake = api();
    const { container } = renderScreen(<CaseScreen />, { api: fake, role: 'admin' });
    await userEvent.type(screen.getByLabelText('Order number'), 'TN2611-1');
    await userEvent.type(screen.getByLabelText(/Why you open it/), 'Paid twice, says the shopper.');
    await userEvent.click(screen.getByRole('button', { name: 'Open the case' }));
    expect(await screen.findByText('K••• C•••')).toBeTruthy();
    expect(screen.getByText('Refunded')).toBeTruthy();
    expect(screen.getByText('AlipayHK')).toBeTruthy();
    expect(screen.getByText('•••• is your code')).toBeTruthy();
    expect(screen.getAllByText('Nothing')).toHaveLength(1);
    expect(bodiesOf(fake, 'openCase')).toEqual([
      { by: 'order', value: 'TN2611-1', reason: 'Paid twice, says the shopper.' },
    ]);
    expect(await accessibilityProblems(container)).toEqual([]);
  });
});
