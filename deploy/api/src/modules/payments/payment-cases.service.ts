import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { paymentCases } from './payment-cases.tables.ts';

export type PaymentCase = typeof paymentCases.$inferSelect;

/** What is told and then done with; the others stay open until somebody has dealt with them. */
const NEWS: ReadonlySet<PaymentCase['kind']> = new Set(['dispute_won', 'dispute_lost']);

/** Opens a case in the transaction that finds it; a sweep tells of it. False when there was one. */
export const openCase = async (
  tx: Tx,
  found: Pick<PaymentCase, 'kind' | 'onceKey'> &
    Partial<Pick<PaymentCase, 'orderId' | 'amount' | 'detail'>> & { readonly isDone?: boolean },
): Promise<boolean> => {
  const { isDone = NEWS.has(found.kind), ...values } = found;
  const { rowCount } = await tx
    .insert(paymentCases)
    .values({ ...values, ...(isDone && { closedAt: sql`app_now()` }) })
    .onConflictDoNothing({ target: paymentCases.onceKey });
  return (rowCount ?? 0) > 0;
};

/** Closes an open case; false when there was none. */
export const closeCase = async (
  tx: Tx,
  which: { readonly onceKey: string } | { readonly id: string },
  note: string,
): Promise<boolean> => {
  const { rowCount } = await tx
    .update(paymentCases)
    .set({ closedAt: sql`app_now()`, closedNote: note })
    .where(
      and(
        'id' in which ? eq(paymentCases.id, which.id) : eq(paymentCases.onceKey, which.onceKey),
        isNull(paymentCases.closedAt),
      ),
    );
  return (rowCount ?? 0) > 0;
};

/** Cases that nobody was told of, locked; those that another process has are skipped. */
export const lockUntoldCases = (tx: Tx): Promise<PaymentCase[]> =>
  tx
    .select()
    .from(paymentCases)
    .where(isNull(paymentCases.toldAt))
    .orderBy(asc(paymentCases.createdAt))
    .limit(50)
    .for('update', { skipLocked: true });

export const markCaseTold = async (tx: Tx, id: string): Promise<void> => {
  await tx
    .update(paymentCases)
    .set({ toldAt: sql`app_now()` })
    .where(eq(paymentCases.id, id));
};
