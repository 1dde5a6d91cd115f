import { beforeEach, expect, jest, test } from '@jest/globals';
import { getOrder, retrieveTransaction } from '@tapnook/contracts/calls';
import { configure, screen, waitFor } from '@testing-library/react';
import { checkoutApi } from '../../../dev/checkout-api.fixture.ts';
import { calls, clearDevice, openCheckout } from '../../../dev/checkout-page.fixture.ts';
import { pendingOrder } from '../../../dev/order.fixture.ts';

// A busy machine draws late; it is the outcome that counts.
configure({ asyncUtilTimeout: 8000 });
jest.setTimeout(30_000);
beforeEach(clearDevice);

const { orderNo } = pendingOrder();
const PATH = `/CheckoutQrCode/alipay_hk?orderNo=${orderNo}`;
const begun = { email: 'kayan@mail.example', transaction: { transactionId: 't-1', status: 'pending' } as never };
const CANCELED = { ...begun, orderStatus: 'INV', endReason: 'canceled', residuePayTime: 0, holdExpiresAt: null } as const;
const attempt = (more: object) => ({
  data: {
    orderNo, transactionId: 't-1', transactionStatus: 'pending', transactionCreatedAt: '2026-11-20T09:52:00.000Z', orderStatus: 'TBP', amount: 90_000, currency: 'HKD', payMethod: 'alipay_hk', declineCode: null, refundedAmount: 0, client_secret: null,
    nextAction: { type: 'qr', url: 'https://wallet.test/pay', data: 'code' }, ...more,
  },
}) as never;

test('the code is that of the open payment, and names its sum', async () => {
  await openCheckout(checkoutApi().on(getOrder, { data: pendingOrder(begun) }).on(retrieveTransaction, attempt({})), PATH);
  expect(await screen.findByRole('heading', { level: 1, name: /HK\$900$/ })).toBeTruthy();
});

test('an order past its half hour that may still turn out paid is not called uncharged', async () => {
  await openCheckout(checkoutApi().on(getOrder, { data: pendingOrder({ ...begun, residuePayTime: 0 }) }).on(retrieveTransaction, attempt({ payMethod: 'card', nextAction: null })), PATH);
  expect(await screen.findByRole('heading', { level: 1, name: 'Checking one last time' })).toBeTruthy();
  expect(screen.queryByText(/not charged/)).toBeNull();
});

test('nothing is offered while the server cannot say how a payment stands that it has told of before', async () => {
  let away = false;
  await openCheckout(checkoutApi().on(getOrder, { data: pendingOrder(begun) }).on(retrieveTransaction, () => (away ? { code: '10503', status: 503 } : attempt({ payMethod: 'card', transactionStatus: 'failed' }))), PATH);
  await screen.findByRole('button', { name: /AlipayHK/ });
  away = true;
  await waitFor(() => expect(screen.queryByRole('button', { name: /AlipayHK/ })).toBeNull());
});

test('an order that was given up shows no code, whatever its payment still says', async () => {
  await openCheckout(checkoutApi().on(getOrder, { data: pendingOrder(CANCELED) }).on(retrieveTransaction, attempt({})), PATH);
  expect(await screen.findByRole('heading', { level: 1, name: 'This order was canceled' })).toBeTruthy();
});

test('a payment that ended with its order has the order read again at once, and offers nothing meanwhile', async () => {
  let reads = 0;
  const page = await openCheckout(checkoutApi().on(getOrder, () => {
    reads += 1;
    return { data: pendingOrder(reads === 1 ? begun : CANCELED) };
  }).on(retrieveTransaction, attempt({ transactionStatus: 'canceled', orderStatus: 'INV', nextAction: null })), PATH);
  expect(await screen.findByRole('heading', { level: 1, name: 'This order was canceled' })).toBeTruthy();
  expect([calls(page, 'getOrder').length, screen.queryByRole('button', { name: /AlipayHK/ })]).toEqual([2, null]);
});
