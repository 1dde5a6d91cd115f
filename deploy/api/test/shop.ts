import { afterAll, afterEach, beforeAll, expect } from '@jest/globals';
import type { Deps } from '../src/deps.ts';
import { categories, personTypes, plans, products } from '../src/modules/catalog/catalog.tables.ts';
import { inventory, slots } from '../src/modules/catalog/inventory.tables.ts';
import type { PersonKind } from '../src/modules/catalog/pricing.ts';
import { users } from '../src/modules/identity/users.tables.ts';
import { merchants } from '../src/modules/merchants/merchants.tables.ts';
import { expireHolds } from '../src/modules/order-lifecycle/order-expiry.service.ts';
import { BREACHES } from '../src/modules/orders/invariants.ts';
import { createTestApp, type Reply, type TestApp } from './app.ts';
import { createFakeGateway, type FakeGateway } from './fake-gateway.ts';

const t = (text: string) => ({ en_gb: text, zh_hk: text });
let counter = 0;

export interface ShopProduct {
  readonly productId: string;
  readonly planId: string;
  readonly merchantId: number;
}
export interface ProductWish {
  readonly kind?: 'dated' | 'period' | 'limited' | 'cash-coupon';
  readonly price?: number;
  readonly quota?: number | null;
  readonly usageLimit?: number;
  readonly confirm?: boolean;
  readonly buyLimit?: number;
  readonly validForDays?: number;
  readonly merchantId?: number;
  /**
   * Kinds of persons with their prices, the first at the plan's own; children come with somebody.
   */
  readonly people?: Readonly<Partial<Record<PersonKind, number | null>>>;
  /** Keys of its notices, as `change-24`. */
  readonly notices?: readonly string[];
  /** Hong Kong days with their places, at 10:00. */
  readonly days?: Readonly<Record<string, number>>;
}

/** Puts one product with one plan on the shelf. */
export const addProduct = async (
  { db }: Pick<Deps, 'db'>,
  wish: ProductWish = {},
): Promise<ShopProduct> => {
  counter += 1;
  const key = `test-${counter}-${Math.random().toString(36).slice(2, 8)}`;
  const [category] = await db
    .insert(categories)
    .values({ key, name: t(key), icon: 'ticket', image: '', sort: 1 })
    .returning();
  const merchantId =
    wish.merchantId ??
    (
      await db
        .insert(merchants)
        .values({
          key,
          route: key,
          name: t(key),
          logo: '',
          cover: '',
          gallery: [],
          brief: t(''),
          detailed: t(''),
          mainCategoryId: category?.id ?? 0,
          categoryIds: [],
          districtIds: [],
          keywords: [],
        })
        .returning()
    )[0]?.id ??
    0;
  const [product] = await db
    .insert(products)
    .values({
      route: key,
      productNo: key,
      merchantId,
      kind: wish.kind ?? 'period',
      status: 'ON_SHELF',
      name: t(key),
      sellingPoint: t(''),
      images: ['/api/media/scene-kayak'],
      description: t(''),
      faqs: [],
      terms: t(''),
      labels: [],
      tags: [],
      branchIds: [],
      mainCategoryId: category?.id ?? 0,
      categoryIds: [category?.id ?? 0],
      districtIds: [],
      buyLimit: wish.buyLimit ?? null,
      noticeKeys: [...(wish.notices ?? [])],
      orderCheckWay: wish.confirm ? 'confirm' : 'instant',
    })
    .returning();
  if (!product) throw new Error('no product');
  const [plan] = await db
    .insert(plans)
    .values({
      productId: product.id,
      planNo: key,
      name: t('Plan'),
      price: wish.price ?? 50_000,
      usageLimit: wish.usageLimit ?? 1,
      validForDays: wish.validForDays ?? (wish.kind === 'dated' ? null : 90),
    })
    .returning();
  if (!plan) throw new Error('no plan');
  await db
    .insert(inventory)
    .values({ kind: 'plan', ref: plan.id, quota: wish.quota === undefined ? 100 : wish.quota });
  for (const [index, [kind, price]] of Object.entries(wish.people ?? {}).entries())
    await db.insert(personTypes).values({
      planId: plan.id,
      kind: kind as PersonKind,
      name: t(kind),
      price,
      isAccompanied: kind === 'child',
      sort: index,
    });
  for (const [day, places] of Object.entries(wish.days ?? {})) {
    await db.insert(slots).values({ productId: product.id, planId: plan.id, day, time: '10:00' });
    await db
      .insert(inventory)
      .values({ kind: 'slot', ref: plan.id, day, time: '10:00', quota: places });
  }
  return { productId: String(product.id), planId: String(plan.id), merchantId };
};

