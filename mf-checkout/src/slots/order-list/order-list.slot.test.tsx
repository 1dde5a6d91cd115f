import { expect, test } from '@jest/globals';
import { cancelOrder, getPendingPayProduct, listOrders } from '@tapnook/contracts/calls';
import {
  accessibilityProblems,
  createFakeApi,
  renderWithPlatform,
  type FakeApi,
  type Rendered,
} from '@tapnook/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { paidOrder, pendingOrder, voucher } from '../../../dev/order.fixture.ts';
import { press } from '../../../dev/press.fixture.ts';
import words from '../../locales/en-US.json' with { type: 'json' };
import type { Order } from '../../shared/model/order.ts';
import { slot } from './order-list.slot.tsx';

const OrderList = slot.Component;
const listOf = (...items: Order[]) => ({
  data: { totalCount: items.length, pageIndex: 1, pageSize: 10, items },
});
const shop = (): FakeApi => createFakeApi().on(getPendingPayProduct, { data: { items: [] } });
const show = (api: FakeApi): Rendered =>
  renderWithPlatform(<OrderList />, {
    api,
    words,
    user: { userId: '1', name: 'Ka Yan', image: null },
  });

// Covers: RTE-049, STA-004
test('each order offers what can be done with it now', async () => {
  const done = paidOrder({
    orderNo: 'TN-COM',
    orderStatus: 'COM',
    reviewStatus: 'PENDING',
    vouchers: [voucher(1, { status: 'redeemed' })],
  });
  const { container } = show(
    shop().on(
      listOrders,
      listOf(
        pendingOrder(),
        paidOrder({ orderNo: 'TN-TBR' }),
        done,
        pendingOrder({
          orderNo: 'TN-INV',
          orderStatus: 'INV',
          endReason: 'expired',
          residuePayTime: 0,
        }),
      ),
    ),
  );
  await screen.findByText('TN-COM');
  const offers = screen
    .getAllByRole('article')
    .map((card) =>
      [...card.querySelectorAll('a, button')]
        .map((one) => one.textContent)
        .filter((name) => name !== 'Hands-on pottery' && !name.startsWith('TN')),
    );
  expect(offers).toEqual([
    ['Cancel', 'Pay HK$960'],
    ['Receipt', 'Show vouchers'],
    ['Buy again', 'Write a review'],
    ['Buy again'],
  ]);
  for (const again of screen.getAllByRole('link', { name: 'Buy again' }))
    expect(again.getAttribute('href')).toMatch(/\?plan=2048&field=11&qty=2$/);
  expect(screen.getAllByText('2 places')).toHaveLength(4);
  expect(screen.getByText('Not paid in time')).toBeTruthy();
  // The clock of the unpaid order goes on meanwhile.
  await act(async () => expect(await accessibilityProblems(container)).toEqual([]));
});

test('a refunded voucher is not counted as used; what came back is said', async () => {
  const vouchers = [
    voucher(1, { status: 'redeemed' }),
    voucher(2, { status: 'invalid' }),
    voucher(3),
  ];
  show(
    shop().on(
      listOrders,
      listOf(paidOrder({ orderStatus: 'PTR', vouchers, refundedAmount: 32_000 })),
    ),
  );
  expect(await screen.findByText('1 of 3 used')).toBeTruthy();
  expect(screen.getByText('Refunded HK$320')).toBeTruthy();
});

test('a day is offered for booking only where one can be; what was bought is counted', async () => {
  const limited = (orderNo: string, more: Partial<Order>) =>
    paidOrder({
      orderNo,
      isBooking: true,
      bookingState: 'in_booking',
      participationDate: null,
      startTime: null,
      ...more,
    });
  const booked = voucher(2, { bookingDate: '2026-12-13', bookingTime: '14:30' });
  const { container } = show(
    shop().on(
      listOrders,
      listOf(
        limited('TN-OPEN', { bookStatus: 'unbooked' }),
        limited('TN-NONE', {
          orderStatus: 'PTR',
          bookStatus: 'partially_redeemed',
          vouchers: [voucher(1, { status: 'redeemed' }), booked],
        }),
        limited('TN-STOP', { bookStatus: 'unbooked', bookingState: 'stopped' }),
      ),
    ),
  );
  await screen.findByText('TN-STOP');
  expect(
    screen
      .getAllByRole('article')
      .map((card) => within(card).queryByRole('link', { name: 'Book a day' }) !== null),
  ).toEqual([true, false, false]);
  expect(screen.getAllByText('2 vouchers')).toHaveLength(3);
  expect(container.querySelector('.when .whole')?.textContent).toBe('28 Nov 2026');
});

