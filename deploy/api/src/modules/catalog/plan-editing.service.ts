import { and, asc, eq, notInArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { plans } from './catalog.tables.ts';
import { setQuota } from './quota-editing.service.ts';

export type EditedPlan = typeof plans.$inferSelect;

/** What editors set of a plan. */
type PlanField =
  | 'name'
  | 'description'
  | 'howToUse'
  | 'terms'
  | 'images'
  | 'price'
  | 'specialPrice'
  | 'usageLimit'
  | 'validFrom'
  | 'validTo'
  | 'validForDays'
  | 'active';
type PlanFields = { readonly [Field in PlanField]?: EditedPlan[Field] | undefined };
type NewPlan = PlanFields & Pick<EditedPlan, 'name' | 'price'>;

export interface PlanKey {
  readonly productId: number;
  readonly planId: number;
}
const oneOf = ({ productId, planId }: PlanKey) =>
  and(eq(plans.id, planId), eq(plans.productId, productId));

/** The plans of a product, in their order. */
export const listPlans = (tx: Tx, productId: number): Promise<EditedPlan[]> =>
  tx
    .select()
    .from(plans)
    .where(eq(plans.productId, productId))
    .orderBy(asc(plans.sort), asc(plans.id));

/** One plan of a product; undefined for another's. */
export const findPlan = async (tx: Tx, key: PlanKey): Promise<EditedPlan | undefined> => {
  const [plan] = await tx.select().from(plans).where(oneOf(key));
  return plan;
};

/** Adds a plan after the others of its product; gives its number. */
export const insertPlan = async (
  tx: Tx,
  productId: number,
  fields: NewPlan,
  quota: number | null,
): Promise<number> => {
  const { rows } = await tx.execute<{ id: number; sort: number }>(
    sql`select nextval(pg_get_serial_sequence('plans', 'id'))::int as id,
      (select coalesce(max(sort), 0) + 1 from plans where product_id = ${productId})::int as sort`,
  );
  const [next] = rows;
  if (!next) throw new Error('no plan was numbered');
  await tx.insert(plans).values({
    ...next,
    productId,
    planNo: `TNS${String(next.id).padStart(6, '0')}`,
    ...fields,
  });
  await setQuota(tx, 'plan', next.id, quota);
  return next.id;
};

/** Writes what editors set; a quota that is undefined stays as it is. */
export const updatePlan = async (
  tx: Tx,
  key: PlanKey,
  fields: PlanFields,
  quota?: number | null,
): Promise<void> => {
  if (Object.keys(fields).length > 0) await tx.update(plans).set(fields).where(oneOf(key));
  if (quota !== undefined) await setQuota(tx, 'plan', key.planId, quota);
};

/** Offers no plan of a product any more but these. */
export const withdrawOtherPlans = async (
  tx: Tx,
  productId: number,
  kept: readonly number[],
): Promise<void> => {
  await tx
    .update(plans)
    .set({ active: false })
    .where(
      and(
        eq(plans.productId, productId),
        ...(kept.length > 0 ? [notInArray(plans.id, [...kept])] : []),
      ),
    );
};
