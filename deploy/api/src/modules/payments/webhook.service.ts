import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/pool.ts';
import { applyCardCheck } from './card-check.service.ts';
import type { Gateway, GatewayEvent } from './gateway.ts';
import { applyIntent } from './payment-settlement.service.ts';
import { gatewayEvents, paymentAttempts } from './payments.tables.ts';
import { sendRefunds } from './refund-runner.service.ts';
import { saveCardOfAttempt } from './saved-cards.service.ts';

/**
 * Handles one event. What the event says is not believed: the intent is read again, so that events
 * may come late, twice, or in any order. An event counts as seen only once it was handled; a failed
 * one is sent again by the gateway.
 */
export const handleEvent = async (db: Db, gateway: Gateway, event: GatewayEvent): Promise<void> => {
  const [seen] = await db
    .insert(gatewayEvents)
    .values({ id: event.id, type: event.type, intentId: event.intentId })
    .onConflictDoUpdate({ target: gatewayEvents.id, set: { type: event.type } })
    .returning();
  if (seen?.handledAt || !event.intentId) return;
  const [attempt] = await db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.intentId, event.intentId));
  const intent = await gateway.readIntent(event.intentId);
  if (attempt) {
    await saveCardOfAttempt(db, gateway, await applyIntent(db, attempt.id, intent));
    await sendRefunds(db, gateway, attempt.orderId);
  } else if (intent.transactionNo) {
    await applyByNumber(db, gateway, intent.transactionNo, event.intentId);
  }
  await db
    .update(gatewayEvents)
    .set({ handledAt: sql`app_now()` })
    .where(eq(gatewayEvents.id, event.id));
};

/**
 * The event overtook the answer to the intent's creation: the number in the intent tells whose it
 * is.
 */
const applyByNumber = async (
  db: Db,
  gateway: Gateway,
  transactionNo: string,
  intentId: string,
): Promise<void> => {
  const intent = await gateway.readIntent(intentId);
  const [attempt] = await db
    .update(paymentAttempts)
    .set({ intentId, clientSecret: intent.clientSecret })
    .where(eq(paymentAttempts.transactionNo, transactionNo))
    .returning();
  if (attempt) {
    await saveCardOfAttempt(db, gateway, await applyIntent(db, attempt.id, intent));
    await sendRefunds(db, gateway, attempt.orderId);
    return;
  }
  await applyCardCheck(db, gateway, transactionNo, intent);
};
