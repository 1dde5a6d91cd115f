import { setTimeout as wait } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { applyCardCheck } from './card-check.service.ts';
import { applyDispute, applyFraudWarning, stageEvidence } from './disputes.service.ts';
import { type Gateway, type GatewayEvent, GatewayFault, type Intent } from './gateway.ts';
import { adoptRefunds } from './outside-refunds.service.ts';
import { applyIntent, type Attempt, isPaidAttempt } from './payment-settlement.service.ts';
import { gatewayEvents, paymentAttempts } from './payments.tables.ts';
import { sendRefunds } from './refund-runner.service.ts';
import { withdrawReturnedOrder } from './returned-order.service.ts';
import { followCard, saveCardOfAttempt, saveCardOfSetup } from './saved-cards.service.ts';
import { WEBHOOK_EVENTS } from './webhook-events.tables.ts';

type Means = Pick<Deps, 'db' | 'gateway'> & {
  readonly env: Pick<Deps['env'], 'PAYMENT_REVERSALS'>;
};

const attemptOf = async (db: Db, intentId: string | null): Promise<Attempt | undefined> => {
  if (!intentId) return undefined;
  const [attempt] = await db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.intentId, intentId));
  return attempt;
};

/** What an event's object asks for; what is absent concerns the intent alone, or nobody. */
const OBJECTS: Readonly<
  Record<string, (means: Means, id: string, event: GatewayEvent) => Promise<void>>
> = {
  refund: (means, _id, event) => followRefunds(means, event),
  charge: (means, _id, event) => followRefunds(means, event),
  dispute: async ({ db, gateway, env }, id) => {
    const dispute = await gateway.readDispute(id);
    const attempt = await attemptOf(db, dispute.intentId);
    if (!attempt) return;
    await applyDispute(db, attempt, dispute, env.PAYMENT_REVERSALS);
    if (dispute.status === 'lost' && env.PAYMENT_REVERSALS === 'block')
      await withdrawReturnedOrder(db, attempt.orderId, 'dispute');
    await stageEvidence(db, gateway, id);
  },
  'radar.early_fraud_warning': async ({ db, gateway, env }, id) => {
    const warning = await gateway.readFraudWarning(id);
    const attempt = await attemptOf(db, warning.intentId);
    if (attempt) await applyFraudWarning(db, attempt, warning, env.PAYMENT_REVERSALS);
  },
  payment_method: ({ db, gateway }, id) => followCard(db, gateway, id),
  setup_intent: ({ db, gateway }, id) => saveCardOfSetup(db, gateway, id),
};

/** Our refunds of a payment become what the gateway has; those of its dashboard are taken in. */
const followRefunds = async (
  { db, gateway, env }: Means,
  { intentId }: GatewayEvent,
): Promise<void> => {
  const attempt = await attemptOf(db, intentId);
  if (!attempt?.intentId) return;
  await adoptRefunds(db, gateway, attempt.id, attempt.intentId);
  if (env.PAYMENT_REVERSALS === 'block') await withdrawReturnedOrder(db, attempt.orderId, 'refund');
};

/** Milliseconds between looks at an attempt whose shopper is just being answered. */
const LOOKS = [40, 80, 160, 320];

/**
 * The attempt that an event is about. The gateway tells of a payment while the request that made it
 * still writes it down: that one is given a moment, instead of doing its work a second time behind
 * its lock.
 */
const attemptOnceAnswered = async (db: Db, intentId: string): Promise<Attempt | undefined> => {
  let attempt = await attemptOf(db, intentId);
  for (const pause of LOOKS) {
    if (attempt?.status !== 'pending' || attempt.nextAction) break;
    await wait(pause);
    attempt = await attemptOf(db, intentId);
  }
  return attempt;
};

const KNOWN: ReadonlySet<string> = new Set(WEBHOOK_EVENTS);

const followIntent = async ({ db, gateway }: Means, intentId: string): Promise<void> => {
  const attempt = await attemptOnceAnswered(db, intentId);
  if (attempt && isPaidAttempt(attempt)) return saveCardOfAttempt(db, gateway, attempt);
  const intent = await gateway.readIntent(intentId);
  if (attempt) {
    await saveCardOfAttempt(db, gateway, await applyIntent(db, attempt, intent));
    await sendRefunds(db, gateway, attempt.orderId);
  } else if (intent.transactionNo) {
    await applyByNumber(db, gateway, intent.transactionNo, intent);
  }
};

/**
 * Handles one event. What the event says is not believed: its object is read again, so that events
 * may come late, twice, or in any order. An event counts as seen only once it was handled; a failed
 * one is sent again by the gateway. What the gateway itself does not know any more is done with,
 * and so are kinds of event that the webhook is not registered for.
 */
export const handleEvent = async (means: Means, event: GatewayEvent): Promise<void> => {
  if (!KNOWN.has(event.type)) return;
  const { db } = means;
  const [seen] = await db
    .insert(gatewayEvents)
    .values({ id: event.id, type: event.type, intentId: event.intentId })
    .onConflictDoUpdate({ target: gatewayEvents.id, set: { type: event.type } })
    .returning();
  if (seen?.handledAt) return;
  try {
    if (event.intentId) await followIntent(means, event.intentId);
    const { object } = event;
    if (object) await OBJECTS[object.kind]?.(means, object.id, event);
  } catch (error) {
    if (!(error instanceof GatewayFault && error.kind === 'invalid')) throw error;
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
  intent: Intent,
): Promise<void> => {
  const [attempt] = await db
    .update(paymentAttempts)
    .set({ intentId: intent.id, clientSecret: intent.clientSecret })
    .where(eq(paymentAttempts.transactionNo, transactionNo))
    .returning();
  if (attempt) {
    await saveCardOfAttempt(db, gateway, await applyIntent(db, attempt, intent));
    await sendRefunds(db, gateway, attempt.orderId);
    return;
  }
  await applyCardCheck(db, gateway, transactionNo, intent);
};
