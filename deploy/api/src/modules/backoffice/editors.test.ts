import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { addDays } from '@tapnook/kernel';
import { both, must } from '../../../test/empty-shop.ts';
import { createStaff, expectRoles, type Attempt, type Staff } from '../../../test/staff-roles.ts';

let staff: Staff;
beforeAll(async () => {
  staff = await createStaff();
});
afterAll(() => staff.shop.close());

const admin = () => ({ headers: staff.people.admin.headers });
const get = (path: string) => must(staff.shop.call('GET', path, admin()));
const post = (path: string, body: object) => staff.shop.call('POST', path, { ...admin(), body });
/** Whether the pages of the shop were told, since the last look. */
const isTold = async (): Promise<boolean> => {
  const { rowCount } = await staff.shop.deps.pool.query(
    "delete from page_changes where topic = 'shop'",
  );
  return (rowCount ?? 0) > 0;
};
beforeEach(isTold);

describe('help', () => {
  const question = {
    id: 'how',
    categoryId: 'buying',
    question: both('How do I redeem?', '如何兌換？'),
    answer: both('Show the code.', '出示二維碼。'),
  };

  test('is edited as shoppers read it, and a question taken out is gone at once', async () => {
    await must(post('/v1/admin/faq/categories', { id: 'buying', name: both('Buying', '購買') }));
    await must(post('/v1/admin/faq/questions', question));
    await must(
      post('/v1/admin/help-documents', {
        type: 'refunds',
        title: both('R', '退'),
        content: both('R', '退'),
      }),
    );
    expect(await get('/v1/admin/help-texts')).toMatchObject({
      categories: [{ id: 'buying' }],
      questions: [{ ...question, hot: false }],
      documents: [{ type: 'refunds' }],
    });
    expect(await isTold()).toBe(true);
    const remove = () => staff.shop.call('DELETE', '/v1/admin/faq/questions/how', admin());
    await must(remove());
    expect(await isTold()).toBe(true);
    expect(await remove()).toMatchObject({ status: 404, code: '10405' });
    expect((await get('/v1/admin/help-texts')).questions).toEqual([]);
  });
});

describe('something new of the help', () => {
  test('replaces nothing that has its name or its day', async () => {
    const words = { title: both('Cookies', '曲奇'), content: both('Few.', '甚少。') };
    const add = (path: string, body: object) => post(`/v1/admin/${path}`, { ...body, isNew: true });
    const category = { id: 'taken', name: both('Taken', '已有') };
    const asked = { question: both('A?', '甲？'), answer: both('A.', '甲。') };
    const question = { id: 'taken', categoryId: 'taken', ...asked };
    const first = { type: 'cookies', ...words };
    const later = { ...first, validFrom: addDays(await staff.shop.deps.clock.today(), 9) };
    for (const [path, body, field] of [
      ['faq/categories', category, 'body.id'],
      ['faq/questions', question, 'body.id'],
      ['help-documents', first, 'body.type'],
      ['help-documents', later, 'body.validFrom'],
    ] as const) {
      await must(add(path, body));
      expect(await add(path, body)).toMatchObject({ code: '10102', data: { fields: [{ field }] } });
      await must(post(`/v1/admin/${path}`, body));
    }
  });
});

