import type { LocalisedText } from '@tapnook/contracts';
import type { MerchantCard, MerchantSearchRequest } from '@tapnook/contracts/api';
import { addDays, doorState, hongKongDay, hongKongInstant } from '@tapnook/kernel';
import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { idsOf, ints, moneyOrNull } from '../catalog/index.ts';
import { openingDays, type Hours } from '../merchants/index.ts';
import { readToday, readWordsOf } from './query-interpretation.service.ts';
import type { Token } from './query-tokens.ts';
import { bears, both, usableOn } from './search-filter.ts';

export type MerchantFilter = Pick<
  MerchantSearchRequest,
  'keyword' | 'categoryIds' | 'districtIds' | 'openNow' | 'bookableTime'
>;

interface CardRow extends Record<string, unknown> {
  id: number;
  name: LocalisedText;
  logo: string;
  cover: string;
  category_name: LocalisedText;
  score: number | null;
  route: string;
  review_count: number;
  products: number;
  branches: number;
  districts: LocalisedText[];
  least: number | null;
  hours: Hours[];
  distance: number | null;
  now: string;
}

const tokensAs = (tokens: readonly Token[]): SQL => bears(sql.raw('m.grams'), tokens);

/** Words as a condition on a merchant `m`: as typed, or mended when that finds no merchant. */
const merchantWords = async (tx: Tx, keyword: string | undefined): Promise<SQL> => {
  if (!keyword?.trim()) return sql`true`;
  const { typed, mended } = await readWordsOf(tx, keyword);
  for (const { required, meaningful } of [typed, mended]) {
    if (!meaningful) continue;
    const { rows } = await tx.execute<{ found: boolean }>(
      sql`select exists (select 1 from merchants m where m.published
        and ${tokensAs(required)}) as found`,
    );
    if (rows[0]?.found) return tokensAs(required);
  }
  return sql`false`;
};

const minuteOf = (time: SQL): SQL =>
  sql`split_part(${time}, ':', 1)::int * 60 + split_part(${time}, ':', 2)::int`;
/**
 * A door of merchant `m` is open in Hong Kong now; hours past midnight count from the day before.
 */
const OPEN_NOW = sql`exists (
  select 1 from branches b cross join jsonb_array_elements(b.hours) h
    cross join (select extract(isodow from local)::int as day,
      extract(hour from local)::int * 60 + extract(minute from local)::int as minute
      from (select app_now() at time zone 'Asia/Hong_Kong' as local) t) now
  where b.merchant_id = m.id and (
    (h->'days' @> to_jsonb(now.day) and now.minute >= ${minuteOf(sql`h->>'opens'`)}
      and now.minute < ${minuteOf(sql`h->>'closes'`)})
    or (h->'days' @> to_jsonb((now.day + 5) % 7 + 1)
      and now.minute + 1440 < ${minuteOf(sql`h->>'closes'`)})))`;
const freeThisWeekend = (today: string): SQL =>
  sql`exists (select 1 from products p where p.merchant_id = m.id and p.status = 'ON_SHELF'
    and ${usableOn('weekend', today)})`;

const conditions = async (
  tx: Tx,
  filter: MerchantFilter,
): Promise<{ words: SQL; category: SQL; district: SQL; open: SQL; weekend: SQL }> => ({
  words: sql`m.published and ${await merchantWords(tx, filter.keyword)}`,
  category: filter.categoryIds?.length
    ? sql`m.category_ids && ${ints(idsOf(filter.categoryIds))}`
    : sql`true`,
  district: filter.districtIds?.length
    ? sql`m.district_ids && ${ints(idsOf(filter.districtIds))}`
    : sql`true`,
  open: filter.openNow ? OPEN_NOW : sql`true`,
  weekend: filter.bookableTime ? freeThisWeekend(await readToday(tx)) : sql`true`,
});
const where = async (tx: Tx, filter: MerchantFilter): Promise<SQL> =>
  both(Object.values(await conditions(tx, filter)));

/**
 * Metres in a degree of latitude, and how much shorter one of longitude is on Hong Kong's latitude.
 */
const [DEGREE, NARROWER] = [111_320, 0.925] as const;
/**
 * Metres from where the request was made to the nearest branch of `m`: over a city a flat map is as
 * good as a globe.
 */
const distance = ({
  latitude,
  longitude,
}: Pick<MerchantSearchRequest, 'latitude' | 'longitude'>): SQL =>
  latitude === undefined || longitude === undefined
    ? sql`null::int`
    : sql`(select (min(sqrt(power(b.latitude - ${latitude},
      2) + power((b.longitude - ${longitude}) * ${NARROWER}, 2))) * ${DEGREE})::int from branches b
      where b.merchant_id = m.id)`;

