import type { PersonType } from '@tapnook/contracts/api';
import type { OrderCode, OrderState, VoucherState } from '@tapnook/kernel';
import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { OrderSnapshot } from './order.types.ts';

const at = (name: string) => timestamp(name, { withTimezone: true });

/**
 * One purchase of one plan. Amounts are cents of `currency`; `code` and `state` move only along the
 * kernel's edges.
 */
export const orders = pgTable(
  'orders',
  {
    id: uuid().primaryKey().defaultRandom(),
    orderNo: text('order_no').notNull(),
    userId: text('user_id').notNull(),
    merchantId: integer('merchant_id').notNull(),
    productId: integer('product_id').notNull(),
    planId: integer('plan_id').notNull(),
    skuId: text('sku_id'),
    quantity: integer().notNull(),
    unitPrice: integer('unit_price').notNull(),
    totalAmount: integer('total_amount').notNull(),
    discountAmount: integer('discount_amount').notNull().default(0),
    coinDiscountAmount: integer('coin_discount_amount').notNull().default(0),
    coins: integer().notNull().default(0),
    paymentAmount: integer('payment_amount').notNull(),
    capturedAmount: integer('captured_amount').notNull().default(0),
    refundedAmount: integer('refunded_amount').notNull().default(0),
    /** Of `refundedAmount`, what came back because a new day costs less. */
    changedBackAmount: integer('changed_back_amount').notNull().default(0),
    refundedCoins: integer('refunded_coins').notNull().default(0),
    rewardCoins: integer('reward_coins').notNull().default(0),
    currency: text().$type<'HKD' | 'USD'>().notNull().default('HKD'),
    code: text().$type<OrderCode>().notNull().default('TBP'),
    state: text().$type<OrderState>().notNull().default('initial'),
    endReason: text('end_reason').$type<
      'canceled' | 'expired' | 'rejected' | 'refunded' | 'withdrawn' | 'unconfirmed'
    >(),
    needsConfirmation: boolean('needs_confirmation').notNull().default(false),
    isBooking: boolean('is_booking').notNull().default(false),
    usageLimit: integer('usage_limit').notNull().default(1),
    /** What was bought, as it was then. */
    snapshot: jsonb().$type<OrderSnapshot>().notNull(),
    participationDate: date('participation_date'),
    startTime: text('start_time'),
    firstName: text('first_name'),
    lastName: text('last_name'),
    idCardNo: text('id_card_no'),
    regionId: text('region_id'),
    phoneRegionId: text('phone_region_id'),
    phone: text(),
    email: text(),
    customerAddress: text('customer_address'),
    customerSummary: text('customer_summary'),
    useNotification: boolean('use_notification').notNull().default(false),
    discountCode: text('discount_code'),
    payMethod: text('pay_method').$type<'card' | 'alipay_hk' | 'wechat_pay_hk'>(),
    transactionNo: text('transaction_no'),
    reviewStatus: text('review_status').$type<'PENDING' | 'REVIEWED' | 'DISABLE_REVIEW'>(),
    firstRedeemedAt: at('first_redeemed_at'),
    /** The order whose change of date this one pays the difference of; null for a purchase. */
    changeOf: uuid('change_of'),
    onceKey: text('once_key'),
    holdExpiresAt: at('hold_expires_at').notNull(),
    /** Until then one process settles the end of the hold. */
    sweepUntil: at('sweep_until'),
    /** Since then the gateway has not said whether the money moved; people are told. */
    doubtSince: at('doubt_since'),
    purchasedAt: at('purchased_at')
      .notNull()
      .default(sql`app_now()`),
    paidAt: at('paid_at'),
    /** Why no voucher of it is redeemed meanwhile: its payment is in question. */
    redemptionHold: text('redemption_hold').$type<'dispute' | 'fraud_warning'>(),
    /** Its merchant was reminded to confirm it. */
    confirmRemindedAt: at('confirm_reminded_at'),
    /** The confirmation was put into the outbox. */
    mailedAt: at('mailed_at'),
    updatedAt: at('updated_at')
      .notNull()
      .default(sql`app_now()`),
  },
  (table) => [
    uniqueIndex('orders_no').on(table.orderNo),
    uniqueIndex('orders_once').on(table.userId, table.onceKey),
    index('orders_of_user').on(table.userId, table.purchasedAt.desc()),
    index('orders_of_merchant').on(table.merchantId, table.purchasedAt.desc()),
    index('orders_of_change')
      .on(table.changeOf)
      .where(sql`change_of is not null`),
    index('orders_of_day').on(table.productId, table.participationDate),
    index('orders_to_confirm')
      .on(table.paidAt)
      .where(sql`code = 'TBC'`),
    index('orders_of_product').on(table.productId, table.userId),
    index('orders_to_expire')
      .on(table.holdExpiresAt)
      .where(sql`code = 'TBP'`),
    index('orders_to_mail')
      .on(table.paidAt)
      .where(sql`paid_at is not null and mailed_at is null`),
    index('orders_to_review')
      .on(table.userId, table.firstRedeemedAt)
      .where(sql`review_status = 'PENDING'`),
    check(
      'orders_adds_up',
      sql`payment_amount = total_amount - discount_amount - coin_discount_amount
        and payment_amount >= 0`,
    ),
    check(
      'orders_captured',
      sql`captured_amount in (0, payment_amount) and refunded_amount between 0 and captured_amount
        and refunded_coins between 0 and coins`,
    ),
    check('orders_code', sql`code in ('INV','TBP','TBC','TBR','PTR','COM','EXP')`),
  ],
);

