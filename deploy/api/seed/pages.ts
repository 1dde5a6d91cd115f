import { addDays, hongKongInstant } from '@tapnook/kernel';
import type { Queryable } from '../src/db/pool.ts';
import type { BannerContent, Content, TargetContent } from './content/types.ts';
import { insertRows } from './insert.ts';
import { type Keys, known, localised, picture } from './keys.ts';
import type { Today } from './products.ts';

const targetOf = (target: TargetContent, keys: Keys, where: string): Record<string, unknown> => {
  if (target.kind === 'product')
    return { kind: 'product', id: known(keys.products, target.key, where) };
  if (target.kind === 'product-list')
    return { kind: 'product-list', id: known(keys.lists, target.key, where) };
  if (target.kind === 'category')
    return { kind: 'category', id: known(keys.categories, target.key, where).id };
  return target.kind === 'search'
    ? { kind: 'search', keyword: target.keyword }
    : { kind: 'cash-coupon' };
};

const seedLists = async (
  pool: Queryable,
  content: Content,
  keys: Keys,
  today: Today,
): Promise<void> => {
  await insertRows(
    pool,
    'product_lists',
    content.productLists.map((list, index) => ({
      id: keys.lists.get(list.key),
      key: list.key,
      route: list.route,
      name: localised(list.name),
      description: localised(list.description),
      image: picture(list.scene),
      mobile_image: list.phoneScene ? picture(list.phoneScene) : null,
      shown_as: list.shownAs ?? null,
      sort: index + 1,
      updated_at: today.now.toISOString(),
    })),
  );
  await insertRows(
    pool,
    'product_list_items',
    content.productLists.flatMap((list) =>
      [...new Set(list.products)].map((product, index) => ({
        list_id: keys.lists.get(list.key),
        product_id: known(keys.products, product, list.key),
        sort: index + 1,
      })),
    ),
  );
};

/** A campaign without dates is on; one that is over was on. */
const campaignDates = ({ startsInDays, endsInDays }: BannerContent, today: Today) => ({
  status:
    startsInDays !== undefined && startsInDays > 0
      ? 'prepared'
      : endsInDays !== undefined && endsInDays <= 0
        ? 'off_state'
        : 'on_state',
  starts_at: startsInDays === undefined ? null : hongKongInstant(addDays(today.day, startsInDays)),
  ends_at: endsInDays === undefined ? null : hongKongInstant(addDays(today.day, endsInDays)),
});

const seedBanners = async (
  pool: Queryable,
  content: Content,
  keys: Keys,
  today: Today,
): Promise<void> => {
  const { campaigns, scrollingBanners, informationGrid, coinBanner, cashCouponBanner } =
    content.home;
  const places: [string, readonly BannerContent[]][] = [
    ['campaign', campaigns],
    ['scrolling', scrollingBanners],
    ['grid', informationGrid],
    ['coins', [coinBanner]],
    ['cash-coupon', [cashCouponBanner]],
  ];
  const rows = places.flatMap(([place, banners]) =>
    banners.map((banner, index) => ({
      place,
      ...campaignDates(banner, today),
      name: localised(banner.name),
      line: banner.line ? localised(banner.line) : null,
      image: picture(banner.scene),
      mobile_image: banner.phoneScene ? picture(banner.phoneScene) : null,
      target: targetOf(banner.target, keys, banner.key),
      time: banner.hour ?? null,
      sort: index + 1,
    })),
  );
  await insertRows(
    pool,
    'banners',
    rows.map((row, index) => ({ id: index + 1, ...row })),
  );
};

/** Product lists and everything of the home page. */
export const seedPages = async (
  pool: Queryable,
  content: Content,
  keys: Keys,
  today: Today,
): Promise<void> => {
  await seedLists(pool, content, keys, today);
  await seedBanners(pool, content, keys, today);
  await insertRows(
    pool,
    'home_sections',
    content.home.sections.map((section, index) => ({
      key: section.key,
      name: localised(section.name),
      style: section.style ?? 'row',
      lines: section.lines ?? 1,
      display: !section.hidden,
      mobile_display: !section.hidden,
      app_display: !section.hidden,
      icon: '',
      sort: index + 1,
    })),
  );
  await insertRows(
    pool,
    'press_releases',
    content.home.pressReleases.map((press, index) => ({
      id: index + 1,
      title: localised(press.title),
      outlet: localised(press.outlet),
      content: localised(press.text),
      published_on: addDays(today.day, -press.daysAgo),
      image: picture(press.scene),
    })),
  );
  await insertRows(
    pool,
    'seo_link_groups',
    content.home.seoLinks.map((group, index) => ({
      id: index + 1,
      name: localised(group.group),
      links: group.links.map((link) => ({
        name: localised(link.name),
        target: targetOf(link.target, keys, group.group.en),
      })),
      sort: index + 1,
    })),
  );
};