export interface Shop extends TestApp {
  readonly gateway: FakeGateway;
  readonly shopper: { readonly userId: string };
  readonly merchant: { readonly userId: string; readonly role: 'merchant' };
  readonly merchantId: number;
  readonly addShopper: () => Promise<{ readonly userId: string }>;
  readonly order: (
    product: ShopProduct,
    more?: Record<string, unknown>,
    as?: { userId: string },
  ) => Promise<string>;
  readonly confirm: (
    orderNo: string,
    more?: Record<string, unknown>,
    as?: { userId: string },
  ) => Promise<Reply>;
  readonly pay: (
    orderNo: string,
    more?: Record<string, unknown>,
    as?: { userId: string },
  ) => Promise<Reply>;
  /** Orders, confirms and pays; gives the order's number. */
  readonly buy: (
    product: ShopProduct,
    more?: Record<string, unknown>,
    as?: { userId: string },
  ) => Promise<string>;
  /** What the merchant decides of an order: to confirm it, to reject it or to refund it. */
  readonly decide: (orderNo: string, body: object) => Promise<Reply>;
  readonly orderOf: (orderNo: string, as?: { userId: string }) => Promise<Reply['data']>;
  readonly invariants: () => Promise<readonly unknown[]>;
}

export const CONTACT = {
  firstName: 'Ka Yan',
  lastName: 'Chan',
  phoneRegionId: 'HK',
  phone: '61234567',
  email: 'kayan@example.com',
};

const must = (reply: Reply, status: number): Reply => {
  if (reply.status !== status)
    throw new Error(`answered ${reply.status}: ${JSON.stringify(reply.body)}`);
  return reply;
};

/** The API with a gateway in this process, a shopper, and a merchant of their own. */
export const createShop = async (env: Readonly<Record<string, string>> = {}): Promise<Shop> => {
  const app = await createTestApp(env);
  const gateway = createFakeGateway();
  Object.assign(app.deps, { gateway });
  const { merchantId } = await addProduct(app.deps);
  const [merchantUser] = await app.deps.db
    .insert(users)
    .values({ role: 'merchant', merchantId })
    .returning();
  const addShopper = async () => {
    const [user] = await app.deps.db
      .insert(users)
      .values({ role: 'client', firstName: 'Ka Yan', lastName: 'Chan' })
      .returning();
    return { userId: String(user?.id) };
  };
  const shopper = await addShopper();
  const merchant = { userId: String(merchantUser?.id), role: 'merchant' } as const;
  const order: Shop['order'] = async ({ productId, planId }, more = {}, as = shopper) =>
    must(
      await app.call('POST', '/v2/client/orders', {
        as,
        body: { productId, planId, quantity: 1, ...more },
      }),
      201,
    ).data.orderResult.orderNo;
  const confirm: Shop['confirm'] = (orderNo, more = {}, as = shopper) =>
    app.call('PATCH', '/v2/client/orders/confirm', { as, body: { orderNo, ...CONTACT, ...more } });
  const pay: Shop['pay'] = (orderNo, more = {}, as = shopper) =>
    app.call('POST', '/v2/client/payOrders', {
      as,
      body: {
        orderId: orderNo,
        payGateway: 'stripe',
        payMethod: 'card',
        returnUrl: '/en-US/',
        productName: 'x',
        paymentMethodId: 'pm_ok',
        ...more,
      },
    });
  return {
    ...app,
    gateway,
    shopper,
    merchantId,
    merchant,
    addShopper,
    order,
    confirm,
    pay,
    buy: async (product, more, as) => {
      const orderNo = await order(product, more, as);
      must(await confirm(orderNo, {}, as), 200);
      must(await pay(orderNo, {}, as), 201);
      return orderNo;
    },
    decide: (orderNo, body) =>
      app.call('PATCH', `/v1/merchant/orders/${orderNo}`, { as: merchant, body }),
    orderOf: async (orderNo, as = shopper) =>
      must(await app.call('GET', `/user/order/info/${orderNo}`, { as }), 200).data,
    // Named, so that it is planned once: planning takes longer than reading. A pooler may not know
    // the name again.
    invariants: async () =>
      (
        await app.deps.pool.query(
          process.env['TEST_POOLER_PORT']
            ? { text: BREACHES }
            : { name: 'breaches', text: BREACHES },
        )
      ).rows,
  };
};

/**
 * The shop of a test file: made before its tests and closed after them. After each test the gateway
 * works again, what is held past its time is let go, no invariant may be broken, and the clock goes
 * right.
 */
export const useShop = (env: Readonly<Record<string, string>> = {}): Shop => {
  const shop = {} as Shop;
  beforeAll(async () => {
    Object.assign(shop, await createShop(env));
  }, 60_000);
  afterEach(async () => {
    Object.assign(shop.gateway, { down: false, losing: false, slow: undefined });
    await expireHolds(shop.deps.db, shop.gateway);
    const broken = await shop.invariants();
    await shop.moveClock('0');
    expect(broken).toEqual([]);
  });
  afterAll(() => shop.close());
  return shop;
};
