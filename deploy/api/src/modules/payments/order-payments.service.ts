import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import type { Attempt } from './payment-settlement.service.ts';
import { paymentAttempts, refunds, savedCards } from './payments.tables.ts';
import type { SavedCard } from './saved-cards.service.ts';

/** Attempts to pay some orders, the newest first. */
export const readAttemptsOfOrders = (tx: Tx, orderIds: readonly string[]): Promise<Attempt[]> =>
  tx
    .select()
    .from(paymentAttempts)
    .where(inArray(paymentAttempts.orderId, [...orderIds]))
    .orderBy(desc(paymentAttempts.createdAt));

/** Saved cards of some shoppers, the default ones first. */
export const readCardsOfUsers = (tx: Tx, userIds: readonly string[]): Promise<SavedCard[]> =>
  tx
    .select()
    .from(savedCards)
    .where(inArray(savedCards.userId, [...userIds]))
    .orderBy(desc(savedCards.isDefault));

/** Cents of payments that came too late, by order. */
export const readLateRefunds = (tx: Tx, orderIds: readonly string[]) =>
  tx
    .select({ orderId: refunds.orderId, amount: refunds.amount })
    .from(refunds)
    .where(and(inArray(refunds.orderId, [...orderIds]), eq(refunds.reason, 'late')));
