import { links, type LocalisedText } from '@tapnook/contracts';
import type { ProductCard, ProductList } from '@tapnook/contracts/api';
import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { ApiError } from '../../errors.ts';
import { readCards, shareUrl, titled, type PageContext } from '../catalog/index.ts';
import { ranked, isListedNow } from './ranking.ts';

export interface ListRow extends Record<string, unknown> {
  id: number;
  route: string;
  name: LocalisedText;
  description: LocalisedText;
  image: string;
  mobile_image: string | null;
  shown_as: string | null;
}

/** A list by its route, or by its id when no list bears the word as its route. */
export const findList = async (tx: Tx, routeOrId: string): Promise<ListRow> => {
  const id = /^\d{1,9}$/.test(routeOrId) ? Number(routeOrId) : null;
  const { rows } = await tx.execute<ListRow>(
    sql`select * from product_lists where route = ${routeOrId} or id = ${id}::int
      order by (route = ${routeOrId}) desc limit 1`,
  );
  const [list] = rows;
  if (!list) throw new ApiError('10405');
  return list;
};

const LARGEST_LIST = 100;
type Listed = Pick<ListRow, 'id' | 'shown_as'>;
const itemsOf = (list: Listed): SQL =>
  list.shown_as === 'ranking'
    ? ranked
    : sql`select p.id, li.sort as position from product_list_items li
      join product_lists l on l.id = li.list_id join products p on p.id = li.product_id
      where l.id = ${list.id} and ${isListedNow}`;

/** The first cards of a list, in the editors' order; of the ranking, in its own. */
export const listCards = (
  tx: Tx,
  list: Listed,
  limit: number,
  offset = 0,
): Promise<ProductCard[]> =>
  readCards(tx, sql`${itemsOf(list)} order by position limit ${limit} offset ${offset}`);

export const countList = async (tx: Tx, list: Listed): Promise<number> => {
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(*)::int as count from (${itemsOf(list)}) as items`,
  );
  return rows[0]?.count ?? 0;
};

/** A product list with its products. 10405 when there is none. */
export const readProductList = async (
  tx: Tx,
  routeOrId: string,
  page: PageContext,
): Promise<ProductList> => {
  const list = await findList(tx, routeOrId);
  return {
    productListId: String(list.id),
    listName: list.name,
    listDescription: list.description,
    wideImage: list.image,
    coverImage: list.image,
    iconImage: list.image,
    pcBannerImage: list.image,
    mobileBannerImage: list.mobile_image ?? list.image,
    productListRoute: list.route,
    shareUrl: shareUrl(page, links.productList(list.route)),
    titleTag: titled(list.name),
    metaDescription: list.description,
    products: await listCards(tx, list, LARGEST_LIST),
  };
};
