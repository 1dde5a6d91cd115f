import type { ProductCard, ReadFilters, SearchRequest } from '@tapnook/contracts/api';
import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { positioned, readPage, type DayWindow } from '../catalog/index.ts';
import { readToday, understand } from './query-interpretation.service.ts';
import { searchParts, whereOf, windowOf } from './search-filter.ts';
import { type Key, ID, keysOf, orderBy, TITLE_WORDS } from './search-order.ts';

export interface Found {
  readonly cards: ProductCard[];
  readonly totalCount: number;
  readonly correctedKeyword: string | null;
  readonly readFilters: ReadFilters;
}

/** A page that an index gives in its order, and its number from another index. */
const findInOrder = async (
  tx: Tx,
  where: SQL,
  keys: readonly Key[],
  slice: SQL,
  within?: DayWindow,
): Promise<{ readonly cards: ProductCard[]; readonly among: number | undefined }> => {
  const { cards } = await readPage(
    tx,
    positioned(sql`select p.id from products p where ${where} order by ${orderBy(keys)} ${slice}`),
    undefined,
    within,
  );
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(*)::int as count from products p where ${where}`,
  );
  return { cards, among: rows[0]?.count };
};

/**
 * What words leave is gone through once, for the page and for the number; only what is sorted by
 * goes on.
 */
const findAmongFew = (
  tx: Tx,
  where: SQL,
  keys: readonly Key[],
  slice: SQL,
  within?: DayWindow,
): ReturnType<typeof readPage> => {
  const names = keys.map((_key, index) => sql.raw(`key${index}`));
  const named = sql.join(
    keys.map(({ by }, index) => sql`${by} as ${names[index]}`),
    sql.raw(', '),
  );
  const order = orderBy(
    keys.map(({ down }, index) => ({ by: names[index] ?? sql``, down: down ?? false })),
  );
  return readPage(
    tx,
    sql`
    with found as materialized (
      select p.id, ${named} from products p ${TITLE_WORDS} where ${where})
    select id, row_number() over () as position, (select count(*)::int from found) as among
      from (select id from found order by ${order} ${slice}) as page`,
    sql`picked.among`,
    within,
  );
};

/** The search by PostgreSQL: words, every filter, a page of cards and how many there are. */
export const findInPostgres = async (tx: Tx, request: SearchRequest): Promise<Found> => {
  const today = await readToday(tx);
  const understood = await understand(tx, request, today);
  const { bookableTime = request.bookableTime } = understood.filters;
  const where = whereOf(searchParts(request, understood, today));
  const keys = keysOf(request.sort, understood);
  const within = (bookableTime && windowOf(bookableTime, today)) || undefined;
  const slice = sql`limit ${request.pageSize} offset ${(request.pageNum - 1) * request.pageSize}`;
  const plain = understood.tokens.length + understood.wished.length === 0 && !understood.cheapFirst;
  const { cards, among } = await (plain ? findInOrder : findAmongFew)(
    tx,
    where,
    keys,
    slice,
    within,
  );
  // A page beyond the last has no row that could say how many there are.
  const totalCount =
    among ??
    (request.pageNum === 1 ? 0 : ((await findInOrder(tx, where, [ID], sql`limit 0`)).among ?? 0));
  return {
    cards,
    totalCount,
    correctedKeyword: understood.corrected,
    readFilters: understood.readFilters,
  };
};
