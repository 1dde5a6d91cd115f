import { hongKongInstant, maskIdNumber, personName } from '@tapnook/kernel';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { displayedBookStatus } from '../booking/book-status.ts';
import { bookings, productBookingStates, voucherBookings } from '../booking/booking.tables.ts';
import { changeableUntil, visitOptions } from '../booking/visit-options.service.ts';
import { paymentAttempts, refunds, savedCards } from '../payments/payments.tables.ts';
import { reviews } from '../reviews/reviews.tables.ts';
import type { Order } from './order-events.service.ts';
import { ratioOf, rewardOf } from './order-state.service.ts';
import type { MerchantOrderView, OrderView } from './order.types.ts';
import { orderEvents, vouchers } from './orders.tables.ts';
import type { Voucher } from './vouchers.service.ts';

type Attempt = typeof paymentAttempts.$inferSelect;
interface Related {
  readonly now: number;
  readonly vouchers: readonly Voucher[];
  /** When vouchers were refunded, by their numbers. */
  readonly refundedAt: ReadonlyMap<string | null, Date>;
  readonly bookings: readonly (typeof voucherBookings.$inferSelect &
    Pick<
      OrderView['vouchers'][number],
      'visitId' | 'bookingDate' | 'bookingTime' | 'bookingOptions' | 'changeableUntil'
    >)[];
  readonly attempt: Attempt | undefined;
  readonly wasTried: boolean;
  readonly cards: OrderView['cards'];
  readonly reviewId: string | null;
  /** Cents that arrived when they no longer counted. */
  readonly lateAmount: number;
  readonly isStopped: boolean;
}
const iso = (value: Date | null | undefined): string | null => value?.toISOString() ?? null;
const DEAD: readonly string[] = ['failed', 'canceled', 'expired'];

/** Reads what belongs to some orders in a few queries, however many orders there are. */
const relatedOf = async (tx: Tx, list: readonly Order[]): Promise<(order: Order) => Related> => {
  const ids = list.map((order) => order.id);
  const clock = await tx.execute<{ now: string }>(
    sql`select (extract(epoch from app_now()) * 1000)::bigint::text as now`,
  );
  const now = Number(clock.rows[0]?.now);
  if (ids.length === 0)
    return () => ({
      now,
      vouchers: [],
      refundedAt: new Map(),
      bookings: [],
      attempt: undefined,
      wasTried: false,
      cards: [],
      reviewId: null,
      lateAmount: 0,
      isStopped: false,
    });
  const allVouchers = await tx
    .select()
    .from(vouchers)
    .where(inArray(vouchers.orderId, ids))
    .orderBy(asc(vouchers.position));
  const refunded = await tx
    .select({ voucherNo: orderEvents.voucherNo, at: orderEvents.at })
    .from(orderEvents)
    .where(and(inArray(orderEvents.orderId, ids), eq(orderEvents.event, 'voucher_refunded')));
  const refundedAt = new Map(refunded.map(({ voucherNo, at }) => [voucherNo, at]));
  const booked = await tx
    .select({
      row: voucherBookings,
      visitId: bookings.visitId,
      bookingDate: bookings.day,
      bookingTime: bookings.time,
      fieldIds: bookings.fieldIds,
      startsAt: bookings.startsAt,
    })
    .from(voucherBookings)
    .leftJoin(bookings, eq(bookings.id, voucherBookings.bookingId))
    .where(inArray(voucherBookings.orderId, ids));
  const optionsOfVisit = await visitOptions(tx, booked);
  const attempts = await tx
    .select()
    .from(paymentAttempts)
    .where(inArray(paymentAttempts.orderId, ids))
    .orderBy(desc(paymentAttempts.createdAt));
  const cards = await tx
    .select()
    .from(savedCards)
    .where(inArray(savedCards.userId, [...new Set(list.map((order) => order.userId))]))
    .orderBy(desc(savedCards.isDefault));
  const written = await tx
    .select({ id: reviews.id, orderId: reviews.orderId })
    .from(reviews)
    .where(inArray(reviews.orderId, ids));
  const late = await tx
    .select({ orderId: refunds.orderId, amount: refunds.amount })
    .from(refunds)
    .where(and(inArray(refunds.orderId, ids), eq(refunds.reason, 'late')));
  const stopped = await tx
    .select({ id: productBookingStates.productId })
    .from(productBookingStates)
    .where(
      and(
        inArray(
          productBookingStates.productId,
          list.filter(({ isBooking }) => isBooking).map(({ productId }) => productId),
        ),
        eq(productBookingStates.state, 'stopped'),
      ),
    );
  return (order) => ({
    now,
    refundedAt,
    vouchers: allVouchers.filter((voucher) => voucher.orderId === order.id),
    bookings: booked
      .filter(({ row }) => row.orderId === order.id)
      .map(({ row, visitId, fieldIds, startsAt, ...when }) => ({
        ...row,
        ...when,
        ...(visitId && { visitId }),
        bookingOptions: fieldIds && optionsOfVisit(order, fieldIds),
        changeableUntil: startsAt && changeableUntil(order, startsAt),
      })),
    attempt: attempts.find(
      (attempt) =>
        attempt.orderId === order.id &&
        (attempt.transactionNo === order.transactionNo ||
          (!order.transactionNo && !DEAD.includes(attempt.status))),
    ),
    wasTried: attempts.some(({ orderId }) => orderId === order.id),
    cards: cards
      .filter((card) => card.userId === order.userId)
      .map(({ id, brand, last4, funding }) => ({ id, brand, last4, type: funding })),
    reviewId: written.find((review) => review.orderId === order.id)?.id ?? null,
    lateAmount: late
      .filter(({ orderId }) => orderId === order.id)
      .reduce((sum, { amount }) => sum + amount, 0),
    isStopped: stopped.some(({ id }) => id === order.productId),
  });
};