/** Everything that ever happened to an order, a voucher or its money. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    orderId: uuid('order_id').notNull(),
    kind: text()
      .$type<
        'order' | 'payment' | 'voucher' | 'booking' | 'coin' | 'refund' | 'review' | 'coupon'
      >()
      .notNull(),
    event: text().notNull(),
    fromState: text('from_state'),
    toState: text('to_state'),
    voucherNo: text('voucher_no'),
    /** The booking that was made, moved to, given back, completed, missed or released. */
    bookingId: uuid('booking_id'),
    amount: integer(),
    coins: integer(),
    actor: text(),
    at: at('at')
      .notNull()
      .default(sql`app_now()`),
  },
  (table) => [
    index('order_events_of_order').on(table.orderId, table.id),
    index('order_events_at').on(table.at),
  ],
);

/** What an order holds or has bought of the inventory. */
export const orderHolds = pgTable(
  'order_holds',
  {
    orderId: uuid('order_id').notNull(),
    inventoryId: bigint('inventory_id', { mode: 'number' }).notNull(),
    quantity: integer().notNull(),
    /** How many of them refunds have given back. */
    returned: integer().notNull().default(0),
    /** Counted per unit bought, or once per order (additions). */
    perUnit: boolean('per_unit').notNull().default(true),
    state: text().$type<'held' | 'sold' | 'released'>().notNull().default('held'),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.inventoryId] }),
    index('order_holds_of_inventory').on(table.inventoryId),
    check('order_holds_returned', sql`returned between 0 and quantity`),
  ],
);

/** One use or more of what was bought; `usedCount` never exceeds `usageLimit`. */
export const vouchers = pgTable(
  'vouchers',
  {
    voucherNo: text('voucher_no').primaryKey(),
    orderId: uuid('order_id').notNull(),
    merchantId: integer('merchant_id').notNull(),
    position: integer().notNull(),
    /** The kind of person that it admits, of the order's snapshot; null when all pay the same. */
    personKind: text('person_kind').$type<PersonType['kind']>(),
    /** What that person costs on the day that the order has; null when all cost the same. */
    unitPrice: integer('unit_price'),
    status: text().$type<VoucherState>().notNull().default('requires_redeemed'),
    usedCount: integer('used_count').notNull().default(0),
    usageLimit: integer('usage_limit').notNull(),
    startsAt: at('starts_at').notNull(),
    endsAt: at('ends_at').notNull(),
    redeemedAt: at('redeemed_at'),
    createdAt: at('created_at')
      .notNull()
      .default(sql`app_now()`),
  },
  (table) => [
    index('vouchers_of_order').on(table.orderId, table.position),
    index('vouchers_to_expire')
      .on(table.endsAt)
      .where(sql`status = 'requires_redeemed'`),
    check('vouchers_uses', sql`used_count between 0 and usage_limit`),
  ],
);

/** Choices kept before ordering (legacy). Nothing is held for them. */
export const orderTemps = pgTable('order_temps', {
  id: uuid().primaryKey().defaultRandom(),
  userId: text('user_id').notNull(),
  choice: jsonb().$type<Record<string, unknown>>().notNull(),
  expiresAt: at('expires_at').notNull(),
});
