import { expect, test } from '@jest/globals';
import {
  cancelOrder,
  getOrder,
  getOrderTimeline,
  getRegions,
  retrieveTransaction,
} from '@tapnook/contracts/calls';
import { createFakeApi, renderWithPlatform, type FakeApi } from '@tapnook/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { paidOrder, pendingOrder, voucher } from '../../../dev/order.fixture.ts';
import { press } from '../../../dev/press.fixture.ts';
import words from '../../locales/en-US.json' with { type: 'json' };
import { OrderDetail } from './order-detail.tsx';

const event = (id: string, kind: string, title: string) => ({
  id,
  kind,
  event: id,
  at: '2026-11-20T09:50:00.000Z',
  title: { en_gb: title, zh_hk: title },
  amount: null,
  coins: null,
  voucherNo: null,
});

test('an order that is given up says so at once: in its state, its story and its sum', async () => {
  const placed = event('1', 'order', 'Order placed');
  let order = pendingOrder();
  let events = [placed];
  const api = createFakeApi()
    .on(getRegions, { data: [] })
    .on(getOrder, () => ({ data: order }))
    .on(getOrderTimeline, () => ({ data: { orderNo: order.orderNo, events } as never }))
    .on(cancelOrder, () => {
      order = pendingOrder({
        orderStatus: 'INV',
        endReason: 'canceled',
        residuePayTime: 0,
        holdExpiresAt: null,
      });
      events = [placed, event('2', 'order', 'Order cancelled')];
      return { data: order };
    });
  renderWithPlatform(<OrderDetail orderNo={order.orderNo} />, {
    api,
    words,
    user: { userId: '1', name: 'Ka Yan', image: null },
  });
  expect(await screen.findByRole('heading', { name: 'To pay' })).toBeTruthy();
  await press(screen.getByRole('button', { name: 'Cancel' }));
  fireEvent.click(screen.getByRole('button', { name: 'Cancel the order' }));
  expect(await screen.findByRole('heading', { name: 'Not paid' })).toBeTruthy();
  expect(await screen.findByText('Order cancelled')).toBeTruthy();
  expect(screen.queryByText('To pay')).toBeNull();
});

test('an order that waits for the merchant says who confirms it, and that a refusal is paid back', async () => {
  const order = paidOrder({ orderStatus: 'TBC', vouchers: [] });
  const api = createFakeApi()
    .on(getRegions, { data: [] })
    .on(getOrder, { data: order })
    .on(getOrderTimeline, { data: { orderNo: order.orderNo, events: [] } });
  renderWithPlatform(<OrderDetail orderNo={order.orderNo} />, {
    api,
    words,
    user: { userId: '1', name: 'Ka Yan', image: null },
  });
  expect(await screen.findByText(words.result.waiting)).toBeTruthy();
  expect(
    screen.getByText(
      `${order.merchantName.en_gb} confirms within 24 hours, and we email you. If they ` +
        'cannot, everything is paid back.',
    ),
  ).toBeTruthy();
});

// Covers: RTE-052
test('polls an order whose reservation ended until it changes, and refetches its timeline', async () => {
  let order = pendingOrder({
    residuePayTime: 0,
    holdExpiresAt: '2020-01-01T00:00:00.000Z',
    usedTapCoin: 48,
  });
  const events = [event('order_created', 'order', 'Order placed')];
  const api = createFakeApi()
    .on(getRegions, { data: [] })
    .on(getOrder, () => ({ data: order }))
    .on(getOrderTimeline, () => ({
      data: { orderNo: order.orderNo, events: [...events] } as never,
    }));
  renderWithPlatform(<OrderDetail orderNo={order.orderNo} />, {
    api,
    words,
    user: { userId: '1', name: 'Ka Yan', image: null },
  });
  expect(await screen.findByText('Pending')).toBeTruthy();
  await screen.findByText('Order placed');
  order = { ...order, orderStatus: 'INV', endReason: 'expired', holdExpiresAt: null };
  events.push({ ...event('order_expired', 'order', 'Places released'), coins: 48 as never });
  expect(await screen.findByText('Not paid in time')).toBeTruthy();
  expect(await screen.findByText('48 Tapcoin returned')).toBeTruthy();
});

