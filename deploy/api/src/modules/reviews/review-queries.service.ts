import { and, asc, count as total, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { statisticsOf, type ReviewRow, type Subject } from './review-statistics.service.ts';
import { reviewViews, type Reader } from './review-view.service.ts';
import { reviews } from './reviews.tables.ts';

export const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

export const byId = async (deps: Deps, id: string): Promise<ReviewRow | undefined> =>
  UUID.test(id) ? (await deps.db.select().from(reviews).where(eq(reviews.id, id)))[0] : undefined;

interface Filters {
  readonly overallScores?: readonly number[] | undefined;
  readonly hasPicOrVideos?: boolean | undefined;
  readonly isRecommended?: boolean | undefined;
  readonly sortKey: 'createdAt' | 'overallScore' | 'like';
  readonly sortDirection: 'ASC' | 'DESC';
}

const SORTS = {
  createdAt: reviews.createdAt,
  overallScore: reviews.overallScore,
  like: sql`${reviews.likes} - ${reviews.hates}`,
} as const;

const filterOf = (filters: Filters): SQL | undefined =>
  and(
    filters.overallScores?.length
      ? inArray(reviews.overallScore, [...filters.overallScores])
      : undefined,
    filters.hasPicOrVideos ? sql`cardinality(${reviews.pictures}) > 0` : undefined,
    filters.isRecommended === undefined
      ? undefined
      : eq(reviews.isRecommended, filters.isRecommended),
  );

export const inRange = (id: string): number => Math.min(Number(id), 2_147_483_647);

/**
 * Shown reviews of a product or of everything of a merchant, with the statistics of all of them.
 */
export const listOf = async (
  deps: Deps,
  subject: Subject,
  filters: Filters,
  page: { readonly index: number; readonly size: number },
  reader: Reader,
) => {
  const where = and(
    eq(subject.type === 'product' ? reviews.productId : reviews.merchantId, subject.id),
    eq(reviews.status, 'NORMAL'),
    filterOf(filters),
  );
  const [counted] = await deps.db.select({ total: total() }).from(reviews).where(where);
  const direction = filters.sortDirection === 'ASC' ? asc : desc;
  const rows = await deps.db
    .select()
    .from(reviews)
    .where(where)
    .orderBy(direction(SORTS[filters.sortKey]), desc(reviews.createdAt), desc(reviews.id))
    .limit(page.size)
    .offset((page.index - 1) * page.size);
  return {
    totalCount: counted?.total ?? 0,
    pageIndex: page.index,
    pageSize: page.size,
    items: await reviewViews(deps.db, rows, reader),
    statistics: await statisticsOf(deps.db, subject),
  };
};
