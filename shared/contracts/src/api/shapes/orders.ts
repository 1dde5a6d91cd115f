import { z } from 'zod';
import { cents, day, instant, localisedText, startTime } from './basics.ts';
import { pendingDateChange } from './date-changes.ts';
import { orderBranch, orderPlanInfo } from './order-snapshots.ts';
import { personTypeName } from './plans.ts';
import { calledOffVisit, changePolicy, refundRequestState } from './refund-requests.ts';

/** Voucher order status codes (part 1, section 4). */
export const ORDER_STATUSES = ['INV', 'TBP', 'TBC', 'TBR', 'PTR', 'COM', 'EXP'] as const;
export const orderStatus = z.enum(ORDER_STATUSES);
/** Order states by redemption (part 1, section 4; the function of part 3). */
export const vouchersRedeemStatus = z.enum([
  'initial',
  'requires_redeemed',
  'partial_redeemed',
  'all_redeemed',
  'partial_redeemed_and_rest_expired',
  'expired',
  'invalid',
  'expired_and_invalid',
]);
/** Voucher states (part 3, "Voucher"); `invalid` after a refund. */
export const voucherStatus = z.enum([
  'requires_redeemed',
  'redeemed',
  'expired_and_redeemed',
  'expired_and_unredeemed',
  'expired_and_invalid',
  'invalid',
]);
export const reviewStatus = z.enum(['PENDING', 'REVIEWED', 'DISABLE_REVIEW']);
/** Limited-quantity voucher states of an order; null for other products. */
export const bookStatus = z.enum([
  'unbooked',
  'booked',
  'partially_booked',
  'completed',
  'expired',
  'partially_redeemed',
  'invalid',
]);
/** Whether a product takes new bookings. */
export const bookingState = z.enum(['in_booking', 'stopped']);

export const orderMultiOption = z
  .object({
    optionId: z.string(),
    optionName: localisedText,
    fieldId: z.string(),
    fieldName: localisedText,
    type: z.string(),
    sort: z.number().int(),
  })
  .meta({ id: 'OrderMultiOption' });
export const orderAddition = z
  .object({
    id: z.string(),
    name: localisedText,
    options: z.array(
      z.object({ id: z.string(), name: localisedText, quantity: z.number().int(), price: cents }),
    ),
  })
  .meta({ id: 'OrderAddition', description: 'An addition as bought; `price` is cents for one.' });
export const orderPerson = personTypeName
  .extend({ quantity: z.number().int(), price: cents })
  .meta({
    id: 'OrderPerson',
    description: 'Persons of one kind as bought; `price` is cents for one.',
  });
export const orderCard = z
  .object({ id: z.string(), type: z.string(), brand: z.string(), last4: z.string() })
  .meta({ id: 'OrderCard' });
export const orderVoucher = z
  .object({
    voucherNo: z.string(),
    status: voucherStatus,
    voucher: z.string().meta({
      description: 'What a person reads out when the code cannot be scanned: the number in groups.',
    }),
    participationTime: instant.nullable(),
    participationEndTime: instant.nullable(),
    appointDateOrPeriod: z.enum(['DATE', 'PERIOD']),
    usedCount: z.number().int(),
    usageLimit: z.number().int(),
    redeemedAt: instant.nullable(),
    refundedAt: instant.optional().meta({
      description: 'When its uses that nobody had were refunded; absent when they were not.',
    }),
    isUnreturned: z
      .boolean()
      .optional()
      .meta({
        description:
          'Its refund, or that of what was paid for its new day, failed at the bank or the ' +
          'gateway: that money is still with us; absent otherwise.',
      }),
    startExchangeTime: instant.nullable(),
    endExchangeTime: instant.nullable(),
    bookingDate: day.nullable(),
    visitId: z.string().optional().meta({
      description: 'Of the booked visit, the same in all of its vouchers; absent without one.',
    }),
    bookingTime: startTime.nullable(),
    bookingOptions: z
      .array(orderMultiOption)
      .nullable()
      .meta({ description: 'What was chosen for the booked visit; null without one.' }),
    changeableUntil: instant.nullable().meta({
      description: 'Until when the booked visit may be changed or given back; null without one.',
    }),
    person: personTypeName.optional().meta({
      description: 'The kind of person that it admits; absent when all pay the same.',
    }),
    given: z
      .object({ recipientName: z.string(), isClaimed: z.boolean() })
      .optional()
      .meta({ description: 'To whom it was given: its number here works no longer.' }),
    price: cents.optional().meta({
      description: 'What that person costs on the day that the order has.',
    }),
  })
  .meta({ id: 'OrderVoucher' });
/**
 * Order: every field of part 2, section 3, and below them our own. Amounts are cents of `currency`.
 */