describe('a policy', () => {
  const PATH = '/v1/admin/help-documents';
  const words = (text: string) => ({ title: both(text, text), content: both(text, text) });
  const save = (validFrom: string | null, text: string) =>
    post(PATH, { type: 'privacy', validFrom, ...words(text) });
  const states = async () =>
    (await get('/v1/admin/help-texts')).documents
      .filter(({ type }: { type: string }) => type === 'privacy')
      .map(({ validFrom, state }: { validFrom: string | null; state: string }) => [
        validFrom,
        state,
      ]);

  test('has versions by their days; what was replaced is no longer written', async () => {
    const today = await staff.shop.deps.clock.today();
    const later = addDays(today, 30);
    expect(await save(today, 'A')).toMatchObject({ status: 404, code: '10405' });
    await must(save(null, 'First'));
    expect(await save(addDays(today, -1), 'B')).toMatchObject({ status: 400, code: '10102' });
    await must(save(later, 'Later'));
    expect(await isTold()).toBe(true);
    expect(await states()).toEqual([
      [later, 'upcoming'],
      [null, 'in_force'],
    ]);
    await must(save(today, 'Now'));
    await must(save(later, 'Later still'));
    expect(await save(null, 'Changed')).toMatchObject({ status: 400, code: '10102' });
    expect(await states()).toEqual([
      [later, 'upcoming'],
      [today, 'in_force'],
      [null, 'past'],
    ]);
  });

  test('loses a version only before it takes effect; the audit log keeps its words', async () => {
    const today = await staff.shop.deps.clock.today();
    const remove = (day: string) => staff.shop.call('DELETE', `${PATH}/privacy/${day}`, admin());
    expect(await remove(today)).toMatchObject({ status: 404, code: '10405' });
    await must(remove(addDays(today, 30)));
    expect(await isTold()).toBe(true);
    expect(await remove(addDays(today, 30))).toMatchObject({ status: 404, code: '10405' });
    const [event] = (await get('/v1/merchant/audit?pageSize=1')).items;
    expect(event).toMatchObject({ action: 'remove', kind: 'help-document' });
    expect(JSON.stringify(event)).toContain('Later still');
  });
});

describe('a campaign', () => {
  test('whose time has come is shown as soon as it is saved', async () => {
    const campaign = { place: 'scrolling', name: both('Now', '現在'), image: '' };
    const { campaignId, status } = await must(
      post('/v1/admin/campaigns', {
        ...campaign,
        target: { kind: 'search', keyword: 'kiln' },
        startTime: '2020-01-01T00:00:00Z',
        endTime: null,
      }),
    );
    expect(status).toBe('on_state');
    const ended = await must(
      staff.shop.call('PATCH', `/v1/admin/campaigns/${campaignId}/content`, {
        ...admin(),
        body: { endTime: '2021-01-01T00:00:00Z' },
      }),
    );
    expect(ended.status).toBe('off_state');
  });

  test('is changed with its schedule, which ends after it begins', async () => {
    const { campaignId } = await must(
      post('/v1/admin/campaigns', {
        place: 'scrolling',
        name: both('Winter', '冬日'),
        image: '',
        target: { kind: 'search', keyword: 'kiln' },
        startTime: '2030-01-01T00:00:00Z',
        endTime: null,
      }),
    );
    await isTold();
    const change = (body: object) =>
      staff.shop.call('PATCH', `/v1/admin/campaigns/${campaignId}/content`, { ...admin(), body });
    const changed = await must(
      change({
        line: both('Clay and tea', '陶與茶'),
        target: { kind: 'product', id: staff.mine.productId },
        endTime: '2030-02-01T00:00:00Z',
      }),
    );
    expect(changed).toMatchObject({
      name: both('Winter', '冬日'),
      line: both('Clay and tea', '陶與茶'),
      target: { kind: 'product', id: staff.mine.productId },
      startTime: '2030-01-01T00:00:00.000Z',
    });
    expect(await isTold()).toBe(true);
    expect(await change({ endTime: '2029-01-01T00:00:00Z' })).toMatchObject({
      status: 400,
      code: '10102',
    });
    expect(
      await staff.shop.call('PATCH', '/v1/admin/campaigns/99999/content', { ...admin(), body: {} }),
    ).toMatchObject({ status: 404, code: '10405' });
  });
});

