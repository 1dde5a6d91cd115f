import { CONFIRMATION_HOURS, hongKongInstant, maskIdNumber, personName } from '@tapnook/kernel';
import type { Tx } from '../../db/pool.ts';
import { displayedBookStatus } from '../booking/index.ts';
import {
  freeUntilOf,
  policyOf,
  type Order,
  ratioOf,
  rewardOf,
  type Voucher,
  type OrderView,
} from '../orders/index.ts';
import { type Related, relatedOf } from './order-relations.service.ts';

const iso = (value: Date | null | undefined): string | null => value?.toISOString() ?? null;

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

/** Whom a voucher admits, where that makes a difference. */
export const personOf = (order: Order, { personKind, unitPrice }: Voucher) => {
  const person = order.snapshot.people?.find(({ kind }) => kind === personKind);
  if (!person) return {};
  const { kind, name, minAge, maxAge } = person;
  return {
    person: { kind, name, minAge, maxAge },
    ...(unitPrice !== null && { price: unitPrice }),
  };
};

const givenOf = ({ given }: Related, { voucherNo }: Voucher) => {
  const to = given?.get(voucherNo);
  return to ? { given: to } : {};
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
    ...(refundedAt && related.isUnreturned(voucher.voucherNo) && { isUnreturned: true }),
    startExchangeTime: iso(voucher.startsAt),
    endExchangeTime: iso(voucher.endsAt),
    bookingDate: booking?.bookingDate ?? null,
    bookingTime: booking?.bookingTime ?? null,
    ...(booking?.visitId && { visitId: booking.visitId }),
    bookingOptions: booking?.bookingOptions ?? null,
    changeableUntil: booking?.changeableUntil ?? null,
    ...personOf(order, voucher),
    ...givenOf(related, voucher),
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
  ...(order.snapshot.people && { people: [...order.snapshot.people] }),
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

/** Until when a paid order waits for its merchant. */
const confirmBy = (paidAt: Date): string =>
  new Date(paidAt.getTime() + CONFIRMATION_HOURS * 3_600_000).toISOString();

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
    changePolicy: { ...policyOf(order) },
    freeChangeUntil: freeUntilOf(order),
    ...(order.needsConfirmation && { needsConfirmation: true }),
    ...(order.code === 'TBC' && order.paidAt && { confirmBy: confirmBy(order.paidAt) }),
    ...(related.refundRequest && { refundRequest: related.refundRequest }),
    ...(related.pendingChange && { pendingChange: related.pendingChange }),
    ...(related.changePayments && { changePayments: related.changePayments }),
    ...(related.changeOf && { changeOf: related.changeOf }),
    ...(related.calledOff && { calledOff: related.calledOff }),
    reviewId: related.reviewId ?? null,
    ...(related.wasTried && { wasTried: true }),
    ...(related.lateAmount > 0 && { lateAmount: related.lateAmount }),
    ...(related.unreturnedAmount > 0 && { unreturnedAmount: related.unreturnedAmount }),
    ...(order.redemptionHold && order.code !== 'INV' && { redemptionHold: order.redemptionHold }),
  };
};

/** Orders as the contracts show them. */
export const orderViews = async (tx: Tx, list: readonly Order[]): Promise<OrderView[]> => {
  const related = await relatedOf(tx, list);
  return list.map((order) => viewOf(order, related(order)));
};

/** The position of a voucher in its order, shown where its number must not be. */
export const placeOf = (vouchers: OrderView['vouchers'], voucherNo: string): string =>
  String(vouchers.findIndex((voucher) => voucher.voucherNo === voucherNo) + 1);

/**
 * The order for whoever has the mailed link. Leaves out voucher numbers, personal data and the
 * times of visits.
 */
export const receiptView = ({
  refundRequest: _refundRequest,
  calledOff: _calledOff,
  pendingChange: _pendingChange,
  changeOf: _changeOf,
  ...view
}: OrderView): OrderView => ({
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