test('what ended badly has a cross, coins that came back are called so, and earned ones are not', async () => {
  const order = paidOrder({
    orderStatus: 'EXP',
    vouchers: [voucher(1, { status: 'expired_and_unredeemed' })],
  });
  const events = [
    event('order_paid', 'order', 'Paid'),
    { ...event('coins_earned', 'coin', 'Coins earned'), coins: 96 },
    { ...event('refund_decided', 'refund', 'Refund started'), coins: 10 },
    { ...event('voucher_expired', 'voucher', 'Voucher expired'), voucherNo: voucher(1).voucherNo },
    event('order_exp', 'order', 'Order expired'),
  ];
  const api = createFakeApi()
    .on(getRegions, { data: [] })
    .on(getOrder, { data: order })
    .on(getOrderTimeline, { data: { orderNo: order.orderNo, events } as never });
  renderWithPlatform(<OrderDetail orderNo={order.orderNo} />, {
    api,
    words,
    user: { userId: '1', name: 'Ka Yan', image: null },
  });
  const story = await screen.findByRole('list', { name: 'What happened, and when' });
  const items = within(story).getAllByRole('listitem');
  expect(items.map(({ dataset }) => dataset.state)).toEqual(['bad', 'bad', 'done', 'done']);
  expect(items[2]?.textContent).toMatch(/96 Tapcoin$/);
  expect(screen.getByText('Refund started. 10 Tapcoin returned.')).toBeTruthy();
});

test('explains the icons of the chart in its legend, the expired one too', async () => {
  const order = paidOrder({
    orderStatus: 'EXP',
    vouchers: [voucher(1, { status: 'expired_and_unredeemed' })],
  });
  const events = ['voucher_issued', 'voucher_expired'].map((name) => ({
    ...event(name, 'voucher', name),
    voucherNo: voucher(1).voucherNo,
  }));
  const api = createFakeApi()
    .on(getRegions, { data: [] })
    .on(getOrder, { data: order })
    .on(getOrderTimeline, { data: { orderNo: order.orderNo, events } as never });
  renderWithPlatform(<OrderDetail orderNo={order.orderNo} />, {
    api,
    words,
    user: { userId: '1', name: 'Ka Yan', image: null },
  });
  const legend = await screen.findByRole('list', { name: 'What the marks mean' });
  expect(
    within(legend)
      .getAllByRole('listitem')
      .map((one) => one.textContent),
  ).toEqual(['Bought', 'Expired']);
});

// Covers: PAY-044
test('counts further branches, and offers to buy a closed order again without its day', async () => {
  const [branch] = paidOrder().branchStores;
  const order = paidOrder({
    orderStatus: 'COM',
    branchStores: ['7', '8', '9'].map((branchId) => ({ ...branch!, branchId })),
  });
  const api = createFakeApi()
    .on(getRegions, { data: [] })
    .on(getOrder, { data: order })
    .on(getOrderTimeline, { data: { orderNo: order.orderNo, events: [] } });
  renderWithPlatform(<OrderDetail orderNo={order.orderNo} />, {
    api,
    words,
    user: { userId: '1', name: 'Ka Yan', image: null },
  });
  expect(await screen.findByText('Kiln Street Studio and 2 more')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Buy again' }).getAttribute('href')).toBe(
    '/en-US/detail/hands-on-pottery?plan=2048&field=11&qty=2',
  );
});

