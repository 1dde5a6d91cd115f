import type { Deps } from '../src/deps.ts';
import { seedAccounts } from '../src/modules/accounts/accounts.seed.ts';
import { refreshDays, refreshPrices } from '../src/modules/catalog/product-availability.service.ts';
import { seedHelp } from '../src/modules/help/help.seed.ts';
import { seedMerchantContacts } from '../src/modules/merchant-contacts/merchant-contacts.seed.ts';
import { seedCoupons } from '../src/modules/orders/coupons.seed.ts';
import { seedOrders } from '../src/modules/orders/orders.seed.ts';
import { seedReviews } from '../src/modules/reviews/reviews.seed.ts';
import { content } from './content/index.ts';
import { continueNumbering } from './insert.ts';
import { keysOf } from './keys.ts';
import { seedPages } from './pages.ts';
import { seedPlaces } from './places.ts';
import { seedPlans } from './plans.ts';
import { seedProducts, type Today } from './products.ts';
import { copyProducts } from './scale.ts';

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
  'option_groups',
  'option_fields',
  'additions',
  'addition_options',
  'product_lists',
  'banners',
  'press_releases',
  'seo_link_groups',
];

const readToday = async ({ pool }: Pick<Deps, 'pool'>): Promise<Today> => {
  const { rows } = await pool.query<{ now: Date; day: string }>(
    'select app_now() as now, hk_today()::text as day',
  );
  const [row] = rows;
  if (!row) throw new Error('the database gave no time');
  return row;
};

/** Whether a database has been seeded to the end. */
export const isSeeded = async (pool: Deps['pool']): Promise<boolean> =>
  (await pool.query('select 1 from shop_filled')).rowCount === 1;

/** Takes away what a seeding that was cut off has left. */
export const emptyShop = async (pool: Deps['pool']): Promise<void> => {
  const { rows } = await pool.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename not in ('schema_migrations', 'clock_shift')`,
  );
  if (rows.length)
    await pool.query(`truncate ${rows.map((row) => row.name).join(', ')} restart identity cascade`);
};

/** Fills an empty, migrated database with the shop: deterministic, with dates relative to today. */
export const seed = async (
  deps: Pick<Deps, 'db' | 'pool'>,
  { scale, googleIssuer }: SeedOptions,
): Promise<void> => {
  const { db, pool } = deps;
  const keys = keysOf(content);
  const today = await readToday(deps);
  await seedPlaces(pool, content, keys);
  await seedProducts(pool, content, keys, today);
  await seedPlans(pool, content, keys, today);
  await seedPages(pool, content, keys, today);
  await copyProducts(pool, scale);
  await continueNumbering(pool, NUMBERED);
  await seedAccounts(
    db,
    googleIssuer,
    keys.merchants.get(content.demoAccounts.find((account) => account.merchant)?.merchant ?? ''),
  );
  await seedHelp(db, content);
  await seedMerchantContacts(db);
  await seedCoupons(db, content, keys);
  await seedReviews(pool, content, keys, today.now, scale);
  await seedOrders(deps, content, keys);
  await pool.query('analyze');
  await refreshPrices(db);
  await refreshDays(db);
  // What the lines above have changed left holes behind; and index-only scans ask which pages
  // everybody sees.
  await pool.query('vacuum full products');
  await pool.query('vacuum (analyze) products');
  await pool.query('insert into shop_filled (scale) values ($1)', [scale]);
};
