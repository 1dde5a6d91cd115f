import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/pool.ts';
import { applyCardCheck } from './card-check.service.ts';
import { type Gateway, GatewayFault } from './gateway.ts';
import { refreshAttempt } from './payment-status.service.ts';
import { cardChecks, paymentAttempts } from './payments.tables.ts';
import { sendRefunds } from './refund-runner.service.ts';

/** Asks the gateway about attempts that had no webhook within 30 seconds. */
export const reconcileAttempts = async (db: Db, gateway: Gateway): Promise<void> => {
  const silent = await db
    .select()
    .from(paymentAttempts)
    .where(
      and(
        inArray(paymentAttempts.status, ['pending', 'authorized']),
        sql`${paymentAttempts.createdAt} <= app_now() - interval '30 seconds'`,
      ),
    )
    .orderBy(sql`${paymentAttempts.askedAt} nulls first`, paymentAttempts.createdAt)
    .limit(50);
  for (const attempt of silent) {
    try {
      await refreshAttempt(db, gateway, attempt, 30);
    } catch (error) {
      if (!(error instanceof GatewayFault)) throw error;
    }
  }
};

/** Voids the HK$4 of card checks that are still open. */
export const reconcileCardChecks = async (db: Db, gateway: Gateway): Promise<void> => {
  const open = await db
    .select({
      check: cardChecks,
      isStale: sql<boolean>`${cardChecks.createdAt} <= app_now() - interval '30 minutes'`,
    })
    .from(cardChecks)
    .where(
      and(
        sql`${cardChecks.voidedAt} is null`,
        sql`${cardChecks.intentId} is not null`,
        sql`${cardChecks.createdAt} <= app_now() - interval '30 seconds'`,
      ),
    )
    .orderBy(sql`${cardChecks.askedAt} nulls first`, cardChecks.createdAt)
    .limit(50);
  for (const { check, isStale } of open) {
    if (!check.intentId) continue;
    await db
      .update(cardChecks)
      .set({ askedAt: sql`app_now()` })
      .where(eq(cardChecks.id, check.id));
    try {
      const intent = await gateway.readIntent(check.intentId);
      await applyCardCheck(
        db,
        gateway,
        check.transactionNo,
        intent.status === 'action' && isStale ? await gateway.cancelIntent(intent.id) : intent,
      );
    } catch (error) {
      if (!(error instanceof GatewayFault)) throw error;
    }
  }
};

/** Sends waiting refunds and asks the gateway about open attempts and card checks. */
export const reconcilePayments = async (db: Db, gateway: Gateway): Promise<void> => {
  await sendRefunds(db, gateway);
  await reconcileAttempts(db, gateway);
  await reconcileCardChecks(db, gateway);
};
