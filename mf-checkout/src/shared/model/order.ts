import type { CallData } from '@tapnook/platform';

/** An order as every call returns it (part 2, section 3); amounts are cents. */
export type Order = CallData<'getOrder'>;
export type Voucher = Order['vouchers'][number];
export type Transaction = CallData<'retrieveTransaction'>;
export type PayMethod = Transaction['payMethod'];
/** What a wallet's payment needs: its address or its code. */
export type WalletAction = Exclude<
  NonNullable<Transaction['nextAction']>,
  { readonly type: 'script' }
>;

/** The state of a purchase by the server's answer, never by the address (part 1, section 4). */
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
  unconfirmed: 'canceled',
  withdrawn: 'canceled',
  refunded: 'succeeded',
};

/** Combines the order's status with that of its newest payment. */
export const purchaseState = (
  order: Pick<Order, 'orderStatus' | 'endReason' | 'residuePayTime'>,
  attempt: Pick<Transaction, 'transactionStatus' | 'nextAction'> | null | undefined,
): PurchaseState => {
  if (order.orderStatus === 'INV')
    return STATE_BY_END_REASON[order.endReason ?? 'expired'] ?? 'expired';
  if (order.orderStatus !== 'TBP') return 'succeeded';
  const status = attempt?.transactionStatus;
  // Money that the gateway took reaches the order in a moment, even after the reservation ended.
  if (status === 'authorized' || status === 'succeeded' || status === 'captured')
    return 'processing';
  if (status === 'pending') return attempt?.nextAction ? 'pending' : 'processing';
  if (order.residuePayTime <= 0) return 'processing';
  if (status === 'failed') return 'failed';
  return status === 'canceled' ? 'canceled' : 'pending';
};

/** Whether a payment succeeded. */
export const isPaid = (status: Transaction['transactionStatus']): boolean =>
  status === 'succeeded' || status === 'captured';

/**
 * Whether a payment moved no money and cannot move any by itself: it failed, or waits for the
 * shopper at the bank or in the wallet.
 */
export const isUncharged = ({
  transactionStatus,
  nextAction,
}: Pick<Transaction, 'transactionStatus' | 'nextAction'>): boolean =>
  transactionStatus === 'pending'
    ? nextAction !== null
    : transactionStatus === 'failed' ||
      transactionStatus === 'canceled' ||
      transactionStatus === 'expired';

/** Whether a voucher was redeemed; refunded and expired ones were not. */
export const isUsed = ({ status }: Pick<Voucher, 'status'>): boolean =>
  status === 'redeemed' || status === 'expired_and_redeemed';

/** Whether a voucher was refunded. */
export const isRefunded = ({ status }: Pick<Voucher, 'status'>): boolean =>
  status === 'invalid' || status === 'expired_and_invalid';

/** Whether a voucher that can still be used is a friend’s, claimed or not. */
export const isGiven = ({ status, given }: Pick<Voucher, 'status' | 'given'>): boolean =>
  status === 'requires_redeemed' && given !== undefined;

/** Why vouchers that an order still has may not be used; undefined while they may. */
export const holdOf = ({
  orderStatus,
  redemptionHold,
}: Pick<Order, 'orderStatus' | 'redemptionHold'>): Order['redemptionHold'] =>
  orderStatus === 'TBR' || orderStatus === 'PTR' ? redemptionHold : undefined;

/**
 * What a voucher’s state is called: besides its own, that no voucher may be used while its payment
 * is in question, that it is a friend’s, or that it ended and its money is still with us.
 */
export const shownState = (
  order: Pick<Order, 'redemptionHold'>,
  { status, given, isUnreturned }: Pick<Voucher, 'status' | 'given' | 'isUnreturned'>,
): Voucher['status'] | 'onHold' | 'unreturned' | 'unclaimed' | 'given' => {
  if (isUnreturned) return 'unreturned';
  if (status !== 'requires_redeemed') return status;
  if (order.redemptionHold) return 'onHold';
  return given ? (given.isClaimed ? 'given' : 'unclaimed') : status;
};

/** Whether some but not all uses of a valid voucher are spent. */
export const isPartlyUsed = ({
  status,
  usedCount,
}: Pick<Voucher, 'status' | 'usedCount'>): boolean =>
  status === 'requires_redeemed' && usedCount > 0;

/** Spent uses of these vouchers, and their total. */
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

/** A visit booked with a voucher; `until` is the last moment to change it. */
interface BookedVisit {
  readonly id: string;
  readonly day: string;
  readonly time: string | null;
  readonly options: Voucher['bookingOptions'];
  readonly until: string | null;
}
/** The visit booked with a valid voucher. */
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

/**
 * The booked day that passed unused while the voucher is still valid. `today` is the Hong Kong day.
 */
export const missedDay = ({ status, bookingDate }: Voucher, today: string): string | undefined =>
  status === 'requires_redeemed' && bookingDate && bookingDate < today ? bookingDate : undefined;

/** Whether a voucher still needs a booking and the merchant takes bookings. */
export const isToBook = (
  { isBooking, bookingState }: Pick<Order, 'isBooking' | 'bookingState'>,
  { status, bookingDate }: Voucher,
): boolean =>
  isBooking && bookingState !== 'stopped' && status === 'requires_redeemed' && !bookingDate;

/** Whether an order can still be paid. */
export const isPayable = (order: Pick<Order, 'orderStatus' | 'residuePayTime'>): boolean =>
  order.orderStatus === 'TBP' && order.residuePayTime > 0;

const MIN_POLL_MS = 2000;
/**
 * Milliseconds to the next poll of an unpaid order: when its reservation ends, then repeatedly
 * until the server has closed it. False for any other order.
 */
export const orderPollInterval = (
  { orderStatus, residuePayTime }: Pick<Order, 'orderStatus' | 'residuePayTime'>,
  failure: unknown = null,
): number | false =>
  orderStatus === 'TBP' ? Math.max(MIN_POLL_MS, failure ? 0 : residuePayTime * 1000) : false;

/** The shortest poll interval that any of these orders needs. */
export const shortestPollInterval = (orders: readonly Order[]): number | false => {
  const intervals = orders
    .map((order) => orderPollInterval(order))
    .filter((look) => look !== false);
  return intervals.length > 0 ? Math.min(...intervals) : false;
};

/** Whether a booked visit can still be changed or cancelled. `now` in milliseconds. */
export const isMovable = ({ status, changeableUntil }: Voucher, now: number): boolean =>
  status === 'requires_redeemed' && Date.parse(changeableUntil ?? '') > now;

/** Whether a visit can still be booked, changed or cancelled. `now` in milliseconds. */
export const canBook = (order: Order, now: number): boolean =>
  order.vouchers.some((voucher) => isToBook(order, voucher) || isMovable(voucher, now));
