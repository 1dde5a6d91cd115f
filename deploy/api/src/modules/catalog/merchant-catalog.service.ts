import type { LocalisedText } from '@tapnook/contracts';
import type { Api } from '@tapnook/contracts/api';
import { SHELF_EDGES, type ContentState, type ShelfState } from '@tapnook/kernel';
import { sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { Tx } from '../../db/pool.ts';
import { readStateEvents } from '../../db/state-machine.ts';
import { ApiError } from '../../errors.ts';
import { iso, isoOrNull } from './serializers.ts';

type MerchantProduct = z.input<Api['moveProduct']['data']>;
interface Row extends Record<string, unknown> {
  id: number;
  route: string;
  product_no: string;
  name: LocalisedText;
  images: string[];
  merchant_id: number;
  merchant_name: LocalisedText;
  content_state: ContentState;
  status: ShelfState;
  kind: string;
  pay_price: number;
  start_sell_at: string | null;
  auto_sold_out_at: string | null;
  booking: 'in_booking' | 'stopped' | null;
  total: number;
}
interface Query {
  readonly pageNum: number;
  readonly pageSize: number;
  readonly status?: ShelfState | undefined;
  readonly keyword?: string | undefined;
}

const serialize = (row: Row): MerchantProduct => ({
  productId: String(row.id),
  productRoute: row.route,
  productNo: row.product_no,
  productName: row.name,
  productImage: row.images[0] ?? '',
  merchantId: String(row.merchant_id),
  merchantName: row.merchant_name,
  contentState: row.content_state,
  status: row.status,
  moves: row.content_state === 'published' ? [...SHELF_EDGES[row.status]] : [],
  startSellTime: isoOrNull(row.start_sell_at),
  autoSoldOutTime: isoOrNull(row.auto_sold_out_at),
  lowestPrice: row.pay_price,
  canBook: row.kind === 'limited',
  bookingState: row.booking ?? 'in_booking',
});

const ofMerchant = (merchantId: number | null): SQL =>
  sql`(${merchantId}::int is null or p.merchant_id = ${merchantId})`;
const select = (where: SQL, rest: SQL): SQL => sql`
  select p.id, p.route, p.product_no, p.name, p.images, p.merchant_id, m.name as merchant_name,
    p.content_state, p.status, p.kind, p.pay_price, p.start_sell_at, p.auto_sold_out_at,
    b.state as booking, count(*) over ()::int as total
  from products p join merchants m on m.id = p.merchant_id
    left join product_booking_states b on b.product_id = p.id where ${where} ${rest}`;

/** Products of one merchant, or of all for null, the last changed first. */
export const findMerchantProducts = async (tx: Tx, merchantId: number | null, query: Query) => {
  const like = query.keyword
    ? `%${query.keyword.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
    : null;
  const where = sql`${ofMerchant(merchantId)} and (${query.status ?? null}::text is null
    or p.status = ${query.status ?? null})
    and (${like}::text is null or p.search_text ilike ${like} or p.product_no ilike ${like}
    or p.id::text = ${query.keyword ?? null})`;
  const { rows } = await tx.execute<Row>(
    select(
      where,
      sql`order by p.updated_at desc, p.id
        limit ${query.pageSize} offset ${(query.pageNum - 1) * query.pageSize}`,
    ),
  );
  return {
    totalCount: rows[0]?.total ?? 0,
    pageIndex: query.pageNum,
    pageSize: query.pageSize,
    items: rows.map(serialize),
  };
};

/** One product of a merchant; 10405 for another's. */
export const findMerchantProduct = async (
  tx: Tx,
  merchantId: number | null,
  productId: number,
): Promise<MerchantProduct> => {
  const { rows } = await tx.execute<Row>(
    select(sql`${ofMerchant(merchantId)} and p.id = ${productId}`, sql``),
  );
  if (!rows[0]) throw new ApiError('10405');
  return serialize(rows[0]);
};

/** Every move of a product, newest first. */
export const listAvailabilityEvents = async (
  tx: Tx,
  merchantId: number | null,
  productId: number,
) => {
  await findMerchantProduct(tx, merchantId, productId);
  const rows = await readStateEvents(tx, 'product', String(productId));
  return rows.map((row) => ({
    fromState: row.from_state as ShelfState,
    toState: row.to_state as ShelfState,
    by: row.actor as 'clock' | 'merchant' | 'admin',
    at: iso(row.at),
  }));
};