export const order = z
  .object({
    orderId: z.string(),
    orderNo: z.string(),
    productId: z.string(),
    productRoute: z.string().nullable(),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    idCardNo: z
      .string()
      .nullable()
      .meta({ description: 'Masked; the whole number never leaves the API.' }),
    regionId: z.string().nullable(),
    phoneRegionId: z.string().nullable(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
    customerName: z.string().nullable(),
    productImages: z.array(z.string()),
    productName: localisedText,
    planName: localisedText,
    planId: z.string(),
    planInfo: orderPlanInfo,
    participationTime: instant.nullable(),
    participationEndTime: instant.nullable(),
    twelveHoursTimeStr: z.string().nullable().meta({ example: '2:30 PM' }),
    price: cents.meta({ description: 'The plan for one, without additions.' }),
    quantity: z.number().int(),
    people: z.array(orderPerson).optional().meta({
      description: 'Its kinds of persons, together `quantity`; absent when all pay the same.',
    }),
    totalAmount: cents.meta({ description: 'After additions, before discount and coins.' }),
    currency: z.enum(['HKD', 'USD']),
    orderStatus,
    vouchersRedeemStatus,
    residuePayTime: z.number().int().meta({
      description:
        'Whole seconds left to pay by the server’s clock; 0 when there is nothing to pay.',
    }),
    vouchers: z.array(orderVoucher),
    purchaseTime: instant,
    payTime: instant.nullable(),
    transactionNo: z.string().nullable(),
    transaction: z
      .object({ transactionId: z.string(), clientSecret: z.string().nullable() })
      .nullable(),
    cards: z.array(orderCard),
    vouchersExchangeAlias: localisedText,
    skuId: z.string().nullable(),
    multiOptionsCombination: z.array(orderMultiOption),
    additions: z.array(orderAddition),
    discountCode: z.string().nullable(),
    discountAmount: cents,
    tapCoinDiscountAmount: cents,
    usedTapCoin: z.number().int(),
    paymentAmount: cents.meta({
      description: 'totalAmount − discountAmount − tapCoinDiscountAmount.',
    }),
    reviewStatus: reviewStatus.nullable(),
    reviewTemplateId: z.string().nullable(),
    merchantId: z.string(),
    bookStatus: bookStatus.nullable(),
    requiresRedeemedCount: z.number().int(),
    usageLimit: z.number().int(),
    bookingState: bookingState.optional().meta({
      description: 'Of a limited-quantity voucher: whether a new day can be booked at present.',
    }),
    isBooking: z
      .boolean()
      .meta({ description: 'A limited-quantity voucher, whose date is booked after buying.' }),
    electronicCouponType: z.enum(['voucher', 'limited_voucher', 'cash_coupon']),
    openBookingDate: day.nullable(),
    holdExpiresAt: instant
      .nullable()
      .meta({ description: 'End of the 30-minute hold while the order waits for payment.' }),
    participationDate: day.nullable(),
    startTime: startTime.nullable(),
    customerAddress: z.string().nullable(),
    customerSummary: z.string().nullable(),
    useNotification: z.boolean(),
    merchantName: localisedText,
    branchStores: z.array(orderBranch),
    payMethod: z.enum(['card', 'alipay_hk', 'wechat_pay_hk']).nullable(),
    paidCard: z
      .object({ brand: z.string(), last4: z.string() })
      .nullable()
      .meta({ description: 'The card that paid, as its holder knows it.' }),
    refundedAmount: cents,
    refundedTapCoin: z.number().int(),
    wasTried: z.boolean().optional().meta({
      description: 'Somebody tried to pay it, whatever became of that; absent when nobody did.',
    }),
    lateAmount: cents.optional().meta({
      description:
        'Paid when it no longer counted (the order had ended or was paid already), and sent ' +
        'back whole; absent when nothing was.',
    }),
    unreturnedAmount: cents.optional().meta({
      description:
        'Of refunds that failed at the bank or the gateway, those of payments for a new day ' +
        'included: it is still with us; absent when all that was to go back did.',
    }),
    redemptionHold: z
      .enum(['dispute', 'fraud_warning'])
      .optional()
      .meta({
        description:
          'Why no voucher of it can be used at present: its payment is disputed at the bank, or ' +
          'its card’s network warned of fraud; absent once the order ended.',
      }),
    rewardTapCoin: z
      .number()
      .int()
      .meta({ description: 'Coins that completing this order earns or has earned.' }),
    completeRewardCoinRatio: z.number().int().meta({
      description: 'HKD paid for which completing this order earns one coin; 0 when it earns none.',
    }),
    endReason: z
      .enum(['canceled', 'expired', 'rejected', 'refunded', 'withdrawn', 'unconfirmed'])
      .nullable()
      .meta({
        description:
          'Why an INV order ended; withdrawn: paid, and canceled by its shopper before the ' +
          'merchant confirmed; unconfirmed: the merchant did not answer.',
      }),
    changePolicy: changePolicy.optional(),
    freeChangeUntil: instant.nullable().optional().meta({
      description: 'Until when the day that was bought may be changed for nothing.',
    }),
    needsConfirmation: z.boolean().optional().meta({
      description: 'Its merchant confirms it after payment, within 24 hours.',
    }),
    confirmBy: instant.optional().meta({
      description: 'Until when the merchant confirms a paid order that waits for it.',
    }),
    refundRequest: z
      .object({ requestId: z.string(), state: refundRequestState })
      .optional()
      .meta({ description: 'The newest request for a refund; absent when nothing was asked.' }),
    pendingChange: pendingDateChange
      .optional()
      .meta({ description: 'A change of date that is not through yet.' }),
    changePayments: z
      .array(
        z.object({
          orderNo: z.string(),
          paidAt: instant,
          amount: z.number().int(),
          refundedAmount: z.number().int(),
        }),
      )
      .optional()
      .meta({
        description:
          'What was paid for dearer days, the oldest first, beside `paymentAmount`; absent when ' +
          'nothing was.',
      }),
    changeOf: z.string().optional().meta({
      description: 'The number of the order whose change of date this one pays.',
    }),
    calledOff: calledOffVisit.optional().meta({
      description: 'A visit that the merchant called off, until the shopper chose.',
    }),
    reviewId: z.string().nullable(),
  })
  .meta({ id: 'Order' });

export const orderCreationResult = z
  .object({
    transactionId: z.string().nullable(),
    client_secret: z.string().nullable(),
    cards: z.array(orderCard),
    orderResult: z.object({
      orderId: z.string(),
      orderNo: z.string(),
      residuePayTime: z.number().int(),
      productId: z.string(),
    }),
  })
  .meta({
    id: 'OrderCreationResult',
    description:
      'An attempt exists only after the pay call: until then transactionId and client_secret ' +
      'are null.',
  });
