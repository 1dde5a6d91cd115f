import type { LocalisedText } from '@tapnook/contracts';
import type { HomeList, ProductCard } from '@tapnook/contracts/api';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { positioned, readCards, visible, popular } from '../catalog/index.ts';
import { listCards, type ListRow, ranked, isListedNow } from '../lists/index.ts';
import { readBanners, toLinkItem } from './link.service.ts';

/** A page of cards with what its section is called. */
export interface LinkList {
  readonly total: number;
  readonly pageIndex: number;
  readonly moduleName: LocalisedText;
  readonly items: ProductCard[];
}

const sectionName = async (tx: Tx, section: string): Promise<LocalisedText> => {
  const { rows } = await tx.execute<{ name: LocalisedText }>(
    sql`select name from home_sections where key = ${section}`,
  );
  return rows[0]?.name ?? { en_gb: '', zh_hk: '' };
};

/** The cards of every list that the editors show in a section, one list after the other. */
export const readSection = async (
  tx: Tx,
  section: string,
  shownAs: string,
  pageIndex: number,
  pageSize: number,
): Promise<LinkList> => {
  const picked = sql`select p.id, min(l.sort * 1000 + li.sort) as position from product_lists l
    join product_list_items li on li.list_id = l.id join products p on p.id = li.product_id
    where l.shown_as = ${shownAs} and ${isListedNow} group by p.id`;
  const [items, { rows }, moduleName] = await Promise.all([
    readCards(
      tx,
      sql`${picked} order by position limit ${pageSize} offset ${(pageIndex - 1) * pageSize}`,
    ),
    tx.execute<{ count: number }>(sql`select count(*)::int as count from (${picked}) as picked`),
    sectionName(tx, section),
  ]);
  return { total: rows[0]?.count ?? 0, pageIndex, moduleName, items };
};

/** A page of the ranking. */
export const readRanking = async (
  tx: Tx,
  pageIndex: number,
  pageSize: number,
): Promise<LinkList> => {
  const [items, { rows }, moduleName] = await Promise.all([
    readCards(
      tx,
      sql`${ranked} order by position limit ${pageSize} offset ${(pageIndex - 1) * pageSize}`,
    ),
    tx.execute<{ count: number }>(sql`select count(*)::int as count from (${ranked}) as ranked`),
    sectionName(tx, 'ranking'),
  ]);
  return { total: rows[0]?.count ?? 0, pageIndex, moduleName, items };
};

/** Every product that can be seen, by the editors' weight; for reading on and on. */
export const readAllProducts = async (
  tx: Tx,
  section: string,
  pageIndex: number,
  pageSize: number,
  cashCoupons: boolean,
): Promise<LinkList> => {
  const which = cashCoupons ? sql`${visible} and p.kind = 'cash-coupon'` : visible;
  const [items, { rows }, moduleName] = await Promise.all([
    readCards(
      tx,
      positioned(
        sql`select p.id from products p where ${which} order by (p.status = 'SOLD_OUT'),
          p.weight desc, p.sold_count desc, p.id
          limit ${pageSize} offset ${(pageIndex - 1) * pageSize}`,
      ),
    ),
    tx.execute<{ count: number }>(
      sql`select count(*)::int as count from products p where ${which}`,
    ),
    sectionName(tx, section),
  ]);
  return { total: rows[0]?.count ?? 0, pageIndex, moduleName, items };
};

/**
 * Product lists that are sections of their own, with their first products; those that the grid of
 * questions leads to come last.
 */
export const readHomeProductLists = async (tx: Tx, perList: number): Promise<HomeList[]> => {
  const { rows } =
    await tx.execute<ListRow>(sql`select * from product_lists l where shown_as = 'list'
    order by exists (select 1 from banners b where b.place = 'grid'
      and b.target @> jsonb_build_object('kind', 'product-list', 'id', l.id)), sort, id`);
  return Promise.all(
    rows.map(async (row) => {
      const target = { kind: 'product-list' as const, id: row.id };
      const names = new Map([
        [
          `product-list:${row.id}`,
          { name: row.name, route: row.route, image: row.image, payPrice: null },
        ],
      ]);
      return {
        link: toLinkItem({ name: row.name, target, image: row.image }, names),
        listDescription: row.description,
        products: perList === 0 ? [] : await listCards(tx, row, perList),
      };
    }),
  );
};

const LEGACY_CARDS = 12;
const LEGACY_PER_LIST = 8;
/** The home page in one answer, as the legacy call gives it. */
export const readHomeLists = async (tx: Tx) => {
  const [trending, promotional, campaigns, productLists] = await Promise.all([
    readSection(tx, 'trending', 'trending', 1, LEGACY_CARDS),
    readSection(tx, 'promotional-offer', 'promotional', 1, LEGACY_CARDS),
    readBanners(tx, 'campaign'),
    readHomeProductLists(tx, LEGACY_PER_LIST),
  ]);
  return {
    trendingList: trending.items.length ? trending.items : await popular(tx, LEGACY_CARDS),
    promoteDiscountList: promotional.items,
    banners: campaigns.banners,
    productLists,
  };
};
