import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { both, must } from '../../../test/empty-shop.ts';
import { createStaff, expectRoles, type Attempt, type Staff } from '../../../test/staff-roles.ts';

let staff: Staff;
beforeAll(async () => {
  staff = await createStaff();
});
afterAll(() => staff.shop.close());

const path = (rest = '') => `/v1/merchant/products/${staff.mine.productId}${rest}`;
const as = () => ({ headers: staff.mine.owner.headers });
const product = () => must(staff.shop.call('GET', path(), as()));
const change = async (body: object) => {
  const { version } = await product();
  return must(staff.shop.call('PATCH', path(), { ...as(), body: { version, ...body } }));
};
const setOptions = (body: object) =>
  staff.shop.call('PATCH', path(`/plans/${staff.mine.planId}/options`), { ...as(), body });
const LANGUAGES = {
  name: both('Language', '語言'),
  display: 'chips',
  fields: [
    { name: both('English', '英語'), surcharge: 0, quota: null },
    { name: both('Cantonese', '粵語'), surcharge: 5_000, quota: 4 },
  ],
};
const GLAZE = {
  name: both('Glaze', '釉色'),
  required: false,
  choose: 'multiple',
  options: [{ name: both('Celadon', '青瓷'), price: 8_000, maxCount: 2, quota: 5 }],
};
const offered = () =>
  must(
    staff.shop.call('POST', '/v2/public/products/product/get-multi-options', {
      body: { productId: staff.mine.productId, planId: staff.mine.planId },
    }),
  );

describe('options and additions', () => {
  test('are what shoppers choose from as soon as they are set', async () => {
    expect((await setOptions({ groups: [LANGUAGES], additions: [GLAZE] })).status).toBe(200);
    expect(await offered()).toMatchObject([
      {
        name: { zh_hk: '語言' },
        fields: [
          { name: { en_gb: 'English' }, remainCount: null },
          { surcharge: { HKD: 5_000 }, remainCount: 4 },
        ],
      },
    ]);
    const { rows } = await staff.shop.deps.pool.query<{ topic: string }>(
      'select distinct topic from page_changes where topic = $1',
      [`product:${staff.mine.productId}`],
    );
    expect(rows).toHaveLength(1);
    const page = await must(
      staff.shop.call('GET', `/user/product/productInfo/${staff.mine.productId}`),
    );
    expect(page).toMatchObject({ useMultiOptions: true, highestPrice: { HKD: 37_000 } });
  });

  test('keep their ids when they are renamed, and leave the shop when left out', async () => {
    const { plans } = await product();
    const { groups, additions } = plans[0].options;
    const [, cantonese] = groups[0].fields;
    await must(
      setOptions({
        groups: [
          { ...groups[0], fields: [{ ...cantonese, name: both('Cantonese only', '只限粵語') }] },
        ],
        additions,
      }),
    );
    expect(await offered()).toMatchObject([
      { id: groups[0].groupId, fields: [{ id: cantonese.fieldId, name: { zh_hk: '只限粵語' } }] },
    ]);
  });

  test('never have fewer places than people have', async () => {
    const { plans } = await product();
    const [group] = plans[0].options.groups;
    await staff.shop.deps.pool.query(
      "update inventory set sold = 3 where kind = 'option' and ref = $1",
      [group.fields[0].fieldId],
    );
    const answer = await setOptions({
      groups: [{ ...group, fields: [{ ...group.fields[0], quota: 2 }] }],
      additions: [],
    });
    expect(answer).toMatchObject({ status: 400, code: '10102' });
    expect(answer.data.fields).toMatchObject([{ field: 'body.groups.0.fields.0.quota' }]);
  });

  test.each([
    ['a surcharge', { ...LANGUAGES, fields: [{ ...LANGUAGES.fields[0], surcharge: -50 }] }, GLAZE],
    ['a price', LANGUAGES, { ...GLAZE, options: [{ ...GLAZE.options[0], price: 8_050 }] }],
  ])('are refused for %s with cents', async (_what, group, addition) => {
    const answer = await setOptions({ groups: [group], additions: [addition] });
    expect(answer).toMatchObject({ status: 400, code: '10102' });
    expect(JSON.stringify(answer.data)).toContain('Whole dollars only');
  });

  test('of another plan cannot be taken in', async () => {
    const theirs = await must(
      staff.shop.call(
        'PATCH',
        `/v1/merchant/products/${staff.theirs.productId}/plans/${staff.theirs.planId}/options`,
        {
          headers: staff.theirs.owner.headers,
          body: { groups: [LANGUAGES], additions: [] },
        },
      ),
    );
    const { groupId } = theirs.plans[0].options.groups[0];
    expect(await setOptions({ groups: [{ ...LANGUAGES, groupId }], additions: [] })).toMatchObject({
      status: 404,
      code: '10405',
    });
  });
});

