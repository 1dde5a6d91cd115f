import type { Api } from '@tapnook/contracts/api';
import { type Db, inTransaction, type Tx } from '../../db/pool.ts';
import type { Call } from '../../handlers.ts';
import { idOf } from '../catalog/index.ts';
import {
  insertBranch,
  listBranches,
  lockMerchant,
  type Member,
  readBranch,
  setMerchantDistricts,
  updateBranch,
} from '../merchants/index.ts';
import { indexMerchant, linesOf } from '../search/index.ts';
import { audit } from './audit.service.ts';
import { toBranch } from './merchants.service.ts';

type BranchInput = Call<Api['createBranch']>['body'];

/** A merchant and its products are in the districts of its branches. */
const followBranches = async (tx: Tx, merchantId: number): Promise<void> => {
  const rows = await listBranches(tx, merchantId);
  const districtIds = await linesOf(
    tx,
    'districts',
    rows.map(({ districtId }) => districtId),
  );
  await setMerchantDistricts(tx, merchantId, districtIds);
  await indexMerchant(tx, merchantId);
};

export const createBranch = (db: Db, member: Member, merchantId: number, input: BranchInput) =>
  inTransaction(db, async (tx) => {
    await lockMerchant(tx, merchantId);
    const districtId = idOf(input.districtId);
    await linesOf(tx, 'districts', [districtId]);
    const row = await insertBranch(tx, { ...input, districtId, merchantId });
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
    const before = await readBranch(tx, merchantId, branchId);
    const { districtId, ...texts } = input;
    if (districtId) await linesOf(tx, 'districts', [idOf(districtId)]);
    const fields = { ...texts, ...(districtId && { districtId: idOf(districtId) }) };
    const row = await updateBranch(tx, before, fields);
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
