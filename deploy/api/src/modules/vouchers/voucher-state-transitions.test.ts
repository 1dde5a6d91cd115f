import { beforeAll, describe, expect, test } from '@jest/globals';
import {
  addDays,
  BOOKING_EDGES,
  VOUCHER_EDGES,
  type BookingState,
  type VoucherState,
} from '@tapnook/kernel';
import { addProduct, type ShopProduct, useShop } from '../../../test/shop.ts';
import { expirePeriods } from '../order-lifecycle/order-expiry.service.ts';

const shop = useShop();
let product: ShopProduct;
let bookable: ShopProduct;
let days: readonly string[];
beforeAll(async () => {
  const today = await shop.deps.clock.today();
  days = [addDays(today, 6), addDays(today, 9)];
  product = await addProduct(shop.deps, {
    merchantId: shop.merchantId,
    usageLimit: 2,
    quota: null,
  });
  bookable = await addProduct(shop.deps, {
    merchantId: shop.merchantId,
    kind: 'limited',
    quota: null,
    days: Object.fromEntries(days.map((day) => [day, 500])),
  });
});

interface Held {
  readonly orderNo: string;
  readonly voucherNo: string;
}
type Answer = { readonly code: string } | void;
const buy = async (what: ShopProduct): Promise<Held> => {
  const orderNo = await shop.buy(what);
  return { orderNo, voucherNo: (await shop.orderOf(orderNo)).vouchers[0].voucherNo };
};
const ofOrder = '(select id from orders where order_no = $1)';
const redeem = ({ voucherNo }: Held): Promise<Answer> =>
  shop.call('POST', '/v1/merchant/vouchers/redeem', { as: shop.merchant, body: { voucherNo } });
const refund = ({ orderNo, voucherNo }: Held): Promise<Answer> =>
  shop.call('PATCH', `/v1/merchant/orders/${orderNo}`, {
    as: shop.merchant,
    body: { action: 'refund', voucherNos: [voucherNo] },
  });
const end = async ({ orderNo }: Held): Promise<void> => {
  await shop.deps.pool.query(
    `update vouchers set ends_at = app_now() - interval '1 second' where order_id = ${ofOrder}`,
    [orderNo],
  );
  await expirePeriods(shop.deps.db);
};
const show = ({ orderNo, voucherNo }: Held): Promise<Answer> =>
  shop.call('POST', '/v2/client/orders/createVoucherQrCode', {
    as: shop.shopper,
    body: { orderNo, voucherNo },
  });

describe('every state of a voucher with every event', () => {
  const WAYS: Readonly<Record<string, readonly ((held: Held) => Promise<unknown>)[]>> = {
    requires_redeemed: [],
    'requires_redeemed, once used': [redeem],
    redeemed: [redeem, redeem],
    expired_and_unredeemed: [end],
    expired_and_redeemed: [redeem, end],
    invalid: [refund],
    expired_and_invalid: [end, refund],
  };
  const EVENTS = { redeem, show, end, refund } as const;
  /** Where each event leads; a code where the edge does not exist. */
  const TABLE: Readonly<Record<string, Readonly<Record<keyof typeof EVENTS, string>>>> = {
    requires_redeemed: {
      redeem: 'requires_redeemed',
      show: 'requires_redeemed',
      end: 'expired_and_unredeemed',
      refund: 'invalid',
    },
    'requires_redeemed, once used': {
      redeem: 'redeemed',
      show: 'requires_redeemed',
      end: 'expired_and_redeemed',
      refund: 'invalid',
    },
    redeemed: { redeem: '20622', show: '20622', end: '', refund: '20622' },
    expired_and_unredeemed: {
      redeem: '20622',
      show: '20622',
      end: '',
      refund: 'expired_and_invalid',
    },
    expired_and_redeemed: { redeem: '20622', show: '20622', end: '', refund: '20622' },
    invalid: { redeem: '20622', show: '20622', end: '', refund: '20622' },
    expired_and_invalid: { redeem: '20622', show: '20622', end: '', refund: '20622' },
  };
  const statusOf = async ({ voucherNo }: Held): Promise<VoucherState> =>
    (await shop.deps.pool.query('select status from vouchers where voucher_no = $1', [voucherNo]))
      .rows[0].status;

  // Covers: STA-040, STA-041, STA-042, STA-043, STA-044, STA-051, STA-052, STA-053, STA-054,
  // Covers: STA-055, STA-056, STA-057, STA-058
  test.each(
    Object.entries(TABLE).flatMap(([state, row]) =>
      Object.entries(row).map(
        ([event, outcome]) => [state, event as keyof typeof EVENTS, outcome] as const,
      ),
    ),
  )('%s, %s: %s', async (state, event, outcome) => {
    const held = await buy(product);
    for (const step of WAYS[state] ?? []) await step(held);
    const before = await statusOf(held);
    expect(before).toBe(state.split(',')[0]);
    const answer = await EVENTS[event](held);
    const after = await statusOf(held);
    if (/^\d|^$/.test(outcome)) expect([answer?.code ?? '', after]).toEqual([outcome, before]);
    else {
      expect([answer?.code ?? '0', after]).toEqual(['0', outcome]);
      if (event !== 'show') expect(VOUCHER_EDGES[before]).toContain(after);
    }
  });
});

