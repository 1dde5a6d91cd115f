import { addDays, hongKongDay, hongKongInstant } from '@tapnook/kernel';
import { eq, inArray, sql } from 'drizzle-orm';
import { type Db, inTransaction } from '../../db/pool.ts';
import type { GatewayMovement } from './gateway-records.ts';
import type { Gateway } from './gateway.ts';
import { openCase } from './payment-cases.service.ts';
import { disputes, reconciledDays } from './payment-cases.tables.ts';
import { paymentAttempts, refunds } from './payments.tables.ts';

export interface Difference {
  readonly subject: string;
  readonly detail: string;
  readonly amount: number;
}

const PAID: ReadonlySet<string> = new Set(['succeeded', 'captured', 'refunded']);

type Books = {
  readonly attempts: readonly (typeof paymentAttempts.$inferSelect)[];
  readonly refunds: readonly (typeof refunds.$inferSelect)[];
  readonly disputes: readonly (typeof disputes.$inferSelect)[];
};

/** What one line of the gateway's books says that ours do not. */
const compare = (line: GatewayMovement, books: Books): string | undefined => {
  const attempt = books.attempts.find(({ intentId }) => intentId === line.intentId);
  const refund = books.refunds.find(({ gatewayId }) => gatewayId === line.sourceId);
  if (line.kind === 'charge') {
    if (!attempt) return 'a charge that we do not know';
    const isReturned = books.refunds.some(({ attemptId }) => attemptId === attempt.id);
    if (!PAID.has(attempt.status) && !isReturned) return `charged, ours is ${attempt.status}`;
    if (attempt.amount !== line.amount) return `charged ${line.amount}, ours is ${attempt.amount}`;
    return attempt.currency === line.currency ? undefined : `charged in ${line.currency}`;
  }
  if (line.kind === 'refund') {
    if (!refund) return 'a refund that we do not know';
    return refund.amount === -line.amount
      ? undefined
      : `refunded ${-line.amount}, ours is ${refund.amount}`;
  }
  if (line.kind === 'refund_failure') {
    if (!refund) return 'a failed refund that we do not know';
    return refund.status === 'succeeded' ? 'a refund failed that we count as returned' : undefined;
  }
  if (line.kind === 'dispute') {
    const dispute = books.disputes.find(({ id }) => id === line.sourceId);
    if (!dispute) return 'a dispute that we do not know';
    return dispute.amount === Math.abs(line.amount)
      ? undefined
      : `disputed ${Math.abs(line.amount)}, ours is ${dispute.amount}`;
  }
  return line.kind === 'account' ? undefined : `a movement (${line.type}) that we do not know`;
};

const readBooks = async (db: Db, lines: readonly GatewayMovement[]): Promise<Books> => {
  const ids = (pick: (line: GatewayMovement) => string | null): string[] => [
    '',
    ...new Set(lines.flatMap((line) => pick(line) ?? [])),
  ];
  const attempts = await db
    .select()
    .from(paymentAttempts)
    .where(
      inArray(
        paymentAttempts.intentId,
        ids((line) => line.intentId),
      ),
    );
  return {
    attempts,
    refunds:
      attempts.length === 0
        ? []
        : await db
            .select()
            .from(refunds)
            .where(
              inArray(
                refunds.attemptId,
                attempts.map(({ id }) => id),
              ),
            ),
    disputes: await db
      .select()
      .from(disputes)
      .where(
        inArray(
          disputes.id,
          ids((line) => line.sourceId),
        ),
      ),
  };
};

/** Payments and refunds of a day in our books that the gateway's do not have. */
const missing = async (
  db: Db,
  day: string,
  lines: readonly GatewayMovement[],
): Promise<Difference[]> => {
  const seen = new Set(lines.flatMap(({ intentId }) => intentId ?? []));
  const returned = new Set(lines.flatMap(({ sourceId }) => sourceId ?? []));
  // What we heard in the first and last hour may be the neighbour day's at the gateway.
  const { rows } = await db.execute<{ kind: string; ref: string; amount: number }>(sql`
    select 'payment' as kind, a.intent_id as ref, a.amount from payment_attempts a
      join orders o on o.transaction_no = a.transaction_no
      where a.intent_id is not null and a.intent_id not like 'pi_seed_%'
        and hk_day(o.paid_at - interval '1 hour') = ${day}::date
        and hk_day(o.paid_at + interval '1 hour') = ${day}::date
    union all
    select 'refund', gateway_id, amount from refunds
      where gateway_id is not null and gateway_id not like 'refund:%' and status = 'succeeded'
        and hk_day(settled_at - interval '1 hour') = ${day}::date
        and hk_day(settled_at + interval '1 hour') = ${day}::date
        and created_at > settled_at - interval '1 hour'`);
  return rows
    .filter(({ kind, ref }) => !(kind === 'payment' ? seen : returned).has(ref))
    .map(({ kind, ref, amount }) => ({
      subject: ref,
      detail: `a ${kind} of ours that the gateway's books do not have`,
      amount,
    }));
};

/** Compares one day of the gateway's books with ours, line by line, both ways. */
export const compareDay = async (
  db: Db,
  gateway: Gateway,
  day: string,
): Promise<{ readonly movements: number; readonly differences: readonly Difference[] }> => {
  const second = (of: string): number => Date.parse(hongKongInstant(of)) / 1000;
  const lines = await gateway.listMovements(second(day), second(addDays(day, 1)));
  const books = await readBooks(db, lines);
  const differences = lines.flatMap((line): Difference[] => {
    const detail = compare(line, books);
    return detail ? [{ subject: line.sourceId ?? line.id, detail, amount: line.amount }] : [];
  });
  return {
    movements: lines.length,
    differences: [...differences, ...(await missing(db, day, lines))],
  };
};

/** Compares a day once and opens a case for each difference. */
export const reconcileDay = async (
  db: Db,
  gateway: Gateway,
  day: string,
): Promise<readonly Difference[]> => {
  const { movements, differences } = await compareDay(db, gateway, day);
  await inTransaction(db, async (tx) => {
    for (const { subject, detail, amount } of differences)
      await openCase(tx, {
        kind: 'books_differ',
        onceKey: `books:${day}:${subject}`,
        amount,
        detail: `${subject}: ${detail}`,
      });
    const row = { movements, differences: differences.length, checkedAt: sql`app_now()` };
    await tx
      .insert(reconciledDays)
      .values({ day, ...row })
      .onConflictDoUpdate({ target: reconciledDays.day, set: row });
  });
  return differences;
};

/** The sweep: yesterday in Hong Kong, unless it was done. */
export const reconcileYesterday = async (db: Db, gateway: Gateway): Promise<void> => {
  const { rows } = await db.execute<{ day: string }>(sql`select (hk_today() - 1)::text as day`);
  const day = rows[0]?.day ?? hongKongDay(new Date());
  const [done] = await db.select().from(reconciledDays).where(eq(reconciledDays.day, day));
  if (!done) await reconcileDay(db, gateway, day);
};