const participation = (order: Order) => {
  const start = order.participationDate
    ? hongKongInstant(order.participationDate, order.startTime ?? '00:00')
    : null;
  const [hours = 0, minutes = 0] = (order.startTime ?? '').split(':').map(Number);
  return {
    participationTime: start,
    participationEndTime: order.participationDate ? order.snapshot.participationEndAt : null,
    twelveHoursTimeStr: order.startTime
      ? `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`
      : null,
  };
};

const voucherView = (
  order: Order,
  related: Related,
  voucher: Voucher,
): OrderView['vouchers'][number] => {
  const booking = related.bookings.find(
    (row) =>
      row.voucherNo === voucher.voucherNo &&
      (row.status === 'booked' || row.status === 'completed'),
  );
  const { participationTime, participationEndTime } = participation(order);
  const refundedAt = related.refundedAt.get(voucher.voucherNo);
  return {
    voucherNo: voucher.voucherNo,
    status: voucher.status,
    voucher: voucher.voucherNo.replace(/^(TN\d{4})-(.{5})(.{5})$/, '$1 $2 $3'),
    participationTime: booking?.bookingDate
      ? hongKongInstant(booking.bookingDate, booking.bookingTime ?? '00:00')
      : participationTime,
    participationEndTime,
    appointDateOrPeriod: order.snapshot.planInfo.appointDateOrPeriod,
    usedCount: voucher.usedCount,
    usageLimit: voucher.usageLimit,
    redeemedAt: iso(voucher.redeemedAt),
    ...(refundedAt && { refundedAt: refundedAt.toISOString() }),
    startExchangeTime: iso(voucher.startsAt),
    endExchangeTime: iso(voucher.endsAt),
    bookingDate: booking?.bookingDate ?? null,
    bookingTime: booking?.bookingTime ?? null,
    ...(booking?.visitId && { visitId: booking.visitId }),
    bookingOptions: booking?.bookingOptions ?? null,
    changeableUntil: booking?.changeableUntil ?? null,
  };
};

const contactView = (order: Order) => ({
  firstName: order.firstName,
  lastName: order.lastName,
  idCardNo: order.idCardNo ? maskIdNumber(order.idCardNo) : null,
  regionId: order.regionId,
  phoneRegionId: order.phoneRegionId,
  phone: order.phone,
  email: order.email,
  customerName: personName(order) || null,
  customerAddress: order.customerAddress,
  customerSummary: order.customerSummary,
  useNotification: order.useNotification,
});
const moneyView = (order: Order, { attempt, cards, now }: Related) => ({
  price: order.unitPrice,
  quantity: order.quantity,
  totalAmount: order.totalAmount,
  currency: order.currency,
  discountCode: order.discountCode,
  discountAmount: order.discountAmount,
  tapCoinDiscountAmount: order.coinDiscountAmount,
  usedTapCoin: order.coins,
  paymentAmount: order.paymentAmount,
  refundedAmount: order.refundedAmount,
  refundedTapCoin: order.refundedCoins,
  rewardTapCoin: order.rewardCoins || rewardOf(order),
  completeRewardCoinRatio: ratioOf(order),
  payMethod: order.payMethod ?? attempt?.method ?? null,
  paidCard:
    attempt?.cardBrand && attempt.cardLast4
      ? { brand: attempt.cardBrand, last4: attempt.cardLast4 }
      : null,
  payTime: iso(order.paidAt),
  transactionNo: order.transactionNo ?? attempt?.transactionNo ?? null,
  transaction: attempt
    ? {
        transactionId: attempt.transactionNo,
        clientSecret: attempt.status === 'pending' ? attempt.clientSecret : null,
      }
    : null,
  cards: [...cards],
  residuePayTime:
    order.code === 'TBP'
      ? Math.max(0, Math.floor((order.holdExpiresAt.getTime() - now) / 1000))
      : 0,
  holdExpiresAt: order.code === 'TBP' ? iso(order.holdExpiresAt) : null,
});

