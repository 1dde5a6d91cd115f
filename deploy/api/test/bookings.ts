import { addDays } from '@tapnook/kernel';
import type { Reply } from './app.ts';
import { addProduct, type Shop, type ShopProduct } from './shop.ts';

/** Two days on which something can be booked: in five days, and the day after. */
export interface BookableDays {
  readonly near: string;
  readonly far: string;
}
/** What tests of bookings do, with each of a shop's products booked on its two days alone. */
export interface Bookings {
  readonly days: () => Promise<BookableDays>;
  /** A product for a limited number of places on each of the two days. */
  readonly limited: (places: number) => Promise<ShopProduct>;
  /** The shopper books one voucher for the first day at ten, unless `more` says otherwise. */
  readonly book: (
    orderNo: string,
    more?: object,
    as?: { readonly userId: string },
  ) => Promise<Reply>;
  /** Moves the shopper's booking to another day. */
  readonly change: (orderNo: string, date: string) => Promise<Reply>;
}

export const bookingsOf = (shop: Shop): Bookings => {
  const days = async (): Promise<BookableDays> => {
    const near = addDays(await shop.deps.clock.today(), 5);
    return { near, far: addDays(near, 1) };
  };
  return {
    days,
    limited: async (places) => {
      const { near, far } = await days();
      return addProduct(shop.deps, {
        kind: 'limited',
        merchantId: shop.merchantId,
        days: { [near]: places, [far]: places },
      });
    },
    book: async (orderNo, more = {}, as = shop.shopper) =>
      shop.call('POST', '/client/booking', {
        as,
        body: {
          orderNo,
          date: (await days()).near,
          time: '10:00',
          bookingNum: 1,
          customerName: 'Chan Ka Yan',
          ...more,
        },
      }),
    change: (orderNo, date) =>
      shop.call('PATCH', '/client/booking', {
        as: shop.shopper,
        body: { orderNo, date, time: '10:00' },
      }),
  };
};
