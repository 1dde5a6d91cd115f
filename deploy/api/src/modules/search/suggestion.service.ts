import type { LocalisedText } from '@tapnook/contracts';
import type { SearchListItem, SearchSuggestion } from '@tapnook/contracts/api';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { ints, visible } from '../catalog/index.ts';
import { postgresTerms, type CatalogueTerms } from './catalogue-terms.ts';
import { readToday, understand } from './query-interpretation.service.ts';
import type { Understood } from './query-interpretation.types.ts';
import { bears, matches } from './search-filter.ts';
import { keysOf, orderBy, TITLE_WORDS } from './search-order.ts';

interface HotRow extends Record<string, unknown> {
  id: number;
  keyword: LocalisedText;
}

/** What others search for, the editors' order first. */
export const readHotWords = async (tx: Tx, limit: number): Promise<SearchSuggestion[]> => {
  const { rows } = await tx.execute<HotRow>(
    sql`select id, keyword from hot_words order by weight desc, id limit ${limit}`,
  );
  return rows.map((row) => ({ id: String(row.id), keyword: row.keyword }));
};

export interface Suggestions {
  readonly keywords: SearchSuggestion[];
  readonly products: SearchListItem[];
  readonly merchants: SearchListItem[];
  readonly categories: SearchListItem[];
}
interface ItemRow extends Record<string, unknown> {
  id: number;
  name: LocalisedText;
  route: string | null;
  image: string;
}

const like = (text: string): string => `%${text.trim().replace(/[\\%_]/g, '\\$&')}%`;
const inName = (alias: string, keyword: string) =>
  sql`(${sql.raw(alias)}.name->>'zh_hk' ilike ${like(keyword)}
    or ${sql.raw(alias)}.name->>'en_gb' ilike ${like(keyword)})`;
const item = (row: ItemRow, type: SearchListItem['type']): SearchListItem => ({
  id: String(row.id),
  productRoute: type === 'product' ? row.route : null,
  merchantRoute: type === 'merchant' ? row.route : null,
  content: row.name,
  iconImage: row.image,
  type,
});

/** Products that more is not offered of. */
export const SUGGESTED_PRODUCTS = 6;

/** Finds the products to offer, best first: those whose name has the keyword, then by the words. */
type FindProducts = (understood: Understood, keyword: string) => Promise<readonly number[]>;

const findInPostgres =
  (tx: Tx): FindProducts =>
  async (understood, keyword) => {
    const { rows } = await tx.execute<{ id: number }>(sql`
      select p.id from products p ${TITLE_WORDS}
      where ${visible} and ${sql.raw(String(!understood.nothing))}
        and ${matches(understood.tokens, understood.matching)}
      order by ${inName('p', keyword)} desc, ${orderBy(keysOf('recommended', understood))}
      limit ${SUGGESTED_PRODUCTS}`);
    return rows.map(({ id }) => id);
  };

/**
 * What the search box offers while one types: hot words, products, merchants, categories, in either
 * language.
 */
export const readSuggestions = async (
  tx: Tx,
  typed: string,
  terms: CatalogueTerms = postgresTerms(tx),
  findProducts: FindProducts = findInPostgres(tx),
): Promise<Suggestions> => {
  const understood = await understand(tx, { keyword: typed }, await readToday(tx), terms);
  const { tokens, nothing } = understood;
  const keyword = understood.corrected ?? typed;
  if (tokens.length === 0 && !nothing)
    return { keywords: await readHotWords(tx, 8), products: [], merchants: [], categories: [] };
  // One after the other: a transaction has one connection.
  const hot = await tx.execute<HotRow>(
    sql`select id, keyword from hot_words where keyword->>'zh_hk' ilike ${like(keyword)}
      or keyword->>'en_gb' ilike ${like(keyword)} order by weight desc, id limit 5`,
  );
  const ids = await findProducts(understood, keyword);
  const products = await tx.execute<ItemRow>(sql`
    select p.id, p.name, p.route, coalesce(p.images[1], '') as image
    from unnest(${ints(ids)}) with ordinality as found(id, position)
      join products p on p.id = found.id where ${visible} order by found.position`);
  const merchants = await tx.execute<ItemRow>(
    sql`select m.id, m.name, m.route, m.logo as image from merchants m where m.published
      and ${sql.raw(String(!nothing))} and ${bears(sql.raw('m.grams'), tokens)}
      order by ${inName('m', keyword)} desc, m.weight desc, m.id limit 4`,
  );
  const categories = await tx.execute<ItemRow>(
    sql`select c.id, c.name, null as route, c.icon as image from categories c
      where ${sql.raw(String(!nothing))} and ${bears(sql.raw('c.grams'), tokens)}
      order by c.parent_id nulls first, c.sort limit 4`,
  );
  return {
    keywords: hot.rows.map((row) => ({ id: String(row.id), keyword: row.keyword })),
    products: products.rows.map((row) => item(row, 'product')),
    merchants: merchants.rows.map((row) => item(row, 'merchant')),
    categories: categories.rows.map((row) => item(row, 'category')),
  };
};

/** The same as one list. */
export const flatSuggestions = (found: Suggestions): SearchListItem[] => [
  ...found.keywords.map((word): SearchListItem => ({
    id: `word-${word.id}`,
    productRoute: null,
    merchantRoute: null,
    content: word.keyword,
    iconImage: '',
    type: 'keyword',
  })),
  ...found.categories,
  ...found.products,
  ...found.merchants,
];
