import { addDays } from '@tapnook/kernel';
import sharp from 'sharp';
import { migrate } from '../src/db/migrate.ts';
import { createPool } from '../src/db/pool.ts';
import { createAdministrator } from '../src/modules/identity/administrator.service.ts';
import { createTestApp, type Reply, type TestApp } from './app.ts';
import { createEmptyDatabase } from './database.ts';
import { createFakeGateway } from './fake-gateway.ts';
import { sendFile } from './send-file.ts';
import { sessionOf, type Session } from './sign-in.ts';

export const both = (en_gb: string, zh_hk: string) => ({ en_gb, zh_hk });
const PASSWORD = 'Corner_2026';

/** An answer's data; anything but a success is an error of the test. */
export const must = async (reply: Promise<Reply>): Promise<Reply['data']> => {
  const { status, body, data } = await reply;
  if (status >= 300) throw new Error(`answered ${status}: ${JSON.stringify(body)}`);
  return data;
};

export interface EmptyShop extends TestApp {
  readonly admin: Session;
  /** Signs somebody in by their password. */
  readonly signIn: (email: string) => Promise<Session>;
  /** A picture of the shop that somebody uploads; its address. */
  readonly picture: (who: Session) => Promise<string>;
}

/** A migrated database with nothing in it but an administrator. */
export const createEmptyShop = async (): Promise<EmptyShop> => {
  const database = await createEmptyDatabase();
  const pool = createPool(database.url, 2);
  await migrate(pool, { log: () => undefined });
  await pool.end();
  const app = await createTestApp({}, database);
  Object.assign(app.deps, { gateway: createFakeGateway() });
  await createAdministrator(app.deps.db, { email: 'editor@shop.example', password: PASSWORD });
  const signIn = async (email: string) =>
    sessionOf(
      await app.call('POST', '/v1/public/accounts/users/login', {
        body: { email, password: PASSWORD },
      }),
    );
  return {
    ...app,
    admin: await signIn('editor@shop.example'),
    signIn,
    picture: async (who) => {
      const png = await sharp({
        create: { width: 64, height: 48, channels: 3, background: '#2b6' },
      })
        .png()
        .toBuffer();
      const sent = sendFile(app, png, { type: 'product', headers: who.headers });
      return (await must(sent)).url;
    },
  };
};

/** What a merchant with one product on the shelf is known by. */
export interface OnShelf {
  readonly merchantId: string;
  readonly categoryId: string;
  readonly owner: Session;
  readonly productId: string;
  readonly planId: string;
  readonly day: string;
  readonly branchId: string;
}

/** Makes a merchant with an owner, by calls alone; the category and the districts come with it. */
export const addMerchant = async (shop: EmptyShop, name: string, email: string) => {
  const as = { headers: shop.admin.headers };
  await must(shop.call('POST', '/v1/admin/districts/hong-kong', { ...as, body: {} }));
  const { categoryId } = await must(
    shop.call('POST', '/v1/admin/categories', { ...as, body: { name: both(name, name) } }),
  );
  const { merchantId } = await must(
    shop.call('POST', '/v1/admin/merchants', {
      ...as,
      body: { name: both(name, `${name}號`), categoryIds: [categoryId] },
    }),
  );
  await must(
    shop.call('POST', `/v1/merchant/merchants/${merchantId}/people`, {
      ...as,
      body: { email, role: 'owner' },
    }),
  );
  await acceptInvitation(shop, email);
  return { merchantId, categoryId, owner: await shop.signIn(email) };
};

/** The token of the latest invitation to an address, as its letter has it. */
export const invitationOf = async (shop: TestApp, email: string): Promise<string> => {
  const { rows } = await shop.deps.pool.query<{ text: string }>(
    "select payload->>'text' as text from outbox where recipient = $1 order by id desc limit 1",
    [email],
  );
  return /invitation#([\w-]+)/.exec(rows[0]?.text ?? '')?.[1] ?? '';
};
export const acceptInvitation = async (shop: EmptyShop, email: string) =>
  must(
    shop.call('POST', '/v1/public/invitations/accept', {
      body: {
        token: await invitationOf(shop, email),
        password: PASSWORD,
        firstName: 'Ka Yan',
        lastName: 'Chan',
      },
    }),
  );

/** Takes a merchant's dated product to the shelf, by calls alone. */
export const addProductByCalls = async (
  shop: EmptyShop,
  { merchantId, categoryId, owner }: Awaited<ReturnType<typeof addMerchant>>,
): Promise<OnShelf> => {
  const as = { headers: owner.headers };
  const [, kowloon] = await must(
    shop.call('POST', '/v2/public/products/get-districts', { body: {} }),
  );
  const districtId = kowloon.childDescriptions[1].id;
  const { branchId } = await must(
    shop.call('POST', `/v1/merchant/merchants/${merchantId}/branches`, {
      ...as,
      body: {
        name: both('Sham Shui Po', '深水埗'),
        address: both('1 Kiln Street', '窰街1號'),
        districtId,
        tel: '2345 6789',
        latitude: 22.33,
        longitude: 114.16,
        hours: [{ days: [1, 2, 3, 4, 5, 6, 7], opens: '10:00', closes: '22:00' }],
      },
    }),
  );
  await must(
    shop.call('PATCH', `/v1/admin/merchants/${merchantId}/published`, {
      headers: shop.admin.headers,
      body: { published: true },
    }),
  );
  const { productId } = await must(
    shop.call('POST', '/v1/merchant/products', {
      ...as,
      body: {
        kind: 'dated',
        name: both('An hour at the wheel', '拉坯一小時'),
        sellingPoint: both('Take it home, glazed', '上釉後帶回家'),
        description: both('Clay, a wheel and a teacher.', '陶泥、拉坯機與導師。'),
        images: [await shop.picture(owner)],
        categoryIds: [categoryId],
        branchIds: [branchId],
      },
    }),
  );
  const { plans } = await must(
    shop.call('POST', `/v1/merchant/products/${productId}/plans`, {
      ...as,
      body: { name: both('One person', '一位'), price: 38_000, specialPrice: 32_000 },
    }),
  );
  const [{ planId }] = plans;
  const day = addDays(await shop.deps.clock.today(), 3);
  await must(
    shop.call('POST', `/v1/merchant/products/${productId}/slots`, {
      ...as,
      body: {
        planId,
        from: day,
        to: addDays(day, 6),
        weekdays: [1, 2, 3, 4, 5, 6, 7],
        times: ['10:00', '14:30'],
        places: 4,
      },
    }),
  );
  const content = `/v1/merchant/products/${productId}/content`;
  await must(shop.call('PATCH', content, { ...as, body: { state: 'pending_to_publish' } }));
  await must(
    shop.call('PATCH', content, { headers: shop.admin.headers, body: { state: 'published' } }),
  );
  return { merchantId, categoryId, owner, productId, planId, day, branchId };
};
