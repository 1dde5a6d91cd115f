import { documentNumber } from '@tapnook/kernel';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { type Db, inTransaction, type Tx } from '../../db/pool.ts';
import { ApiError } from '../../errors.ts';
import { declineClassOf, declineError } from './decline-class.ts';
import { type Gateway, type GatewayCard, GatewayFault, type Intent } from './gateway.ts';
import { cardChecks } from './payments.tables.ts';
import { customerOf, keepCard } from './saved-cards.service.ts';

type CardCheck = typeof cardChecks.$inferSelect;

/** HK$4 (part 1, section 9). */
export const CHECK_CENTS = 400;

const CHECKS_A_DAY = 3;

const checksToday = async (
  tx: Tx,
  userId: string,
): Promise<{ readonly count: number; readonly day: string }> => {
  const {
    rows: [row],
  } = await tx.execute<{ count: number; day: string }>(
    sql`select (select count(*)::int from card_checks where user_id = ${userId}
      and day = hk_today()) as count, hk_today()::text as day`,
  );
  if (!row) throw new Error('a count has a row');
  return row;
};

/** How many cards a shopper may still have checked today (part 3: three a day). */
export const checksLeft = async (tx: Tx, userId: string): Promise<number> =>
  Math.max(0, CHECKS_A_DAY - (await checksToday(tx, userId)).count);

/** One of three checks a day; the fourth is 20805 however many are tried at once. */
const startCheck = async (
  db: Db,
  userId: string,
  cardId: string,
  input: { readonly bind: boolean; readonly makeDefault: boolean; readonly name: string | null },
): Promise<CardCheck> =>
  inTransaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`cards:${userId}`}, 0))`);
    const { count, day } = await checksToday(tx, userId);
    if (count >= CHECKS_A_DAY) throw new ApiError('20805');
    const [check] = await tx
      .insert(cardChecks)
      .values({ transactionNo: documentNumber('TN', day), userId, day, cardId, ...input })
      .returning();
    if (!check) throw new Error('the check was not kept');
    return check;
  });

const readCheck = async (db: Db, transactionNo: string): Promise<CardCheck | undefined> => {
  const [check] = await db
    .select()
    .from(cardChecks)
    .where(eq(cardChecks.transactionNo, transactionNo));
  return check;
};

const UNDECIDED: CardCheck['status'][] = ['started', 'action'];

/** An authorised check is released at once, and the card kept when the shopper asked for that. */
const verify = async (
  db: Db,
  gateway: Gateway,
  check: CardCheck,
  intent: Intent,
): Promise<void> => {
  await db
    .update(cardChecks)
    .set({ status: 'verified', intentId: intent.id })
    .where(and(eq(cardChecks.id, check.id), inArray(cardChecks.status, UNDECIDED)));
  if (intent.status !== 'canceled') await gateway.cancelIntent(intent.id);
  await db
    .update(cardChecks)
    .set({ voidedAt: sql`app_now()` })
    .where(and(eq(cardChecks.id, check.id), isNull(cardChecks.voidedAt)));
  if (!check.bind) return;
  const cardId = intent.paymentMethodId ?? check.cardId;
  const card = await gateway
    .attachCard(cardId, await customerOf(db, gateway, check.userId))
    .catch(async (fault: GatewayFault) => {
      const known = fault.kind === 'invalid' ? await gateway.readCard(cardId) : undefined;
      if (!known) throw fault;
      return known;
    });
  await inTransaction(db, (tx) =>
    keepCard(tx, check.userId, card, { name: check.name, isDefault: check.makeDefault }),
  );
};

/**
 * What the gateway says of a check becomes its state: an authorisation is voided at once and the
 * card is kept. The answer is the check as it stands afterwards, for a webhook may have decided it
 * in the meantime.
 */
export const applyCardCheck = async (
  db: Db,
  gateway: Gateway,
  transactionNo: string,
  intent: Intent,
): Promise<CardCheck | undefined> => {
  const check = await readCheck(db, transactionNo);
  if (!check || check.status === 'failed' || check.voidedAt) return check;
  if (
    intent.status === 'declined' ||
    (intent.status === 'canceled' && check.status !== 'verified')
  ) {
    await gateway.cancelIntent(intent.id).catch(() => undefined);
    await db
      .update(cardChecks)
      .set({
        status: 'failed',
        intentId: intent.id,
        declineCode: intent.declineCode,
        voidedAt: sql`app_now()`,
      })
      .where(and(eq(cardChecks.id, check.id), inArray(cardChecks.status, UNDECIDED)));
  } else if (intent.status === 'action' || intent.status === 'open') {
    await db
      .update(cardChecks)
      .set({ status: 'action', intentId: intent.id })
      .where(and(eq(cardChecks.id, check.id), eq(cardChecks.status, 'started')));
  } else await verify(db, gateway, check, intent);
  return readCheck(db, transactionNo);
};

/**
 * Checks a card with HK$4 and keeps it when asked; a 3-D Secure check goes on after the shopper's
 * answer.
 */
export const checkCard = async (
  db: Db,
  gateway: Gateway,
  input: {
    readonly userId: string;
    readonly card: GatewayCard;
    /** The card is a token of the browser's; `card` is what the token tells of it. */
    readonly confirmationToken?: string | undefined;
    readonly bind: boolean;
    readonly makeDefault: boolean;
    readonly name: string | null;
    readonly returnUrl: string;
  },
): Promise<{ check: CardCheck; intent: Intent }> => {
  const check = await startCheck(db, input.userId, input.card.id, {
    bind: input.bind,
    makeDefault: input.makeDefault,
    name: input.name,
  });
  try {
    const customerId = await customerOf(db, gateway, input.userId);
    const intent = await gateway.createIntent({
      transactionNo: check.transactionNo,
      amount: CHECK_CENTS,
      currency: 'HKD',
      method: 'card',
      customerId,
      description: 'Card check, released at once',
      authorizeOnly: true,
      keepCard: input.bind,
    });
    await db.update(cardChecks).set({ intentId: intent.id }).where(eq(cardChecks.id, check.id));
    const confirmed = await gateway.confirmIntent(intent.id, {
      method: 'card',
      ...(input.confirmationToken
        ? { confirmationToken: input.confirmationToken }
        : { paymentMethodId: input.card.id }),
      returnUrl: input.returnUrl,
      key: `${check.transactionNo}:confirm`,
    });
    const after = (await applyCardCheck(db, gateway, check.transactionNo, confirmed)) ?? check;
    if (after.status === 'failed')
      throw new ApiError(declineError(confirmed.declineCode), {
        data: { declineCode: declineClassOf(confirmed.declineCode) },
      });
    return { check: after, intent: confirmed };
  } catch (error) {
    if (!(error instanceof GatewayFault)) throw error;
    throw new ApiError(error.kind === 'invalid' ? '20801' : '10503', {}, error);
  }
};
