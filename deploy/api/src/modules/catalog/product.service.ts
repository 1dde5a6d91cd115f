import { links, localePath, type Locale, type LocalisedText } from '@tapnook/contracts';
import type { Product } from '@tapnook/contracts/api';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { ApiError } from '../../errors.ts';
import type { RequestContext } from '../../handlers.ts';
import { bilingual } from '../../translations.ts';
import { branchesOf } from '../merchants/index.ts';
import { SHELF_COLUMNS, SHELF_JOINS, shelfOf, type ShelfRow } from './product-card.service.ts';
import type { ProductRow } from './product-row.ts';
import { isoOrNull } from './serializers.ts';

interface PageRow extends ShelfRow, ProductRow {
  merchant_name: LocalisedText;
  merchant_logo: string;
  merchant_route: string;
  merchant_score: number | null;
  merchant_category: LocalisedText;
  trail: { id: number; name: LocalisedText }[];
  notices: { key: string; icon: string; name: LocalisedText }[];
}

/** How a page is addressed, and from where its share address starts. */
export interface PageContext {
  readonly origin: string;
  readonly locale: Locale;
}

/** The page of a request. */
export const pageOf = (
  { env }: Pick<Deps, 'env'>,
  { locale }: Pick<RequestContext, 'locale'>,
): PageContext => ({ origin: env.PUBLIC_ORIGIN, locale });

const ORDER_CHECK: Readonly<Record<'instant' | 'confirm', LocalisedText>> = {
  instant: bilingual('catalog.instantConfirmation'),
  confirm: bilingual('catalog.confirmedByMerchantWithin'),
};
const SITE: LocalisedText = bilingual('catalog.tapnook');
/** A page's title in both languages. */
export const titled = (name: LocalisedText): LocalisedText => ({
  en_gb: `${name.en_gb} · ${SITE.en_gb}`,
  zh_hk: `${name.zh_hk} · ${SITE.zh_hk}`,
});
/** An absolute address to share, in the caller's language. */
export const shareUrl = (page: PageContext, path: string): string =>
  `${page.origin}${localePath(page.locale, path)}`;

const readRow = async (
  tx: Tx,
  by: { readonly id?: number | undefined; readonly route?: string | undefined },
): Promise<PageRow | undefined> => {
  const { rows } = await tx.execute<PageRow>(sql`
    select p.*, ${SHELF_COLUMNS}, m.name as merchant_name, m.logo as merchant_logo,
      m.route as merchant_route, m.score as merchant_score, mc.name as merchant_category,
      (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name)
        order by depth desc), '[]') from (
        with recursive up as (select id, parent_id, name, 0 as depth from categories
          where id = p.main_category_id
          union all select c.id, c.parent_id, c.name, up.depth + 1 from categories c
            join up on c.id = up.parent_id)
        select * from up) c) as trail,
      (select coalesce(jsonb_agg(jsonb_build_object('key', n.key, 'icon', n.icon, 'name', n.name)
        order by array_position(p.notice_keys, n.key)), '[]') from notices n
        where n.key = any(p.notice_keys)) as notices
    from products p join merchants m on m.id = p.merchant_id
      join categories mc on mc.id = m.main_category_id ${SHELF_JOINS}
    where ${by.id === undefined ? sql`p.route = ${by.route ?? ''}` : sql`p.id = ${by.id}`}`);
  return rows[0];
};

const toProduct = async (tx: Tx, row: PageRow, page: PageContext): Promise<Product> => ({
  ...shelfOf(row),
  productKind: row.kind,
  sellingPointStr: row.selling_point_color
    ? { name: row.selling_point, color: row.selling_point_color }
    : null,
  orderCheckWayStr: ORDER_CHECK[row.order_check_way],
  endSellTime: isoOrNull(row.end_sell_at),
  productNotices: row.notices.map((notice) => ({
    noticeId: notice.key,
    iconImage: notice.icon,
    noticeName: notice.name,
  })),
  productDescription: row.description,
  experienceLocation: row.location,
  locationCoordinate:
    row.latitude === null || row.longitude === null
      ? null
      : { latitude: row.latitude, longitude: row.longitude },
  scheduleDescription: row.schedule,
  locationDescription: row.location_note,
  faqs: row.faqs.map((faq, index) => ({
    id: `${row.id}-${index + 1}`,
    question: faq.question,
    answer: faq.answer,
    sort: index + 1,
  })),
  termsOfService: row.terms,
  termsIsShow: row.terms.en_gb !== '' || row.terms.zh_hk !== '',
  idCardNeeded: row.id_card_needed,
  appointDateOrPeriod: row.kind === 'dated' ? 'DATE' : 'PERIOD',
  titleTag: titled(row.seo_title ?? row.name),
  metaDescription: row.seo_description ?? row.selling_point,
  productImageTexts: row.images.map((path) => row.image_texts[path] ?? null),
  categoryName: row.trail.at(-1)?.name ?? row.merchant_category,
  historyNavInfo: row.trail.map((category) => ({
    categoryId: String(category.id),
    categoryName: category.name,
  })),
  productLabels: row.labels,
  productTagNames: row.tags,
  status: row.status,
  shareUrl: shareUrl(page, links.product({ productRoute: row.route, productId: String(row.id) })),
  branchStores: await branchesOf(tx, sql`b.id = any(${sql.param(row.branch_ids)}::int[])`),
  useMultiOptions: row.use_multi_options,
  isCompleteRewardCoin: row.coin_ratio > 0,
  completeRewardCoinRatio: row.coin_ratio || 10,
  buyLimit: row.buy_limit,
  maxPoint: row.max_point,
  merchantPageInfo: {
    merchantId: String(row.merchant_id),
    merchantName: row.merchant_name,
    merchantImage: row.merchant_logo,
    merchantCategory: row.merchant_category,
    overallScore: row.merchant_score,
    merchantRoute: row.merchant_route,
  },
  soldOutSetting: row.sold_out_setting,
  limitedPriceEndTime: isoOrNull(row.limited_price_end_at),
});

/** A word of digits is an id when no product bears it as its route. */
const byRouteOrId = async (tx: Tx, routeOrId: string): Promise<PageRow | undefined> =>
  (await readRow(tx, { route: routeOrId })) ??
  (/^\d{1,9}$/.test(routeOrId) ? readRow(tx, { id: Number(routeOrId) }) : undefined);

/** A product page. 20714 no such product, 20715 off the shelf. */
export const readProduct = async (
  tx: Tx,
  routeOrId: string,
  page: PageContext,
): Promise<Product> => {
  const row = await byRouteOrId(tx, routeOrId);
  if (!row) throw new ApiError('20714');
  if (row.status === 'OFF_SHELF') throw new ApiError('20715');
  return toProduct(tx, row, page);
};

/** A product whatever its shelf, for an administrator or its own merchant; else 10405. */
export const previewProduct = async (
  tx: Tx,
  productId: string,
  page: PageContext,
  merchantId: number | 'any' | undefined,
): Promise<Product> => {
  const row = /^\d{1,9}$/.test(productId)
    ? await readRow(tx, { id: Number(productId) })
    : undefined;
  if (!row || (merchantId !== 'any' && row.merchant_id !== merchantId)) throw new ApiError('10405');
  return toProduct(tx, row, page);
};
