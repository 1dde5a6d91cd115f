import type { Api } from '@tapnook/contracts/api';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Tx } from '../../db/pool.ts';
import { additionOptions, additions, optionFields, optionGroups } from './catalog.tables.ts';

type PlanOptions = z.output<Api['getManagedProduct']['data']>['plans'][number]['options'];

/** How many of each there are in all; null is unlimited. */
const readQuotas = async (tx: Tx, kind: 'option' | 'addition', ids: readonly number[]) => {
  const { rows } = await tx.execute<{ ref: number; quota: number | null }>(
    sql`select ref::int as ref, quota from inventory where kind = ${kind}
      and ref = any(${sql.param([...ids])}::int[]) and day is null`,
  );
  const quotas = new Map(rows.map(({ ref, quota }) => [ref, quota]));
  return (id: number): number | null => quotas.get(id) ?? null;
};

/** The options and additions of plans, as their editors set them. */
export const readPlanOptions = async (
  tx: Tx,
  planIds: readonly number[],
): Promise<(planId: number) => PlanOptions> => {
  const ids = [...planIds];
  const fields = await tx
    .select({ group: optionGroups, field: optionFields })
    .from(optionGroups)
    .innerJoin(optionFields, eq(optionFields.groupId, optionGroups.id))
    .where(inArray(optionGroups.planId, ids))
    .orderBy(asc(optionGroups.sort), asc(optionFields.sort));
  const options = await tx
    .select({ addition: additions, option: additionOptions })
    .from(additions)
    .innerJoin(additionOptions, eq(additionOptions.additionId, additions.id))
    .where(inArray(additions.planId, ids))
    .orderBy(asc(additions.sort), asc(additionOptions.sort));
  const fieldQuota = await readQuotas(
    tx,
    'option',
    fields.map(({ field }) => field.id),
  );
  const optionQuota = await readQuotas(
    tx,
    'addition',
    options.map(({ option }) => option.id),
  );
  const offered = fields.filter(({ field }) => !field.retired);
  const sold = options.filter(({ option }) => !option.retired);
  return (planId) => ({
    groups: [
      ...Map.groupBy(
        offered.filter(({ group }) => group.planId === planId),
        ({ group }) => group.id,
      ).values(),
    ].flatMap((rows) =>
      rows.slice(0, 1).map(({ group }) => ({
        groupId: String(group.id),
        name: group.name,
        display: group.display,
        fields: rows.map(({ field }) => ({
          fieldId: String(field.id),
          name: field.name,
          surcharge: field.surcharge,
          quota: fieldQuota(field.id),
        })),
      })),
    ),
    additions: [
      ...Map.groupBy(
        sold.filter(({ addition }) => addition.planId === planId),
        ({ addition }) => addition.id,
      ).values(),
    ].flatMap((rows) =>
      rows.slice(0, 1).map(({ addition }) => ({
        additionId: String(addition.id),
        name: addition.name,
        required: addition.required,
        choose: addition.choose,
        options: rows.map(({ option }) => ({
          optionId: String(option.id),
          name: option.name,
          price: option.price,
          maxCount: option.maxCount,
          quota: optionQuota(option.id),
        })),
      })),
    ),
  });
};
