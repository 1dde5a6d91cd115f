import type { Api } from '@tapnook/contracts/api';
import { asc, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Tx } from '../../db/pool.ts';
import { bilingual } from '../../translations.ts';
import { keptTarget, wireTarget } from './campaign.service.ts';
import { homeSections, seoLinkGroups } from './home.tables.ts';

export type EditedSection = z.output<Api['setHomeSections']['body']>['sections'][number];
export type EditedLinkGroup = z.output<Api['setSeoLinks']['body']>['groups'][number];

/** What a home page begins with: sections that fill themselves from what is on the shelf. */
const USUAL_SECTIONS = (
  [
    'mobile-categories',
    'handpicked',
    'ranking',
    'product-lists',
    'now-merchants',
    'products',
  ] as const
).map((key): EditedSection => ({ key, name: bilingual(`homeSection.${key}`), display: true }));
/** How each section is laid out; editors choose which there are, and their order. */
const LAYOUT: Readonly<Record<EditedSection['key'], readonly [style: string, lines: number]>> = {
  'header-campaign': ['hours', 1],
  'mobile-categories': ['icons', 2],
  handpicked: ['feature', 1],
  'promotional-offer': ['deal', 1],
  ranking: ['numbered', 3],
  'scrolling-banner': ['band', 2],
  'cash-coupon': ['tickets', 1],
  'coin-banner': ['band', 1],
  trending: ['rail', 1],
  'information-grids': ['grid', 1],
  'product-lists': ['covers', 1],
  'now-merchants': ['marks', 1],
  'browsing-history': ['rail', 2],
  products: ['cards', 15],
  'press-release': ['quotes', 2],
  'seo-link': ['links', 6],
};

/** The sections that editors have chosen, in their order; none on a page that nobody has set. */
export const readChosenSections = async (tx: Tx): Promise<EditedSection[]> =>
  (await tx.select().from(homeSections).orderBy(asc(homeSections.sort))).map((row) => ({
    key: row.key as EditedSection['key'],
    name: row.name,
    display: row.display,
  }));

/** The same, or the usual ones on a page that nobody has set. */
export const readEditedSections = async (tx: Tx): Promise<EditedSection[]> => {
  const rows = await readChosenSections(tx);
  return rows.length > 0 ? rows : [...USUAL_SECTIONS];
};

/** Puts these sections in the place of those that were chosen, which it gives. */
export const replaceSections = async (
  tx: Tx,
  sections: readonly EditedSection[],
): Promise<EditedSection[]> => {
  await tx.execute(sql`lock table home_sections in share row exclusive mode`);
  const before = await readChosenSections(tx);
  await tx.delete(homeSections);
  await tx.insert(homeSections).values(
    sections.map(({ key, name, display }, index) => {
      const [style, lines] = LAYOUT[key];
      const shown = { display, mobileDisplay: display, appDisplay: display };
      return { key, name, style, lines, ...shown, icon: '', sort: index + 1 };
    }),
  );
  return before;
};

/** The links for search engines, as they are edited. */
export const readLinkGroups = async (tx: Tx): Promise<EditedLinkGroup[]> =>
  (await tx.select().from(seoLinkGroups).orderBy(asc(seoLinkGroups.sort))).map(
    ({ name, links }) => ({
      name,
      links: links.map((link) => ({ name: link.name, target: wireTarget(link.target) })),
    }),
  );

/** Puts these groups of links in the place of those that were there, which it gives. */
export const replaceLinkGroups = async (
  tx: Tx,
  groups: readonly EditedLinkGroup[],
): Promise<EditedLinkGroup[]> => {
  await tx.execute(sql`lock table seo_link_groups in share row exclusive mode`);
  const before = await readLinkGroups(tx);
  await tx.delete(seoLinkGroups);
  if (groups.length > 0)
    await tx.insert(seoLinkGroups).values(
      groups.map(({ name, links }, index) => ({
        name,
        links: links.map((link) => ({ name: link.name, target: keptTarget(link.target) })),
        sort: index + 1,
      })),
    );
  return before;
};
