import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { api as contracts } from '@tapnook/contracts/api';
import { HOSTILE_TEXTS } from '@tapnook/testing/hostile-texts';
import { createTestApp, type Reply, type TestApp } from '../test/app.ts';
import { emailHtml } from './emails/email-layout.ts';

const EMAIL = 'kayan@shop.example';
let api: TestApp;
let merchantId: number;
beforeAll(async () => {
  api = await createTestApp();
  merchantId =
    (await api.deps.pool.query<{ id: number }>('select id from merchants order by id limit 1'))
      .rows[0]?.id ?? 0;
});
afterAll(() => api.close());

/** One in twenty-five is sent as a request; a database keeps one text as it keeps another. */
const SENT = HOSTILE_TEXTS.filter((_, index) => index % 25 === Math.floor(index / 25) % 25);
const KEPT = HOSTILE_TEXTS.filter((text) => !text.includes('\u0000')).map((text) => text.trim());
const sendAll = async (
  send: (text: string) => Promise<Reply>,
  check: (text: string, reply: Reply) => void,
): Promise<void> => {
  for (const text of SENT) {
    await api.deps.pool.query('truncate rate_limits');
    check(text, await send(text));
  }
};
const BODIES = {
  contact: contracts.createMerchantContact.body,
  us: contracts.sendContactUs.body,
  partner: contracts.sendJoinUs.body,
  affiliate: contracts.sendAffiliate.body,
  review: contracts.createReview.body,
  address: contracts.addAddress.body,
} as const;
const PERSON = {
  firstName: 'Ka Yan',
  lastName: 'Chan',
  phone: '61234567',
  phoneRegionId: 'HK',
  regionId: 'HK',
  email: EMAIL,
};
/** Each field of free text, in a body that is whole but for it. */
const FIELDS = [
  ['contact', 'message', { merchantId: '1', username: 'Ka Yan', email: EMAIL }],
  ['contact', 'username', { merchantId: '1', message: 'A question.', email: EMAIL }],
  ['us', 'message', { name: 'Ka Yan', email: EMAIL }],
  ['us', 'name', { message: 'A question.', email: EMAIL }],
  ...(['partner', 'affiliate'] as const).flatMap((body) =>
    (['message', 'companyName', 'refSourceExt'] as const).map(
      (field) =>
        [
          body,
          field,
          {
            firstName: 'Ka Yan',
            lastName: 'Chan',
            companyName: 'A company',
            message: 'A message.',
            email: EMAIL,
          },
        ] as const,
    ),
  ),
  [
    'review',
    'message',
    {
      orderId: 'TN2611-7KQ2M9XBCD',
      overallScore: 5,
      scores: [],
      picsOrVideos: [],
      isRecommended: true,
      agreeTerms: true,
    },
  ],
  ['address', 'address', PERSON],
] as const;

describe('a thousand hostile texts', () => {
  test.each(FIELDS)('of %s in %s are taken as they were typed, or refused', (body, field, rest) => {
    for (const text of HOSTILE_TEXTS) {
      const result = BODIES[body].safeParse({ ...rest, [field]: text });
      if (result.success) expect((result.data as Record<string, unknown>)[field]).toBe(text.trim());
      // Refused for a sign that is none, or for their length; for nothing else.
      else
        expect(
          text.includes('\u0000') ||
            text.length > 100 ||
            (body === 'review' && text.trim().length < 20),
        ).toBe(true);
    }
  });
  test.each(['firstName', 'lastName'])('are none of them a name (%s)', (field) => {
    expect(
      HOSTILE_TEXTS.filter(
        (text) => BODIES.address.safeParse({ ...PERSON, [field]: text }).success,
      ),
    ).toEqual([]);
  });

  test('in an enquiry are what the merchant reads', async () => {
    await sendAll(
      (text) =>
        api.call('POST', '/v1/merchant/client/createMerchantContact', {
          body: { merchantId: String(merchantId), username: 'Ka Yan', email: EMAIL, message: text },
        }),
      (text, reply) => {
        if (text.includes('\u0000')) expect(reply).toMatchObject({ status: 400, code: '10102' });
        else expect([reply.status, reply.data.message]).toEqual([201, text.trim()]);
      },
    );
  });

  test('in an application as a partner reach us as text', async () => {
    let senders = 0;
    await sendAll(
      (text) =>
        api.call('POST', '/user/help/joinUs', {
          body: {
            firstName: 'Ka Yan',
            lastName: 'Chan',
            companyName: 'A company',
            // One address may write a few times a day only.
            email: `partner${(senders += 1)}@example.com`,
            message: text,
          },
        }),
      (text, reply) => expect(reply.status).toBe(text.includes('\u0000') ? 400 : 201),
    );
  });
});

