import type { LocalisedText } from '@tapnook/contracts';
import { inArray } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { merchants } from './merchants.tables.ts';

/** What merchants are called, by their ids; those that do not exist are left out. */
export const merchantNames = async (
  tx: Tx,
  ids: readonly number[],
): Promise<ReadonlyMap<number, LocalisedText>> => {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: merchants.id, name: merchants.name })
    .from(merchants)
    .where(inArray(merchants.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, name }) => [id, name]));
};
