import type { CallData } from '@tapnook/platform';

/** An order as every call gives it (part 2, section 3); amounts are cents. */
export type Order = CallData<'getOrder'>;
export type Voucher = Order['vouchers'][number];
export type Transaction = CallData<'retrieveTransaction'>;
export type PayMethod = Transaction['payMethod'];
export type NextAction = NonNullable<Transaction['nextAction']>;

/** Where a purchase stands, by what the server says and never by the address (part 1, section 4). */
export type PurchaseState =
  | 'succeeded'
  | 'processing'
  | 'pending'
  | 'canceled'
  | 'failed'
  | 'expired';

const STATE_BY_END_REASON: Readonly<Record<string, PurchaseState>> = {
  canceled: 'canceled',
  expired: 'expired',
  rejected: 'canceled',
  refunded: 'succeeded',
};

/** Joins the order's state with that of its newest attempt. */
export const purchaseState = (
  order: Pick<Order, 'orderStatus' | 'endReason' | 'residuePayTime'>,
  attempt: Pick<Transaction, 'transactionStatus' | 'nextAction'> | null | undefined,
): PurchaseState => {
  if (order.orderStatus === 'INV')
    return STATE_BY_END_REASON[order.endReason ?? 'expired'] ?? 'expired';
  if (order.orderStatus !== 'TBP') return 'succeeded';
  const status = attempt?.transactionStatus;
  // Money that the gateway took belongs to the order in a moment, even when its half hour is over.
  if (status === 'authorized' || status === 'succeeded' || status === 'captured')
    return 'processing';
  if (status === 'pending') return attempt?.nextAction ? 'pending' : 'processing';
  if (order.residuePayTime <= 0) return 'processing';
  if (status === 'failed') return 'failed';
  return status === 'canceled' ? 'canceled' : 'pending';
};

/** Whether the money of an attempt is here. */
export const isPaid = (status: Transaction['transactionStatus']): boolean =>
  status === 'succeeded' || status === 'captured';

/** Whether an attempt, as the server just told it, has moved no money and moves none by itself: it is over, or waits for the shopper at the bank or in the wallet. */
export const isUncharged = ({
  transactionStatus,
  nextAction,
}: Pick<Transaction, 'transactionStatus' | 'nextAction'>): boolean =>
  transactionStatus === 'pending'
    ? nextAction !== null
    : transactionStatus === 'failed' ||
      transactionStatus === 'canceled' ||
      transactionStatus === 'expired';

/** Whether a voucher was used; one that was refunded, or ended by itself, was not. */
export const isUsed = ({ status }: Pick<Voucher, 'status'>): boolean =>
  status === 'redeemed' || status === 'expired_and_redeemed';

/** Whether a voucher was given back for money. */
export const isRefunded = ({ status }: Pick<Voucher, 'status'>): boolean =>
  status === 'invalid' || status === 'expired_and_invalid';

/** Whether a voucher that still lets somebody in was used already. */
export const isPartlyUsed = ({
  status,
  usedCount,
}: Pick<Voucher, 'status' | 'usedCount'>): boolean =>
  status === 'requires_redeemed' && usedCount > 0;

/** Uses had of these vouchers, and how many they give in all. */
export const usesOf = (
  vouchers: readonly Pick<Voucher, 'usedCount' | 'usageLimit'>[],
): { readonly used: number; readonly limit: number } =>
  vouchers.reduce(
    ({ used, limit }, { usedCount, usageLimit }) => ({
      used: used + usedCount,
      limit: limit + usageLimit,
    }),
    { used: 0, limit: 0 },
  );

/** A visit that is booked with a voucher, as calendar and order page show it; `until` is when it can last be changed. */
interface BookedVisit {
  readonly id: string;
  readonly day: string;
  readonly time: string | null;
  readonly options: Voucher['bookingOptions'];
  readonly until: string | null;
}
/** The visit that is booked with a voucher which still lets somebody in. */
export const visitOf = ({
  status,
  bookingDate,
  bookingTime,
  bookingOptions,
  changeableUntil,
  visitId = '',
}: Voucher): BookedVisit | undefined =>
  status === 'requires_redeemed' && bookingDate
    ? {
        id: visitId,
        day: bookingDate,
        time: bookingTime,
        options: bookingOptions,
        until: changeableUntil,
      }
    : undefined;

/** The day of a booked visit that passed without a use, while its voucher is still good; the server keeps it as booked. `today` in Hong Kong. */
export const missedDay = ({ status, bookingDate }: Voucher, today: string): string | undefined =>
  status === 'requires_redeemed' && bookingDate && bookingDate < today ? bookingDate : undefined;

/** Whether a voucher of an order waits for its day to be booked, and its merchant takes bookings. */
export const isToBook = (
  { isBooking, bookingState }: Pick<Order, 'isBooking' | 'bookingState'>,
  { status, bookingDate }: Voucher,
): boolean =>
  isBooking && bookingState !== 'stopped' && status === 'requires_redeemed' && !bookingDate;

/** Whether an order's half hour still runs. */
export const isPayable = (order: Pick<Order, 'orderStatus' | 'residuePayTime'>): boolean =>
  order.orderStatus === 'TBP' && order.residuePayTime > 0;

const MIN_POLL_MS = 2000;
/** Milliseconds to the next look at an unpaid order: when its half hour is over, soon where the last look failed, and then again until the server has ended it. False for any other. */
export const orderPollInterval = (
  { orderStatus, residuePayTime }: Pick<Order, 'orderStatus' | 'residuePayTime'>,
  failure: unknown = null,
): number | false =>
  orderStatus === 'TBP' ? Math.max(MIN_POLL_MS, failure ? 0 : residuePayTime * 1000) : false;

/** The soonest look that any of these orders needs. */
export const shortestPollInterval = (orders: readonly Order[]): number | false => {
  const intervals = orders
    .map((order) => orderPollInterval(order))
    .filter((look) => look !== false);
  return intervals.length > 0 ? Math.min(...intervals) : false;
};

/** Whether a booked visit can still be changed or given back. `now` in milliseconds. */
export const isMovable = ({ status, changeableUntil }: Voucher, now: number): boolean =>
  status === 'requires_redeemed' && Date.parse(changeableUntil ?? '') > now;

/** Whether a day can still be booked, changed or given back for one of its vouchers. `now` in milliseconds. */
export const canBook = (order: Order, now: number): boolean =>
  order.vouchers.some((voucher) => isToBook(order, voucher) || isMovable(voucher, now));
