import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { addDays } from '@tapnook/kernel';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { writeDocumentVersion } from './help-documents.service.ts';
import { seedHelp, type HelpContent } from './help.seed.ts';

let api: TestApp;
const words = (en: string, zh: string) => ({ en, zh });
const CONTENT: HelpContent = {
  faqs: [
    {
      key: 'test-buying',
      name: words('Buying', '購買'),
      icon: 'ticket',
      questions: [
        {
          question: words('Can I change the kiln date?', '可否更改窰燒日期？'),
          answer: words('Until two days before.', '兩日前可以。'),
          hot: true,
        },
        {
          question: words('100% refunds', '全數退款'),
          answer: words('See the policy beside the button.', '請參閱按鈕旁的政策。'),
        },
      ],
    },
    { key: 'test-empty', name: words('Empty', '空白'), icon: 'ticket', questions: [] },
  ],
  articles: [
    {
      key: 'test-document',
      title: words('A document', '文件'),
      sections: [
        {
          heading: words('First', '第一'),
          paragraphs: [words('One.', '一。'), words('Two.', '二。')],
        },
      ],
    },
  ],
};
beforeAll(async () => {
  api = await createTestApp();
  await seedHelp(api.deps.db, CONTENT);
  await seedHelp(api.deps.db, CONTENT);
});
afterAll(() => api.close());
beforeEach(() => api.deps.pool.query('truncate rate_limits, outbox'));

describe('questions', () => {
  // Covers: PRD-018, SHP-042, HLP-001, HLP-007, HLP-008, HLP-009, HLP-010, HLP-011
  test('are listed by category, by heat, and one by one', async () => {
    const categories = await api.call('GET', '/public/faq/category');
    expect(categories.data.find(({ id }: { id: string }) => id === 'test-buying')).toMatchObject({
      categoryName: { en_gb: 'Buying', zh_hk: '購買' },
      parentId: null,
      child: [],
    });
    const asked = await api.call('GET', '/public/faq/question/test-buying');
    expect(asked.data.map(({ id }: { id: string }) => id)).toEqual([
      'test-buying-1',
      'test-buying-2',
    ]);
    expect(await api.call('GET', '/public/faq/question/nowhere')).toMatchObject({
      status: 404,
      code: '10405',
    });
    expect((await api.call('GET', '/public/faq/question/test-empty')).data).toEqual([]);
    expect((await api.call('GET', '/public/faq/hotQuestion')).data.length).toBeGreaterThan(0);
    expect(
      (await api.call('GET', '/user/help/faqs')).data.some(
        ({ id }: { id: string }) => id === 'test-buying-2',
      ),
    ).toBe(true);
    expect((await api.call('GET', '/public/faq/article/test-buying-1')).data).toMatchObject({
      categoryName: { en_gb: 'Buying' },
      related: [{ id: 'test-buying-2' }],
    });
    expect(await api.call('GET', '/public/faq/article/test-buying-9')).toMatchObject({
      status: 404,
      code: '10405',
    });
  });
  test.each([
    ['kiln', 1],
    ['KILN date', 1],
    ['窰', 1],
    ['兩日', 1],
    ['100%', 1],
    ['%', 1],
    ['_', 0],
    ["';--", 0],
  ])('are found by %s', async (keyword, found) => {
    const { data } = await api.call(
      'GET',
      `/public/faq/search?keyword=${encodeURIComponent(keyword)}`,
    );
    expect(data.filter(({ id }: { id: string }) => id.startsWith('test-'))).toHaveLength(found);
  });
  test('need a word to be searched by', async () => {
    expect(await api.call('GET', '/public/faq/search')).toMatchObject({
      status: 400,
      code: '10102',
    });
  });
  // Covers: HLP-012
  test('count one vote a reader', async () => {
    const vote = (helpful: boolean, visitor: string) =>
      api.call('POST', '/public/faq/article/test-buying-1/helpful', {
        body: { helpful },
        headers: { 'x-visitor-id': visitor },
      });
    expect(await vote(true, 'visitor-one')).toMatchObject({
      status: 201,
      data: { helpfulCount: 1 },
    });
    expect((await vote(true, 'visitor-one')).data).toEqual({ helpfulCount: 1 });
    expect((await vote(true, 'visitor-two')).data).toEqual({ helpfulCount: 2 });
    expect((await vote(false, 'visitor-one')).data).toEqual({ helpfulCount: 1 });
    expect(
      await api.call('POST', '/public/faq/article/none/helpful', { body: { helpful: true } }),
    ).toMatchObject({ status: 404 });
  });
});

