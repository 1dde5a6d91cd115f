import type { Api } from '@tapnook/contracts/api';
import { contentMoves, type ContentState } from '@tapnook/kernel';
import { eq, sql } from 'drizzle-orm';
import { type Db, inTransaction, type Tx } from '../../db/pool.ts';
import { ApiError } from '../../errors.ts';
import type { Call } from '../../handlers.ts';
import { bilingual } from '../../translations.ts';
import { products, moveProduct } from '../catalog/index.ts';
import type { Member } from '../merchants/index.ts';
import { audit } from './audit.service.ts';
import { readManagedProduct } from './product-view.service.ts';
import { followProduct, lockProduct, type ProductRow } from './products.service.ts';

const notReady = (missing: readonly string[]) =>
  new ApiError('20716', {
    text: bilingual('backoffice.somethingStillMissingList'),
    data: { missing },
  });

/** On the shelf at once, or when its sale begins; off it when its content is not published. */
const followContent = async (tx: Tx, member: Member, row: ProductRow, to: ContentState) => {
  const actor = {
    kind: member.role === 'admin' ? 'admin' : 'merchant',
    userId: String(member.userId),
  } as const;
  if (to === 'published') {
    await moveProduct(tx, row.id, 'WAIT_ON_SHELF', row.merchantId, actor);
    const { rows } = await tx.execute<{ begun: boolean }>(
      sql`select coalesce(start_sell_at <= app_now(), true) as begun from products
        where id = ${row.id}`,
    );
    if (rows[0]?.begun) await moveProduct(tx, row.id, 'ON_SHELF', row.merchantId, actor);
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
      version: row.version + 1,
      updatedAt: sql`app_now()`,
    };
    // The shelf allows only what is published: it is left before the content is withdrawn.
    if (to !== 'published') await followContent(tx, member, row, to);
    await tx.update(products).set(fields).where(eq(products.id, id));
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
