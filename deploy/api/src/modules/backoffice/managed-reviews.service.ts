import type { Api } from '@tapnook/contracts/api';
import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { type Db, inTransaction, type Tx } from '../../db/pool.ts';
import { ApiError } from '../../errors.ts';
import type { Call } from '../../handlers.ts';
import { bilingual } from '../../translations.ts';
import { products } from '../catalog/index.ts';
import { publicNameOf } from '../identity/index.ts';
import { type Member, merchants } from '../merchants/index.ts';
import {
  decideReport,
  insertReport,
  lockReview,
  moderateIn,
  reviewReports,
  type ReviewRow,
  reviews,
  visibleTo,
  writeAnswer,
} from '../reviews/index.ts';
import { audit } from './audit.service.ts';

export type ManagedReview = z.input<Api['answerReview']['data']>;
type Filter = Call<Api['listManagedReviews']>['query']['filter'];

const mediaOf = (id: string): string => (id.startsWith('/') ? id : `/api/media/${id}`);

interface Row {
  readonly review: ReviewRow;
  readonly product: { readonly name: { en_gb: string; zh_hk: string } };
  readonly merchant: { readonly name: { en_gb: string; zh_hk: string } };
  readonly report: typeof reviewReports.$inferSelect | null;
}

const toView = ({ review, product, merchant, report }: Row): ManagedReview => ({
  reviewId: review.id,
  productId: String(review.productId),
  productName: product.name,
  merchantName: merchant.name,
  // Whoever wrote without a name has none at work either.
  authorName: review.isAnonymous ? '' : publicNameOf(review.authorName),
  overallScore: review.overallScore,
  message: review.message,
  language: review.language,
  pictures: review.pictures.map(mediaOf),
  status: review.status,
  createdAt: review.createdAt.toISOString(),
  answer: review.answer,
  answeredAt: review.answeredAt?.toISOString() ?? null,
  report: report && {
    reason: report.reason,
    note: report.note,
    createdAt: report.createdAt.toISOString(),
    outcome: report.outcome,
  },
});

const isReported = sql`exists (select 1 from review_reports r where r.review_id = ${reviews.id}
  and r.outcome is null)`;
const FILTERS: Readonly<Record<Filter, SQL>> = {
  all: sql`true`,
  unanswered: sql`${reviews.answer} is null and ${reviews.status} = 'NORMAL'`,
  reported: isReported,
  // Automatic moderation leaves what it doubts without a time.
  queue: sql`((${reviews.status} = 'PENDING' and ${reviews.moderateAt} = 'infinity')
    or ${isReported})`,
};

const select = (tx: Tx, where: SQL | undefined) =>
  tx
    .select({
      review: reviews,
      product: { name: products.name },
      merchant: { name: merchants.name },
      report: reviewReports,
    })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .innerJoin(merchants, eq(merchants.id, reviews.merchantId))
    .leftJoin(reviewReports, eq(reviewReports.reviewId, reviews.id))
    .where(where);

export const listReviews = async (
  tx: Tx,
  member: Member,
  query: Call<Api['listManagedReviews']>['query'],
) => {
  const where = and(visibleTo(member), FILTERS[query.filter]);
  const [total] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(reviews)
    .where(where);
  const rows = await select(tx, where)
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(query.pageSize)
    .offset((query.pageNum - 1) * query.pageSize);
  return {
    totalCount: total?.count ?? 0,
    pageIndex: query.pageNum,
    pageSize: query.pageSize,
    items: rows.map(toView),
  };
};

const readOne = async (tx: Tx, id: string): Promise<ManagedReview> => {
  const [row] = await select(tx, eq(reviews.id, id));
  if (!row) throw new ApiError('10405');
  return toView(row);
};

export const answerReview = (db: Db, member: Member, id: string, message: string) =>
  inTransaction(db, async (tx) => {
    const before = await lockReview(tx, member, id);
    const answer = message === '' ? null : message;
    await writeAnswer(tx, id, answer, member.role === 'admin' ? 'house' : 'merchant');
    await audit(tx, member, {
      action: 'answer',
      kind: 'review',
      subject: id,
      merchantId: before.merchantId,
      before: { answer: before.answer },
      after: { answer },
    });
    return readOne(tx, id);
  });

const reportedBefore = () =>
  new ApiError('20628', {
    text: bilingual('backoffice.reviewWasReportedAlready'),
  });

export const reportReview = (
  db: Db,
  member: Member,
  id: string,
  { reason, note }: Call<Api['reportReview']>['body'],
) =>
  inTransaction(db, async (tx) => {
    const { merchantId } = await lockReview(tx, member, id);
    const report = { reviewId: id, merchantId, actorId: member.userId, reason, note: note ?? null };
    if (!(await insertReport(tx, report))) throw reportedBefore();
    await audit(tx, member, {
      action: 'report',
      kind: 'review',
      subject: id,
      merchantId,
      after: { reason, note: note ?? null },
    });
    return readOne(tx, id);
  });

/** Shows or hides a review, which answers its report too. */
export const decideReview = (db: Db, member: Member, id: string, to: 'NORMAL' | 'HIDE') =>
  inTransaction(db, async (tx) => {
    const before = await lockReview(tx, member, id);
    const after = await moderateIn(tx, id, to, String(member.userId));
    await decideReport(tx, id, to === 'HIDE' ? 'hidden' : 'kept');
    await audit(tx, member, {
      action: to === 'HIDE' ? 'hide' : 'show',
      kind: 'review',
      subject: id,
      merchantId: before.merchantId,
      before: { status: before.status },
      after: { status: to },
    });
    return after;
  });
