import type { Order } from '../model/order.ts';

/** A ticket kept on this device, so that it can be shown where there is no signal. */
export interface KeptTicket {
  readonly order: Order;
  /** When the server last said so, in milliseconds. */
  readonly checkedAt: number;
}
const PREFIX = 'tn.ticket.';
const MOST = 20;

const endOf = (order: Order): number =>
  Math.max(
    0,
    ...order.vouchers.map((voucher) =>
      voucher.status === 'requires_redeemed' && voucher.endExchangeTime
        ? Date.parse(voucher.endExchangeTime)
        : 0,
    ),
  );
const parsed = (text: string | null): KeptTicket | undefined => {
  try {
    return text === null ? undefined : (JSON.parse(text) as KeptTicket);
  } catch {
    return undefined;
  }
};
const names = (store: Storage): string[] =>
  Array.from({ length: store.length }, (_, index) => store.key(index) ?? '').filter((name) =>
    name.startsWith(PREFIX),
  );
const remove = (store: Storage, list: readonly string[]): void => {
  for (const name of list) store.removeItem(name);
};

/** What a ticket needs and nothing more: no telephone, e-mail, ID number, card or address of the shopper. */
const bare = (order: Order): Order => ({
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
 * Keeps an order's tickets until the last of them ends; tickets of others who used this device are dropped. A full or
 * forbidden storage only costs the offline copy.
 */
export const keepTicket = (store: Storage, userId: string, order: Order, now: number): void => {
  try {
    const mine = `${PREFIX}${userId}.`;
    const all = names(store);
    remove(
      store,
      all.filter(
        (name) =>
          !name.startsWith(mine) || endOf(parsed(store.getItem(name))?.order ?? order) < now,
      ),
    );
    if (endOf(order) < now) return store.removeItem(mine + order.orderNo);
    const old = names(store)
      .map((name) => ({ name, at: parsed(store.getItem(name))?.checkedAt ?? 0 }))
      .toSorted((a, b) => b.at - a.at);
    remove(
      store,
      old.slice(MOST - 1).map(({ name }) => name),
    );
    return store.setItem(
      mine + order.orderNo,
      JSON.stringify({ order: bare(order), checkedAt: now } satisfies KeptTicket),
    );
  } catch {
    return undefined;
  }
};

/** The kept ticket of an order; undefined when there is none or it has ended. */
export const readTicket = (
  store: Storage,
  userId: string,
  orderNo: string,
  now: number,
): KeptTicket | undefined => {
  try {
    const found = parsed(store.getItem(`${PREFIX}${userId}.${orderNo}`));
    return found && endOf(found.order) >= now ? found : undefined;
  } catch {
    return undefined;
  }
};
