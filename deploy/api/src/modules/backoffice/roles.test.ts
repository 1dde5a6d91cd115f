import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  acceptInvitation,
  addMerchant,
  addProductByCalls,
  both,
  createEmptyShop,
  invitationOf,
  must,
  type EmptyShop,
  type OnShelf,
} from '../../../test/empty-shop.ts';
import { register, type Session } from '../../../test/sign-in.ts';

let shop: EmptyShop;
let mine: OnShelf;
let theirs: Awaited<ReturnType<typeof addMerchant>>;
const people: Record<string, Session> = {};

const invite = async (email: string, role: string) => {
  await must(
    shop.call('POST', `/v1/merchant/merchants/${mine.merchantId}/people`, {
      headers: mine.owner.headers,
      body: { email, role },
    }),
  );
  await acceptInvitation(shop, email);
  return shop.signIn(email);
};
beforeAll(async () => {
  shop = await createEmptyShop();
  mine = await addProductByCalls(
    shop,
    await addMerchant(shop, 'Corner Kiln', 'owner@kiln.example'),
  );
  theirs = await addMerchant(shop, 'Harbour Sail', 'owner@sail.example');
  Object.assign(people, {
    admin: shop.admin,
    owner: mine.owner,
    manager: await invite('manager@kiln.example', 'manager'),
    counter: await invite('counter@kiln.example', 'counter'),
    rival: theirs.owner,
    shopper: await register(shop, 'shopper@example.com'),
  });
}, 60_000);
afterAll(() => shop.close());

type Try = readonly [method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object];
const merchant = (rest = '') => `/v1/merchant/merchants/${mine.merchantId}${rest}`;
const product = (rest = '') => `/v1/merchant/products/${mine.productId}${rest}`;
const FULL = both('Corner Kiln', '轉角窰');
/** Every call of the back office, and who of a merchant may make it beside an administrator. */
const MATRIX: Readonly<Record<string, readonly [allowed: string, () => Try]>> = {
  getMember: ['owner manager counter rival', () => ['GET', '/v1/merchant/me']],
  getManagedMerchant: ['owner manager counter', () => ['GET', merchant()]],
  changeMerchant: ['owner', () => ['PATCH', merchant(), { name: FULL }]],
  changeBranch: [
    'owner',
    () => ['PATCH', merchant(`/branches/${mine.branchId}`), { tel: '2345 6780' }],
  ],
  listPeople: ['owner', () => ['GET', merchant('/people')]],
  invitePerson: [
    'owner',
    () => ['POST', merchant('/people'), { email: 'new@kiln.example', role: 'counter' }],
  ],
  getManagedProduct: ['owner manager counter', () => ['GET', product()]],
  createPlan: [
    'owner manager',
    () => ['POST', product('/plans'), { name: both('Two', '兩位'), price: 70_000 }],
  ],
  changePlan: ['owner manager', () => ['PATCH', product(`/plans/${mine.planId}`), { quota: 90 }]],
  listManagedSlots: [
    'owner manager counter',
    () => ['GET', product(`/slots?from=${mine.day}&to=${mine.day}`)],
  ],
  setSlots: [
    'owner manager',
    () => [
      'POST',
      product('/slots'),
      {
        planId: mine.planId,
        from: mine.day,
        to: mine.day,
        weekdays: [1, 2, 3, 4, 5, 6, 7],
        times: ['18:00'],
        places: 3,
      },
    ],
  ],
  importProducts: [
    'owner manager',
    () => [
      'POST',
      '/v1/merchant/products/import',
      { merchantId: mine.merchantId, csv: 'kind,category,name_en,name_zh,plan_en,plan_zh,price\n' },
    ],
  ],
  decideRefundRequest: [
    'none',
    () => [
      'PATCH',
      '/v1/merchant/refund-requests/00000000-0000-4000-8000-000000000000',
      { action: 'approve' },
    ],
  ],
  listAuditEvents: ['owner manager rival', () => ['GET', '/v1/merchant/audit']],
  listVisits: ['owner manager counter rival', () => ['GET', `/v1/merchant/visits?day=${mine.day}`]],
  moveProduct: ['none', () => ['PATCH', product('/shelf'), { status: 'UN_SOLD_OUT' }]],
  listMerchantContacts: [
    'owner manager counter rival',
    () => ['GET', '/v1/merchant/client/merchantContacts'],
  ],
  publishMerchant: [
    '',
    () => ['PATCH', `/v1/admin/merchants/${mine.merchantId}/published`, { published: true }],
  ],
  listManagedMerchants: ['', () => ['GET', '/v1/admin/merchants']],
  createMerchant: [
    '',
    () => ['POST', '/v1/admin/merchants', { name: FULL, categoryIds: [theirs.categoryId] }],
  ],
  getFirstDay: ['', () => ['GET', '/v1/admin/first-day']],
  createCategory: ['', () => ['POST', '/v1/admin/categories', { name: FULL }]],
  changeCategory: [
    '',
    () => ['PATCH', `/v1/admin/categories/${theirs.categoryId}`, { name: FULL }],
  ],
  addHongKongDistricts: ['', () => ['POST', '/v1/admin/districts/hong-kong', {}]],
  listManagedProductLists: ['', () => ['GET', '/v1/admin/product-lists']],
  createProductList: ['', () => ['POST', '/v1/admin/product-lists', { name: FULL }]],
  listHomeSections: ['', () => ['GET', '/v1/admin/home-sections']],
  setHomeSections: [
    '',
    () => [
      'POST',
      '/v1/admin/home-sections',
      { sections: [{ key: 'products', name: FULL, display: true }] },
    ],
  ],
  createCampaign: [
    '',
    () => [
      'POST',
      '/v1/admin/campaigns',
      {
        place: 'scrolling',
        name: FULL,
        image: '',
        target: { kind: 'search', keyword: 'kiln' },
        startTime: null,
        endTime: null,
      },
    ],
  ],
  saveFaqCategory: ['', () => ['POST', '/v1/admin/faq/categories', { id: 'buying', name: FULL }]],
  saveFaqQuestion: [
    '',
    () => [
      'POST',
      '/v1/admin/faq/questions',
      { id: 'how', categoryId: 'buying', question: FULL, answer: FULL },
    ],
  ],
  saveHelpDocument: [
    '',
    () => ['POST', '/v1/admin/help-documents', { type: 'refunds', title: FULL, content: FULL }],
  ],
  listApplications: ['', () => ['GET', '/v1/admin/applications']],
};

