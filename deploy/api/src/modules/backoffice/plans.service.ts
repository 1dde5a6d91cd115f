import type { Api } from '@tapnook/contracts/api';
import { and, eq, sql } from 'drizzle-orm';
import { type Db, inTransaction, type Tx } from '../../db/pool.ts';
import { ApiError, fieldError } from '../../errors.ts';
import type { Call } from '../../handlers.ts';
import { plans, products } from '../catalog/index.ts';
import type { Member } from '../merchants/index.ts';
import { audit } from './audit.service.ts';
import { checkPictures } from './picture-check.ts';
import { saveVersion } from './product-versions.service.ts';
import { readManagedProduct } from './product-view.service.ts';
import { followProduct, lockProduct, requireWhole, setQuota } from './products.service.ts';

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

const touch = (tx: Tx, productId: number) =>
  tx
    .update(products)
    .set({ version: sql`${products.version} + 1`, updatedAt: sql`app_now()` })
    .where(eq(products.id, productId));

/** Adds a plan inside a transaction, for one call or for a line of an import. */
export const insertPlan = async (
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
    ...columns,
  });
  await setQuota(tx, 'plan', next.id, quota);
  await touch(tx, productId);
  await followProduct(tx, productId);
  await audit(tx, member, {
    action: 'create',
    kind: 'plan',
    subject: next.id,
    merchantId,
    after: { productId, ...input },
  });
  await saveVersion(tx, member, productId);
};

export const createPlan = (db: Db, member: Member, productId: number, input: PlanInput) =>
  inTransaction(db, async (tx) => {
    await insertPlan(tx, member, productId, input);
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
    const mine = and(eq(plans.id, planId), eq(plans.productId, productId));
    const [before] = await tx.select().from(plans).where(mine);
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
    if (Object.keys(columns).length > 0) await tx.update(plans).set(columns).where(mine);
    if (quota !== undefined) await setQuota(tx, 'plan', planId, quota);
    await touch(tx, productId);
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
