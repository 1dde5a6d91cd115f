import type { Api } from '@tapnook/contracts/api';
import { eq, inArray, sql } from 'drizzle-orm';
import type { PgInsertValue, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Tx } from '../../db/pool.ts';
import { ApiError } from '../../errors.ts';
import type { Call } from '../../handlers.ts';
import { additionOptions, additions, optionFields, optionGroups } from './catalog.tables.ts';
import { setQuota } from './quota-editing.service.ts';

type PlanOptions = Call<Api['setPlanOptions']>['body'];
type Kind = 'option' | 'addition';

/** The row of an id that belongs here; another plan's is not found. */
const own = (wire: string | undefined, known: ReadonlySet<number>): number | undefined => {
  if (wire === undefined) return undefined;
  if (!known.has(Number(wire))) throw new ApiError('10405');
  return Number(wire);
};

type Table = typeof optionGroups | typeof optionFields | typeof additions | typeof additionOptions;
/** Writes a row over the one of this number, or as a new one; gives its number. */
const saveRow = async <T extends Table>(
  tx: Tx,
  table: T,
  id: number | undefined,
  row: PgInsertValue<T> & PgUpdateSetSource<T>,
): Promise<number> => {
  const [saved] =
    id === undefined
      ? await tx.insert(table).values(row).returning({ id: table.id })
      : await tx.update(table).set(row).where(eq(table.id, id)).returning({ id: table.id });
  if (!saved) throw new ApiError('10405');
  return saved.id;
};

/** One choice inside a group or an addition. */
interface Row {
  readonly id: string | undefined;
  /** Undefined leaves it as it is. */
  readonly quota: number | null | undefined;
  readonly save: (id: number | undefined, parent: number, sort: number) => Promise<number>;
}
interface Group {
  readonly id: string | undefined;
  readonly rows: readonly Row[];
  readonly save: (id: number | undefined, sort: number) => Promise<number>;
}
const TABLES = {
  option: { parent: optionGroups, child: optionFields, column: 'group_id' },
  addition: { parent: additions, child: additionOptions, column: 'addition_id' },
} as const;

/**
 * Sets the groups of one kind. What is gone is retired, not deleted: orders that have it give its
 * places back to it.
 */
const saveGroups = async (tx: Tx, planId: number, kind: Kind, groups: readonly Group[]) => {
  const { parent, child, column } = TABLES[kind];
  const { rows } = await tx.execute<{ id: number; child: number | null }>(
    sql`select p.id, c.id as child from ${parent} p
      left join ${child} c on c.${sql.identifier(column)} = p.id where p.plan_id = ${planId}`,
  );
  const known = new Set(rows.map(({ id }) => id));
  const children = new Set(rows.flatMap(({ child: id }) => (id === null ? [] : [id])));
  const kept = new Set<number>();
  const list = kind === 'option' ? 'groups' : 'additions';
  for (const [at, group] of groups.entries()) {
    const saved = await group.save(own(group.id, known), at + 1);
    for (const [place, row] of group.rows.entries()) {
      const one = await row.save(own(row.id, children), saved, place + 1);
      kept.add(one);
      const name = `${list}.${at}.${kind === 'option' ? 'fields' : 'options'}.${place}.quota`;
      if (row.quota !== undefined) await setQuota(tx, kind, one, row.quota, name);
    }
  }
  const gone = [...children].filter((id) => !kept.has(id));
  if (gone.length > 0) await tx.update(child).set({ retired: true }).where(inArray(child.id, gone));
};

/** Sets the options and additions of a plan; an undo keeps how many there are of each. */
export const savePlanOptions = async (
  tx: Tx,
  planId: number,
  input: PlanOptions,
  { keepsQuotas = false } = {},
): Promise<void> => {
  const quotaOf = (quota: number | null) => (keepsQuotas ? undefined : quota);
  await saveGroups(
    tx,
    planId,
    'option',
    input.groups.map(({ groupId, fields, ...columns }) => ({
      id: groupId,
      save: (id, sort) => saveRow(tx, optionGroups, id, { ...columns, planId, sort }),
      rows: fields.map(({ fieldId, name, quota, surcharge }) => ({
        id: fieldId,
        quota: quotaOf(quota),
        save: (id, parent, sort) =>
          saveRow(tx, optionFields, id, { name, surcharge, groupId: parent, sort, retired: false }),
      })),
    })),
  );
  await saveGroups(
    tx,
    planId,
    'addition',
    input.additions.map(({ additionId, options, ...columns }) => ({
      id: additionId,
      save: (id, sort) => saveRow(tx, additions, id, { ...columns, planId, sort }),
      rows: options.map(({ optionId, name, quota, price, maxCount }) => ({
        id: optionId,
        quota: quotaOf(quota),
        save: (id, parent, sort) =>
          saveRow(tx, additionOptions, id, {
            name,
            price,
            maxCount,
            additionId: parent,
            sort,
            retired: false,
          }),
      })),
    })),
  );
};
