import type { Api } from '@tapnook/contracts/api';
import { type Db, inTransaction } from '../../db/pool.ts';
import { ApiError } from '../../errors.ts';
import type { Call } from '../../handlers.ts';
import {
  countOptionsChange,
  findPlan,
  lockProduct,
  readPlanOptions,
  savePlanOptions,
} from '../catalog/index.ts';
import type { Member } from '../merchants/index.ts';
import { audit } from './audit.service.ts';
import { saveVersion } from './product-versions.service.ts';
import { readManagedProduct } from './product-view.service.ts';
import { followProduct } from './products.service.ts';

export const setPlanOptions = (
  db: Db,
  member: Member,
  productId: number,
  planId: number,
  input: Call<Api['setPlanOptions']>['body'],
) =>
  inTransaction(db, async (tx) => {
    const { merchantId } = await lockProduct(tx, member, productId);
    if (!(await findPlan(tx, { productId, planId }))) throw new ApiError('10405');
    const before = (await readPlanOptions(tx, [planId]))(planId);
    await saveVersion(tx, null, productId);
    await savePlanOptions(tx, planId, input);
    await countOptionsChange(tx, productId);
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
