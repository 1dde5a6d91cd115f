import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { both, must } from '../../../test/empty-shop.ts';
import { createStaff, type Attempt, type Staff } from '../../../test/staff-roles.ts';

let shop: Staff['shop'];
let mine: Staff['mine'];
let theirs: Staff['theirs'];
let people: Staff['people'];
beforeAll(async () => {
  ({ shop, mine, theirs, people } = await createStaff());
});
afterAll(() => shop.close());

const merchant = (rest = '') => `/v1/merchant/merchants/${mine.merchantId}${rest}`;
const product = (rest = '') => `/v1/merchant/products/${mine.productId}${rest}`;
const FULL = both('Corner Kiln', '轉角窰');
/** Every call of the back office, and who of a merchant may make it beside an administrator. */
const MATRIX: Readonly<Record<string, readonly [allowed: string, () => Attempt]>> = {
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
      {
        merchantId: mine.merchantId,
        csv: 'kind,category,name_en,name_zh,plan_en,plan_zh,price\n-',
      },
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
    await expect(shop.picture(people.shopper)).rejects.toThrow();
  });
});
