import type { Api } from '@tapnook/contracts/api';
import { eq, inArray, sql } from 'drizzle-orm';
import { type Db, inTransaction, type Tx } from '../../db/pool.ts';
import { ApiError, fieldError } from '../../errors.ts';
import type { Call } from '../../handlers.ts';
import {
  additionOptions,
  additions,
  optionFields,
  optionGroups,
  plans,
  products,
} from '../catalog/index.ts';
import type { Member } from '../merchants/index.ts';
import { audit } from './audit.service.ts';
import { readPlanOptions } from './plan-options-view.ts';
import { saveVersion } from './product-versions.service.ts';
import { readManagedProduct } from './product-view.service.ts';
import { followProduct, lockProduct } from './products.service.ts';

type Input = Call<Api['setPlanOptions']>['body'];
type Kind = 'option' | 'addition';

const tooFew = (field: string) =>
  new ApiError('10102', {
    fields: [fieldError(`body.${field}`, 'fault.moreThanSoldOr')],
  });
const setQuota = async (tx: Tx, kind: Kind, ref: number, quota: number | null, field: string) => {
  const { rowCount } = await tx.execute(sql`
    insert into inventory (kind, ref, quota) values (${kind}, ${ref}, ${quota})
    on conflict (kind, ref, day, time) do update set quota = excluded.quota
    where excluded.quota is null or excluded.quota >= inventory.sold + inventory.held`);
  if (!rowCount) throw tooFew(field);
};

/** The row of an id that belongs here; another plan's is not found. */
const own = (wire: string | undefined, known: ReadonlySet<number>): number | undefined => {
  if (wire === undefined) return undefined;
  if (!known.has(Number(wire))) throw new ApiError('10405');
  return Number(wire);
};

/** One choice inside a group or an addition, as the two tables have it alike. */
interface Row {
  readonly name: { en_gb: string; zh_hk: string };
  /** Undefined leaves it as it is. */
  readonly quota: number | null | undefined;
  readonly id: string | undefined;
  readonly columns: Readonly<Record<string, number>>;
}
const TABLES = {
  option: { parent: optionGroups, child: optionFields, key: 'groupId', column: 'group_id' },
  addition: { parent: additions, child: additionOptions, key: 'additionId', column: 'addition_id' },
} as const;

interface Group {
  readonly id: string | undefined;
  readonly columns: Readonly<Record<string, unknown>>;
  readonly rows: readonly Row[];
}

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
    const set = { ...group.columns, sort: at + 1 };
    const id = own(group.id, known);
    const [saved] =
      id === undefined
        ? await tx
            .insert(parent)
            .values({ ...set, planId } as never)
            .returning({ id: parent.id })
        : await tx
            .update(parent)
            .set(set as never)
            .where(eq(parent.id, id))
            .returning({ id: parent.id });
    if (!saved) throw new ApiError('10405');
    for (const [place, row] of group.rows.entries()) {
      const fields = {
        name: row.name,
        ...row.columns,
        [TABLES[kind].key]: saved.id,
        sort: place + 1,
        retired: false,
      };
      const rowId = own(row.id, children);
      const [one] =
        rowId === undefined
          ? await tx
              .insert(child)
              .values(fields as never)
              .returning({ id: child.id })
          : await tx
              .update(child)
              .set(fields as never)
              .where(eq(child.id, rowId))
              .returning({ id: child.id });
      if (!one) throw new ApiError('10405');
      kept.add(one.id);
      const name = `${list}.${at}.${kind === 'option' ? 'fields' : 'options'}.${place}.quota`;
      if (row.quota !== undefined) await setQuota(tx, kind, one.id, row.quota, name);
    }
  }
  const gone = [...children].filter((id) => !kept.has(id));
  if (gone.length > 0) await tx.update(child).set({ retired: true }).where(inArray(child.id, gone));
};

/** Sets the options inside a transaction: for a call, or for an undo, which keeps their numbers. */
export const savePlanOptions = async (
  tx: Tx,
  planId: number,
  input: Input,
  { keepsQuotas = false } = {},
): Promise<void> => {
  const quotaOf = (quota: number | null) => (keepsQuotas ? undefined : quota);
  await saveGroups(
    tx,
    planId,
    'option',
    input.groups.map(({ groupId, fields, ...columns }) => ({
      id: groupId,
      columns,
      rows: fields.map(({ fieldId, name, quota, surcharge }) => ({
        id: fieldId,
        name,
        quota: quotaOf(quota),
        columns: { surcharge },
      })),
    })),
  );
  await saveGroups(
    tx,
    planId,
    'addition',
    input.additions.map(({ additionId, options, ...columns }) => ({
      id: additionId,
      columns,
      rows: options.map(({ optionId, name, quota, price, maxCount }) => ({
        id: optionId,
        name,
        quota: quotaOf(quota),
        columns: { price, maxCount },
      })),
    })),
  );
};

/** Counts a change, and notes whether any plan has options now. */
export const countVersion = (tx: Tx, productId: number) =>
  tx
    .update(products)
    .set({
      version: sql`${products.version} + 1`,
      useMultiOptions: sql`exists (select 1 from plans l join option_groups g on g.plan_id = l.id
        join option_fields f on f.group_id = g.id where l.product_id = ${productId}
        and not f.retired)`,
      updatedAt: sql`app_now()`,
    })
    .where(eq(products.id, productId));

export const setPlanOptions = (
  db: Db,
  member: Member,
  productId: number,
  planId: number,
  input: Input,
) =>
  inTransaction(db, async (tx) => {
    const { merchantId } = await lockProduct(tx, member, productId);
    const [plan] = await tx.select().from(plans).where(eq(plans.id, planId));
    if (plan?.productId !== productId) throw new ApiError('10405');
    const before = (await readPlanOptions(tx, [planId]))(planId);
    await saveVersion(tx, null, productId);
    await savePlanOptions(tx, planId, input);
    await countVersion(tx, productId);
    await followProduct(tx, productId);
    await audit(tx, member, {
      action: 'options',
      kind: 'plan',
      subject: planId,
      merchantId,
      before,
      after: (await readPlanOptions(tx, [planId]))(planId),
    });
    await saveVersion(tx, member, productId);
    return readManagedProduct(tx, member, productId);
  });
