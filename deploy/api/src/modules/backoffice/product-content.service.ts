import type { Api } from '@tapnook/contracts/api';
import { contentMoves, type ContentState } from '@tapnook/kernel';
import { type Db, inTransaction, type Tx } from '../../db/pool.ts';
import { ApiError } from '../../errors.ts';
import type { Call } from '../../handlers.ts';
import { bilingual } from '../../translations.ts';
import {
  type EditedProduct,
  isSaleBegun,
  lockProduct,
  moveProduct,
  writeContentState,
} from '../catalog/index.ts';
import type { Member } from '../merchants/index.ts';
import { audit } from './audit.service.ts';
import { readManagedProduct } from './product-view.service.ts';
import { followProduct } from './products.service.ts';

const notReady = (missing: readonly string[]) =>
  new ApiError('20716', {
    text: bilingual('backoffice.somethingStillMissingList'),
    data: { missing },
  });

/** On the shelf at once, or when its sale begins; off it when its content is not published. */
const followContent = async (tx: Tx, member: Member, row: EditedProduct, to: ContentState) => {
  const actor = {
    kind: member.role === 'admin' ? 'admin' : 'merchant',
    userId: String(member.userId),
  } as const;
  if (to === 'published') {
    await moveProduct(tx, row.id, 'WAIT_ON_SHELF', row.merchantId, actor);
    if (await isSaleBegun(tx, row.id))
      await moveProduct(tx, row.id, 'ON_SHELF', row.merchantId, actor);
  } else if (row.status !== 'OFF_SHELF')
    await moveProduct(tx, row.id, 'OFF_SHELF', row.merchantId, actor);
};

export const moveContent = (
  db: Db,
  member: Member,
  id: number,
  { state: to, note }: Call<Api['moveProductContent']>['body'],
) =>
  inTransaction(db, async (tx) => {
    const row = await lockProduct(tx, member, id);
    const mover = member.role === 'admin' ? 'admin' : 'merchant';
    if (!contentMoves(row.contentState, mover).includes(to)) throw new ApiError('20716');
    const { missing } = await readManagedProduct(tx, member, id);
    if (['pending_to_publish', 'published'].includes(to) && missing.length > 0)
      if (to === 'published' || missing.some((part) => part !== 'merchant'))
        throw notReady(missing);
    const fields = {
      contentState: to,
      contentNote: to === 'pending_to_create' ? (note ?? null) : null,
    };
    // The shelf allows only what is published: it is left before the content is withdrawn.
    if (to !== 'published') await followContent(tx, member, row, to);
    await writeContentState(tx, row, fields);
    if (to === 'published') await followContent(tx, member, row, to);
    await followProduct(tx, id);
    await audit(tx, member, {
      action: to,
      kind: 'product',
      subject: id,
      merchantId: row.merchantId,
      before: { contentState: row.contentState },
      after: { contentState: to, ...(note && { note }) },
    });
    return readManagedProduct(tx, member, id);
  });