describe.each(Object.entries(MATRIX))('%s', (_id, [allowed, attempt]) => {
  test('answers who may call it, and does not exist for anybody else', async () => {
    const may = ['admin', ...allowed.split(' ')];
    for (const [who, session] of Object.entries(people)) {
      const [method, path, body] = attempt();
      const { status } = await shop.call(method, path, {
        headers: session.headers,
        ...(body && { body }),
      });
      // A product that is not sold out cannot be moved; whoever may try is told so.
      const there = allowed === 'none' ? status === 400 || status === 404 : status < 300;
      if (allowed === 'none') expect([who, there]).toEqual([who, true]);
      else
        expect([who, there ? 'there' : status]).toEqual([who, may.includes(who) ? 'there' : 404]);
    }
  });
});

describe('people', () => {
  const path = (rest = '') => merchant(`/people${rest}`);
  const as = () => ({ headers: mine.owner.headers });

  test('are invited by a link that works once', async () => {
    await must(
      shop.call('POST', path(), { ...as(), body: { email: 'once@kiln.example', role: 'counter' } }),
    );
    const token = await invitationOf(shop, 'once@kiln.example');
    expect(
      await must(shop.call('POST', '/v1/public/invitations/read', { body: { token } })),
    ).toMatchObject({ email: 'once@kiln.example', role: 'counter', hasAccount: false });
    const weak = await shop.call('POST', '/v1/public/invitations/accept', {
      body: { token, password: 'short' },
    });
    expect(weak).toMatchObject({ status: 400, code: '10102' });
    const body = { token, password: 'Corner_2026' };
    expect((await shop.call('POST', '/v1/public/invitations/accept', { body })).status).toBe(201);
    expect(await shop.call('POST', '/v1/public/invitations/accept', { body })).toMatchObject({
      status: 404,
      code: '10405',
    });
  });

  test('keep their password when they have an account, and shop as before', async () => {
    await register(shop, 'both@example.com', 'Another_2026');
    await must(
      shop.call('POST', path(), { ...as(), body: { email: 'both@example.com', role: 'manager' } }),
    );
    const token = await invitationOf(shop, 'both@example.com');
    await must(
      shop.call('POST', '/v1/public/invitations/accept', {
        body: { token, password: 'Corner_2026' },
      }),
    );
    const login = (password: string) =>
      shop.call('POST', '/v1/public/accounts/users/login', {
        body: { email: 'both@example.com', password },
      });
    expect((await login('Corner_2026')).status).toBe(400);
    expect((await login('Another_2026')).data.user.role).toBe('merchant');
  });

  test('who leave are signed out and are shoppers from then on', async () => {
    const leaver = await invite('leaver@kiln.example', 'manager');
    await must(shop.call('DELETE', path(`/${leaver.userId}`), as()));
    expect(await shop.call('GET', '/v1/merchant/me', { headers: leaver.headers })).toMatchObject({
      status: 401,
    });
    const again = await shop.signIn('leaver@kiln.example');
    expect(await shop.call('GET', '/v1/merchant/me', { headers: again.headers })).toMatchObject({
      status: 404,
    });
  });

  test('are given another role, and invitations are taken back', async () => {
    const riser = await invite('riser@kiln.example', 'counter');
    const changed = await must(
      shop.call('PATCH', path(`/${riser.userId}`), { ...as(), body: { role: 'manager' } }),
    );
    expect(changed.people).toContainEqual(
      expect.objectContaining({ userId: riser.userId, role: 'manager' }),
    );
    const { invitations } = await must(
      shop.call('POST', path(), { ...as(), body: { email: 'back@kiln.example', role: 'owner' } }),
    );
    const { invitationId } = invitations.at(-1);
    const token = await invitationOf(shop, 'back@kiln.example');
    await must(shop.call('DELETE', merchant(`/invitations/${invitationId}`), as()));
    expect(
      await shop.call('POST', '/v1/public/invitations/read', { body: { token } }),
    ).toMatchObject({ status: 404, code: '10405' });
  });

  test('are never without an owner', async () => {
    const { userId } = mine.owner;
    for (const [method, body] of [
      ['DELETE', undefined],
      ['PATCH', { role: 'counter' }],
    ] as const)
      expect(
        await shop.call(method, path(`/${userId}`), { ...as(), ...(body && { body }) }),
      ).toMatchObject({ status: 400, code: '20628' });
  });

  test('of another merchant cannot be touched, and an administrator’s account cannot be taken in', async () => {
    const { userId } = theirs.owner;
    expect(await shop.call('DELETE', path(`/${userId}`), as())).toMatchObject({ status: 404 });
    expect(
      await shop.call('POST', path(), {
        ...as(),
        body: { email: 'editor@shop.example', role: 'counter' },
      }),
    ).toMatchObject({ status: 409 });
  });
});

