import type { LocalisedText } from '@tapnook/contracts';
import type { Banner, LinkItem } from '@tapnook/contracts/api';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { ints, money } from '../catalog/index.ts';
import type { Target } from './home.tables.ts';

interface Named {
  readonly name: LocalisedText;
  readonly route: string | null;
  readonly image: string;
  readonly payPrice: number | null;
}
/**
 * What the targets of banners and links are called, by kind and id; those off the shelf are
 * missing.
 */
export type Names = ReadonlyMap<string, Named>;

const key = (target: Target): string => `${target.kind}:${target.id ?? target.keyword ?? ''}`;
const idsOfKind = (targets: readonly Target[], kind: Target['kind']): number[] =>
  targets.flatMap((target) => (target.kind === kind && target.id !== undefined ? [target.id] : []));

interface NameRow extends Record<string, unknown> {
  kind: string;
  id: number;
  name: LocalisedText;
  route: string | null;
  image: string;
  pay_price: number | null;
}
/** Looks up every target in one query. */
export const readNames = async (tx: Tx, targets: readonly Target[]): Promise<Names> => {
  const { rows } = await tx.execute<NameRow>(sql`
    select 'product' as kind, id, name, route, coalesce(images[1], '') as image, pay_price
      from products where id = any(${ints(idsOfKind(targets, 'product'))}) and status <> 'OFF_SHELF'
    union all select 'product-list', id, name, route, image, null from product_lists
      where id = any(${ints(idsOfKind(targets, 'product-list'))})
    union all select 'category', id, name, null, image, null from categories
      where id = any(${ints(idsOfKind(targets, 'category'))})`);
  return new Map(
    rows.map((row) => [
      `${row.kind}:${row.id}`,
      { name: row.name, route: row.route, image: row.image, payPrice: row.pay_price },
    ]),
  );
};

const LINK_TYPE = {
  product: 'product',
  'product-list': 'productList',
  category: 'category',
  'cash-coupon': 'cashCoupon',
  search: 'keyword',
} as const;

/** Where it leads; nowhere when its target has left the shelf. */
export const linkOf = (target: Target, names: Names) => {
  const named = names.get(key(target));
  const known = named !== undefined || target.kind === 'cash-coupon' || target.kind === 'search';
  return {
    linkType: known ? LINK_TYPE[target.kind] : ('none' as const),
    linkKey: known
      ? target.id === undefined
        ? (target.keyword ?? null)
        : String(target.id)
      : null,
    route: named?.route ?? null,
  };
};

export const toLinkItem = (
  link: { name: LocalisedText; target: Target; image?: string; icon?: string },
  names: Names,
): LinkItem => {
  const named = names.get(key(link.target));
  const id = link.target.id === undefined ? null : String(link.target.id);
  const isList = link.target.kind === 'product-list';
  const isCategory = link.target.kind === 'category';
  return {
    coverImage: link.image ?? named?.image ?? '',
    iconImage: link.icon ?? '',
    productListId: isList ? id : null,
    listName: isList ? (named?.name ?? null) : null,
    categoryId: isCategory ? id : null,
    categoryName: isCategory ? (named?.name ?? null) : null,
    linkName: link.name,
    ...linkOf(link.target, names),
  };
};

export interface BannerRow extends Record<string, unknown> {
  id: number;
  place: string;
  name: LocalisedText;
  line: LocalisedText | null;
  image: string;
  mobile_image: string | null;
  target: Target;
  time: string | null;
}
export const toBanner = (row: BannerRow, names: Names): Banner => {
  const pay = names.get(key(row.target))?.payPrice ?? null;
  return {
    id: String(row.id),
    pcBannerImage: row.image,
    mobileBannerImage: row.mobile_image ?? row.image,
    iconImage: '',
    moduleName: row.name,
    description: row.line,
    campaignId: String(row.id),
    ...linkOf(row.target, names),
    time: row.time,
    lowestPrice: pay === null ? null : money(pay),
  };
};

/**
 * The campaigns of one place that are on, in the editors' order. The clock's next look may come a
 * little late; the dates do not.
 */
export const readBanners = async (
  tx: Tx,
  place: 'campaign' | 'scrolling' | 'grid' | 'coins' | 'cash-coupon',
): Promise<{ rows: BannerRow[]; banners: Banner[]; names: Names }> => {
  const { rows } = await tx.execute<BannerRow>(
    sql`select * from banners where place = ${place} and status = 'on_state'
      and coalesce(ends_at > app_now(), true) order by sort, id`,
  );
  const names = await readNames(
    tx,
    rows.map((row) => row.target),
  );
  return { rows, banners: rows.map((row) => toBanner(row, names)), names };
};
