import { defineStored } from '@tapnook/platform';
import type { Order } from '../model/order.ts';

/** The vouchers of one order, stored on this device to be shown offline. */
export interface StoredVoucher {
  readonly order: Order;
  /** When the server last confirmed it, in milliseconds. */
  readonly checkedAt: number;
}
const MAX_STORED_ORDERS = 20;

const validUntil = (order: Order): number =>
  Math.max(
    0,
    ...order.vouchers.map((voucher) =>
      voucher.status === 'requires_redeemed' && voucher.endExchangeTime
        ? Date.parse(voucher.endExchangeTime)
        : 0,
    ),
  );
const stored = defineStored({
  key: 'voucher',
  scope: 'user',
  area: 'local',
  parse: (value) => {
    const found = value as { readonly order?: Partial<Order> } | null;
    return Array.isArray(found?.order?.vouchers) ? (value as StoredVoucher) : undefined;
  },
});
const remove = (id: string): void => stored.write(undefined, id);

/** The order without telephone, e-mail, ID number, card or address of the shopper. */
const withoutPersonalData = (order: Order): Order => ({
  ...order,
  firstName: null,
  lastName: null,
  customerName: null,
  phone: null,
  email: null,
  idCardNo: null,
  customerAddress: null,
  customerSummary: null,
  cards: [],
  transaction: null,
});

/**
 * Stores an order's vouchers until the last of them expires, and removes those of other users of
 * this device. A full or forbidden storage costs only the offline copy.
 */
export const storeVouchers = (userId: string, order: Order, now: number): void => {
  const id = `${userId}.${order.orderNo}`;
  for (const each of stored.ids()) {
    const found = stored.read(each);
    if (!each.startsWith(`${userId}.`) || !found || validUntil(found.order) < now) remove(each);
  }
  if (validUntil(order) < now) return remove(id);
  stored
    .ids()
    .filter((each) => each !== id)
    .toSorted((a, b) => (stored.read(b)?.checkedAt ?? 0) - (stored.read(a)?.checkedAt ?? 0))
    .slice(MAX_STORED_ORDERS - 1)
    .forEach(remove);
  stored.write({ order: withoutPersonalData(order), checkedAt: now }, id);
};

/** The stored vouchers of an order; undefined when there are none or they have expired. */
export const readVouchers = (
  userId: string,
  orderNo: string,
  now: number,
): StoredVoucher | undefined => {
  const found = stored.read(`${userId}.${orderNo}`);
  return found && validUntil(found.order) >= now ? found : undefined;
};

/** What a shopper has stored on this device and may still use, by the end of its validity. */
export const listVouchers = (userId: string, now: number): readonly StoredVoucher[] =>
  stored
    .ids()
    .filter((id) => id.startsWith(`${userId}.`))
    .flatMap((id) => stored.read(id) ?? [])
    .filter(({ order }) => validUntil(order) >= now)
    .toSorted((a, b) => validUntil(a.order) - validUntil(b.order));
