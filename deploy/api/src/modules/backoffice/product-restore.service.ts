import { and, eq } from 'drizzle-orm';
import { type Db, inTransaction, type Tx } from '../../db/pool.ts';
import { ApiError } from '../../errors.ts';
import {
  countOptionsChange,
  lockProduct,
  savePersonTypes,
  savePlanOptions,
  updatePlan,
  withdrawOtherPlans,
} from '../catalog/index.ts';
import type { Member } from '../merchants/index.ts';
import { audit } from './audit.service.ts';
import { productVersions } from './backoffice.tables.ts';
import { saveVersion, type VersionContent } from './product-versions.service.ts';
import { readManagedProduct } from './product-view.service.ts';
import { changedMeanwhile, followProduct, requireWhole, writeProduct } from './products.service.ts';

/** Plans as they were; those that were added since are no longer offered. */
const restorePlans = async (tx: Tx, productId: number, kept: VersionContent['plans']) => {
  for (const { planId, options, personTypes, ...columns } of kept) {
    const id = Number(planId);
    await updatePlan(tx, { productId, planId: id }, columns);
    await savePlanOptions(tx, id, options, { keepsQuotas: true });
    // Versions that were kept before plans had kinds of persons do not speak of them.
    if (personTypes) await savePersonTypes(tx, id, personTypes);
  }
  await withdrawOtherPlans(
    tx,
    productId,
    kept.map(({ planId }) => Number(planId)),
  );
};

/** Makes a product again what it was. 10409 when somebody changed it meanwhile. */
export const restoreVersion = (
  db: Db,
  member: Member,
  id: number,
  { version, current }: { readonly version: number; readonly current: number },
) =>
  inTransaction(db, async (tx) => {
    const row = await lockProduct(tx, member, id);
    const [found] = await tx
      .select()
      .from(productVersions)
      .where(and(eq(productVersions.productId, id), eq(productVersions.version, version)));
    if (!found) throw new ApiError('10405');
    if (row.version !== current) throw changedMeanwhile();
    await saveVersion(tx, null, id);
    const { plans: kept, ...texts } = found.content as unknown as VersionContent;
    // Its pictures were there once, whoever uploaded them.
    await writeProduct(tx, member, row, texts, texts.images);
    await restorePlans(tx, id, kept);
    await countOptionsChange(tx, id);
    await followProduct(tx, id);
    await audit(tx, member, {
      action: 'restore',
      kind: 'product',
      subject: id,
      merchantId: row.merchantId,
      before: { version: current },
      after: { version },
    });
    await saveVersion(tx, member, id);
    const after = await readManagedProduct(tx, member, id);
    requireWhole(after);
    return after;
  });
