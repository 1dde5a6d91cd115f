import type { Api } from '@tapnook/contracts/api';
import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import type { Call } from '../../handlers.ts';
import { personTypes } from './catalog.tables.ts';

/** A kind of person of a plan, as its editors set it. */
export type EditedPersonType = Call<Api['setPersonTypes']>['body']['personTypes'][number];

/** The kinds of persons of plans, as their editors set them. */
export const readEditedPersonTypes = async (
  tx: Tx,
  planIds: readonly number[],
): Promise<(planId: number) => EditedPersonType[]> => {
  const rows = await tx
    .select()
    .from(personTypes)
    .where(inArray(personTypes.planId, [...planIds]))
    .orderBy(asc(personTypes.sort), asc(personTypes.id));
  return (id) =>
    rows
      .filter(({ planId }) => planId === id)
      .map(({ id: _id, planId: _plan, sort: _sort, ...type }) => type);
};

/**
 * Sets the kinds of a plan. Prices that days have
 * for a kind that is gone go with it, so that they do not come back when it does.
 */
export const savePersonTypes = async (
  tx: Tx,
  planId: number,
  types: readonly EditedPersonType[],
): Promise<void> => {
  const kinds = types.map(({ kind }) => kind);
  await tx
    .delete(personTypes)
    .where(
      and(
        eq(personTypes.planId, planId),
        ...(kinds.length > 0 ? [notInArray(personTypes.kind, kinds)] : []),
      ),
    );
  for (const [index, type] of types.entries()) {
    const columns = { ...type, sort: index + 1 };
    await tx
      .insert(personTypes)
      .values({ planId, ...columns })
      .onConflictDoUpdate({ target: [personTypes.planId, personTypes.kind], set: columns });
  }
  const priced = types.flatMap(({ kind, price }) => (price === null ? [] : [kind]));
  await tx.execute(sql`
    update slots set person_prices = (
      select jsonb_object_agg(key, value) from jsonb_each(person_prices)
        where key = any(${sql.param(priced)}::text[]))
    where plan_id = ${planId} and person_prices is not null and day >= hk_today()`);
};
