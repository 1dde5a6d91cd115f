import { expect, jest, test } from '@jest/globals';
import { getOrder, retrieveTransaction } from '@tapnook/contracts/calls';
import { accessibilityProblems, renderRemote, type FakeApi, type Rendered } from '@tapnook/testing';
import { configure, screen, waitFor } from '@testing-library/react';
import { checkoutApi } from '../../../dev/checkout-api.fixture.ts';
import { paidOrder, pendingOrder } from '../../../dev/order.fixture.ts';
import { remote } from '../../remote.ts';

// A busy machine draws late; it is the outcome that counts.
configure({ asyncUtilTimeout: 8000 });
jest.setTimeout(30_000);

const open = (api: FakeApi, status: string): Promise<Rendered> => renderRemote(remote, { api, path: `/checkoutSuccess/TN2611-7KQ2M9XBCD/${status}`, user: { userId: '1', name: 'Ka Yan', image: null } });
const attempt = (transactionStatus: 'failed' | 'pending', declineCode: string | null = null) => ({
  data: { orderNo: 'TN2611-7KQ2M9XBCD', transactionId: 't-1', transactionStatus, transactionCreatedAt: '2026-11-20T09:52:00.000Z', orderStatus: 'TBP' as const, amount: 96_000, currency: 'HKD' as const, payMethod: 'card' as const, declineCode, refundedAmount: 0, client_secret: null, nextAction: null },
});

/** An unpaid order whose last payment is as the gateway tells it; the order itself names only one that is under way. */
const tried = (answer: ReturnType<typeof attempt>): FakeApi => checkoutApi().on(getOrder, { data: pendingOrder({ transaction: null }) }).on(retrieveTransaction, answer);

test('believes the server when the address says failed', async () => {
  const page = await open(checkoutApi().on(getOrder, { data: paidOrder() }), 'failed');
  expect(await screen.findByText('See you on Saturday, Ka Yan.')).toBeTruthy();
  expect(screen.getByText(/Paid HK\$960 by Visa •••• 4242/)).toBeTruthy();
  await waitFor(() => expect(page.container.querySelector('[data-code]')).not.toBeNull());
  expect(await accessibilityProblems(page.container)).toEqual([]);
});

test('believes the server when the address says succeeded', async () => {
  const page = await open(tried(attempt('failed', 'insufficient_funds')), 'succeeded');
  expect(await screen.findByText('The card has too little money or credit left.')).toBeTruthy();
  expect(screen.getByText(/You were not charged/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/en-US/checkoutOrder/TN2611-7KQ2M9XBCD');
  expect(page.platform.recorded).toEqual([]);
});

test.each([
  [{ orderStatus: 'INV', endReason: 'expired', residuePayTime: 0 } as const, 'The half hour is over'],
  [{ orderStatus: 'INV', endReason: 'canceled', residuePayTime: 0 } as const, 'Payment canceled'],
  [{ orderStatus: 'INV', endReason: 'rejected', residuePayTime: 0 } as const, 'The merchant could not confirm'],
  [{ orderStatus: 'INV', endReason: 'refunded', residuePayTime: 0 } as const, 'This order was refunded'],
])('tells %j', async (state, title) => {
  await open(checkoutApi().on(getOrder, { data: pendingOrder(state) }), 'processing');
  expect(await screen.findByText(title)).toBeTruthy();
});

test('waits while the gateway has not answered', async () => {
  await open(tried(attempt('pending')), 'processing');
  expect(await screen.findByText('Asking the gateway')).toBeTruthy();
});

test('says that the merchant still has to confirm', async () => {
  await open(checkoutApi().on(getOrder, { data: paidOrder({ orderStatus: 'TBC', vouchers: [] }) }), 'succeeded');
  expect(await screen.findByText('Paid. Now the merchant confirms.')).toBeTruthy();
});

test('an order that nobody tried to pay is told as such', async () => {
  await open(checkoutApi().on(retrieveTransaction, { code: '10405', status: 404 }), 'succeeded');
  expect(await screen.findByText('Not paid yet')).toBeTruthy();
});