test('an unpaid order is given up after a question, and the others hear of it', async () => {
  const api = shop()
    .on(listOrders, listOf(pendingOrder({ usedTapCoin: 1_200 })))
    .on(cancelOrder, { data: pendingOrder({ orderStatus: 'INV', endReason: 'canceled' }) });
  const { platform } = show(api);
  const heard: string[] = [];
  platform.events.tap((name) => heard.push(name));
  await press(await screen.findByRole('button', { name: 'Cancel' }));
  expect(screen.getByText(/1,200 Tapcoin come back at once/)).toBeTruthy();
  expect(
    within(screen.getByRole('dialog'))
      .getAllByRole('button')
      .map(({ textContent, dataset }) => [textContent, dataset.tone]),
  ).toEqual([
    ['Keep the order', 'primary'],
    ['Cancel the order', 'danger'],
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel the order' }));
  await waitFor(() =>
    expect(heard).toEqual(expect.arrayContaining(['order:changed', 'coins:changed'])),
  );
  expect(
    api.requests.filter(({ call }) => call === 'cancelOrder').map(({ request }) => request.body),
  ).toEqual([{ orderNo: 'TN2611-7KQ2M9XBCD' }]);
});

// Covers: RTE-049, STA-020
test('polls an order whose hold ended until it is closed, updates count and coins', async () => {
  let ended = false;
  const over = pendingOrder({
    usedTapCoin: 48,
    residuePayTime: 0,
    holdExpiresAt: '2020-01-01T00:00:00.000Z',
  });
  const api = createFakeApi()
    .on(getPendingPayProduct, () => ({ data: { items: ended ? [] : [over] } }))
    .on(listOrders, () =>
      listOf(
        ended ? { ...over, orderStatus: 'INV', endReason: 'expired', holdExpiresAt: null } : over,
      ),
    );
  const { platform } = show(api);
  const heard: string[] = [];
  platform.events.tap((name) => heard.push(name));
  await waitFor(() =>
    expect(screen.getByRole('tab', { name: /^To pay/ }).textContent).toBe('To pay1'),
  );
  expect(screen.getByText('Pending')).toBeTruthy();
  ended = true;
  expect(await screen.findByText('Not paid in time')).toBeTruthy();
  expect(screen.getByText('48 Tapcoin returned')).toBeTruthy();
  await waitFor(() =>
    expect(screen.getByRole('tab', { name: /^To pay/ }).textContent).toBe('To pay'),
  );
  expect(heard).toEqual(['order:changed', 'coins:changed']);
});

test('the clock of an unpaid order has a ring for what is left', async () => {
  const { container } = show(shop().on(listOrders, listOf(pendingOrder())));
  expect((await screen.findByRole('timer', { name: 'Time left to pay' })).textContent).toMatch(
    /^Pay within \d\d:\d\d$/,
  );
  expect(container.querySelector('[role="timer"] circle[data-on]')).toBeTruthy();
});

// Covers: STA-004
test('an invalid order is tagged as bad, whatever ended it', async () => {
  show(
    shop().on(
      listOrders,
      listOf(
        ...(['canceled', 'expired', 'rejected', 'refunded'] as const).map((endReason) =>
          pendingOrder({
            orderNo: `TN-${endReason}`,
            orderStatus: 'INV',
            endReason,
            residuePayTime: 0,
          }),
        ),
      ),
    ),
  );
  await screen.findByText('TN-refunded');
  expect(
    ['Cancelled', 'Not paid in time', 'Not confirmed', 'Refunded'].map(
      (word) => screen.getByText(word).closest<HTMLElement>('[data-tone]')?.dataset.tone,
    ),
  ).toEqual(['bad', 'bad', 'bad', 'bad']);
});

test('a filter asks for that status only, and says when there is none', async () => {
  const api = shop().on(listOrders, ({ url }) =>
    url.searchParams.get('status') === 'EXP' ? listOf() : listOf(paidOrder()),
  );
  show(api);
  await screen.findByText('Unredeemed');
  fireEvent.click(screen.getByRole('tab', { name: 'Expired' }));
  expect(await screen.findByText('Nothing here')).toBeTruthy();
});

test('a list that fails can be asked for again', async () => {
  const api = shop().on(listOrders, { code: '10500', status: 500 });
  show(api);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  api.on(listOrders, listOf(paidOrder()));
  fireEvent.click(retry);
  expect(await screen.findByText('Unredeemed')).toBeTruthy();
});

test('what is used today stands first, with the way to its code', async () => {
  const today = paidOrder({ orderNo: 'TN-TODAY', participationDate: '2026-11-20' });
  const later = paidOrder({ orderNo: 'TN-LATER', participationDate: '2026-11-21' });
  const { container } = show(shop().on(listOrders, listOf(later, today)));
  const first = (await screen.findByRole('heading', { name: 'Today' })).closest('section');
  expect(first?.querySelector('a')?.getAttribute('href')).toBe('/en-US/voucher/TN-TODAY');
  expect(first?.querySelectorAll('li')).toHaveLength(1);
  expect(await accessibilityProblems(container)).toEqual([]);
});

test('a voucher that was given is not among what is used today, claimed or not', async () => {
  const participationDate = '2026-11-20';
  const given = (isClaimed: boolean) =>
    voucher(1, { given: { recipientName: 'Siu Yin', isClaimed } });
  const unclaimed = paidOrder({ orderNo: 'TN-1', participationDate, vouchers: [given(false)] });
  const claimed = paidOrder({ orderNo: 'TN-2', participationDate, vouchers: [given(true)] });
  const both = paidOrder({
    orderNo: 'TN-3',
    participationDate,
    vouchers: [given(true), voucher(2)],
  });
  show(shop().on(listOrders, listOf(unclaimed, claimed, both)));
  const first = (await screen.findByRole('heading', { name: 'Today' })).closest('section');
  const links = [...(first?.querySelectorAll('a') ?? [])];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/en-US/voucher/TN-3']);
  expect(links[0]?.textContent).toBe(words.order.vouchers_one);
});

test('nothing stands before the list on a day without a visit', async () => {
  show(shop().on(listOrders, listOf(paidOrder({ participationDate: '2026-11-21' }))));
  await screen.findByRole('article');
  expect(screen.queryByRole('heading', { name: 'Today' })).toBeNull();
});
