import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { ApiError } from '../../errors.ts';
import { enquiries } from './help.tables.ts';

export type KeptEnquiry = typeof enquiries.$inferSelect;

/** A page of the letters to us, the newest first, and how many there are. */
export const listEnquiries = async (
  tx: Tx,
  query: { readonly openOnly: boolean; readonly limit: number; readonly offset: number },
): Promise<{ readonly totalCount: number; readonly rows: KeptEnquiry[] }> => {
  const where = query.openOnly ? isNull(enquiries.decision) : undefined;
  const [total] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(enquiries)
    .where(where);
  const rows = await tx
    .select()
    .from(enquiries)
    .where(where)
    .orderBy(desc(enquiries.id))
    .limit(query.limit)
    .offset(query.offset);
  return { totalCount: total?.count ?? 0, rows };
};

/** The application that a merchant came of; undefined for one that an editor made. */
export const findApplicationOf = async (
  tx: Tx,
  merchantId: number,
): Promise<KeptEnquiry | undefined> => {
  const [row] = await tx.select().from(enquiries).where(eq(enquiries.merchantId, merchantId));
  return row;
};

/** A letter that nobody has decided yet, locked; 20628 when somebody has. */
export const lockOpenEnquiry = async (tx: Tx, enquiryNo: string): Promise<KeptEnquiry> => {
  const [row] = await tx
    .select()
    .from(enquiries)
    .where(eq(enquiries.enquiryNo, enquiryNo))
    .for('update');
  if (!row) throw new ApiError('10405');
  if (row.decision !== null) throw new ApiError('20628');
  return row;
};

/** Notes what became of a letter, once. */
export const decideEnquiry = async (
  tx: Tx,
  id: number,
  outcome: Pick<KeptEnquiry, 'decision' | 'merchantId'>,
): Promise<KeptEnquiry> => {
  const [decided] = await tx
    .update(enquiries)
    .set({ ...outcome, decidedAt: sql`app_now()` })
    .where(and(eq(enquiries.id, id), isNull(enquiries.decision)))
    .returning();
  if (!decided) throw new ApiError('20628');
  return decided;
};
