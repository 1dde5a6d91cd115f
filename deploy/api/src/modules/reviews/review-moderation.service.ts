import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { ApiError } from '../../errors.ts';
import type { ReviewRow } from './review-statistics.service.ts';
import { reviewReports, reviews } from './reviews.tables.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

type Report = typeof reviewReports.$inferSelect;
interface Reader {
  /** Null is every merchant. */
  readonly merchantId: number | null;
}
/** What a merchant sees is what shoppers see; an administrator sees every review. */
export const visibleTo = ({ merchantId }: Reader): SQL =>
  merchantId === null
    ? sql`true`
    : sql`${reviews.merchantId} = ${merchantId} and ${reviews.status} = 'NORMAL'`;

/** A review that somebody sees, locked; 10405 for another merchant's or one not shown. */
export const lockReview = async (tx: Tx, reader: Reader, id: string): Promise<ReviewRow> => {
  if (!UUID.test(id)) throw new ApiError('10405');
  const [row] = await tx
    .select()
    .from(reviews)
    .where(and(eq(reviews.id, id), visibleTo(reader)))
    .for('update');
  if (!row) throw new ApiError('10405');
  return row;
};

/** Answers a review in public, or takes the answer back for null. */
export const writeAnswer = async (
  tx: Tx,
  id: string,
  answer: string | null,
  by: NonNullable<ReviewRow['answeredBy']>,
): Promise<void> => {
  await tx
    .update(reviews)
    .set({
      answer,
      answeredAt: answer === null ? null : sql`app_now()`,
      answeredBy: answer === null ? null : by,
    })
    .where(eq(reviews.id, id));
};

/** Keeps a merchant's report of a review; false when it has one already. */
export const insertReport = async (
  tx: Tx,
  report: Pick<Report, 'reviewId' | 'merchantId' | 'actorId' | 'reason' | 'note'>,
): Promise<boolean> => {
  const made = await tx
    .insert(reviewReports)
    .values(report)
    .onConflictDoNothing()
    .returning({ id: reviewReports.reviewId });
  return made.length > 0;
};

/** Decides the report of a review, if one waits. */
export const decideReport = async (
  tx: Tx,
  reviewId: string,
  outcome: NonNullable<Report['outcome']>,
): Promise<void> => {
  await tx
    .update(reviewReports)
    .set({ outcome, decidedAt: sql`app_now()` })
    .where(and(eq(reviewReports.reviewId, reviewId), isNull(reviewReports.outcome)));
};