const viewOf = (order: Order, related: Related): OrderView => {
  const { snapshot } = order;
  return {
    orderId: order.id,
    orderNo: order.orderNo,
    productId: String(order.productId),
    productRoute: snapshot.productRoute,
    productImages: [...snapshot.productImages],
    productName: snapshot.productName,
    planName: snapshot.planName,
    planId: String(order.planId),
    planInfo: snapshot.planInfo,
    ...contactView(order),
    ...participation(order),
    ...moneyView(order, related),
    orderStatus: order.code,
    vouchersRedeemStatus: order.state,
    vouchers: related.vouchers.map((voucher) => voucherView(order, related, voucher)),
    purchaseTime: order.purchasedAt.toISOString(),
    vouchersExchangeAlias: snapshot.alias,
    skuId: order.skuId,
    multiOptionsCombination: snapshot.options,
    additions: snapshot.additions,
    reviewStatus: order.reviewStatus,
    reviewTemplateId: snapshot.reviewTemplateId,
    merchantId: String(order.merchantId),
    bookStatus:
      order.isBooking && related.bookings.length > 0
        ? displayedBookStatus(related.bookings, related.vouchers)
        : null,
    requiresRedeemedCount: related.vouchers.filter(
      (voucher) => voucher.status === 'requires_redeemed',
    ).length,
    usageLimit: order.usageLimit,
    isBooking: order.isBooking,
    ...(order.isBooking && { bookingState: related.isStopped ? 'stopped' : 'in_booking' }),
    electronicCouponType: snapshot.couponType,
    openBookingDate: snapshot.openBookingDate,
    participationDate: order.participationDate,
    startTime: order.startTime,
    merchantName: snapshot.merchantName,
    branchStores: snapshot.branchStores,
    endReason: order.endReason,
    reviewId: related.reviewId,
    ...(related.wasTried && { wasTried: true }),
    ...(related.lateAmount > 0 && { lateAmount: related.lateAmount }),
  };
};

/** Orders as the contracts show them. */
export const orderViews = async (tx: Tx, list: readonly Order[]): Promise<OrderView[]> => {
  const related = await relatedOf(tx, list);
  return list.map((order) => viewOf(order, related(order)));
};

/** Stands for a voucher's number where that is not shown: its place in the order. */
export const placeOf = (vouchers: OrderView['vouchers'], voucherNo: string): string =>
  String(vouchers.findIndex((voucher) => voucher.voucherNo === voucherNo) + 1);

/** What a receipt prints, for whoever holds the mailed link: nothing that lets somebody in, nor where the shopper is when. */
export const receiptView = (view: OrderView): OrderView => ({
  ...view,
  phone: null,
  email: null,
  idCardNo: null,
  customerAddress: null,
  customerSummary: null,
  cards: [],
  transaction: null,
  transactionNo: null,
  bookStatus: null,
  reviewId: null,
  vouchers: view.vouchers.map(({ visitId: _visitId, ...voucher }) => ({
    ...voucher,
    voucherNo: placeOf(view.vouchers, voucher.voucherNo),
    voucher: '',
    participationTime: view.participationTime,
    redeemedAt: null,
    bookingDate: null,
    bookingTime: null,
    bookingOptions: null,
    changeableUntil: null,
  })),
});

const MERCHANT_FIELDS = [
  'orderId',
  'orderNo',
  'productId',
  'productName',
  'productImages',
  'planName',
  'quantity',
  'customerName',
  'totalAmount',
  'paymentAmount',
  'refundedAmount',
  'currency',
  'orderStatus',
  'vouchersRedeemStatus',
  'vouchers',
  'purchaseTime',
  'payTime',
  'participationTime',
  'merchantId',
  'isBooking',
  'bookStatus',
  'endReason',
  'customerSummary',
] as const satisfies readonly (keyof MerchantOrderView)[];

/** The same for a merchant: no e-mail, telephone or identity card. */
export const merchantOrderViews = async (
  tx: Tx,
  list: readonly Order[],
): Promise<MerchantOrderView[]> =>
  (await orderViews(tx, list)).map(
    (view) =>
      Object.fromEntries(
        MERCHANT_FIELDS.map((field) => [field, view[field]]),
      ) as unknown as MerchantOrderView,
  );
