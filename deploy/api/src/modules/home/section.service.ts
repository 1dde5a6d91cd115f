import type { LocalisedText } from '@tapnook/contracts';
import type { HomeSection, LinkItem, PressRelease, SeoLinkGroup } from '@tapnook/contracts/api';
import { hongKongInstant } from '@tapnook/kernel';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/pool.ts';
import { visible, iso } from '../catalog/index.ts';
import type { Target } from './home.tables.ts';
import { readBanners, readNames, toLinkItem } from './link.service.ts';

interface SectionRow extends Record<string, unknown> {
  key: HomeSection['key'];
  name: LocalisedText;
  style: string;
  lines: number;
  display: boolean;
  mobile_display: boolean;
  app_display: boolean;
  icon: string;
  sort: number;
}

/** Category links: the header's categories as small pictures. */
export const readMobileCategories = async (tx: Tx): Promise<LinkItem[]> => {
  const { rows } = await tx.execute<{
    id: number;
    name: LocalisedText;
    icon: string;
    image: string;
  }>(sql`select id, name, icon, image from categories where parent_id is null order by sort, id`);
  const links = rows.map((row) => ({
    name: row.name,
    target: { kind: 'category' as const, id: row.id },
    image: row.image,
    icon: row.icon,
  }));
  const names = await readNames(
    tx,
    links.map((link) => link.target),
  );
  return links.map((link) => toLinkItem(link, names));
};

/** Which sections the home page has, in order, and the links of those that are made of links. */
export const readSections = async (tx: Tx): Promise<HomeSection[]> => {
  const { rows } = await tx.execute<SectionRow>(sql`select * from home_sections order by sort`);
  const [mobile, grid] = await Promise.all([readMobileCategories(tx), readGrid(tx)]);
  const items: Partial<Record<HomeSection['key'], LinkItem[]>> = {
    'mobile-categories': mobile,
    'information-grids': grid,
  };
  return rows.map((row) => ({
    key: row.key,
    name: row.name,
    display: row.display,
    editable: true,
    sort: row.sort,
    iconImage: row.icon,
    style: row.style,
    displayLines: row.lines,
    items: items[row.key] ?? [],
    mobileDisplay: row.mobile_display,
    appDisplay: row.app_display,
  }));
};

export const readGrid = async (tx: Tx): Promise<LinkItem[]> => {
  const { rows, names } = await readBanners(tx, 'grid');
  return rows.map((row) =>
    toLinkItem({ name: row.name, target: row.target, image: row.image }, names),
  );
};

const nowInHongKong = (now: Date): string =>
  new Date(now.getTime() + 8 * 3_600_000).toISOString().slice(11, 16);
/**
 * The moments of the day by the clock; the current one is the next that is not over, or the first
 * of tomorrow.
 */
export const readMoments = async (tx: Tx, now: Date) => {
  const { banners } = await readBanners(tx, 'campaign');
  const items = banners.toSorted((a, b) => (a.time ?? '').localeCompare(b.time ?? ''));
  const next = items.findIndex((item) => (item.time ?? '') >= nowInHongKong(now));
  return { currentIndex: Math.max(0, next), items };
};

export const readPressReleases = async (tx: Tx): Promise<PressRelease[]> => {
  const { rows } = await tx.execute<{
    id: number;
    title: LocalisedText;
    outlet: LocalisedText;
    content: LocalisedText;
    published_on: string;
    image: string;
  }>(
    sql`select id, title, outlet, content, published_on::text as published_on, image
      from press_releases order by published_on desc, id`,
  );
  return rows.map((row) => ({
    id: String(row.id),
    title: row.title,
    outlet: row.outlet,
    content: row.content,
    publishedAt: hongKongInstant(row.published_on),
    coverImage: row.image,
  }));
};

export const readSeoLinks = async (tx: Tx): Promise<SeoLinkGroup[]> => {
  const { rows } = await tx.execute<{
    name: LocalisedText;
    links: { name: LocalisedText; target: Target }[];
  }>(sql`select name, links from seo_link_groups order by sort, id`);
  const names = await readNames(
    tx,
    rows.flatMap((row) => row.links.map((link) => link.target)),
  );
  return rows.map((row) => ({
    groupName: row.name,
    links: row.links
      .map((link) => toLinkItem(link, names))
      .filter((link) => link.linkType !== 'none'),
  }));
};

interface RouteRow extends Record<string, unknown> {
  id: number;
  route: string;
  updated_at: string;
}
/** Every public route, for site maps. */
export const readRoutes = async (tx: Tx) => {
  const wire = (rows: RouteRow[]) =>
    rows.map((row) => ({ id: String(row.id), route: row.route, updatedAt: iso(row.updated_at) }));
  const [products, productLists, merchants] = await Promise.all([
    tx.execute<RouteRow>(
      sql`select p.id, p.route, p.updated_at from products p where ${visible} order by p.id`,
    ),
    tx.execute<RouteRow>(sql`select id, route, updated_at from product_lists order by id`),
    tx.execute<RouteRow>(
      sql`select id, route, updated_at from merchants where published order by id`,
    ),
  ]);
  return {
    products: wire(products.rows),
    productLists: wire(productLists.rows),
    merchants: wire(merchants.rows),
  };
};
