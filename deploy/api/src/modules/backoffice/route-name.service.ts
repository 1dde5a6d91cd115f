import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';

const LONGEST = 80;
/** An address word of a name: `An hour at the wheel` becomes `an-hour-at-the-wheel`. */
const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}|[’']/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, LONGEST)
    .replace(/-+$/, '');

/**
 * A free address word for something of this name; with a number when it is taken, or when the name
 * has no Latin letter. Words of digits alone are ids.
 */
export const freeRoute = async (
  tx: Tx,
  table: 'products' | 'merchants' | 'product_lists' | 'categories',
  name: string,
  otherwise: string,
): Promise<string> => {
  const slug = slugOf(name);
  const base = /[a-z]/.test(slug) ? slug : otherwise;
  const column = sql.identifier(table === 'categories' ? 'key' : 'route');
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`route:${table}:${base}`}, 0))`,
  );
  const { rows } = await tx.execute<{ route: string }>(
    sql`select ${column} as route from ${sql.identifier(table)} where ${column} = ${base}
      or ${column} ~ ${`^${base}-[0-9]+$`}`,
  );
  const taken = new Set(rows.map(({ route }) => route));
  if (!taken.has(base)) return base;
  let number = 2;
  while (taken.has(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
};
