import { and, asc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { ApiError } from '../../errors.ts';
import { branches } from './merchants.tables.ts';

export type EditedBranch = typeof branches.$inferSelect;

/** What editors set of a branch. */
type BranchField = 'name' | 'address' | 'districtId' | 'tel' | 'latitude' | 'longitude' | 'hours';
type BranchFields = { readonly [Field in BranchField]?: EditedBranch[Field] | undefined };

/** The branches of a merchant, in their order. */
export const listBranches = (tx: Tx, merchantId: number): Promise<EditedBranch[]> =>
  tx
    .select()
    .from(branches)
    .where(eq(branches.merchantId, merchantId))
    .orderBy(asc(branches.sort), asc(branches.id));

/** One branch of a merchant; 10405 for another's. */
export const readBranch = async (
  tx: Tx,
  merchantId: number,
  branchId: number,
): Promise<EditedBranch> => {
  const [row] = await tx
    .select()
    .from(branches)
    .where(and(eq(branches.id, branchId), eq(branches.merchantId, merchantId)));
  if (!row) throw new ApiError('10405');
  return row;
};

/** Adds a branch after the merchant's others. */
export const insertBranch = async (
  tx: Tx,
  branch: Pick<EditedBranch, BranchField | 'merchantId'>,
): Promise<EditedBranch> => {
  const [row] = await tx
    .insert(branches)
    .values({
      ...branch,
      sort: sql`(select coalesce(max(sort), 0) + 1 from branches
        where merchant_id = ${branch.merchantId})`,
    })
    .returning();
  if (!row) throw new Error('no branch was made');
  return row;
};

/** Writes what editors set of a branch that was read; nothing when they set nothing. */
export const updateBranch = async (
  tx: Tx,
  before: EditedBranch,
  fields: BranchFields,
): Promise<EditedBranch> => {
  if (Object.keys(fields).length === 0) return before;
  const [row] = await tx
    .update(branches)
    .set(fields)
    .where(and(eq(branches.id, before.id), eq(branches.merchantId, before.merchantId)))
    .returning();
  if (!row) throw new ApiError('10405');
  return row;
};

interface BranchPlace extends Record<string, unknown> {
  readonly id: number;
  readonly district_id: number;
  readonly lat: number;
  readonly lon: number;
}
/** Where these branches of a merchant are, in this order; another merchant's does not exist. */
export const readBranchPlaces = async (
  tx: Tx,
  merchantId: number,
  branchIds: readonly number[],
): Promise<BranchPlace[]> => {
  const ids = sql`${sql.param([...branchIds])}::int[]`;
  const { rows } = await tx.execute<BranchPlace>(
    sql`select id, district_id, latitude as lat, longitude as lon from branches
      where merchant_id = ${merchantId} and id = any(${ids})
      order by array_position(${ids}, id)`,
  );
  if (rows.length !== new Set(branchIds).size) throw new ApiError('10405');
  return rows;
};
