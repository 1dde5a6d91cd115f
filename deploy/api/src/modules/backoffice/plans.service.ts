import type { Api } from '@tapnook/contracts/api';
import { type Db, inTransaction, type Tx } from '../../db/pool.ts';
import { ApiError, fieldError } from '../../errors.ts';
import type { Call } from '../../handlers.ts';
import {
  countProductChange,
  findPlan,
  insertPlan,
  lockProduct,
  updatePlan,
} from '../catalog/index.ts';
import type { Member } from '../merchants/index.ts';
import { audit } from './audit.service.ts';
import { checkPictures } from './picture-check.ts';
import { saveVersion } from './product-versions.service.ts';
import { readManagedProduct } from './product-view.service.ts';
import { followProduct, requireWhole } from './products.service.ts';

type PlanInput = Call<Api['createPlan']>['body'];

/** Periods go forward; a special price is below the price. */
const checkPlan = (plan: Call<Api['changePlan']>['body']): void => {
  const { price, specialPrice, validFrom, validTo } = plan;
  if (specialPrice !== undefined && specialPrice !== null && price !== undefined)
    if (specialPrice >= price)
      throw new ApiError('10102', {
        fields: [fieldError('body.specialPrice', 'fault.mustBelowPrice')],
      });
  if (validFrom && validTo && validTo < validFrom)
    throw new ApiError('10102', {
      fields: [fieldError('body.validTo', 'fault.mustNotBeforeFirst')],
    });
};

/** Adds a plan inside a transaction, for one call or for a line of an import. */
export const addPlan = async (
  tx: Tx,
  member: Member,
  productId: number,
  input: PlanInput,
): Promise<void> => {
  const { merchantId } = await lockProduct(tx, member, productId);
  checkPlan(input);
  await checkPictures(tx, member, input.images ?? []);
  await saveVersion(tx, null, productId);
  const { quota = null, ...columns } = input;
  const planId = await insertPlan(tx, productId, columns, quota);
  await countProductChange(tx, productId);
  await followProduct(tx, productId);
  await audit(tx, member, {
    action: 'create',
    kind: 'plan',
    subject: planId,
    merchantId,
    after: { productId, ...input },
  });
  await saveVersion(tx, member, productId);
};

export const createPlan = (db: Db, member: Member, productId: number, input: PlanInput) =>
  inTransaction(db, async (tx) => {
    await addPlan(tx, member, productId, input);
    return readManagedProduct(tx, member, productId);
  });

export const changePlan = (
  db: Db,
  member: Member,
  productId: number,
  planId: number,
  input: Call<Api['changePlan']>['body'],
) =>
  inTransaction(db, async (tx) => {
    const { merchantId } = await lockProduct(tx, member, productId);
    const before = await findPlan(tx, { productId, planId });
    if (!before) throw new ApiError('10405');
    const { quota, ...columns } = input;
    checkPlan({
      ...before,
      description: undefined,
      howToUse: undefined,
      terms: undefined,
      ...columns,
    });
    await checkPictures(tx, member, input.images ?? [], before.images);
    await saveVersion(tx, null, productId);
    await updatePlan(tx, { productId, planId }, columns, quota);
    await countProductChange(tx, productId);
    await followProduct(tx, productId);
    await audit(tx, member, {
      action: 'change',
      kind: 'plan',
      subject: planId,
      merchantId,
      before: { ...before },
      after: { ...input },
    });
    await saveVersion(tx, member, productId);
    const after = await readManagedProduct(tx, member, productId);
    requireWhole(after);
    return after;
  });
