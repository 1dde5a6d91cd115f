import type { LocalisedText } from '@tapnook/contracts';
import type { Category, District } from '@tapnook/contracts/api';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { visible } from './product-card.service.ts';

interface CategoryRow extends Record<string, unknown> {
  id: number;
  parent_id: number | null;
  name: LocalisedText;
  icon: string;
  image: string;
  sort: number;
}
interface DistrictRow extends Record<string, unknown> {
  id: number;
  parent_id: number | null;
  name: LocalisedText;
  latitude: number | null;
  longitude: number | null;
}

/** How many of something are in each category or district, by id; ancestors included. */
export type Counts = ReadonlyMap<number, number>;

/** Products of the whole shop in each category and district. */
export const countShop = async (tx: Tx, by: 'category_ids' | 'district_ids'): Promise<Counts> => {
  const { rows } = await tx.execute<{ id: number; count: number }>(
    sql`select tag.id, count(*)::int as count from products p
      cross join unnest(p.${sql.raw(by)}) as tag(id) where ${visible} group by tag.id`,
  );
  return new Map(rows.map((row) => [row.id, row.count]));
};

/** The category tree in the order of the editors. */
export const readCategories = async (tx: Tx, counts: Counts): Promise<Category[]> => {
  const { rows } = await tx.execute<CategoryRow>(
    sql`select id, parent_id, name, icon, image, sort from categories order by sort, id`,
  );
  const children = Map.groupBy(rows, (row) => row.parent_id);
  const fields = (row: CategoryRow) => ({
    categoryId: String(row.id),
    parentId: row.parent_id === null ? null : String(row.parent_id),
    categoryName: row.name,
    iconImage: row.icon,
    mobileIconImage: row.icon,
    image: row.image,
    productCount: counts.get(row.id) ?? 0,
    sort: row.sort,
  });
  const under = (id: number | null): CategoryRow[] => children.get(id) ?? [];
  return under(null).map((top) => ({
    ...fields(top),
    childCategories: under(top.id).map((child) => ({
      ...fields(child),
      childCategories: under(child.id).map((leaf) => ({ ...fields(leaf), childCategories: [] })),
    })),
  }));
};

const positionOf = ({ latitude, longitude }: DistrictRow): Pick<District, 'position'> =>
  latitude === null || longitude === null ? {} : { position: { latitude, longitude } };

/**
 * The district tree: regions, districts, neighbourhoods. Positions are left out of what is written
 * into pages.
 */
export const readDistricts = async (
  tx: Tx,
  counts: Counts,
  { withPositions = false }: { readonly withPositions?: boolean } = {},
): Promise<District[]> => {
  const { rows } = await tx.execute<DistrictRow>(
    sql`select id, parent_id, name, latitude, longitude from districts order by sort, id`,
  );
  const children = Map.groupBy(rows, (row) => row.parent_id);
  const fields = (row: DistrictRow) => ({
    id: String(row.id),
    districtName: row.name,
    parentId: row.parent_id === null ? null : String(row.parent_id),
    regionCode: 'HK',
    productCount: counts.get(row.id) ?? 0,
    ...(withPositions && positionOf(row)),
  });
  const under = (id: number | null): DistrictRow[] => children.get(id) ?? [];
  return under(null).map((top) => ({
    ...fields(top),
    childDescriptions: under(top.id).map((child) => ({
      ...fields(child),
      childDescriptions: under(child.id).map((leaf) => ({
        ...fields(leaf),
        childDescriptions: [],
      })),
    })),
  }));
};
