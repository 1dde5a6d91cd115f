import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { ApiError, fieldError } from '../../errors.ts';
import type { Member } from '../merchants/index.ts';

const UPLOADED = '/api/media/up-';

/**
 * Refuses a picture that a merchant has not uploaded for the shop: a shopper's portrait or the
 * photo of a review is nobody's to sell with. Those that stood there before may stay.
 */
export const checkPictures = async (
  tx: Tx,
  member: Member,
  wanted: readonly string[],
  before: readonly string[] = [],
): Promise<void> => {
  const fresh = wanted.filter((path) => path !== '' && !before.includes(path));
  if (fresh.length === 0) return;
  const uploads = fresh.filter((path) => path.startsWith(UPLOADED));
  // The shop's own drawn pictures have no owner; only an administrator may take those.
  const drawn = fresh.length - uploads.length;
  const ids = uploads.map((path) => path.slice('/api/media/'.length));
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(distinct f.id)::int as count from files f left join users u on u.id = f.user_id
    where f.id = any(${sql.param(ids)}::text[]) and f.type = 'product'
      and (${member.merchantId}::int is null or u.merchant_id = ${member.merchantId})`);
  if ((drawn === 0 || member.role === 'admin') && rows[0]?.count === new Set(ids).size) return;
  throw new ApiError('10102', {
    fields: [fieldError('body.images', 'fault.uploadPictureAgain')],
  });
};
