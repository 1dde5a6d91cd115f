import { expect, jest, test } from '@jest/globals';
import { cancelOrder, getOrder, getPendingPayProduct, listOrders } from '@tapnook/contracts/calls';
import { createFakeApi, renderWithPlatform, type FakeApi, type Rendered } from '@tapnook/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { paidOrder, pendingOrder } from '../../../dev/order.fixture.ts';
import { press } from '../../../dev/press.fixture.ts';
import words from '../../locales/en-US.json' with { type: 'json' };
import type { Order } from '../../shared/model/order.ts';
import { slot } from './order-list.slot.tsx';

const OrderList = slot.Component;
const listOf = (...items: Order[]) => ({
  data: { totalCount: items.length, pageIndex: 1, pageSize: 10, items },
});
const shop = (): FakeApi => createFakeApi().on(getPendingPayProduct, { data: { items: [] } });
const show = (api: FakeApi, path = '/profile/order'): Rendered =>
  renderWithPlatform(<OrderList />, {
    api,
    words,
    path,
    user: { userId: '1', name: 'Ka Yan', image: null },
  });
const focusedName = (): string | null | undefined => document.activeElement?.textContent;

// Covers: RTE-050
test('keeps a cancelled order in its place in "To pay", with the focus in it', async () => {
  const [first, second, third] = ['TN-1', 'TN-2', 'TN-3'].map((orderNo) =>
    pendingOrder({ orderNo, productName: { en_gb: `Pottery ${orderNo}`, zh_hk: '' } }),
  ) as [Order, Order, Order];
  const ended = {
    ...second,
    orderStatus: 'INV' as const,
    endReason: 'canceled' as const,
    residuePayTime: 0,
    holdExpiresAt: null,
  };
  let canceled = false;
  const api = shop()
    .on(listOrders, () => (canceled ? listOf(first, third) : listOf(first, second, third)))
    .on(getOrder, () => ({ data: ended }))
    .on(cancelOrder, () => {
      canceled = true;
      return { data: ended };
    });
  show(api, '/profile/order?status=TBP');
  await screen.findByText('TN-2');
  const cancel = screen.getAllByRole('button', { name: 'Cancel' })[1]!;
  cancel.focus();
  await press(cancel);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel the order' }));
  expect(await screen.findByText('Cancelled')).toBeTruthy();
  expect(screen.getAllByRole('article').map(({ ariaLabel }) => ariaLabel ?? '')).toHaveLength(3);
  expect(screen.getAllByRole('article')[1]?.textContent).toContain('Cancelled');
  await waitFor(() => expect(focusedName()).toBe('Pottery TN-2'));
});

// Covers: RTE-050
test('announces the end of a reservation, keeping the focus in the card', async () => {
  let order = pendingOrder();
  const { platform } = show(shop().on(listOrders, () => listOf(order)));
  (await screen.findByRole('button', { name: 'Cancel' })).focus();
  order = pendingOrder({ residuePayTime: 0, holdExpiresAt: '2020-01-01T00:00:00.000Z' });
  act(() => platform.events.emit('order:changed', { orderNo: order.orderNo }));
  expect(await screen.findByText('Checking one last time')).toBeTruthy();
  expect(
    screen.getByText(
      'We don’t know yet whether a payment went through. There is no need to pay again.',
    ),
  ).toBeTruthy();
  await waitFor(() => expect(focusedName()).toBe('Hands-on pottery'));
  order = { ...order, orderStatus: 'INV', endReason: 'expired', holdExpiresAt: null };
  expect(await screen.findByText('Hands-on pottery, Not paid in time')).toBeTruthy();
});

// Covers: RTE-051
test('announces how many orders are shown after "Show more", and moves the focus', async () => {
  const page = (number: number) => ({
    data: {
      totalCount: 12,
      pageIndex: number,
      pageSize: 10,
      items: Array.from({ length: number === 1 ? 10 : 2 }, (_, index) =>
        paidOrder({
          orderNo: `TN-${number}-${index}`,
          productName: { en_gb: `Pottery ${number}-${index}`, zh_hk: '' },
        }),
      ),
    },
  });
  show(shop().on(listOrders, ({ url }) => page(Number(url.searchParams.get('pageNum')))));
  const more = await screen.findByRole('button', { name: 'Show more' });
  more.focus();
  fireEvent.click(more);
  expect((await screen.findByText('12 of 12 orders shown')).getAttribute('role')).toBe('status');
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(focusedName()).toBe('Pottery 2-0');
});

// Covers: PAY-038
test('shows cached orders and their time while offline; loads unread lists later', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  let dead = false;
  const api = shop().on(listOrders, () => {
    if (dead) throw new TypeError('offline');
    return listOf(
      paidOrder({ orderNo: 'TN-OPEN' }),
      paidOrder({ orderNo: 'TN-DONE', orderStatus: 'COM' }),
    );
  });
  const page = show(api);
  await screen.findByText('TN-OPEN');
  dead = true;
  onLine.mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  fireEvent.click(screen.getByRole('tab', { name: 'Completed' }));
  expect(await screen.findByText(/^These are the orders as of/)).toBeTruthy();
  expect([screen.queryByText('TN-DONE') !== null, screen.queryByText('TN-OPEN') !== null]).toEqual([
    true,
    false,
  ]);
  // Of what the list of all does not tell, nothing is said.
  fireEvent.click(screen.getByRole('tab', { name: 'Expired' }));
  expect(await screen.findByText('The list comes by itself when the signal is back.')).toBeTruthy();
  page.unmount();
  show(api);
  expect(await screen.findByText('The list comes by itself when the signal is back.')).toBeTruthy();
  dead = false;
  onLine.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByText('TN-OPEN')).toBeTruthy();
  onLine.mockRestore();
});

test('removes an order paid elsewhere from "To pay", focusing the next one', async () => {
  let waiting = ['TN-1', 'TN-2'].map((orderNo) =>
    pendingOrder({ orderNo, productName: { en_gb: `Pottery ${orderNo}`, zh_hk: '' } }),
  );
  const api = shop()
    .on(listOrders, () => listOf(...waiting))
    .on(getOrder, ({ params }) => ({ data: paidOrder({ orderNo: params.orderNo ?? '' }) }))
    .on(cancelOrder, ({ body }) => {
      waiting = waiting.filter(
        ({ orderNo }) => orderNo !== (body as { readonly orderNo: string }).orderNo,
      );
      return { code: '20804', status: 409 };
    });
  show(api, '/profile/order?status=TBP');
  const giveUp = async (orderNo: string): Promise<void> => {
    await screen.findByText(orderNo);
    const cancel = screen.getAllByRole('button', { name: 'Cancel' })[0]!;
    cancel.focus();
    await press(cancel);
    fireEvent.click(screen.getByRole('button', { name: 'Cancel the order' }));
    await waitFor(() => expect(screen.queryByText(orderNo)).toBeNull());
  };
  await giveUp('TN-1');
  await waitFor(() => expect(focusedName()).toBe('Pottery TN-2'));
  await giveUp('TN-2');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('tabpanel')));
});