test('names the days of a booking and a move, and keeps other days of one minute apart', async () => {
  const order = paidOrder({ isBooking: true });
  const booked = (name: string, index: number, more: object) => ({
    ...event(`${name}-${index}`, 'booking', 'Date booked'),
    event: name,
    voucherNo: voucher(index).voucherNo,
    ...more,
  });
  const events = [
    booked('booking_booked', 1, { slot: { date: '2026-12-05', time: '12:00' } }),
    booked('booking_booked', 2, { slot: { date: '2026-12-06', time: null } }),
    booked('booking_changed', 1, {
      slot: { date: '2026-12-13', time: '14:30' },
      formerSlot: { date: '2026-12-05', time: '12:00' },
    }),
    {
      ...booked('booking_canceled', 2, { slot: { date: '2026-12-06', time: null } }),
      title: { en_gb: 'Booking cancelled', zh_hk: '' },
    },
  ];
  const api = createFakeApi()
    .on(getRegions, { data: [] })
    .on(getOrder, { data: order })
    .on(getOrderTimeline, { data: { orderNo: order.orderNo, events } as never });
  renderWithPlatform(<OrderDetail orderNo={order.orderNo} />, {
    api,
    words,
    user: { userId: '1', name: 'Ka Yan', image: null },
  });
  const story = await screen.findByRole('list', { name: 'What happened, and when' });
  expect(
    within(story)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent.replace('20 Nov 2026 17:50', ' ')),
  ).toEqual([
    'Booking cancelled Sun 6 Dec · Voucher 2',
    'Moved to Sun 13 Dec, 14:30 Before: Sat 5 Dec, 12:00 · Voucher 1',
    'Booked for Sun 6 Dec Voucher 2',
    'Booked for Sat 5 Dec, 12:00 Voucher 1',
  ]);
});

test('a booked visit says its own option; it is offered to be changed until its cut-off only', async () => {
  const showWith = (changeableUntil: string) => {
    const order = paidOrder({
      isBooking: true,
      vouchers: [
        voucher(1, {
          bookingDate: '2026-12-13',
          bookingTime: '14:30',
          changeableUntil,
          bookingOptions: [
            {
              optionId: '1',
              optionName: { en_gb: 'Table', zh_hk: '' },
              fieldId: '12',
              fieldName: { en_gb: 'Terrace', zh_hk: '' },
              type: 'chips',
              sort: 1,
            },
          ],
        }),
      ],
    });
    const events = [
      {
        ...event('1', 'booking', 'Booking changed'),
        event: 'booking_changed',
        voucherNo: voucher(1).voucherNo,
        slot: { date: '2026-12-13', time: '14:30' },
        options: [{ fieldName: { en_gb: 'Terrace', zh_hk: '' } }],
      },
      {
        ...event('2', 'booking', 'Booking released'),
        event: 'booking_invalid',
        voucherNo: voucher(1).voucherNo,
      },
      { ...event('3', 'booking', 'Visit passed'), event: 'booking_missed' },
      { ...event('4', 'voucher', 'Voucher refunded'), event: 'voucher_refunded' },
    ];
    const api = createFakeApi()
      .on(getRegions, { data: [] })
      .on(getOrder, { data: order })
      .on(getOrderTimeline, { data: { orderNo: order.orderNo, events } as never });
    return renderWithPlatform(<OrderDetail orderNo={order.orderNo} />, {
      api,
      words,
      user: { userId: '1', name: 'Ka Yan', image: null },
    });
  };
  const page = showWith('2026-12-12T06:30:00.000Z');
  expect(await screen.findByText('Sun 13 Dec, 14:30 · Terrace')).toBeTruthy();
  expect(await screen.findByText('Booked · Terrace')).toBeTruthy();
  expect((await screen.findByText('Booking changed')).closest('li')?.textContent).toContain(
    'Sun 13 Dec, 14:30 · Terrace · Voucher 1',
  );
  for (const back of ['Booking released', 'Visit passed', 'Voucher refunded'])
    expect(screen.getByText(back).closest('li')?.dataset['state']).toBe('back');
  expect(screen.getByRole('link', { name: 'Change' })).toBeTruthy();
  page.unmount();
  showWith('2026-11-20T09:00:00.000Z');
  expect(await screen.findByText('Sun 13 Dec, 14:30 · Terrace')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Change' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Book, change or cancel a day' })).toBeNull();
});

