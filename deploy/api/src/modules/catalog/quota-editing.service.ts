import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { ApiError, fieldError } from '../../errors.ts';

/** Sets how many there are in all; 10102 at the field for fewer than people have. */
export const setQuota = async (
  tx: Tx,
  kind: 'product' | 'plan' | 'option' | 'addition',
  ref: number,
  quota: number | null,
  field = 'quota',
): Promise<void> => {
  const { rowCount } = await tx.execute(sql`
    insert into inventory (kind, ref, quota) values (${kind}, ${ref}, ${quota})
    on conflict (kind, ref, day, time) do update set quota = excluded.quota
    where excluded.quota is null or excluded.quota >= inventory.sold + inventory.held`);
  if (!rowCount)
    throw new ApiError('10102', { fields: [fieldError(`body.${field}`, 'fault.moreThanSoldOr')] });
};
