import type { Queryable } from '../src/db/pool.ts';
import type { BranchContent, Content, MerchantContent } from './content/types.ts';
import { insertRows } from './insert.ts';
import { type Keys, known, localised, picture } from './keys.ts';
import { randomOf } from './random.ts';

/** A set of ids in order. */
export const union = (lines: readonly (readonly number[])[]): number[] =>
  [...new Set(lines.flat())].toSorted((a, b) => a - b);

const seedTrees = async (pool: Queryable, content: Content, keys: Keys): Promise<void> => {
  await insertRows(
    pool,
    'categories',
    [...keys.categories.values()].map((node) => ({
      id: node.id,
      key: node.key,
      parent_id: node.parentId,
      name: localised(node.name),
      icon: node.content.icon,
      image: picture(node.content.scene),
      sort: node.sort,
    })),
  );
  await insertRows(
    pool,
    'districts',
    [...keys.districts.values()].map((node) => ({
      id: node.id,
      key: node.key,
      parent_id: node.parentId,
      name: localised(node.name),
      sort: node.sort,
      latitude: node.content.latitude,
      longitude: node.content.longitude,
    })),
  );
  await insertRows(
    pool,
    'notices',
    content.notices.map((notice) => ({
      key: notice.key,
      icon: notice.icon,
      name: localised(notice.text),
    })),
  );
  await insertRows(
    pool,
    'hot_words',
    content.home.hotWords.map((word, index) => ({
      id: index + 1,
      keyword: localised(word),
      weight: content.home.hotWords.length - index,
    })),
  );
};

const districtLines = (branches: readonly BranchContent[], keys: Keys, where: string): number[] =>
  union(branches.map((branch) => known(keys.districts, branch.district, where).line));

const merchantRow = (merchant: MerchantContent, keys: Keys): Record<string, unknown> => {
  const categories = merchant.categories.map((key) => known(keys.categories, key, merchant.key));
  return {
    id: keys.merchants.get(merchant.key),
    key: merchant.key,
    route: merchant.route ?? merchant.key,
    name: localised(merchant.name),
    logo: picture(merchant.scenes.logo),
    cover: picture(merchant.scenes.cover),
    gallery: (merchant.scenes.gallery ?? [merchant.scenes.cover]).map(picture),
    brief: localised(merchant.brief),
    detailed: localised(merchant.detailed),
    main_category_id: categories[0]?.id,
    category_ids: union(categories.map((node) => node.line)),
    district_ids: districtLines(merchant.branches, keys, merchant.key),
    contact: merchant.contact
      ? {
          button: localised(merchant.contact.button),
          description: localised(merchant.contact.description),
          ...(merchant.contact.below && { below: localised(merchant.contact.below) }),
        }
      : null,
    keywords: merchant.keywords ?? [],
    published: true,
    review_count: 0,
    score_counts: [0, 0, 0, 0, 0],
    weight: randomOf(`merchant ${merchant.key}`).between(0, 100),
    updated_at: new Date().toISOString(),
  };
};

const branchRows = (merchant: MerchantContent, keys: Keys): Record<string, unknown>[] =>
  merchant.branches.map((branch, index) => ({
    id: keys.branches.get(`${merchant.key}/${branch.key}`),
    merchant_id: keys.merchants.get(merchant.key),
    name: localised(branch.name),
    address: localised(branch.address),
    district_id: known(keys.districts, branch.district, branch.key).id,
    tel: branch.tel,
    latitude: branch.latitude,
    longitude: branch.longitude,
    hours: branch.hours,
    sort: index + 1,
  }));

/** Categories, districts, notices, hot words, merchants and their branches. */
export const seedPlaces = async (pool: Queryable, content: Content, keys: Keys): Promise<void> => {
  await seedTrees(pool, content, keys);
  await insertRows(
    pool,
    'merchants',
    content.merchants.map((merchant) => merchantRow(merchant, keys)),
  );
  await insertRows(
    pool,
    'branches',
    content.merchants.flatMap((merchant) => branchRows(merchant, keys)),
  );
};
