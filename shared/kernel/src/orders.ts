/** A voucher's state (part 3, "Voucher"); `invalid` after a refund. */
export type VoucherState =
  | 'requires_redeemed'
  | 'redeemed'
  | 'expired_and_redeemed'
  | 'expired_and_unredeemed'
  | 'expired_and_invalid'
  | 'invalid';
/** An order's state by redemption (part 1, section 4). */
export type OrderState =
  | 'initial'
  | 'requires_redeemed'
  | 'partial_redeemed'
  | 'all_redeemed'
  | 'partial_redeemed_and_rest_expired'
  | 'expired'
  | 'invalid'
  | 'expired_and_invalid';
/** An order's code (part 1, section 4). */
export type OrderCode = 'INV' | 'TBP' | 'TBC' | 'TBR' | 'PTR' | 'COM' | 'EXP';

/**
 * The state of a paid order as a pure function of its vouchers (part 3, "Order"), by what their
 * holder can still do: U may be used, R was used, E ran out unused, I was given back. A voucher
 * that was used some times and then ran out counts as R: its holder had something of it.
 */
export const orderStateOf = (
  vouchers: readonly VoucherState[],
): { readonly state: OrderState; readonly code: OrderCode } => {
  const has = (...states: readonly VoucherState[]): boolean =>
    vouchers.some((voucher) => states.includes(voucher));
  const unredeemed = has('requires_redeemed');
  const redeemed = has('redeemed', 'expired_and_redeemed');
  const expired = has('expired_and_unredeemed');
  const invalid = has('invalid', 'expired_and_invalid');
  if (unredeemed && redeemed) return { state: 'partial_redeemed', code: 'PTR' };
  if (unredeemed) return { state: 'requires_redeemed', code: 'TBR' };
  if (redeemed && expired) return { state: 'partial_redeemed_and_rest_expired', code: 'COM' };
  if (redeemed) return { state: 'all_redeemed', code: 'COM' };
  if (expired && invalid) return { state: 'expired_and_invalid', code: 'EXP' };
  if (expired) return { state: 'expired', code: 'EXP' };
  if (invalid && has('expired_and_invalid')) return { state: 'expired_and_invalid', code: 'EXP' };
  return { state: 'invalid', code: 'INV' };
};

/**
 * Whether an order has earned its coins (part 3, "Money"): every voucher that was not given back
 * was redeemed to its last use. It looks at where the vouchers stand, not at how they came there,
 * so a refund before or after the last redemption makes no difference.
 */
export const isFullyRedeemed = (vouchers: readonly VoucherState[]): boolean =>
  vouchers.includes('redeemed') &&
  vouchers.every(
    (voucher) =>
      voucher === 'redeemed' || voucher === 'invalid' || voucher === 'expired_and_invalid',
  );

/** Which states each state may become (part 3, "Transitions"); what is absent is refused. */
export type Edges<S extends string> = { readonly [From in S]: readonly S[] };

/** How far an attempt to pay has come (part 2, payment transaction states). */
export type AttemptState =
  | 'pending'
  | 'authorized'
  | 'succeeded'
  | 'captured'
  | 'failed'
  | 'canceled'
  | 'expired'
  | 'refunded';
/** What an attempt may become; a refund that fails later gives back the state before it. */
export const ATTEMPT_EDGES: Edges<AttemptState> = {
  pending: ['authorized', 'succeeded', 'failed', 'canceled', 'expired'],
  authorized: ['captured', 'canceled', 'expired'],
  succeeded: ['refunded'],
  captured: ['refunded'],
  failed: [],
  canceled: [],
  expired: [],
  // A bank may send a refund back weeks later: then the money is still with us.
  refunded: ['succeeded', 'captured'],
};

/** What a voucher may become; staying as it is counts as one of several uses. */
export const VOUCHER_EDGES: Edges<VoucherState> = {
  requires_redeemed: [
    'requires_redeemed',
    'redeemed',
    'expired_and_unredeemed',
    'expired_and_redeemed',
    'invalid',
  ],
  expired_and_unredeemed: ['expired_and_invalid'],
  redeemed: [],
  expired_and_redeemed: [],
  expired_and_invalid: [],
  invalid: [],
};

/**
 * Codes of an order. After payment only {@link orderStateOf} moves it; INV, COM and EXP can still
 * follow a refund or the end of a period.
 */
export const ORDER_EDGES: Edges<OrderCode> = {
  TBP: ['TBR', 'TBC', 'INV'],
  TBC: ['TBR', 'INV'],
  TBR: ['PTR', 'COM', 'EXP', 'INV'],
  PTR: ['COM'],
  COM: [],
  EXP: [],
  INV: [],
};

/** A voucher's booking (part 3, "Booking of a limited-quantity voucher"). */
export type BookingState = 'unbooked' | 'booked' | 'completed' | 'expired' | 'invalid';
/** What the booking of a voucher may become. */
export const BOOKING_EDGES: Edges<BookingState> = {
  unbooked: ['booked', 'expired', 'invalid'],
  booked: ['booked', 'unbooked', 'completed', 'expired', 'invalid'],
  completed: [],
  expired: [],
  invalid: [],
};

/** Whether a record may go from one state to another. */
export const mayBecome = <S extends string>(edges: Edges<S>, from: S, to: S): boolean =>
  edges[from].includes(to);
/** The states from which `to` can be reached, for the condition of an update. */
export const statesBefore = <S extends string>(edges: Edges<S>, to: S): readonly S[] =>
  (Object.keys(edges) as S[]).filter((from) => edges[from].includes(to));

/** What is shown of an order's bookings (part 1, section 4: limited-quantity voucher states). */
export type BookStatus =
  | 'unbooked'
  | 'booked'
  | 'partially_booked'
  | 'completed'
  | 'expired'
  | 'partially_redeemed'
  | 'invalid';
/** Of the bookings of one order; vouchers that ended count for nothing while others live. */
export const bookStatusOf = (bookings: readonly BookingState[]): BookStatus => {
  const live = bookings.filter((state) => state === 'unbooked' || state === 'booked');
  const booked = live.filter((state) => state === 'booked').length;
  const completed = bookings.includes('completed');
  if (live.length > 0 && completed) return 'partially_redeemed';
  if (booked > 0) return booked === live.length ? 'booked' : 'partially_booked';
  if (live.length > 0) return 'unbooked';
  if (completed) return 'completed';
  return bookings.includes('expired') ? 'expired' : 'invalid';
};