describe('links for search engines', () => {
  test('are set in their order and stand on the home page', async () => {
    const groups = [
      {
        name: both('By hand', '手作'),
        links: [
          { name: both('Clay', '陶泥'), target: { kind: 'search', keyword: 'clay' } },
          { name: both('A wheel', '拉坯'), target: { kind: 'product', id: staff.mine.productId } },
        ],
      },
    ];
    expect(await must(post('/v1/admin/seo-links', { groups }))).toEqual(groups);
    expect(await get('/v1/admin/seo-links')).toEqual(groups);
    expect(await isTold()).toBe(true);
    expect(
      await post('/v1/admin/seo-links', { groups: [{ name: both('', ''), links: [] }] }),
    ).toMatchObject({
      status: 400,
      code: '10102',
    });
  });
});

describe('a concept of the search', () => {
  const find = async (keyword: string): Promise<string> => {
    const { data } = await staff.shop.call('POST', '/user/product/productList', {
      body: { keyword, pageNum: 1, pageSize: 20 },
    });
    return JSON.stringify(data.data ?? data);
  };

  test('finds by all of its words what has one of them, as soon as it is saved', async () => {
    expect(await find('zoetrope')).not.toContain('An hour at the wheel');
    const concept = {
      key: 'wheel',
      kind: 'thing',
      terms: ['wheel', 'zoetrope', '拉坯'],
      typed: [],
      related: [],
    };
    await must(post('/v1/admin/search-concepts', concept));
    expect(await find('zoetrope')).toContain('An hour at the wheel');
    expect(await isTold()).toBe(true);
    expect((await get('/v1/admin/search-concepts?keyword=ZOET')).items).toEqual([concept]);
    const remove = () => staff.shop.call('DELETE', '/v1/admin/search-concepts/wheel', admin());
    await must(remove());
    expect(await remove()).toMatchObject({ status: 404, code: '10405' });
    expect(await find('zoetrope')).not.toContain('An hour at the wheel');
  });

  test('has at least one word', async () => {
    expect(
      await post('/v1/admin/search-concepts', {
        key: 'nothing',
        kind: 'thing',
        terms: [],
        typed: [],
        related: [],
      }),
    ).toMatchObject({ status: 400, code: '10102' });
  });
});

const ROLES: Readonly<Record<string, () => Attempt | Promise<Attempt>>> = {
  listHelpTexts: () => ['GET', '/v1/admin/help-texts'],
  removeFaqQuestion: async () => {
    await post('/v1/admin/faq/categories', { id: 'buying', name: both('Buying', '購買') });
    await post('/v1/admin/faq/questions', {
      id: 'once',
      categoryId: 'buying',
      question: both('Q', '問'),
      answer: both('A', '答'),
    });
    return ['DELETE', '/v1/admin/faq/questions/once'];
  },
  removeHelpDocumentVersion: async () => {
    const text = { title: both('P', '私'), content: both('P', '私') };
    await post('/v1/admin/help-documents', { type: 'once', ...text });
    await post('/v1/admin/help-documents', { type: 'once', validFrom: '2099-01-01', ...text });
    return ['DELETE', '/v1/admin/help-documents/once/2099-01-01'];
  },
  changeCampaign: async () => {
    const [{ campaignId }] = await get('/v1/admin/campaigns');
    return ['PATCH', `/v1/admin/campaigns/${campaignId}/content`, { name: both('Now', '現在') }];
  },
  listSeoLinks: () => ['GET', '/v1/admin/seo-links'],
  setSeoLinks: () => ['POST', '/v1/admin/seo-links', { groups: [] }],
  listSearchConcepts: () => ['GET', '/v1/admin/search-concepts'],
  saveSearchConcept: () => [
    'POST',
    '/v1/admin/search-concepts',
    { key: 'clay', kind: 'thing', terms: ['clay'], typed: [], related: [] },
  ],
  removeSearchConcept: async () => {
    await post('/v1/admin/search-concepts', {
      key: 'clay',
      kind: 'thing',
      terms: ['clay'],
      typed: [],
      related: [],
    });
    return ['DELETE', '/v1/admin/search-concepts/clay'];
  },
};
test.each(Object.entries(ROLES))('%s answers administrators alone', async (_id, attempt) =>
  expectRoles(staff, '', attempt),
);