const like = (text: string): string => `%${text.trim().replace(/[\\%_]/g, '\\$&')}%`;
const order = (request: MerchantSearchRequest): SQL => {
  if (
    request.sort === 'distance_ASC' &&
    request.latitude !== undefined &&
    request.longitude !== undefined
  )
    return sql`distance nulls last, m.id`;
  if (request.sort === 'score_DESC') return sql`m.score desc nulls last, m.review_count desc, m.id`;
  if (request.sort === 'name_ASC') return sql`lower(m.name->>'en_gb'), m.id`;
  const keyword = request.keyword ?? '';
  return sql`(m.name->>'zh_hk' ilike ${like(keyword)}
    or m.name->>'en_gb' ilike ${like(keyword)}) desc, m.weight desc, m.review_count desc, m.id`;
};

/**
 * Whether a door is open, and when the last of them closes: an instant, so that whoever reads the
 * answer later can tell.
 */
const openBranchesOf = (
  hours: readonly Hours[],
  now: number,
): Pick<MerchantCard, 'isOpenNow' | 'openUntil'> => {
  const states = hours.map((each) => doorState(openingDays(each), now));
  if (states.some(({ kind }) => kind === 'always')) return { isOpenNow: true, openUntil: null };
  const today = hongKongDay(now);
  const ends = states.flatMap((state) => {
    if (state.kind !== 'open') return [];
    const sameDay = hongKongInstant(today, state.until);
    return [Date.parse(sameDay) > now ? sameDay : hongKongInstant(addDays(today, 1), state.until)];
  });
  return { isOpenNow: ends.length > 0, openUntil: ends.toSorted().at(-1) ?? null };
};

const toCard = (row: CardRow): MerchantCard => ({
  merchantId: String(row.id),
  merchantName: row.name,
  merchantImage: row.logo,
  categoryName: row.category_name,
  mobileCoverImage: row.cover,
  overallScore: row.score,
  merchantRoute: row.route,
  reviewCount: row.review_count,
  productCount: row.products,
  branchCount: row.branches,
  districtNames: row.districts,
  lowestPrice: moneyOrNull(row.least),
  ...openBranchesOf(row.hours, Date.parse(row.now)),
  distance: row.distance,
});

export const countMerchants = async (tx: Tx, filter: MerchantFilter): Promise<number> => {
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(*)::int as count from merchants m where ${await where(tx, filter)}`,
  );
  return rows[0]?.count ?? 0;
};

/** Merchants by words, categories and districts. */
export const searchMerchants = async (
  tx: Tx,
  request: MerchantSearchRequest,
): Promise<{ cards: MerchantCard[]; totalCount: number }> => {
  const found = await where(tx, request);
  const { rows } = await tx.execute<CardRow>(sql`
    select m.id, m.name, m.logo, m.cover, c.name as category_name, m.score, m.route, m.review_count,
      (select count(*)::int from products p where p.merchant_id = m.id
        and p.status <> 'OFF_SHELF') as products,
      (select count(*)::int from branches b where b.merchant_id = m.id) as branches,
      (select coalesce(jsonb_agg(name), '[]')
        from (select distinct d.id, d.name from branches b join districts d on d.id = b.district_id
        where b.merchant_id = m.id order by d.id) d) as districts,
      (select min(p.pay_price) from products p where p.merchant_id = m.id
        and p.status = 'ON_SHELF') as least,
      (select coalesce(jsonb_agg(b.hours), '[]') from branches b
        where b.merchant_id = m.id) as hours, ${distance(request)} as distance, app_now() as now
    from merchants m join categories c on c.id = m.main_category_id
    where ${found} order by ${order(request)}
      limit ${request.pageSize} offset ${(request.pageNum - 1) * request.pageSize}`);
  const { rows: counted } = await tx.execute<{ count: number }>(
    sql`select count(*)::int as count from merchants m where ${found}`,
  );
  return { cards: rows.map(toCard), totalCount: counted[0]?.count ?? 0 };
};

export interface MerchantCounts {
  readonly categories: ReadonlyMap<number, number>;
  readonly districts: ReadonlyMap<number, number>;
  readonly openNow: number;
  readonly freeThisWeekend: number;
}
/**
 * Merchants in each category and district, open now, and free this weekend; each facet ignores its
 * own filter.
 */
export const countMerchantTrees = async (
  tx: Tx,
  asked: MerchantFilter,
): Promise<MerchantCounts> => {
  const today = await readToday(tx);
  const { words, category, district, open, weekend } = await conditions(tx, asked);
  const facet = async (ids: string, other: SQL): Promise<ReadonlyMap<number, number>> => {
    const { rows } = await tx.execute<{ id: number; count: number }>(
      sql`select tag.id, count(*)::int as count from merchants m
        cross join unnest(m.${sql.raw(ids)}) as tag(id) where ${both([words, open, weekend, other])}
        group by tag.id`,
    );
    return new Map(rows.map((row) => [row.id, row.count]));
  };
  const { rows } = await tx.execute<{ open: number; weekend: number }>(sql`
    select count(*) filter (where ${OPEN_NOW} and ${weekend})::int as open, count(*)
      filter (where ${freeThisWeekend(today)} and ${open})::int as weekend from merchants m
      where ${both([words, category, district])}`);
  return {
    categories: await facet('category_ids', district),
    districts: await facet('district_ids', category),
    openNow: rows[0]?.open ?? 0,
    freeThisWeekend: rows[0]?.weekend ?? 0,
  };
};
