import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { type Db, inTransaction, type Tx } from '../../db/pool.ts';
import { ApiError } from '../../errors.ts';
import { type Gateway, type GatewayCard, GatewayFault } from './gateway.ts';
import type { Attempt } from './payment-settlement.service.ts';
import { gatewayCustomers, paymentAttempts, savedCards } from './payments.tables.ts';

export type SavedCard = typeof savedCards.$inferSelect;

/** The gateway's name for a shopper; made once. */
export const customerOf = async (db: Db, gateway: Gateway, userId: string): Promise<string> => {
  const [known] = await db
    .select()
    .from(gatewayCustomers)
    .where(eq(gatewayCustomers.userId, userId));
  if (known) return known.customerId;
  const customerId = await gateway.createCustomer({ userId });
  await db.insert(gatewayCustomers).values({ userId, customerId }).onConflictDoNothing();
  return customerId;
};

export const listCards = (tx: Tx, userId: string, ids?: readonly string[]): Promise<SavedCard[]> =>
  tx
    .select()
    .from(savedCards)
    .where(
      and(
        eq(savedCards.userId, userId),
        ids?.length ? inArray(savedCards.id, [...ids]) : undefined,
      ),
    )
    .orderBy(desc(savedCards.isDefault), desc(savedCards.createdAt), asc(savedCards.id));

export const makeDefault = async (db: Db, userId: string, cardId: string): Promise<SavedCard> =>
  inTransaction(db, async (tx) => {
    const cards = await tx
      .select()
      .from(savedCards)
      .where(eq(savedCards.userId, userId))
      .orderBy(asc(savedCards.id))
      .for('update');
    if (!cards.some((card) => card.id === cardId)) throw new ApiError('10405');
    await tx
      .update(savedCards)
      .set({ isDefault: false })
      .where(and(eq(savedCards.userId, userId), ne(savedCards.id, cardId)));
    const [card] = await tx
      .update(savedCards)
      .set({ isDefault: true })
      .where(and(eq(savedCards.userId, userId), eq(savedCards.id, cardId)))
      .returning();
    if (!card) throw new ApiError('10405');
    return card;
  });

/**
 * Keeps a card of the gateway for a shopper; the same card again replaces the older entry, the
 * first is the default.
 */
export const keepCard = async (
  tx: Tx,
  userId: string,
  card: GatewayCard,
  more: { readonly name?: string | null; readonly isDefault?: boolean } = {},
): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`cards:${userId}`}, 0))`);
  const before = await listCards(tx, userId);
  const twin = before.find(
    (other) =>
      other.id === card.id || (card.fingerprint !== null && other.fingerprint === card.fingerprint),
  );
  if (twin)
    await tx
      .delete(savedCards)
      .where(and(eq(savedCards.userId, userId), eq(savedCards.id, twin.id)));
  const isDefault =
    more.isDefault === true || (twin?.isDefault ?? !before.some((other) => other.isDefault));
  if (isDefault)
    await tx.update(savedCards).set({ isDefault: false }).where(eq(savedCards.userId, userId));
  const { id, brand, last4, expireMonth, expireYear, country, funding, fingerprint } = card;
  await tx.insert(savedCards).values({
    id,
    userId,
    brand,
    last4,
    expireMonth,
    expireYear,
    country,
    funding,
    fingerprint,
    name: more.name ?? twin?.name ?? null,
    isDefault,
  });
};

/** Forgets a card here and at the gateway; the newest of the others becomes the default. */
export const removeCard = async (
  db: Db,
  gateway: Gateway,
  userId: string,
  cardId: string,
): Promise<void> => {
  const [card] = await db
    .select()
    .from(savedCards)
    .where(and(eq(savedCards.userId, userId), eq(savedCards.id, cardId)));
  if (!card) throw new ApiError('10405');
  await gateway.detachCard(cardId).catch((fault: GatewayFault) => {
    if (fault.kind !== 'invalid') throw new ApiError('10503', { retryAfter: 2 }, fault);
  });
  await db.delete(savedCards).where(and(eq(savedCards.userId, userId), eq(savedCards.id, cardId)));
  const [next] = card.isDefault ? await listCards(db, userId) : [];
  if (next) await makeDefault(db, userId, next.id);
};

/**
 * A card that was to be kept is kept once the payment with it went through; the gateway being slow
 * does not matter, the next look does it.
 */
export const saveCardOfAttempt = async (
  db: Db,
  gateway: Gateway,
  attempt: Attempt,
): Promise<void> => {
  const { cardId } = attempt;
  if (
    !attempt.keepCard ||
    !cardId ||
    (attempt.status !== 'succeeded' && attempt.status !== 'captured')
  )
    return;
  try {
    const customerId = await customerOf(db, gateway, attempt.userId);
    const card = await gateway.attachCard(cardId, customerId).catch((fault: GatewayFault) => {
      if (fault.kind === 'invalid') return gateway.readCard(cardId);
      throw fault;
    });
    // The press and the webhook may both come here: the second waits until the first has kept it.
    await inTransaction(db, async (tx) => {
      const [mine] = await tx
        .update(paymentAttempts)
        .set({ keepCard: false })
        .where(and(eq(paymentAttempts.id, attempt.id), eq(paymentAttempts.keepCard, true)))
        .returning({ id: paymentAttempts.id });
      if (mine && card) await keepCard(tx, attempt.userId, card);
    });
  } catch (error) {
    if (!(error instanceof GatewayFault)) throw error;
  }
};

/** A card changed at the gateway: its bank renewed it, or it no longer belongs to the shopper. */
export const followCard = async (db: Db, gateway: Gateway, cardId: string): Promise<void> => {
  const [saved] = await db.select().from(savedCards).where(eq(savedCards.id, cardId));
  if (!saved) return;
  const card = await gateway.readCard(cardId);
  if (card?.isKept) {
    const { brand, last4, expireMonth, expireYear, country, funding, fingerprint } = card;
    await db
      .update(savedCards)
      .set({ brand, last4, expireMonth, expireYear, country, funding, fingerprint })
      .where(eq(savedCards.id, cardId));
    return;
  }
  await db.delete(savedCards).where(eq(savedCards.id, cardId));
  const [next] = saved.isDefault ? await listCards(db, saved.userId) : [];
  if (next) await makeDefault(db, saved.userId, next.id);
};

/** A card that was set up without a payment is kept for the shopper whose customer has it. */
export const saveCardOfSetup = async (db: Db, gateway: Gateway, setupId: string): Promise<void> => {
  const { isDone, customerId, cardId } = await gateway.readSetup(setupId);
  if (!isDone || !customerId || !cardId) return;
  const [owner] = await db
    .select()
    .from(gatewayCustomers)
    .where(eq(gatewayCustomers.customerId, customerId));
  const card = owner && (await gateway.readCard(cardId));
  if (card) await inTransaction(db, (tx) => keepCard(tx, owner.userId, card));
};