describe('an editor', () => {
  const admin = () => ({ headers: shop.admin.headers });

  test('fills a list, which shoppers open next', async () => {
    const { productListId, productListRoute } = await must(
      shop.call('POST', '/v1/admin/product-lists', {
        ...admin(),
        body: { name: both('By hand', '手作'), shownAs: 'handpicked' },
      }),
    );
    await must(
      shop.call('PATCH', `/v1/admin/product-lists/${productListId}`, {
        ...admin(),
        body: { productIds: [mine.productId] },
      }),
    );
    const list = await must(
      shop.call('GET', `/v2/public/products/product-list/${productListRoute}`),
    );
    expect(list.products).toMatchObject([{ productId: mine.productId }]);
  });

  test('makes a code once, which ends after it begins', async () => {
    const body = {
      code: 'kiln20',
      name: both('HK$20 off', '減HK$20'),
      type: 'DEDUCTION',
      value: 2_000,
      startTime: '2026-01-01T00:00:00Z',
      endTime: '2036-01-01T00:00:00Z',
    };
    const make = (more = {}) =>
      shop.call('POST', '/v1/admin/coupons', { ...admin(), body: { ...body, ...more } });
    expect(await must(make())).toMatchObject({ code: 'KILN20' });
    expect(await make()).toMatchObject({ status: 409, code: '10409' });
    expect(await make({ code: 'LATE', endTime: body.startTime })).toMatchObject({
      status: 400,
      code: '10102',
    });
  });
});

describe('pictures', () => {
  test('of a product are uploads of its own people', async () => {
    const { version } = await must(shop.call('GET', product(), { headers: mine.owner.headers }));
    const stolen = await shop.picture(theirs.owner);
    for (const image of [stolen, '/api/media/up-0000', '/api/media/scene-kayak'])
      expect(
        await shop.call('PATCH', product(), {
          headers: mine.owner.headers,
          body: { version, images: [image] },
        }),
      ).toMatchObject({ status: 400, code: '10102' });
  });

  test('of the shop are not a shopper’s to upload', async () => {
    await expect(shop.picture(people['shopper'] as Session)).rejects.toThrow();
  });
});

