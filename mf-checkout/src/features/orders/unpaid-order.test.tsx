import { expect, test } from '@jest/globals';
import {
  cancelOrder,
  getOrder,
  getOrderTimeline,
  retrieveTransaction,
} from '@tapnook/contracts/calls';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { openOrderPage, orderApi, timelineEvent } from '../../../dev/order-page.fixture.tsx';
import { paidOrder, pendingOrder } from '../../../dev/order.fixture.ts';
import { paymentAttempt } from '../../../dev/payment-attempt.fixture.ts';
import { press } from '../../../dev/press.fixture.ts';
import words from '../../locales/en-US.json' with { type: 'json' };

test('an order that is given up says so at once: in its state, its story and its sum', async () => {
  const placed = timelineEvent('1', 'order', 'Order placed');
  let order = pendingOrder();
  let events = [placed];
  const api = orderApi(order)
    .on(getOrder, () => ({ data: order }))
    .on(getOrderTimeline, () => ({ data: { orderNo: order.orderNo, events } }))
    .on(cancelOrder, () => {
      order = pendingOrder({
        orderStatus: 'INV',
        endReason: 'canceled',
        residuePayTime: 0,
        holdExpiresAt: null,
      });
      events = [placed, timelineEvent('2', 'order', 'Order cancelled')];
      return { data: order };
    });
  openOrderPage(order.orderNo, api);
  expect(await screen.findByRole('heading', { name: 'To pay' })).toBeTruthy();
  await press(screen.getByRole('button', { name: 'Cancel' }));
  fireEvent.click(screen.getByRole('button', { name: 'Cancel the order' }));
  expect(await screen.findByRole('heading', { name: 'Not paid' })).toBeTruthy();
  expect(await screen.findByText('Order cancelled')).toBeTruthy();
  expect(screen.queryByText('To pay')).toBeNull();
});

// Covers: RTE-052
test('polls an order whose hold ended until it changes, and refetches its timeline', async () => {
  let order = pendingOrder({
    residuePayTime: 0,
    holdExpiresAt: '2020-01-01T00:00:00.000Z',
    usedTapCoin: 48,
  });
  const events = [timelineEvent('order_created', 'order', 'Order placed')];
  const api = orderApi(order)
    .on(getOrder, () => ({ data: order }))
    .on(getOrderTimeline, () => ({ data: { orderNo: order.orderNo, events: [...events] } }));
  openOrderPage(order.orderNo, api);
  expect(await screen.findByText('Pending')).toBeTruthy();
  await screen.findByText('Order placed');
  order = { ...order, orderStatus: 'INV', endReason: 'expired', holdExpiresAt: null };
  events.push(timelineEvent('order_expired', 'order', 'Places released', { coins: 48 }));
  expect(await screen.findByText('Not paid in time')).toBeTruthy();
  expect(await screen.findByText('48 Tapcoin returned')).toBeTruthy();
});

// Covers: PAY-030
test('an order paid in another tab is read again, and is no longer to be paid', async () => {
  let order = pendingOrder();
  const api = orderApi(order).on(getOrder, () => ({ data: order }));
  const { platform } = openOrderPage(order.orderNo, api);
  await screen.findByRole('button', { name: 'Cancel' });
  order = paidOrder();
  platform.events.emit('order:paid', { orderNo: order.orderNo });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull());
});

const begunIn = (status: 'pending' | 'succeeded') =>
  paymentAttempt(status, {
    orderNo: 'TN-1',
    payMethod: 'alipay_hk',
    nextAction: { type: 'redirect', url: 'https://wallet.test/pay' },
  });
const begun = pendingOrder({
  orderNo: 'TN-1',
  wasTried: true,
  transaction: { transactionId: 't-1', clientSecret: null },
});

// Covers: PAY-030
test('shows an unfinished wallet payment beside the total, with a link back to it', async () => {
  const { platform } = openOrderPage(
    begun.orderNo,
    orderApi(begun).on(retrieveTransaction, begunIn('pending')),
  );
  expect(await screen.findByText(words.open.title)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: words.open.button }));
  expect(platform.went).toEqual(['/CheckoutQrCode/alipay_hk?orderNo=TN-1']);
});

// Covers: PAY-030
test('finds a silently successful payment, and no longer offers to pay the order', async () => {
  let order = begun;
  const api = orderApi(begun)
    .on(getOrder, () => ({ data: order }))
    .on(retrieveTransaction, () => {
      order = paidOrder({ orderNo: 'TN-1' });
      return begunIn('succeeded');
    });
  openOrderPage(begun.orderNo, api);
  await waitFor(() =>
    expect(api.requests.filter(({ call }) => call === 'getOrder').length).toBeGreaterThan(1),
  );
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull());
});
