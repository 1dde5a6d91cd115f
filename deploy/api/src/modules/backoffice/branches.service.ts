import type { Api } from '@tapnook/contracts/api';
import { eq, sql } from 'drizzle-orm';
import { type Db, inTransaction, type Tx } from '../../db/pool.ts';
import { ApiError } from '../../errors.ts';
import type { Call } from '../../handlers.ts';
import { idOf } from '../catalog/index.ts';
import { type Member, branches, merchants } from '../merchants/index.ts';
import { indexMerchant, linesOf } from '../search/index.ts';
import { audit } from './audit.service.ts';
import { lockMerchant, toBranch } from './merchants.service.ts';

type BranchInput = Call<Api['createBranch']>['body'];

/** A merchant and its products are in the districts of its branches. */
const followBranches = async (tx: Tx, merchantId: number): Promise<void> => {
  const rows = await tx.select().from(branches).where(eq(branches.merchantId, merchantId));
  const districtIds = await linesOf(
    tx,
    'districts',
    rows.map(({ districtId }) => districtId),
  );
  await tx
    .update(merchants)
    .set({ districtIds, updatedAt: sql`app_now()` })
    .where(eq(merchants.id, merchantId));
  await indexMerchant(tx, merchantId);
};

export const createBranch = (db: Db, member: Member, merchantId: number, input: BranchInput) =>
  inTransaction(db, async (tx) => {
    await lockMerchant(tx, merchantId);
    const districtId = idOf(input.districtId);
    await linesOf(tx, 'districts', [districtId]);
    const [row] = await tx
      .insert(branches)
      .values({
        ...input,
        districtId,
        merchantId,
        sort: sql`(select coalesce(max(sort), 0) + 1 from branches
          where merchant_id = ${merchantId})`,
      })
      .returning();
    if (!row) throw new Error('no branch was made');
    await followBranches(tx, merchantId);
    await audit(tx, member, {
      action: 'create',
      kind: 'branch',
      subject: row.id,
      merchantId,
      after: { ...input },
    });
    return toBranch(row);
  });

export const changeBranch = (
  db: Db,
  member: Member,
  merchantId: number,
  branchId: number,
  input: Call<Api['changeBranch']>['body'],
) =>
  inTransaction(db, async (tx) => {
    await lockMerchant(tx, merchantId);
    const mine = sql`${branches.id} = ${branchId} and ${branches.merchantId} = ${merchantId}`;
    const [before] = await tx.select().from(branches).where(mine);
    if (!before) throw new ApiError('10405');
    const { districtId, ...texts } = input;
    if (districtId) await linesOf(tx, 'districts', [idOf(districtId)]);
    const fields = { ...texts, ...(districtId && { districtId: idOf(districtId) }) };
    const [row] = Object.keys(fields).length
      ? await tx.update(branches).set(fields).where(mine).returning()
      : [before];
    if (!row) throw new ApiError('10405');
    await followBranches(tx, merchantId);
    await audit(tx, member, {
      action: 'change',
      kind: 'branch',
      subject: branchId,
      merchantId,
      before: { ...before },
      after: fields,
    });
    return toBranch(row);
  });
