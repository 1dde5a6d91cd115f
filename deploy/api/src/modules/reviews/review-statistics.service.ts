import type { LocalisedText } from '@tapnook/contracts';
import type { Api } from '@tapnook/contracts/api';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Tx } from '../../db/pool.ts';
import { rateProduct } from '../catalog/index.ts';
import { rateMerchant } from '../merchants/index.ts';
import { reviewStatistics, reviewTemplates, type reviews } from './reviews.tables.ts';

type Statistics = z.input<Api['listProductReviews']['data']>['statistics'];
export type ReviewRow = typeof reviews.$inferSelect;
export type Subject = { readonly type: 'product' | 'merchant'; readonly id: number };
const keyOf = ({ type, id }: Subject): string => `${type}:${id}`;

/** Adds a review to what is counted of its product and merchant, or takes it out again. */
export const addToStatistics = async (tx: Tx, review: ReviewRow, sign: 1 | -1): Promise<void> => {
  for (const subject of [
    { type: 'product' as const, id: review.productId },
    { type: 'merchant' as const, id: review.merchantId },
  ]) {
    const key = keyOf(subject);
    await tx.insert(reviewStatistics).values({ key }).onConflictDoNothing();
    const [row] = await tx
      .select()
      .from(reviewStatistics)
      .where(eq(reviewStatistics.key, key))
      .for('update');
    if (!row) continue;
    const items = { ...row.items };
    for (const { id, score } of review.scores) {
      const before = items[id] ?? { sum: 0, count: 0 };
      items[id] = { sum: before.sum + sign * score, count: before.count + sign };
    }
    await tx
      .update(reviewStatistics)
      .set({
        count: row.count + sign,
        histogram: row.histogram.map((number, index) =>
          index === review.overallScore - 1 ? number + sign : number,
        ),
        withPictures: row.withPictures + (review.pictures.length > 0 ? sign : 0),
        recommended: row.recommended + (review.isRecommended ? sign : 0),
        items,
      })
      .where(eq(reviewStatistics.key, key));
  }
  await publishScores(tx, review.productId, review.merchantId);
};

/** The catalogue's own score and count of a product and a merchant follow the statistics. */
export const publishScores = async (
  tx: Tx,
  productId: number,
  merchantId: number,
): Promise<void> => {
  const mean = sql`round((histogram[1] + 2 * histogram[2] + 3 * histogram[3] + 4 * histogram[4] + 5
    * histogram[5])::numeric / nullif(count, 0), 1)::float8`;
  const ratingOf = (subject: Subject): SQL =>
    sql`select ${mean} as score, count, histogram from review_statistics
      where key = ${keyOf(subject)}`;
  await rateProduct(tx, productId, ratingOf({ type: 'product', id: productId }));
  await rateMerchant(tx, merchantId, ratingOf({ type: 'merchant', id: merchantId }));
};

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

/**
 * Averages of the items of templates. Templates of several kinds of product score items of one
 * name: to a reader they are one.
 */
const itemAverages = (
  items: Readonly<Record<string, { sum: number; count: number }>>,
  names: ReadonlyMap<string, LocalisedText>,
): Statistics['scores'] => {
  const merged = new Map<
    string,
    { id: string; itemName: LocalisedText; sum: number; count: number }
  >();
  for (const [id, { sum, count }] of Object.entries(items)) {
    if (count <= 0) continue;
    const itemName = names.get(id) ?? { en_gb: id, zh_hk: id };
    const key = itemName.en_gb.toLowerCase();
    const before = merged.get(key) ?? { id, itemName, sum: 0, count: 0 };
    merged.set(key, { ...before, sum: before.sum + sum, count: before.count + count });
  }
  return [...merged.values()]
    .toSorted((a, b) => b.count - a.count || a.id.localeCompare(b.id))
    .map(({ id, itemName, sum, count }) => ({ id, score: oneDecimal(sum / count), itemName }));
};

/** Scores of a product or merchant: the mean, each star, each item of the templates. */
export const statisticsOf = async (tx: Tx, subject: Subject): Promise<Statistics> => {
  const [row] = await tx
    .select()
    .from(reviewStatistics)
    .where(eq(reviewStatistics.key, keyOf(subject)));
  const histogram = row?.histogram ?? [0, 0, 0, 0, 0];
  const total = row?.count ?? 0;
  const names = new Map(
    (await tx.select().from(reviewTemplates)).flatMap((template) =>
      template.items.map((item) => [item.id, item.itemName] as const),
    ),
  );
  return {
    overallScore:
      total === 0
        ? 0
        : oneDecimal(
            histogram.reduce((sum, number, index) => sum + number * (index + 1), 0) / total,
          ),
    count: total,
    rootCount: total,
    allCount: total,
    externalId: String(subject.id),
    objectType: subject.type,
    memberId: null,
    scores: itemAverages(row?.items ?? {}, names),
    histogram: histogram.map((number, index) => ({ score: index + 1, count: number })),
    withPicCount: row?.withPictures ?? 0,
    recommendedCount: row?.recommended ?? 0,
  };
};
