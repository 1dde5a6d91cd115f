import type { Deps } from '../src/deps.ts';
// Demo orders are really paid for, so that what listens to payments must be connected.
import '../src/modules/index.ts';
import { refreshDays, refreshPrices } from '../src/modules/catalog/index.ts';
import { seedCoupons } from '../src/modules/coupons/coupons.seed.ts';
import { seedHelp } from '../src/modules/help/help.seed.ts';
import { seedAccounts } from '../src/modules/identity/accounts.seed.ts';
import { seedMerchantContacts } from '../src/modules/merchant-contacts/merchant-contacts.seed.ts';
import { seedOrders } from '../src/modules/orders/orders.seed.ts';
import { seedReviews } from '../src/modules/reviews/reviews.seed.ts';
import { content } from './content/index.ts';
import { continueNumbering } from './insert.ts';
import { keysOf } from './keys.ts';
import { seedPages } from './pages.ts';
import { seedPlaces } from './places.ts';
import { seedPlans } from './plans.ts';
import { seedProducts } from './products.ts';
import { copyProducts } from './scale.ts';
import { seedSearch } from './search.ts';
import { runStep, type SeedStep } from './steps.ts';

export interface SeedOptions {
  /** 1 for the shop as it is shown; 100 copies the products a hundred times, for benchmarks. */
  readonly scale: number;
  /** The provider at which the demo accounts' Google identities live. */
  readonly googleIssuer?: string | undefined;
}

const NUMBERED = [
  'categories',
  'districts',
  'hot_words',
  'merchants',
  'branches',
  'products',
  'plans',
  'person_types',
  'option_groups',
  'option_fields',
  'additions',
  'addition_options',
  'product_lists',
  'banners',
  'press_releases',
  'seo_link_groups',
];

const demoMerchant = content.demoAccounts.find((account) => account.merchant)?.merchant ?? '';

/** The steps of a seeding in their order. Each may rely on those before it, which are committed. */
export const seedSteps = (googleIssuer?: string): readonly SeedStep[] => {
  const keys = keysOf(content);
  return [
    { name: 'places', run: ({ pool }) => seedPlaces(pool, content, keys) },
    { name: 'products', run: ({ pool, today }) => seedProducts(pool, content, keys, today) },
    { name: 'plans', run: ({ pool, today }) => seedPlans(pool, content, keys, today) },
    { name: 'pages', run: ({ pool, today }) => seedPages(pool, content, keys, today) },
    { name: 'search', run: ({ db }) => seedSearch(db, content) },
    { name: 'copies', run: ({ pool, scale }) => copyProducts(pool, scale) },
    { name: 'numbering', run: ({ pool }) => continueNumbering(pool, NUMBERED) },
    {
      name: 'accounts',
      run: ({ db }) => seedAccounts(db, googleIssuer, keys.merchants.get(demoMerchant)),
    },
    { name: 'help', run: ({ db }) => seedHelp(db, content) },
    { name: 'merchant-contacts', run: ({ db }) => seedMerchantContacts(db) },
    { name: 'coupons', run: ({ db }) => seedCoupons(db, content, keys) },
    {
      name: 'reviews',
      run: ({ pool, today, scale }) => seedReviews(pool, content, keys, today.now, scale),
    },
    {
      name: 'orders',
      run: ({ db, pool, today }) => seedOrders({ db, pool }, content, keys, today.now.getTime()),
    },
  ];
};

/**
 * What makes the filled shop quick, outside transactions and as often as one likes: statistics,
 * prices and days, and no holes where rows were changed.
 */
const finish = async ({ db, pool }: Pick<Deps, 'db' | 'pool'>): Promise<void> => {
  await pool.query('analyze');
  await refreshPrices(db);
  await refreshDays(db);
  await pool.query('vacuum full products');
  // Index-only scans ask which pages everybody sees.
  await pool.query('vacuum (analyze) products');
  await pool.query(
    'insert into shop_filled (scale) select max(scale) from seed_steps on conflict do nothing',
  );
};

/**
 * Fills an empty, migrated database with the shop: deterministic, with dates relative to now. A
 * seeding that was cut off goes on with the step that it was in.
 */
export const seed = async (
  deps: Pick<Deps, 'db' | 'pool'>,
  { scale, googleIssuer }: SeedOptions,
): Promise<void> => {
  for (const [position, step] of seedSteps(googleIssuer).entries())
    await runStep(deps.pool, step, position, scale);
  await finish(deps);
};
