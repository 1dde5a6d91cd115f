import type { LocalisedText } from '@tapnook/contracts';
import type { ProductCard } from '@tapnook/contracts/api';
import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { money, moneyOrNull } from './pricing.ts';
import type { ProductRow } from './product-row.ts';
import { isoOrNull, remaining } from './serializers.ts';

/**
 * What a card shows of a product's own row: a tenth of it, and of a page of twenty that is what
 * counts.
 */
const OF_THE_ROW = [
  'id',
  'route',
  'product_no',
  'merchant_id',
  'kind',
  'status',
  'name',
  'selling_point',
  'angle_mark',
  'images',
  'order_check_way',
  'start_sell_at',
  'end_sell_at',
  'auto_sold_out_at',
  'lowest_price',
  'lowest_special_price',
  'highest_price',
  'limited_price_end_at',
  'score',
  'review_count',
  'sold_count',
] as const satisfies readonly (keyof ProductRow)[];

/** What the shelf is computed from. */
export interface ShelfRow extends Pick<ProductRow, (typeof OF_THE_ROW)[number]> {
  quota: number | null;
  held: number;
  sold: number;
  /** Every plan has run out. */
  plans_gone: boolean;
  district_name: LocalisedText | null;
  now: string;
}
interface CardRow extends ShelfRow, Record<string, unknown> {
  merchant_name: LocalisedText;
  merchant_logo: string;
  merchant_route: string;
  branch_count: number;
  among: number | null;
  next_day: string | null;
}

/** From this Hong Kong day to that one, both included. */
export interface DayWindow {
  readonly from: string;
  readonly to: string;
}

/** Products that shoppers may see in lists. */
export const visible = sql.raw(`p.status <> 'OFF_SHELF'`);

/**
 * Joins and columns of {@link ShelfRow} for a product `p`, and the columns that come beside the
 * product's own.
 */
export const SHELF_COLUMNS = sql.raw(
  'i.quota, coalesce(i.held, 0) as held, coalesce(i.sold, 0) as sold, coalesce(gone.gone, ' +
    'false) as plans_gone, d.name as district_name, app_now() as now',
);
export const SHELF_JOINS = sql.raw(`
  left join inventory i on i.kind = 'product' and i.ref = p.id and i.day is null
  left join districts d on d.id = p.main_district_id
  left join lateral (
    select bool_and(pi.quota is not null and pi.quota <= pi.sold + pi.held) as gone
    from plans pl join inventory pi on pi.kind = 'plan' and pi.ref = pl.id and pi.day is null
    where pl.product_id = p.id and pl.active
  ) gone on true`);

/**
 * The first of a product's open days from today on in Hong Kong, of those between two days where
 * these are given.
 */
const nextDay = (within?: DayWindow): SQL =>
  sql`to_char(lower(p.open_days * datemultirange(${
    within
      ? sql`daterange(${within.from}::date,
    ${within.to}::date, '[]')`
      : sql.raw('daterange(hk_today(), null)')
  })), 'YYYY-MM-DD') as next_day`;
const CARD_COLUMNS = sql.raw(OF_THE_ROW.map((name) => `p.${name}`).join(', '));

/** The fields that cards and pages share. */
export const shelfOf = (row: ShelfRow) => {
  const now = new Date(row.now);
  const ends = row.auto_sold_out_at === null ? null : new Date(row.auto_sold_out_at);
  const left = remaining(row);
  const ended =
    (ends !== null && ends <= now) ||
    (row.end_sell_at !== null && new Date(row.end_sell_at) <= now);
  const soldOut = row.status === 'SOLD_OUT' || ended || left === 0 || row.plans_gone;
  return {
    productId: String(row.id),
    productRoute: row.route,
    productNo: row.product_no,
    productImages: row.images,
    productName: row.name,
    sellingPoint: row.selling_point,
    lowestPrice: money(row.lowest_price),
    lowestSpecialPrice: moneyOrNull(row.lowest_special_price),
    highestPrice: money(row.highest_price),
    currency: 'HKD' as const,
    orderCheckWay: row.order_check_way,
    startSellTime: isoOrNull(row.start_sell_at),
    soldOut,
    overallScore: row.score,
    reviewCount: row.review_count,
    districtName: row.district_name,
    productClassification:
      row.kind === 'cash-coupon' ? ('cash_coupon_product' as const) : ('general_product' as const),
    inventory: {
      unlimited: row.quota === null,
      maxQuota: row.quota,
      remainingQuota: left,
      remainingRatio:
        row.quota === null || left === null
          ? null
          : row.quota === 0
            ? 0
            : Math.round((left / row.quota) * 10_000) / 10_000,
    },
    autoSoldOutTime: isoOrNull(row.auto_sold_out_at),
    autoSoldOutTimeRemaining:
      ends === null ? null : Math.max(0, Math.floor((ends.getTime() - now.getTime()) / 1000)),
    isAutoSoldOut: ends !== null && ends <= now,
  };
};

const toCard = (row: CardRow): ProductCard => ({
  ...shelfOf(row),
  angleMark: row.angle_mark,
  limitedPriceEndTime: isoOrNull(row.limited_price_end_at),
  soldCount: row.sold_count,
  nextAvailableDay: row.kind === 'dated' ? row.next_day : null,
  cashCoupon:
    row.kind === 'cash-coupon'
      ? {
          faceValue: money(row.lowest_price),
          merchantId: String(row.merchant_id),
          merchantName: row.merchant_name,
          merchantImage: row.merchant_logo,
          merchantRoute: row.merchant_route,
          branchCount: row.branch_count,
        }
      : null,
});

/**
 * The cards of products, in the order of `position`. `picked` is a query that gives `id` and
 * `position`; `among`, when it gives that too, how many were found; `within` are the days that are
 * asked for.
 */
export const readPage = async (
  tx: Tx,
  picked: SQL,
  among = sql`null::int`,
  within?: DayWindow,
): Promise<{ readonly cards: ProductCard[]; readonly among: number | undefined }> => {
  const { rows } = await tx.execute<CardRow>(sql`
    with picked as materialized (${picked})
    select ${CARD_COLUMNS}, ${SHELF_COLUMNS}, m.name as merchant_name, m.logo as merchant_logo,
      m.route as merchant_route, ${nextDay(within)}, cardinality(p.branch_ids) as branch_count,
      ${among} as among
    from picked join products p on p.id = picked.id
      join merchants m on m.id = p.merchant_id ${SHELF_JOINS}
    order by picked.position`);
  return { cards: rows.map(toCard), among: rows[0]?.among ?? undefined };
};
/** Only the cards. */
export const readCards = async (tx: Tx, picked: SQL): Promise<ProductCard[]> =>
  (await readPage(tx, picked)).cards;

/**
 * Numbers a query that gives `id` in its own order: the limit inside lets the database stop early.
 */
export const positioned = (picked: SQL): SQL =>
  sql`select id, row_number() over () as position from (${picked}) as picked`;

/** The cards of these products that shoppers may see, in this order. */
export const readCardsById = (tx: Tx, ids: readonly number[]): Promise<ProductCard[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : readCards(
        tx,
        sql`select p.id, wanted.position from unnest(${sql.param([...ids])}::int[]) with
          ordinality as wanted(id, position) join products p on p.id = wanted.id where ${visible}`,
      );