const show = (order: ReturnType<typeof paidOrder>, events: readonly object[] = []) => {
  const api = createFakeApi()
    .on(getRegions, { data: [] })
    .on(getOrder, { data: order })
    .on(getOrderTimeline, { data: { orderNo: order.orderNo, events } as never });
  return renderWithPlatform(<OrderDetail orderNo={order.orderNo} />, {
    api,
    words,
    user: { userId: '1', name: 'Ka Yan', image: null },
  });
};

test('shows the first visit from today on, with the text for several branches', async () => {
  const [branch] = paidOrder().branchStores;
  const pass = { isBooking: true, participationDate: null, startTime: null };
  const missed = voucher(1, { bookingDate: '2026-11-10', bookingTime: '10:00' });
  const page = show(
    paidOrder({
      ...pass,
      branchStores: ['7', '8', '9'].map((branchId) => ({ ...branch!, branchId })),
      vouchers: [missed, voucher(2, { bookingDate: '2026-12-13', bookingTime: '14:30' })],
    }),
  );
  const next = (await screen.findByRole('heading', { name: 'Next up' })).closest(
    'section',
  )?.textContent;
  expect(next).toContain('Sunday, 14:30');
  expect(next).toContain('Kiln Street Studio and 2 more');
  page.unmount();
  show(paidOrder({ ...pass, vouchers: [missed] }));
  await screen.findByText('Hands-on pottery');
  expect(screen.queryByRole('heading', { name: 'Next up' })).toBeNull();
});