describe('pictures', () => {
  test('are read out by what they show, in the page’s language', async () => {
    const image = await staff.shop.picture(staff.mine.owner);
    const { images } = await product();
    await change({
      images: [image, ...images],
      imageTexts: { [image]: both('Hands at a wheel', '轉盤上的雙手') },
    });
    const page = await must(
      staff.shop.call('GET', `/user/product/productInfo/${staff.mine.productId}`),
    );
    expect(page.productImages[0]).toBe(image);
    expect(page.productImageTexts).toEqual([
      both('Hands at a wheel', '轉盤上的雙手'),
      ...images.map(() => null),
    ]);
  });
});

describe('the price of a plan', () => {
  test('is in whole dollars, as shoppers are shown it', async () => {
    const ask = (price: number) =>
      staff.shop.call('PATCH', path(`/plans/${staff.mine.planId}`), { ...as(), body: { price } });
    const refused = await ask(42_050);
    expect([refused.status, refused.code]).toEqual([400, '10102']);
    expect(JSON.stringify(refused.data)).toContain('Whole dollars only');
    expect((await ask(38_000)).status).toBe(200);
  });

  // Shoppers pay by the gateway alone, which takes HK$4 and more.
  test.each([
    ['price', 0],
    ['price', 300],
    ['specialPrice', 0],
  ])('%s is not %d cents, which nobody could pay', async (field, cents) => {
    const { planId, day } = staff.mine;
    const refused = {
      status: 400,
      code: '10102',
      data: {
        fields: [
          {
            field: `body.${field}`,
            en_US: 'At least HK$4: nothing less can be paid',
            zh_HK: '最少HK$4：更低的金額無法付款',
          },
        ],
      },
    };
    const changed = { ...as(), body: { [field]: cents } };
    expect(await staff.shop.call('PATCH', path(`/plans/${planId}`), changed)).toMatchObject(
      refused,
    );
    const days = { planId, from: day, to: day, weekdays: [1, 2, 3, 4, 5, 6, 7], times: [] };
    const slots = { ...as(), body: { ...days, [field]: cents } };
    expect(await staff.shop.call('POST', path('/slots'), slots)).toMatchObject(refused);
  });
});

describe('pictures of a plan', () => {
  const changePlan = (body: object) =>
    staff.shop.call('PATCH', path(`/plans/${staff.mine.planId}`), { ...as(), body });

  test('stand beside it in the shop, and are its merchant’s own', async () => {
    const image = await staff.shop.picture(staff.mine.owner);
    await must(changePlan({ images: [image] }));
    const [plan] = await must(
      staff.shop.call('GET', `/user/product/plans/${staff.mine.productId}/${staff.mine.day}`),
    );
    expect(plan.planImages).toEqual([image]);
    const theirs = await staff.shop.picture(staff.theirs.owner);
    expect(await changePlan({ images: [theirs] })).toMatchObject({ status: 400, code: '10102' });
  });
});

describe('texts for search engines', () => {
  test('stand in the page’s title and description', async () => {
    await change({
      seoTitle: both('Pottery in Sham Shui Po', '深水埗陶藝'),
      seoDescription: both('Throw a bowl in an hour.', '一小時拉坯。'),
    });
    const page = await must(
      staff.shop.call('GET', `/user/product/productInfo/${staff.mine.productId}`),
    );
    expect(page).toMatchObject({
      titleTag: { zh_hk: '深水埗陶藝 · TapNook 拾角' },
      metaDescription: { en_gb: 'Throw a bowl in an hour.' },
    });
  });
});