const book = ({ orderNo }: Held): Promise<Answer> =>
  shop.call('POST', '/client/booking', {
    as: shop.shopper,
    body: { orderNo, date: days[0], time: '10:00', bookingNum: 1, customerName: 'Chan' },
  });
const change = ({ orderNo }: Held): Promise<Answer> =>
  shop.call('PATCH', '/client/booking', {
    as: shop.shopper,
    body: { orderNo, date: days[1], time: '10:00' },
  });
const cancel = ({ orderNo }: Held): Promise<Answer> =>
  shop.call('POST', '/client/booking/cancel', { as: shop.shopper, body: { orderNo } });
/** A use on the first of the days; `redeem` is one before. */
const visit = async (held: Held): Promise<Answer> => {
  await shop.moveClock('6 days');
  return redeem(held);
};

describe('every state of a booking with every event', () => {
  const WAYS: Readonly<Record<BookingState, readonly ((held: Held) => Promise<unknown>)[]>> = {
    unbooked: [],
    booked: [book],
    completed: [book, visit],
    expired: [end],
    invalid: [refund],
  };
  const EVENTS = { book, change, cancel, redeem, visit, end, refund } as const;
  type Event = keyof typeof EVENTS;
  /** Where each event leads; what is not named changes nothing. */
  const TABLE: Readonly<Record<BookingState, Partial<Readonly<Record<Event, BookingState>>>>> = {
    unbooked: {
      book: 'booked',
      redeem: 'expired',
      visit: 'expired',
      end: 'expired',
      refund: 'invalid',
    },
    booked: {
      change: 'booked',
      cancel: 'unbooked',
      redeem: 'invalid',
      visit: 'completed',
      end: 'expired',
      refund: 'invalid',
    },
    completed: {},
    expired: {},
    invalid: {},
  };
  const statusOf = async ({ voucherNo }: Held): Promise<BookingState> =>
    (
      await shop.deps.pool.query('select status from voucher_bookings where voucher_no = $1', [
        voucherNo,
      ])
    ).rows[0].status;
  const soldOn = async (day: string | undefined): Promise<number> =>
    Number(
      (
        await shop.deps.pool.query(
          "select sold from inventory where kind = 'slot' and ref = $1 and day = $2",
          [bookable.planId, day],
        )
      ).rows[0].sold,
    );

  test.each(
    (Object.keys(TABLE) as BookingState[]).flatMap((state) =>
      (Object.keys(EVENTS) as Event[]).map(
        (event) => [state, event, TABLE[state][event] ?? state] as const,
      ),
    ),
  )('%s, %s: %s', async (state, event, after) => {
    const held = await buy(bookable);
    for (const step of WAYS[state]) await step(held);
    expect(await statusOf(held)).toBe(state);
    const answer = await EVENTS[event](held);
    expect(await statusOf(held)).toBe(after);
    const exists = TABLE[state][event] !== undefined;
    if (exists)
      expect([answer?.code ?? '0', BOOKING_EDGES[state].includes(after)]).toEqual(['0', true]);
    else if (event === 'book' || event === 'change' || event === 'cancel')
      expect(answer?.code).toMatch(/^\d{5}$/);
  });

  test('my limited-quantity vouchers are listed as orders, others’ are not', async () => {
    const { orderNo } = await buy(bookable);
    const mine = await shop.call(
      'GET',
      '/v2/client/orders/myLimitedVoucher?pageNum=1&pageSize=100',
      { as: shop.shopper },
    );
    expect(mine.status).toBe(200);
    expect(mine.data.items.map((order: { orderNo: string }) => order.orderNo)).toContain(orderNo);
    expect(mine.data.items.every((order: { isBooking: boolean }) => order.isBooking)).toBe(true);
    expect(
      (
        await shop.call('GET', '/v2/client/orders/myLimitedVoucher?pageNum=1&pageSize=100', {
          as: await shop.addShopper(),
        })
      ).data.totalCount,
    ).toBe(0);
  });

  test('a change takes the new place and frees the old; cancel and refund free it', async () => {
    const held = await buy(bookable);
    await book(held);
    const [first, second] = [await soldOn(days[0]), await soldOn(days[1])];
    await change(held);
    expect([await soldOn(days[0]), await soldOn(days[1])]).toEqual([first - 1, second + 1]);
    await cancel(held);
    expect(await soldOn(days[1])).toBe(second);
    await book(held);
    await refund(held);
    expect(await soldOn(days[0])).toBe(first - 1);
  });
});
