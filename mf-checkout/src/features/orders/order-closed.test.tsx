import { expect, jest, test } from '@jest/globals';
import { cancelOrder, getOrder } from '@tapnook/contracts/calls';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { openOrderPage, orderApi, showOrder } from '../../../dev/order-page.fixture.tsx';
import { paidOrder, pendingOrder, voucher } from '../../../dev/order.fixture.ts';
import { press } from '../../../dev/press.fixture.ts';
import words from '../../locales/en-US.json' with { type: 'json' };

// Covers: RTE-050
test('announces the end of the reservation and moves the focus to the heading', async () => {
  let order = pendingOrder();
  const api = orderApi(order).on(getOrder, () => ({ data: order }));
  const { platform } = openOrderPage(order.orderNo, api);
  (await screen.findByRole('button', { name: 'Cancel' })).focus();
  order = pendingOrder({ residuePayTime: 0, holdExpiresAt: '2020-01-01T00:00:00.000Z' });
  act(() => platform.events.emit('order:changed', { orderNo: order.orderNo }));
  expect((await screen.findByText('Checking one last time')).closest('[role=status]')).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Hands-on pottery'));
  expect(screen.getByText(words.closing.text)).toBeTruthy();
  order = { ...order, orderStatus: 'INV', endReason: 'expired', holdExpiresAt: null };
  expect((await screen.findByText('Not paid in time')).closest('[role=status]')).toBeTruthy();
});

test('an order without a day says from when until when it can be used', async () => {
  const order = paidOrder({
    participationDate: null,
    startTime: null,
    vouchers: [
      voucher(1, {
        startExchangeTime: '2026-11-27T16:00:00.000Z',
        endExchangeTime: '2027-02-23T16:00:00.000Z',
      }),
    ],
  });
  showOrder(order);
  expect((await screen.findByText('Use between')).nextSibling?.textContent).toBe(
    '28 Nov 2026 → 23 Feb 2027',
  );
  expect(screen.getByRole('link', { name: /Something not right/ }).getAttribute('href')).toBe(
    `/en-US/help?orderNo=${order.orderNo}`,
  );
});

// Covers: PAY-031
test('the cancel question goes when the order is paid elsewhere, and says why', async () => {
  let order = pendingOrder();
  const api = orderApi(order).on(getOrder, () => ({ data: order }));
  const { platform } = openOrderPage(order.orderNo, api);
  await press(await screen.findByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('dialog')).toBeTruthy();
  order = paidOrder({ orderNo: order.orderNo });
  act(() => platform.events.emit('order:paid', { orderNo: order.orderNo }));
  await waitFor(() => expect(platform.toasts.getState().current?.text).toBe(words.cancel.gone));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a question that was answered with "keep" says nothing when its order is paid', async () => {
  let order = pendingOrder();
  const api = orderApi(order).on(getOrder, () => ({ data: order }));
  const { platform } = openOrderPage(order.orderNo, api);
  await press(await screen.findByRole('button', { name: 'Cancel' }));
  fireEvent.click(screen.getByRole('button', { name: words.cancel.no_one }));
  order = paidOrder({ orderNo: order.orderNo });
  act(() => platform.events.emit('order:paid', { orderNo: order.orderNo }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull());
  expect(platform.toasts.getState().current).toBeFalsy();
});

// Covers: PAY-042
test.each([
  [false, words.cancel.stands],
  [true, words.booking.doubt],
])(
  'shows an unanswered cancellation as an error with what is known (signal: %s)',
  async (signal, rest) => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(signal);
    const order = pendingOrder();
    const api = orderApi(order).on(cancelOrder, () => {
      throw new TypeError('connection reset');
    });
    openOrderPage(order.orderNo, api);
    await press(await screen.findByRole('button', { name: 'Cancel' }));
    fireEvent.click(screen.getByRole('button', { name: words.cancel.yes_one }));
    const fault = await screen.findByRole('alert');
    expect([fault.dataset['tone'], fault.textContent.endsWith(rest)]).toEqual(['bad', true]);
    expect(fault.textContent.startsWith('You seem to be offline.')).toBe(!signal);
    fireEvent.click(screen.getByRole('button', { name: words.cancel.no_one }));
    await press(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    onLine.mockRestore();
  },
);

// Covers: PAY-032
test('shows a refund by the merchant while the page is open', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  let order = paidOrder({ vouchers: [voucher(1)] });
  const api = orderApi(order).on(getOrder, () => ({ data: order }));
  const stories = (): number =>
    api.requests.filter(({ call }) => call === 'getOrderTimeline').length;
  openOrderPage(order.orderNo, api);
  expect(await screen.findAllByText('Unredeemed')).toHaveLength(2);
  const before = stories();
  order = { ...order, orderStatus: 'INV', vouchers: [voucher(1, { status: 'invalid' })] };
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  await waitFor(() => expect(screen.queryByText('Unredeemed')).toBeNull());
  await waitFor(() => expect(stories()).toBe(before + 1));
  jest.useRealTimers();
});

test('an order whose refund did not arrive says where the money is, not that it went', async () => {
  showOrder(
    paidOrder({
      orderStatus: 'INV',
      endReason: 'refunded',
      vouchersRedeemStatus: 'invalid',
      vouchers: [voucher(1, { status: 'invalid', isUnreturned: true })],
      unreturnedAmount: 38_000,
    }),
  );
  expect(await screen.findByText('HK$380 did not arrive')).toBeTruthy();
  expect(screen.getByText(words.trouble.unreturnedText)).toBeTruthy();
  expect(screen.getAllByText('Refund did not arrive').length).toBeGreaterThan(0);
  expect(screen.queryByText('Refunded')).toBeNull();
});

test('an order whose payment is disputed offers neither a refund nor a gift', async () => {
  showOrder(paidOrder({ redemptionHold: 'dispute' }));
  expect(await screen.findByText('This payment is disputed')).toBeTruthy();
  expect(screen.getAllByText('On hold').length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'Ask for a refund' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Give a ticket' })).toBeNull();
});
