import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../../db/pool.ts';
import { ints, visible } from '../../catalog/index.ts';
import type { ProductField } from './product-index.ts';
import type { Write } from './search-engine.ts';

interface DayRange {
  readonly gte?: string;
  readonly lt?: string;
}

interface DocumentRow extends Record<string, unknown> {
  id: number;
  grams: string[];
  described_grams: string[];
  title_words: string;
  names: string[];
  sold_out: boolean;
  cash_coupon: boolean;
  order_check_way: string;
  weight: number;
  sold_count: number;
  pay_price: number;
  score: number | null;
  review_count: number;
  created_us: number;
  category_ids: number[];
  district_ids: number[];
  list_ids: number[];
  open_days: DayRange[];
}

const DOCUMENTS = sql.raw(`
  select p.id, p.grams, p.described_grams, p.title_words, p.order_check_way, p.weight,
    p.sold_count, p.pay_price, p.score, p.review_count, p.category_ids, p.district_ids,
    array[lower(p.name->>'en_gb'), lower(p.name->>'zh_hk')] as names,
    p.status = 'SOLD_OUT' as sold_out, p.kind = 'cash-coupon' as cash_coupon,
    (extract(epoch from p.created_at) * 1000000)::float8 as created_us,
    array(select i.list_id from product_list_items i where i.product_id = p.id) as list_ids,
    (select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('gte', lower(d)::text,
      'lt', upper(d)::text))), '[]') from unnest(p.open_days) as d) as open_days
  from products p`);

const documentOf = (row: DocumentRow): Readonly<Record<ProductField, unknown>> => ({
  ...row,
  title_words: row.title_words.split(' ').filter(Boolean),
});

const read = async (tx: Tx, where: SQL): Promise<DocumentRow[]> => {
  const { rows } = await tx.execute<DocumentRow>(sql`${DOCUMENTS} where ${visible} and ${where}`);
  return rows;
};

/** These products as they are now; null where shoppers cannot see one. */
export const readDocuments = async (tx: Tx, ids: readonly number[]): Promise<Write[]> => {
  const rows = new Map((await read(tx, sql`p.id = any(${ints(ids)})`)).map((row) => [row.id, row]));
  return ids.map((id) => {
    const row = rows.get(id);
    return { id, document: row ? documentOf(row) : null };
  });
};

/** The next products after one, by number: every document in pages of `limit`. */
export const readDocumentsAfter = async (tx: Tx, id: number, limit: number): Promise<Write[]> =>
  (await read(tx, sql`p.id > ${id} order by p.id limit ${limit}`)).map((row) => ({
    id: row.id,
    document: documentOf(row),
  }));