describe('hostile texts on public pages', () => {
  // Covers: REV-012
  test('in reviews are what everybody reads', async () => {
    const { rows } = await api.deps.pool.query<{ id: number; merchant_id: number }>(
      'select id, merchant_id from products order by id limit 1',
    );
    const [product] = rows;
    await api.deps.pool.query('delete from reviews where product_id = $1', [product?.id]);
    await api.deps.pool.query(
      `insert into reviews (product_id, merchant_id, template_id, author_name, overall_score,
        message, language, status, month, moderate_at, created_at)
       select $1, $2, 'general', text, 5, text, 'en_gb', 'NORMAL', '2026-11', now(),
         now() - make_interval(secs => place)
         from unnest($3::text[]) with ordinality as t (text, place)`,
      [product?.id, product?.merchant_id, KEPT],
    );
    const read: string[] = [];
    for (let page = 1; page <= Math.ceil(KEPT.length / 100); page += 1) {
      const { data } = await api.call(
        'GET',
        `/v1/reviews/product-reviews?externalId=${product?.id}&pageIndex=${page}&pageSize=100`,
      );
      read.push(...data.items.map((item: { message: string }) => item.message));
    }
    expect(read).toEqual(KEPT);
  });

  // Covers: REV-011
  test('in everything that a merchant says of itself are what everybody reads', async () => {
    const {
      rows: [model],
    } = await api.deps.pool.query<{ id: number }>('select id from merchants order by id limit 1');
    // A thousand merchants like the first, each with one of the texts for all its words, and a
    // branch of the same words.
    await api.deps.pool.query(
      `insert into merchants (id, key, route, name, logo, cover, gallery, brief, detailed,
        main_category_id, category_ids, district_ids, contact, keywords, weight)
       select 700000 + place, 'hostile-' || place, 'hostile-' || place, said, logo, cover, gallery,
         said, said, main_category_id, category_ids, district_ids,
         jsonb_build_object('button', said, 'description', said, 'below', said), array[text],
         1000000 - place
       from merchants m, unnest($2::text[]) with ordinality as t (text, place),
         jsonb_build_object('en_gb', text, 'zh_hk', text) as said where m.id = $1`,
      [model?.id, KEPT],
    );
    await api.deps.pool.query(
      `insert into branches (merchant_id, name, address, district_id, tel, latitude, longitude,
        hours, sort)
       select 700000 + place, said, said, (select id from districts order by id limit 1), text,
         22.3, 114.1, '[]', 1 from unnest($1::text[]) with ordinality as t (text, place),
         jsonb_build_object('en_gb', text, 'zh_hk', text) as said`,
      [KEPT],
    );
    const found: unknown[] = [];
    for (let page = 1; page <= Math.ceil(KEPT.length / 100); page += 1)
      found.push(
        ...(
          await api.call('POST', '/client/merchant/getTapNookMerchants', {
            body: { pageNum: page, pageSize: 100 },
          })
        ).data.map((card: { merchantName: unknown }) => card.merchantName),
      );
    expect(found.slice(0, KEPT.length)).toEqual(KEPT.map((text) => ({ en_gb: text, zh_hk: text })));
    for (const [index, text] of KEPT.entries()) {
      const said = { en_gb: text, zh_hk: text };
      const [{ data: detail }, { data: branches }] = await Promise.all([
        api.call('GET', `/client/merchant/getMerchantDetailsById/${700_001 + index}`),
        api.call('GET', `/v1/client/branch/getBranchByMerchantId/${700_001 + index}`),
      ]);
      expect(detail).toMatchObject({
        merchantName: said,
        briefIntroduction: said,
        detailedIntroduction: said,
        contactDescription: said,
        contactButtonText: said,
        contactButtonBottomText: said,
        contactList: [{ value: text, branchName: said }],
        seoConfig: { keywords: [text] },
      });
      expect(branches).toMatchObject([{ branchName: said, address: said, tel: text }]);
    }
    await api.deps.pool.query('delete from merchants where id > 700000');
  });
});

describe('hostile texts in enquiries and emails', () => {
  // Covers: REV-013
  test('in enquiries that were kept are what the merchant reads', async () => {
    await api.deps.pool.query('delete from merchant_contacts');
    await api.deps.pool.query(
      `insert into merchant_contacts (merchant_id, username, email, phone, region_id, message,
        created_at)
       select $1, text, $2, text, 'HK', text, now() - make_interval(secs => place)
         from unnest($3::text[]) with ordinality as t (text, place)`,
      [merchantId, EMAIL, KEPT],
    );
    const read: unknown[] = [];
    for (let page = 1; page <= Math.ceil(KEPT.length / 100); page += 1) {
      const { data } = await api.call(
        'GET',
        `/v1/merchant/client/merchantContacts?pageNum=${page}&pageSize=100`,
        { as: { userId: '1', role: 'admin' } },
      );
      read.push(
        ...data.items.map((one: { username: string; phone: string; message: string }) => [
          one.username,
          one.phone,
          one.message,
        ]),
      );
    }
    expect(read).toEqual(KEPT.map((text) => [text, text, text]));
  });

  test('in letters are text: no element but those of the letter itself', () => {
    const tagsIn = (text: string): string[] =>
      [
        ...emailHtml([
          {
            locale: 'en-US',
            parts: [`Before.\n\n${text}\n\nAfter.`, { title: text }, { facts: [[text, text]] }],
          },
        ]).matchAll(/<\/?([a-z!][a-z0-9]*)/gi),
      ].map(([, name = '']) => name.toLowerCase());
    const own = new Set(tagsIn('harmless\nin two lines'));
    for (const text of HOSTILE_TEXTS)
      expect([text, tagsIn(text).filter((name) => !own.has(name))]).toEqual([text, []]);
  });
});