test('while no day can be booked none is offered', async () => {
  const open = { isBooking: true, participationDate: null, startTime: null };
  const page = show(paidOrder({ ...open, bookingState: 'in_booking' }));
  expect(await screen.findByRole('link', { name: 'Pick a day' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Book a day' })).toBeTruthy();
  page.unmount();
  show(
    paidOrder({
      ...open,
      bookingState: 'stopped',
      vouchers: [
        voucher(1, {
          bookingDate: '2026-12-13',
          bookingTime: '14:30',
          changeableUntil: '2026-12-12T06:30:00.000Z',
        }),
        voucher(2),
      ],
    }),
    [{ ...event('voucher_issued', 'voucher', 'Issued'), voucherNo: voucher(2).voucherNo }],
  );
  expect(await screen.findByText('1 booked, 1 to use')).toBeTruthy();
  expect(await screen.findByText('No new bookings')).toBeTruthy();
  expect(screen.getByText('No new bookings · valid until 28 Nov 2026')).toBeTruthy();
  expect(screen.queryByText(/[Bb]ook by/)).toBeNull();
  expect(screen.queryByRole('link', { name: /Pick a day|^Book/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Change or cancel a day' })).toBeTruthy();
});

test('uses that were had are counted: of each voucher, of the order, and after a refund', async () => {
  const partly = { usedCount: 1, usageLimit: 6, redeemedAt: '2026-11-20T09:58:00.000Z' };
  const events = [1, 2].map((index) => ({
    ...event(`voucher_issued${index}`, 'voucher', 'Issued'),
    event: 'voucher_issued',
    voucherNo: voucher(index).voucherNo,
  }));
  const page = show(
    paidOrder({ vouchers: [voucher(1, partly), voucher(2, { usageLimit: 6 })] }),
    events,
  );
  expect(await screen.findByText('2 to use, 1 of 12 used')).toBeTruthy();
  await waitFor(() =>
    expect(
      [...page.container.querySelectorAll('li > p:first-child')].map(
        ({ textContent }) => textContent,
      ),
    ).toEqual([
      'Voucher 1For Sat 28 Nov, 14:101 of 6 used',
      'Voucher 2For Sat 28 Nov, 14:100 of 6 used',
    ]),
  );
  expect(
    [...page.container.querySelectorAll('[data-state="requires_redeemed"]')].map(
      ({ lastElementChild }) => lastElementChild?.textContent,
    ),
  ).toEqual(['1 of 6 used', 'Unredeemed']);
  page.unmount();
  const single = show(paidOrder({ vouchers: [voucher(1, partly)] }));
  expect((await screen.findAllByText('1 of 6 used')).length).toBeGreaterThan(0);
  single.unmount();
  show(
    paidOrder({
      vouchers: [
        voucher(1, { ...partly, status: 'invalid' }),
        voucher(2, { usageLimit: 6, status: 'invalid' }),
      ],
    }),
  );
  expect(await screen.findByText('2 refunded, 1 of 12 used')).toBeTruthy();
});

test('a refunded voucher says how much came back, and when', async () => {
  const gone = voucher(1, { status: 'invalid' });
  const events = [
    {
      ...event('1', 'voucher', 'Voucher refunded'),
      event: 'voucher_refunded',
      voucherNo: gone.voucherNo,
    },
    { ...event('2', 'refund', 'Refund decided'), event: 'refund_decided', amount: 32_000 },
  ];
  show(
    paidOrder({
      refundedAmount: 64_000,
      vouchers: [gone, voucher(2, { status: 'invalid', refundedAt: '2026-11-21T03:00:00.000Z' })],
    }),
    events,
  );
  expect(await screen.findByText('HK$320 · 20 Nov 2026 17:50')).toBeTruthy();
  expect(screen.getByText('Refunded HK$320')).toBeTruthy();
  expect(screen.getByText('21 Nov 2026 11:00')).toBeTruthy();
});

test('a partly used voucher tells of the visit that is booked', async () => {
  show(
    paidOrder({
      isBooking: true,
      vouchers: [
        voucher(1, {
          usedCount: 2,
          usageLimit: 10,
          redeemedAt: '2026-11-16T04:00:00.000Z',
          bookingDate: '2026-12-13',
          bookingTime: '14:30',
        }),
      ],
    }),
  );
  expect(await screen.findByText('Sun 13 Dec, 14:30')).toBeTruthy();
  expect(screen.queryByText(/^Redeemed/)).toBeNull();
});

test('tells how a refund is returned, naming cards only where one paid', async () => {
  show(
    paidOrder({
      payMethod: 'alipay_hk',
      paidCard: null,
      refundedAmount: 48_000,
      refundedTapCoin: 80,
    }),
  );
  expect(
    await screen.findByText('The money goes back to AlipayHK. 80 Tapcoin returned.'),
  ).toBeTruthy();
  expect(screen.queryByText(/cards/)).toBeNull();
});

test('no month of the chart goes without its name because today is near', async () => {
  show(
    paidOrder({
      participationDate: null,
      vouchers: [
        voucher(1, {
          participationTime: null,
          startExchangeTime: '2026-11-01T00:00:00.000Z',
          endExchangeTime: '2027-06-20T16:00:00.000Z',
        }),
      ],
    }),
    [
      {
        ...event('voucher_issued', 'voucher', 'Issued'),
        at: '2026-11-02T00:00:00.000Z',
        voucherNo: voucher(1).voucherNo,
      },
    ],
  );
  await screen.findByText('Today');
  expect(['Nov', 'Dec', 'Jan', 'Feb'].filter((name) => screen.queryByText(name) === null)).toEqual(
    [],
  );
});

test('does not count a missed visit as booked in order, chart and list', async () => {
  const missed = voucher(1, {
    bookingDate: '2026-11-19',
    bookingTime: '12:00',
    changeableUntil: '2026-11-18T04:00:00.000Z',
  });
  const coming = voucher(2, { bookingDate: '2026-12-13', bookingTime: '14:30' });
  const page = show(
    paidOrder({
      isBooking: true,
      participationDate: null,
      startTime: null,
      vouchers: [missed, coming],
    }),
    [{ ...event('voucher_issued', 'voucher', 'Issued'), voucherNo: missed.voucherNo }],
  );
  expect(await screen.findByText('1 booked, 1 not used on its day')).toBeTruthy();
  await waitFor(() =>
    expect(page.container.querySelector('li > p:first-child')?.textContent).toBe(
      'Voucher 1Not used on Thu 19 Nov',
    ),
  );
  // The lane, the line, and the note below them.
  expect(screen.getAllByText('Not used on Thu 19 Nov')).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'Ask about a refund' }).getAttribute('href')).toMatch(
    /\/help\?orderNo=TN2611-7KQ2M9XBCD$/,
  );
  expect(screen.queryByText(/^Thu 19 Nov/)).toBeNull();
  expect(
    page.container.querySelector('[data-state="requires_redeemed"]')?.lastElementChild?.textContent,
  ).toBe('Unredeemed');
});

// Covers: PAY-030
test('an order that is paid in another tab is read again, and is no longer to be paid', async () => {
  let order = pendingOrder();
  const api = createFakeApi()
    .on(getRegions, { data: [] })
    .on(getOrder, () => ({ data: order }))
    .on(getOrderTimeline, { data: { orderNo: order.orderNo, events: [] } });
  const { platform } = renderWithPlatform(<OrderDetail orderNo={order.orderNo} />, {
    api,
    words,
    user: { userId: '1', name: 'Ka Yan', image: null },
  });
  await screen.findByRole('button', { name: 'Cancel' });
  order = paidOrder();
  platform.events.emit('order:paid', { orderNo: order.orderNo });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull());
});

const begunIn = (transactionStatus: 'pending' | 'succeeded') => ({
  data: {
    orderNo: 'TN-1',
    transactionId: 't-1',
    transactionStatus,
    transactionCreatedAt: '2026-11-20T09:52:00.000Z',
    orderStatus: 'TBP' as const,
    amount: pendingOrder().paymentAmount,
    currency: 'HKD' as const,
    payMethod: 'alipay_hk' as const,
    declineCode: null,
    refundedAmount: 0,
    client_secret: null,
    nextAction: { type: 'redirect' as const, url: 'https://wallet.test/pay' },
  },
});
const begun = pendingOrder({
  orderNo: 'TN-1',
  wasTried: true,
  transaction: { transactionId: 't-1', clientSecret: null },
});
const showBegun = (api: FakeApi) =>
  renderWithPlatform(<OrderDetail orderNo="TN-1" />, {
    api: api
      .on(getRegions, { data: [] })
      .on(getOrderTimeline, { data: { orderNo: 'TN-1', events: [] } }),
    words,
    user: { userId: '1', name: 'Ka Yan', image: null },
  });

// Covers: PAY-030
test('shows an unfinished wallet payment beside the total, with a link back to it', async () => {
  const { platform } = showBegun(
    createFakeApi().on(getOrder, { data: begun }).on(retrieveTransaction, begunIn('pending')),
  );
  expect(await screen.findByText(words.open.title)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: words.open.button }));
  expect(platform.went).toEqual(['/CheckoutQrCode/alipay_hk?orderNo=TN-1']);
});

// Covers: PAY-030
test('finds a silently successful payment, and no longer offers to pay the order', async () => {
  let order = begun;
  const api = createFakeApi()
    .on(getOrder, () => ({ data: order }))
    .on(retrieveTransaction, () => {
      order = paidOrder({ orderNo: 'TN-1' });
      return begunIn('succeeded');
    });
  showBegun(api);
  await waitFor(() =>
    expect(api.requests.filter(({ call }) => call === 'getOrder').length).toBeGreaterThan(1),
  );
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull());
});
