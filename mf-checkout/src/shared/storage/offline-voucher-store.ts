import type { Order } from '../model/order.ts';

/** The vouchers of one order, stored on this device to be shown offline. */
export interface StoredVoucher {
  readonly order: Order;
  /** When the server last confirmed it, in milliseconds. */
  readonly checkedAt: number;
}
const PREFIX = 'tn.ticket.';
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
const parse = (text: string | null): StoredVoucher | undefined => {
  try {
    return text === null ? undefined : (JSON.parse(text) as StoredVoucher);
  } catch {
    return undefined;
  }
};
const keysOf = (store: Storage): string[] =>
  Array.from({ length: store.length }, (_, index) => store.key(index) ?? '').filter((name) =>
    name.startsWith(PREFIX),
  );
const removeKeys = (store: Storage, list: readonly string[]): void => {
  for (const name of list) store.removeItem(name);
};

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
export const storeVouchers = (store: Storage, userId: string, order: Order, now: number): void => {
  try {
    const mine = `${PREFIX}${userId}.`;
    const all = keysOf(store);
    removeKeys(
      store,
      all.filter(
        (name) =>
          !name.startsWith(mine) || validUntil(parse(store.getItem(name))?.order ?? order) < now,
      ),
    );
    if (validUntil(order) < now) return store.removeItem(mine + order.orderNo);
    const old = keysOf(store)
      .map((name) => ({ name, at: parse(store.getItem(name))?.checkedAt ?? 0 }))
      .toSorted((a, b) => b.at - a.at);
    removeKeys(
      store,
      old.slice(MAX_STORED_ORDERS - 1).map(({ name }) => name),
    );
    return store.setItem(
      mine + order.orderNo,
      JSON.stringify({ order: withoutPersonalData(order), checkedAt: now } satisfies StoredVoucher),
    );
  } catch {
    return undefined;
  }
};

/** The stored vouchers of an order; undefined when there are none or they have expired. */
export const readVouchers = (
  store: Storage,
  userId: string,
  orderNo: string,
  now: number,
): StoredVoucher | undefined => {
  try {
    const found = parse(store.getItem(`${PREFIX}${userId}.${orderNo}`));
    return found && validUntil(found.order) >= now ? found : undefined;
  } catch {
    return undefined;
  }
};
