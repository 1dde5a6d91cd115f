import type { Api } from '@tapnook/contracts/api';
import { asc, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import type { Call } from '../../handlers.ts';
import { personTypes } from '../catalog/index.ts';

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
