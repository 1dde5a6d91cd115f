import { afterAll, beforeAll } from '@jest/globals';
import { api as contracts } from '@tapnook/contracts/api';
import { addDays } from '@tapnook/kernel';
import type { Reply } from './app.ts';
import { addProduct, createShop, type Shop } from './shop.ts';

interface Person {
  readonly userId: string;
}
/** What one shopper and one merchant have, by the names that the calls below ask for it. */
export interface Owned {
  readonly unpaid: string;
  readonly paid: string;
  readonly reviewed: string;
  readonly voucherNo: string;
  readonly transactionId: string;
  readonly booked: string;
  readonly bookingId: string;
  readonly day: string;
  readonly orderTempId: string;
  readonly reviewId: string;
  readonly addressId: string;
  readonly contactId: string;
  readonly notificationId: string;
  readonly productId: string;
  readonly planId: string;
  readonly refundRequestId: string;
  readonly merchantId: number;
  readonly merchantUserId: string;
}
export const must = async (reply: Promise<Reply>): Promise<Reply['data']> => {
  const { status, body, data } = await reply;
  if (status >= 300) throw new Error(`answered ${status}: ${JSON.stringify(body)}`);
  return data;
};
export const ADDRESS = {
  firstName: 'Ka Yan',
  lastName: 'Chan',
  phone: '61234567',
  phoneRegionId: 'HK',
  regionId: 'HK',
  email: 'kayan@example.com',
  useNotification: false,
  address: 'Flat A',
};
export const one = async (shop: Shop, text: string, ...values: unknown[]): Promise<string> => {
  const [row] = (await shop.deps.pool.query<Record<string, unknown>>(text, values)).rows;
  if (!row) throw new Error(`nothing: ${text}`);
  return String(Object.values(row)[0]);
};

/** A session that somebody really has, as the calls about an account want it. */
export const signedIn = async <T extends Person>(
  shop: Shop,
  person: T,
): Promise<T & { readonly sessionId: string }> => {
  const sessionId = `session-of-${person.userId}`;
  await shop.deps.pool.query(
    `insert into sessions (id, user_id, platform, device, ip_address)
      values ($1, $2, 'web', 'Test', '::1') on conflict do nothing`,
    [sessionId, person.userId],
  );
  return { ...person, sessionId };
};

/** A redeemed and reviewed order. */
const review = async (shop: Shop, as: Person, orderId: string): Promise<void> => {
  await must(
    shop.call('POST', '/v1/merchant/vouchers/redeem', {
      as: shop.merchant,
      body: { voucherNo: (await shop.orderOf(orderId)).vouchers[0].voucherNo },
    }),
  );
  await must(
    shop.call('POST', '/v1/reviews', {
      as,
      body: {
        orderId,
        overallScore: 5,
        message: 'Warm bread, and nobody hurried us.',
        isAnonymous: false,
        isRecommended: true,
        agreeTerms: true,
      },
    }),
  );
};

/** An address, an enquiry and a card. */
const leaveContact = async (shop: Shop, as: Person): Promise<void> => {
  await must(shop.call('POST', '/v1/client/accounts/users/address-book', { as, body: ADDRESS }));
  await must(
    shop.call('POST', '/v1/merchant/client/createMerchantContact', {
      as,
      body: {
        merchantId: String(shop.merchantId),
        phone: '61234567',
        regionId: 'HK',
        username: 'Ka Yan',
        email: 'kayan@example.com',
        message: 'A table for twelve?',
      },
    }),
  );
  await shop.deps.pool.query(
    `insert into saved_cards (id, user_id, brand, last4, expire_month, expire_year, country,
      funding, fingerprint, name, is_default)
      values ('pm_of_another', $1, 'visa', '4242', 1, 2031, 'HK', 'credit', 'fp', 'Ka Yan', true)`,
    [shop.shopper.userId],
  );
};