test('made-up visitor ids do not multiply votes for an answer', async () => {
  const votes: number[] = [];
  for (let index = 0; index < 12; index += 1)
    votes.push(
      (
        await api.call('POST', '/public/faq/article/test-buying-1/helpful', {
          body: { helpful: true },
          headers: { 'x-visitor-id': `made-up-${index}`, 'x-forwarded-for': '203.0.113.7' },
        })
      ).status,
    );
  expect(votes.filter((status) => status === 201)).toHaveLength(5);
});

describe('documents', () => {
  // Covers: HLP-013
  test('are Markdown with headings for a table of contents', async () => {
    expect((await api.call('GET', '/user/help/documents/test-document')).data).toMatchObject({
      type: 'test-document',
      title: { zh_hk: '文件' },
      content: { en_gb: '## First\n\nOne.\n\nTwo.', zh_hk: '## 第一\n\n一。\n\n二。' },
    });
    expect(await api.call('GET', '/user/help/documents/none')).toMatchObject({
      status: 404,
      code: '10405',
    });
  });
});

describe('versions of a document', () => {
  const read = (version?: string) =>
    api.call('GET', `/user/help/documents/test-document${version ? `?version=${version}` : ''}`);
  const write = async (validFrom: string, both: string): Promise<void> => {
    await writeDocumentVersion(api.deps.db, {
      type: 'test-document',
      validFrom,
      title: { en_gb: both, zh_hk: both },
      content: { en_gb: both, zh_hk: both },
    });
  };
  let today: string;
  beforeAll(async () => {
    today = await api.deps.clock.today();
    await write(today, 'Today');
    await write(addDays(today, 40), 'Later');
    await api.deps.pool.query(
      `insert into help_document_versions (type, valid_from, title, content)
        select type, $1, title, content from help_documents where type = 'test-document'`,
      [addDays(today, -40)],
    );
  });

  test('are read by their day, and without one the version in force is', async () => {
    expect((await read()).data).toMatchObject({
      title: { en_gb: 'Today' },
      validFrom: today,
      state: 'in_force',
      versions: [
        { key: addDays(today, 40), state: 'upcoming' },
        { key: today, state: 'in_force' },
        { key: addDays(today, -40), state: 'past' },
        { key: 'first', validFrom: null, state: 'past' },
      ],
    });
    expect((await read('first')).data).toMatchObject({ title: { zh_hk: '文件' }, state: 'past' });
    expect((await read(addDays(today, 40))).data).toMatchObject({
      title: { en_gb: 'Later' },
      state: 'upcoming',
    });
    expect(await read('nonsense')).toMatchObject({ status: 404, code: '10405' });
  });

  test('take effect on their day by themselves', async () => {
    const { pool } = api.deps;
    await pool.query(`delete from help_document_versions where valid_from = hk_today()`);
    expect((await read()).data).toMatchObject({ validFrom: addDays(today, -40) });
    await pool.query(
      `update help_document_versions set valid_from = hk_today() where valid_from > hk_today()`,
    );
    expect((await read()).data).toMatchObject({
      title: { en_gb: 'Later' },
      validFrom: today,
      state: 'in_force',
    });
  });
});

// Covers: HLP-002, HLP-003
test('the two policies have calls of their own', async () => {
  for (const type of ['privacy-policy', 'usage-terms'])
    expect((await api.call('GET', `/user/help/${type}`)).data).toEqual(
      (await api.call('GET', `/user/help/documents/${type}`)).data,
    );
});