describe('a file of products', () => {
  test('begins a product for each line that can be used, and says what is wrong with the others', async () => {
    const csv = [
      'kind,category,name_en,name_zh,plan_en,plan_zh,price,valid_for_days',
      'period,Corner Kiln,"Clay, glazed",上釉陶泥,One,一位,"1,280.50",90',
      'period,Nowhere,A,甲,One,一位,100,90',
      'sometimes,Corner Kiln,B,乙,One,一位,100,90',
      'period,Corner Kiln,C,,One,一位,100,90',
    ].join('\r\n');
    const { made, lines } = await must(
      shop.call('POST', '/v1/merchant/products/import', {
        headers: people['manager']?.headers ?? {},
        body: { csv },
      }),
    );
    expect(made).toBe(1);
    expect(
      lines.map(({ line, faults }: { line: number; faults: string[] }) => [
        line,
        faults.length > 0,
      ]),
    ).toEqual([
      [2, false],
      [3, true],
      [4, true],
      [5, true],
    ]);
    expect(
      await must(
        shop.call('GET', `/v1/merchant/products/${lines[0].productId}`, {
          headers: mine.owner.headers,
        }),
      ),
    ).toMatchObject({
      contentState: 'pending_to_create',
      name: { en_gb: 'Clay, glazed' },
      plans: [{ price: 128_050, validForDays: 90 }],
    });
  });
});

describe('a check of a file of products', () => {
  const HEAD = 'kind,category,name_en,name_zh,plan_en,plan_zh,price';
  const send = (csv: string, locale: string) =>
    must(
      shop.call('POST', '/v1/merchant/products/import', {
        headers: { ...people['manager']?.headers, 'x-current-locale': locale },
        body: { csv, check: true },
      }),
    );
  const count = async (): Promise<number> => {
    const { rows } = await shop.deps.pool.query('select count(*)::int as n from products');
    return rows[0].n;
  };

  test('names the column at fault in the language of who asks, and keeps nothing', async () => {
    const csv = [
      HEAD,
      'period,Corner Kiln,A,甲,One,一位,100',
      'period,Corner Kiln,B,,One,一位,cheap',
      'sometimes,Corner Kiln,C,丙,,一位,100',
      'period,Nowhere,D,丁,One,一位,100',
      'period,Nowhere,E,,One,一位,-1',
    ].join('\n');
    const before = await count();
    const english = await send(csv, 'en-US');
    expect([english.made, english.lines[0]]).toEqual([0, { line: 2, productId: null, faults: [] }]);
    expect(english.lines.slice(1).map(({ faults }: { faults: string[] }) => faults)).toEqual([
      ['price: Enter a number', 'name_zh: This field is required'],
      [expect.stringMatching(/^kind: Must be one of: dated/)],
      ['category: No such category'],
      ['price: Must be 0 or more', 'name_zh: This field is required', 'category: No such category'],
    ]);
    const chinese = await send(csv, 'zh-HK');
    expect(chinese.lines.slice(1).map(({ faults }: { faults: string[] }) => faults)).toEqual([
      ['price：請輸入數字', 'name_zh：此欄必須填寫'],
      [expect.stringMatching(/^kind：必須為以下其中一項：dated/)],
      ['category：沒有此類別'],
      ['price：必須為0或以上', 'name_zh：此欄必須填寫', 'category：沒有此類別'],
    ]);
    expect(await count()).toBe(before);
  });
});

describe('a partner’s application', () => {
  test('becomes a merchant that is not published yet, once', async () => {
    const { enquiryNo } = await must(
      shop.call('POST', '/user/help/joinUs', {
        body: {
          refSource: 'search',
          refSourceExt: '',
          firstName: 'Ka Yan',
          lastName: 'Chan',
          companyName: 'Corner Bakery',
          email: 'bakery@example.com',
          website: 'https://bakery.example',
          message: 'We bake in Sham Shui Po.',
        },
      }),
    );
    const admin = { headers: shop.admin.headers };
    const { items } = await must(shop.call('GET', '/v1/admin/applications?openOnly=true', admin));
    expect(items).toMatchObject([{ enquiryNo, companyName: 'Corner Bakery', decision: null }]);
    const decide = () =>
      shop.call('PATCH', `/v1/admin/applications/${enquiryNo}`, {
        ...admin,
        body: {
          decision: 'accepted',
          merchantName: both('Corner Bakery', '轉角麵包店'),
          categoryId: theirs.categoryId,
        },
      });
    const { merchantId } = await must(decide());
    expect(
      await must(shop.call('GET', `/v1/merchant/merchants/${merchantId}`, admin)),
    ).toMatchObject({ published: false, name: { zh_hk: '轉角麵包店' } });
    expect(await decide()).toMatchObject({ status: 400, code: '20628' });
  });
});