describe('the rule of changes and refunds', () => {
  const page = () =>
    must(staff.shop.call('GET', `/user/product/productInfo/${staff.mine.productId}`));

  test('stands under the title of a shop that never stated one, and is taken back', async () => {
    expect((await product()).changeRule).toBeNull();
    expect((await change({ changeRule: 'change-48' })).changeRule).toBe('change-48');
    expect((await page()).productNotices).toMatchObject([
      { noticeName: { en_gb: 'Free change until 48 h before', zh_hk: '48小時前可免費改期' } },
    ]);
    await change({ changeRule: 'no-change' });
    expect((await page()).productNotices).toMatchObject([
      { noticeName: { zh_hk: '不可改期或退款' } },
    ]);
    await change({ changeRule: null });
    expect((await page()).productNotices).toEqual([]);
  });

  test('comes back with a version', async () => {
    const { version } = await change({ changeRule: 'change-24' });
    const { version: current } = await change({ changeRule: null });
    const restored = await must(
      staff.shop.call('POST', path(`/versions/${version}/restored`), {
        ...as(),
        body: { current },
      }),
    );
    expect(restored.changeRule).toBe('change-24');
  });
});

describe('versions', () => {
  const versions = () => must(staff.shop.call('GET', path('/versions'), as()));
  const restore = (version: number, current: number) =>
    staff.shop.call('POST', path(`/versions/${version}/restored`), { ...as(), body: { current } });

  test('tell what changed and by whom, and bring texts, plans and options back', async () => {
    const { version: wanted, name } = await product();
    await change({ name: both('Something else', '別的') });
    await must(
      staff.shop.call('PATCH', path(`/plans/${staff.mine.planId}`), {
        ...as(),
        body: { price: 99_900 },
      }),
    );
    await must(setOptions({ groups: [], additions: [] }));
    const list = await versions();
    expect(list[0]).toMatchObject({ changes: ['plans'], isCurrent: true });
    expect(list[2]).toMatchObject({ changes: ['name'], actorName: expect.stringMatching(/./) });
    const after = await must(restore(wanted, list[0].version));
    expect(after).toMatchObject({ name, plans: [{ price: 38_000 }] });
    expect(after.plans[0].options.groups).toHaveLength(1);
    expect(await offered()).toHaveLength(1);
  });

  test('are not restored over a change made meanwhile, or when they are not there', async () => {
    const { version } = await product();
    const [, { version: older }] = await versions();
    expect(await restore(older, version - 1)).toMatchObject({ status: 409, code: '10409' });
    expect(await restore(9_999, version)).toMatchObject({ status: 404, code: '10405' });
  });
});

describe('a preview', () => {
  const open = (token: string) =>
    staff.shop.call('POST', '/v1/public/products/preview', { body: { token } });

  test('shows a product whatever its state, to whoever has the link, for an hour', async () => {
    const draft = await must(
      staff.shop.call('POST', '/v1/merchant/products', {
        ...as(),
        body: {
          kind: 'period',
          name: both('Not yet', '未有'),
          categoryIds: (await product()).categoryIds,
        },
      }),
    );
    const { path: link } = await must(
      staff.shop.call('POST', `/v1/merchant/products/${draft.productId}/preview`, {
        ...as(),
        body: {},
      }),
    );
    const token = new URL(link, 'https://shop.example').searchParams.get('token') ?? '';
    expect(await must(open(token))).toMatchObject({
      productId: draft.productId,
      status: 'OFF_SHELF',
    });
    const another = token.replace(/^\d+/, staff.theirs.productId);
    expect(await open(another)).toMatchObject({ status: 404, code: '10405' });
    await staff.shop.moveClock('61 minutes');
    expect(await open(token)).toMatchObject({ status: 404, code: '10405' });
    await staff.shop.moveClock('0');
  });
});

const OPTIONS = { groups: [], additions: [] };
const ROLES: Readonly<
  Record<string, readonly [allowed: string, () => Attempt | Promise<Attempt>]>
> = {
  setPlanOptions: [
    'owner manager',
    () => ['PATCH', path(`/plans/${staff.mine.planId}/options`), OPTIONS],
  ],
  setPersonTypes: [
    'owner manager',
    () => ['PATCH', path(`/plans/${staff.mine.planId}/person-types`), { personTypes: [] }],
  ],
  listProductVersions: ['owner manager', () => ['GET', path('/versions')]],
  restoreProductVersion: [
    'owner manager',
    async () => {
      const { version } = await product();
      return ['POST', path(`/versions/${version}/restored`), { current: version }];
    },
  ],
  createProductPreview: ['owner manager counter', () => ['POST', path('/preview'), {}]],
};
test.each(Object.entries(ROLES))(
  '%s answers those whose role allows it alone',
  async (_id, [allowed, attempt]) => expectRoles(staff, allowed, attempt),
);