const own = async (shop: Shop, as: Person): Promise<Owned> => {
  const { shopper, merchantId } = shop;
  const day = addDays(await shop.deps.clock.today(), 6);
  const product = await addProduct(shop.deps, { merchantId });
  const limited = await addProduct(shop.deps, {
    merchantId,
    kind: 'limited',
    days: { [day]: 5 },
    quota: 5,
  });
  const [unpaid, paid, booked, reviewed] = [
    await shop.order(product),
    await shop.buy(product),
    await shop.buy(limited),
    await shop.buy(product),
  ];
  const {
    vouchers: [voucher],
    transactionNo,
  } = await shop.orderOf(paid);
  await must(
    shop.call('POST', '/client/booking', {
      as,
      body: { orderNo: booked, date: day, bookingNum: 1, customerName: 'Ka Yan' },
    }),
  );
  await review(shop, as, reviewed);
  await leaveContact(shop, as);
  const { requestId } = await must(
    shop.call('POST', `/v1/client/orders/${paid}/refund-requests`, {
      as,
      body: { reason: 'illness' },
    }),
  );
  const { orderTempId } = await must(
    shop.call('POST', '/user/order/orderTemp', { as, body: { ...product, quantity: 1 } }),
  );
  return {
    merchantId,
    merchantUserId: shop.merchant.userId,
    unpaid,
    paid,
    reviewed,
    voucherNo: voucher.voucherNo,
    transactionId: transactionNo,
    booked,
    day,
    orderTempId,
    productId: product.productId,
    planId: product.planId,
    refundRequestId: requestId,
    bookingId: await one(
      shop,
      `select booking_id from voucher_bookings
        where order_id = (select id from orders where order_no = $1)`,
      booked,
    ),
    reviewId: await one(shop, 'select id from reviews where user_id = $1', shopper.userId),
    addressId: await one(shop, 'select id from address_book where user_id = $1', shopper.userId),
    contactId: await one(
      shop,
      'select id from merchant_contacts where merchant_id = $1',
      merchantId,
    ),
    notificationId: await one(
      shop,
      `insert into notifications (user_id, kind, title, body) values ($1, 'order', '{}', '{}')
        returning id`,
      shopper.userId,
    ),
  };
};
/** A shop whose shopper and merchant own things, and two who have nothing to do with them. */
interface OwnershipWorld {
  readonly shop: Shop;
  readonly owned: Owned;
  readonly owner: Person;
  readonly stranger: Person;
  readonly rival: Person;
}

/** The world of a test file, made before its tests and closed after them. */
export const useOwnershipWorld = (): OwnershipWorld => {
  const world = {} as OwnershipWorld;
  beforeAll(async () => {
    const shop = await createShop();
    const owner = await signedIn(shop, shop.shopper);
    const owned = await own(shop, owner);
    const stranger = await signedIn(shop, await shop.addShopper());
    const { merchantId } = await addProduct(shop.deps);
    const rival = await signedIn(shop, {
      userId: await one(
        shop,
        "insert into users (role, merchant_id) values ('merchant', $1) returning id",
        merchantId,
      ),
      role: 'merchant',
    });
    Object.assign(world, { shop, owned, owner, stranger, rival });
  });
  afterAll(() => world.shop.close());
  return world;
};

/** Everything that is kept, but for what merely counts and remembers requests. */
export const kept = async (shop: Shop): Promise<Record<string, string>> => {
  const { rows } = await shop.deps.pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'
      and tablename not in ('rate_limits', 'idempotency_keys', 'page_changes', 'jobs')`,
  );
  const all: Record<string, string> = {};
  for (const { name } of rows)
    all[name] = await one(
      shop,
      `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) from ${name} t`,
    );
  return all;
};
/** Every call's contract by its id. */
export const table: Readonly<
  Record<
    string,
    {
      readonly route: { readonly method: string; readonly path: string; readonly auth: string };
      readonly body?: unknown;
    }
  >
> = contracts;
