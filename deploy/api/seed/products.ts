import { addDays, hongKongDay, hongKongInstant } from '@tapnook/kernel';
import type { Queryable } from '../src/db/pool.ts';
import type { Content, MerchantContent, ProductContent, ShelfState } from './content/types.ts';
import { galleryFor } from './gallery.ts';
import { insertRows } from './insert.ts';
import { type Keys, known, localised, picture } from './keys.ts';
import { union } from './places.ts';
import { randomOf } from './random.ts';

/** The instant and the Hong Kong day of seeding: what everything is relative to. */
export interface Today {
  readonly now: Date;
  readonly day: string;
}

const STATUS: Readonly<Record<ShelfState, string>> = {
  on: 'ON_SHELF',
  'sold-out': 'SOLD_OUT',
  waiting: 'WAIT_ON_SHELF',
  off: 'OFF_SHELF',
  'auto-sold-out': 'ON_SHELF',
};
const MARK_COLOURS = { rose: 'rose', moss: 'moss', ink: 'ink', amber: 'amber' } as const;
const HOUR = 3_600_000;
/** Products went on sale over the last year. */
const YEAR = 365;

const branchesOf = (product: ProductContent, merchant: MerchantContent) =>
  merchant.branches.filter((branch) => !product.branches || product.branches.includes(branch.key));

/** Sales end on the hour. */
const roundHour = (at: number): string => new Date(Math.ceil(at / HOUR) * HOUR).toISOString();
/** They begin at ten in the morning of Hong Kong. */
const nextMorning = (at: number): string => {
  const morning = hongKongInstant(hongKongDay(at), '10:00');
  return Date.parse(morning) > at ? morning : hongKongInstant(addDays(hongKongDay(at), 1), '10:00');
};

const shelf = (product: ProductContent, today: Today) => {
  const then = today.now.getTime() + (product.shelfHours ?? 24) * HOUR;
  return {
    status: STATUS[product.shelf ?? 'on'],
    start_sell_at: product.shelf === 'waiting' ? nextMorning(then) : null,
    auto_sold_out_at: product.shelf === 'auto-sold-out' ? roundHour(then) : null,
  };
};

/** The district of its own place, or those of the branches that offer it, the main one first. */
const districtsOf = (product: ProductContent, merchant: MerchantContent, keys: Keys) =>
  (product.location ? [product.location] : branchesOf(product, merchant)).map(({ district }) =>
    known(keys.districts, district, product.key),
  );

const written = (product: ProductContent, merchant: MerchantContent) => ({
  name: localised(product.name),
  selling_point: localised(product.sellingPoint),
  selling_point_color: product.angleMark ? MARK_COLOURS[product.angleMark.tone] : null,
  angle_mark: product.angleMark
    ? { name: localised(product.angleMark.name), color: MARK_COLOURS[product.angleMark.tone] }
    : null,
  images: galleryFor(product, merchant).map(picture),
  description: localised(product.description),
  schedule: product.schedule ? localised(product.schedule) : null,
  location: product.location ? localised(product.location.text) : null,
  location_note: product.location?.note ? localised(product.location.note) : null,
  notice_keys: product.notices,
  faqs: (product.faqs ?? []).map((faq) => ({
    question: localised(faq.question),
    answer: localised(faq.answer),
  })),
  terms: product.terms ? localised(product.terms) : { en_gb: '', zh_hk: '' },
  labels: (product.labels ?? []).map(localised),
  tags: (product.tags ?? []).map(localised),
  sold_out_setting: product.soldOutSetting
    ? {
        buttonText: localised(product.soldOutSetting.button),
        introducer: localised(product.soldOutSetting.introducer),
      }
    : null,
});

const productRow = (
  product: ProductContent,
  merchant: MerchantContent,
  keys: Keys,
  today: Today,
): Record<string, unknown> => {
  const random = randomOf(`product ${product.key}`);
  const id = known(keys.products, product.key, product.key);
  const categories = product.categories.map((key) => known(keys.categories, key, product.key));
  const branches = branchesOf(product, merchant);
  const districts = districtsOf(product, merchant, keys);
  const created = hongKongInstant(addDays(today.day, -random.between(7, YEAR)), '10:00');
  return {
    id,
    route: product.route ?? product.key,
    product_no: `TNP${String(id).padStart(6, '0')}`,
    merchant_id: keys.merchants.get(merchant.key),
    kind: product.kind,
    ...shelf(product, today),
    ...written(product, merchant),
    latitude: product.location?.latitude ?? branches[0]?.latitude ?? null,
    longitude: product.location?.longitude ?? branches[0]?.longitude ?? null,
    id_card_needed: product.idCardNeeded ?? false,
    order_check_way:
      product.needsConfirmation || product.notices.includes('merchant-confirms')
        ? 'confirm'
        : 'instant',
    buy_limit: product.buyLimit ?? null,
    coin_ratio: product.coinRatio ?? 10,
    max_point: 80,
    use_multi_options: product.plans.some((plan) => plan.options?.length),
    branch_ids: branches.map((branch) =>
      known(keys.branches, `${merchant.key}/${branch.key}`, product.key),
    ),
    main_category_id: categories[0]?.id,
    category_ids: union(categories.map((node) => node.line)),
    main_district_id: districts[0]?.id ?? null,
    district_ids: union(districts.map((node) => node.line)),
    lowest_price: 0,
    pay_price: 0,
    review_count: 0,
    sold_count: (product.reviews ?? random.between(5, 60)) * random.between(3, 9),
    weight: random.between(0, 100),
    created_at: created,
    updated_at: today.now.toISOString(),
  };
};

/** The products. */
export const seedProducts = async (
  pool: Queryable,
  content: Content,
  keys: Keys,
  today: Today,
): Promise<void> => {
  const merchants = new Map(content.merchants.map((merchant) => [merchant.key, merchant]));
  const rows = content.products.map((product) =>
    productRow(product, known(merchants, product.merchant, product.key), keys, today),
  );
  await insertRows(pool, 'products', rows);
};
