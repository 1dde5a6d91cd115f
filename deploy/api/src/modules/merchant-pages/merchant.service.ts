import { links, type LocalisedText } from '@tapnook/contracts';
import type { MerchantCategory, MerchantDetail } from '@tapnook/contracts/api';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { ApiError } from '../../errors.ts';
import { shareUrl, titled, type PageContext, iso } from '../catalog/index.ts';
import { publicNameOf } from '../identity/index.ts';

interface MerchantRow extends Record<string, unknown> {
  id: number;
  route: string;
  name: LocalisedText;
  logo: string;
  cover: string;
  gallery: string[];
  brief: LocalisedText;
  detailed: LocalisedText;
  published: boolean;
  contact: { button: LocalisedText; description: LocalisedText; below?: LocalisedText } | null;
  keywords: string[];
  score: number | null;
  review_count: number;
  score_counts: number[];
  products: number;
  categories: { id: number; name: LocalisedText; icon: string; image: string }[];
  branch_list: {
    name: LocalisedText;
    tel: string;
    districtId: number;
    districtName: LocalisedText;
  }[];
}
interface ReviewRow extends Record<string, unknown> {
  id: string;
  author_name: string;
  overall_score: number;
  message: string;
  created_at: string;
}

const find = async (tx: Tx, routeOrId: string): Promise<MerchantRow | undefined> => {
  const id = /^\d{1,9}$/.test(routeOrId) ? Number(routeOrId) : null;
  const { rows } = await tx.execute<MerchantRow>(sql`
    select m.*,
      (select count(*)::int from products p where p.merchant_id = m.id
        and p.status <> 'OFF_SHELF') as products,
      (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'icon', c.icon,
        'image', c.image) order by (c.id = m.main_category_id) desc, c.sort), '[]')
        from categories c where c.id = any(m.category_ids)) as categories,
      (select coalesce(jsonb_agg(jsonb_build_object('name', b.name, 'tel', b.tel, 'districtId',
        d.id, 'districtName', d.name) order by b.sort, b.id), '[]') from branches b
        join districts d on d.id = b.district_id where b.merchant_id = m.id) as branch_list
    from merchants m where m.route = ${routeOrId} or m.id = ${id}::int
      order by (m.route = ${routeOrId}) desc limit 1`);
  return rows[0];
};

/** A merchant's id and route; 10405 when there is none. */
export const findMerchant = async (
  tx: Tx,
  routeOrId: string,
): Promise<{ merchantId: string; merchantRoute: string }> => {
  const row = await find(tx, routeOrId);
  if (!row?.published) throw new ApiError('10405');
  return { merchantId: String(row.id), merchantRoute: row.route };
};

/**
 * The latest published review of a merchant's products, under the name that everybody reads; an
 * anonymous one has none.
 */
const latestReview = async (
  tx: Tx,
  merchantId: number,
): Promise<MerchantDetail['latestReview']> => {
  const { rows } = await tx.execute<ReviewRow>(sql`
    select id::text as id, case when is_anonymous then '' else author_name end as author_name,
      overall_score::float8 as overall_score, message, created_at
    from reviews where merchant_id = ${merchantId} and status = 'NORMAL' order by created_at desc
      limit 1`);
  const [row] = rows;
  return row
    ? {
        id: row.id,
        authorName: publicNameOf(row.author_name),
        overallScore: row.overall_score,
        message: row.message,
        createdAt: iso(row.created_at),
      }
    : null;
};

const districtsOf = (row: MerchantRow): MerchantDetail['branchDistrictList'] =>
  [...Map.groupBy(row.branch_list, (branch) => branch.districtId)].map(([id, branches]) => ({
    id: String(id),
    districtName: branches[0]?.districtName ?? { en_gb: '', zh_hk: '' },
    branchCount: branches.length,
  }));

const statistics = (row: MerchantRow): MerchantDetail['scoreStatistics'] => ({
  overallScore: row.score,
  count: row.review_count,
  rootCount: row.review_count,
  allCount: row.review_count,
  externalId: String(row.id),
  objectType: 'merchant',
  memberId: null,
  scores: [5, 4, 3, 2, 1].map((score) => ({ score, count: row.score_counts[score - 1] ?? 0 })),
});

const toDetail = async (tx: Tx, row: MerchantRow, page: PageContext): Promise<MerchantDetail> => {
  const districts = districtsOf(row);
  return {
    merchantId: String(row.id),
    merchantName: row.name,
    merchantImage: row.logo,
    mobileCoverImage: row.cover,
    desktopCoverImage: row.cover,
    overallScore: row.score,
    merchantRoute: row.route,
    categoryList: row.categories.map((category) => ({
      categoryId: String(category.id),
      categoryName: category.name,
    })),
    merchantCategoryList: row.categories.map((category) => ({
      categoryId: String(category.id),
      categoryName: category.name,
      iconImage: category.icon,
      image: category.image,
      merchantCount: 1,
    })),
    reviewCount: row.review_count,
    productCount: row.products,
    contactList: row.branch_list.map((branch) => ({
      type: 'tel' as const,
      value: branch.tel,
      branchName: branch.name,
    })),
    districtList: districts.map(({ id, districtName }) => ({ id, districtName })),
    branchDistrictList: districts,
    branchCount: row.branch_list.length,
    briefIntroduction: row.brief,
    briefIntroductionImages: row.gallery,
    detailedIntroduction: row.detailed,
    latestReview: await latestReview(tx, row.id),
    isContactButtonEnabled: row.contact !== null,
    contactDescription: row.contact?.description ?? null,
    contactButtonText: row.contact?.button ?? null,
    contactButtonBottomText: row.contact?.below ?? null,
    scoreStatistics: statistics(row),
    seoConfig: {
      seoMetaTagTitle: titled(row.name),
      seoMetaTagDescription: row.brief,
      merchantRoute: row.route,
      keywords: row.keywords,
    },
    shareUrl: shareUrl(page, links.merchant(row.route)),
  };
};

/** A merchant's page by id or route; 10405 when there is none. */
export const readMerchant = async (
  tx: Tx,
  routeOrId: string,
  page: PageContext,
): Promise<MerchantDetail> => {
  const row = await find(tx, routeOrId);
  if (!row?.published) throw new ApiError('10405');
  return toDetail(tx, row, page);
};

/** The same before it is published, for an administrator or the merchant itself. */
export const previewMerchant = async (
  tx: Tx,
  routeOrId: string,
  page: PageContext,
  own: number | 'any' | undefined,
): Promise<MerchantDetail> => {
  const row = await find(tx, routeOrId);
  if (!row || (own !== 'any' && row.id !== own)) throw new ApiError('10405');
  return toDetail(tx, row, page);
};

/** The header's categories that have merchants, with how many. */
export const readMerchantCategories = async (tx: Tx): Promise<MerchantCategory[]> => {
  const { rows } = await tx.execute<{
    id: number;
    name: LocalisedText;
    icon: string;
    image: string;
    count: number;
  }>(sql`
    select c.id, c.name, c.icon, c.image, count(*)::int as count from categories c
      join merchants m on c.id = any(m.category_ids) and m.published where c.parent_id is null
      group by c.id order by c.sort, c.id`);
  return rows.map((row) => ({
    categoryId: String(row.id),
    categoryName: row.name,
    iconImage: row.icon,
    image: row.image,
    merchantCount: row.count,
  }));
};