describe('letters to us', () => {
  const CONTACT = {
    name: 'Ka Yan',
    email: 'kayan@shop.example',
    topic: 'order',
    message: 'My voucher does not open.',
  };
  const BUSINESS = {
    refSource: 'search',
    firstName: 'Ka Yan',
    lastName: 'Chan',
    companyName: 'Corner Kiln',
    email: 'kayan@shop.example',
    website: 'https://kiln.example',
    message: 'We keep a kiln.',
  };
  // Covers: PRD-019, SHP-043, HLP-004, HLP-005, HLP-006
  test.each([
    ['contactUs', CONTACT],
    ['joinUs', BUSINESS],
    ['affiliate', BUSINESS],
  ])('%s is kept, passed on and receipted', async (path, body) => {
    const answer = await api.call('POST', `/user/help/${path}`, { body });
    expect(answer).toMatchObject({
      status: 201,
      data: { enquiryNo: expect.stringMatching(/^TE\d{4}-[0-9A-Z]{10}$/) },
    });
    const { rows } = await api.deps.pool.query('select recipient, payload from outbox order by id');
    expect(rows.map((row) => row.recipient)).toEqual([
      'hello@tapnook.example',
      'kayan@shop.example',
    ]);
    expect(rows[0].payload.text).toContain(body.message);
    expect(JSON.stringify(rows[1].payload)).not.toContain(body.message);
  });
  test('reach our desk with the names of fields and choices in both languages', async () => {
    const letter = { ...CONTACT, email: 'siuyin@shop.example' };
    await api.call('POST', '/user/help/contactUs', { body: letter });
    const body = { ...BUSINESS, refSource: 'friends', refSourceExt: 'refSource of a friend' };
    await api.call('POST', '/user/help/joinUs', { body });
    const { rows } = await api.deps.pool.query<{ payload: { subject: string; text: string } }>(
      "select payload from outbox where recipient = 'hello@tapnook.example' order by id",
    );
    const [contact, partner] = rows.map(({ payload }) => payload);
    expect(contact?.subject).toContain('顧客來信 · Letter from a shopper (TE');
    expect(contact?.text).toMatch(/關於\W+訂單或電子券[^]*About\W+An order or voucher/);
    expect(partner?.text).toMatch(/從哪裏知道我們\W+朋友[^]*Heard of us through\W+Friends/);
    expect(partner?.text.split(body.message)).toHaveLength(2);
    expect(partner?.text).not.toMatch(/refSourceExt|companyName|firstName/);
  });
  test.each([
    ['contactUs', { ...CONTACT, email: 'nobody' }, 'body.email'],
    ['contactUs', { ...CONTACT, message: '  ' }, 'body.message'],
    ['joinUs', { ...BUSINESS, firstName: 'R2' }, 'body.firstName'],
    ['affiliate', { ...BUSINESS, website: 'javascript:alert(1)' }, 'body.website'],
    ['affiliate', { ...BUSINESS, companyName: undefined }, 'body.companyName'],
  ])('%s refuses %j', async (path, body, field) => {
    const answer = await api.call('POST', `/user/help/${path}`, { body });
    expect([answer.status, answer.code, answer.data.fields[0].field]).toEqual([
      400,
      '10102',
      field,
    ]);
  });
  test('the same letter again is one, and one address is not written to without end', async () => {
    const send = (message: string) =>
      api.call('POST', '/user/help/contactUs', {
        body: { ...CONTACT, email: 'victim@shop.example', message },
      });
    const [first, again] = [await send('Hello there'), await send('Hello there')];
    expect(again.data).toEqual(first.data);
    const others: number[] = [];
    for (let index = 0; index < 6; index += 1) others.push((await send(`Hello ${index}`)).status);
    expect(others).toEqual([201, 201, 201, 201, 429, 429]);
    const { rows } = await api.deps.pool.query(
      "select 1 from outbox where recipient = 'victim@shop.example'",
    );
    expect(rows).toHaveLength(5);
  });
  test('are limited', async () => {
    const answers: number[] = [];
    for (let index = 0; index < 21; index += 1)
      answers.push((await api.call('POST', '/user/help/contactUs', { body: CONTACT })).status);
    expect(answers.at(-1)).toBe(429);
  });
});
