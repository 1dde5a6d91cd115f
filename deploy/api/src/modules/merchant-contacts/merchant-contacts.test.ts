import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../test/app.ts';

const MERCHANT = { userId: '2', role: 'merchant' } as const;
const ADMIN = { userId: '3', role: 'admin' } as const;
const SHOPPER = { userId: '1' };
let api: TestApp;
let own: number;
let other: number;
beforeAll(async () => {
  api = await createTestApp();
  const { rows } = await api.deps.pool.query<{ id: number }>(
    'select id from merchants order by id limit 2',
  );
  [own = 0, other = 0] = rows.map(({ id }) => id);
  await api.deps.pool.query('update users set merchant_id = $1 where id = 2', [own]);
});
afterAll(() => api.close());
beforeEach(() => api.deps.pool.query('truncate rate_limits, outbox, merchant_contacts'));

const write = (merchantId: number | string, more: object = {}, options: object = {}) =>
  api.call('POST', '/v1/merchant/client/createMerchantContact', {
    body: {
      merchantId: String(merchantId),
      username: 'Ka Yan',
      email: 'kayan@shop.example',
      message: 'Is the kiln warm in January?',
      ...more,
    },
    ...options,
  });
const list = (query = '', as: object = MERCHANT) =>
  api.call('GET', `/v1/merchant/client/merchantContacts${query}`, { as });

describe('writing to a merchant', () => {
  test.each([
    ['en-US', /^TapNook 拾角: New enquiry/],
    ['zh-HK', /^拾角 TapNook：.*New enquiry/],
  ])('is told in %s first to an account of that language', async (locale, subject) => {
    await api.deps.pool.query('update users set locale = $1 where merchant_id = $2', [locale, own]);
    await write(own);
    const { rows } = await api.deps.pool.query(
      "select payload ->> 'subject' as subject from outbox",
    );
    expect(rows).toEqual([{ subject: expect.stringMatching(subject) }]);
  });

  // Covers: PRD-017, SHP-038, ROL-002, MER-012
  test('reaches the merchant’s address, to be answered to the writer', async () => {
    const answer = await write(
      own,
      { regionId: 'HK', phone: '6123 4567' },
      { headers: { 'x-visitor-id': 'visitor-one' } },
    );
    expect(answer).toMatchObject({
      status: 201,
      data: {
        merchantId: String(own),
        prefixNo: '852',
        phone: '61234567',
        isRead: false,
        emailStatus: 'queued',
      },
    });
    const { rows } = await api.deps.pool.query('select recipient, payload from outbox');
    expect(rows).toMatchObject([
      {
        recipient: 'merchant@tapnook.example',
        payload: {
          replyTo: 'kayan@shop.example',
          subject: expect.stringContaining('New enquiry for'),
          text: expect.stringContaining('+852 6123 4567'),
        },
      },
    ]);
    expect(
      (await api.deps.pool.query('select visitor_id, user_id from merchant_contacts')).rows,
    ).toEqual([{ visitor_id: 'visitor-one', user_id: null }]);
  });
  test.each([
    [{ email: 'x' }, 'body.email'],
    [{ message: '' }, 'body.message'],
    [{ username: ' ' }, 'body.username'],
    [{ phone: '21234567', regionId: 'HK' }, 'body.phone'],
    [{ phone: '61234567' }, 'body.regionId'],
  ])('refuses %j', async (more, field) => {
    const answer = await write(own, more);
    expect([answer.status, answer.code, answer.data.fields[0].field]).toEqual([
      400,
      '10102',
      field,
    ]);
  });
  // Covers: REV-017
  test('is taken twenty times an hour from one place, then the wait is said', async () => {
    for (let at = 0; at < 20; at += 1) expect((await write(own)).status).toBe(201);
    const refused = await write(own);
    expect(refused).toMatchObject({ status: 429, code: '10429' });
    expect(refused.data.retryAfter).toBeGreaterThan(3_500);
    expect((await api.deps.pool.query('select 1 from merchant_contacts')).rowCount).toBe(20);
  });

  test.each(['999999', 'abc', '99999999999999999999'])('finds no merchant %s', async (id) => {
    expect(await write(id)).toMatchObject({ status: 404, code: '10405' });
  });
});

describe('reading enquiries', () => {
  // Covers: ROL-007, MER-010, CAL-015
  test('is for the merchant they are for, and for administrators', async () => {
    const mine = (await write(own)).data.id;
    const theirs = (await write(other)).data.id;
    expect((await list()).data.items.map(({ id }: { id: string }) => id)).toEqual([mine]);
    expect((await list('', ADMIN)).data.totalCount).toBe(2);
    expect(
      await api.call('GET', `/v1/merchant/client/merchantContacts/${theirs}`, { as: MERCHANT }),
    ).toMatchObject({ status: 404, code: '10405' });
    expect(await list('', SHOPPER)).toMatchObject({ status: 404, code: '10405' });
    expect(await api.call('GET', '/v1/merchant/client/merchantContacts')).toMatchObject({
      status: 401,
    });
    // A token that says merchant without a merchant behind it sees nothing.
    expect((await list('', { userId: '6', role: 'merchant' })).data.totalCount).toBe(0);
  });
  // Covers: MER-011, REV-024
  test('marks as read when the merchant opens one, not when an administrator does', async () => {
    const { id } = (await write(own)).data;
    expect(
      (await api.call('GET', `/v1/merchant/client/merchantContacts/${id}`, { as: ADMIN })).data
        .isRead,
    ).toBe(false);
    expect(
      (await api.call('GET', `/v1/merchant/client/merchantContacts/${id}`, { as: MERCHANT })).data
        .isRead,
    ).toBe(true);
    expect((await list('?showUnreadOnly=true')).data.totalCount).toBe(0);
    expect((await list('?showUnreadOnly=false')).data.totalCount).toBe(1);
  });
  // Covers: CAL-017
  test('filters by who wrote and when, by Hong Kong days', async () => {
    await write(own, {
      username: 'Marcus',
      email: 'marcus@shop.example',
      regionId: 'HK',
      phone: '91234567',
    });
    await write(own);
    await api.deps.pool.query(
      "update merchant_contacts set created_at = '2026-11-19T16:30:00Z' where username = 'Marcus'",
    );
    const count = async (query: string): Promise<number> => (await list(query)).data.totalCount;
    expect(await count('?username=marc')).toBe(1);
    expect(await count('?email=%25')).toBe(0);
    expect(await count('?phone=9123')).toBe(1);
    expect(await count('?createdBegin=2026-11-20&createdEnd=2026-11-20')).toBe(1);
    expect(await count('?createdEnd=2026-11-19')).toBe(0);
    expect((await list('?pageSize=1&pageNum=2')).data).toMatchObject({
      totalCount: 2,
      pageIndex: 2,
      items: [{ username: 'Marcus' }],
    });
    expect(await list('?pageSize=101')).toMatchObject({ status: 400, code: '10102' });
    expect(await list('?createdBegin=yesterday')).toMatchObject({ status: 400, code: '10102' });
  });
  // Covers: MER-014
  test('shoppers see their own', async () => {
    await write(own, {}, { as: SHOPPER });
    await write(own);
    expect(
      (await api.call('GET', '/v1/client/merchantContacts', { as: SHOPPER })).data.totalCount,
    ).toBe(1);
  });
});

describe('mailing again', () => {
  const send = (id: string, as?: object) =>
    api.call('GET', `/v1/merchant/client/sendMerchantContactEmail/${id}`, { as });
  // Covers: MER-013, CAL-012
  test('is for the writer and the merchant, and does nothing twice', async () => {
    const { id } = (await write(own, {}, { as: SHOPPER })).data;
    expect(await send(id, SHOPPER)).toMatchObject({ status: 200, data: { emailStatus: 'queued' } });
    await api.deps.pool.query("update outbox set status = 'sent', sent_at = app_now()");
    expect(await send(id, MERCHANT)).toMatchObject({ data: { emailStatus: 'sent' } });
    await api.deps.pool.query("update outbox set status = 'failed'");
    expect(await send(id, SHOPPER)).toMatchObject({ data: { emailStatus: 'queued' } });
    expect((await api.deps.pool.query('select 1 from outbox')).rowCount).toBe(1);
    expect(await send(id, { userId: '6' })).toMatchObject({ status: 404, code: '10405' });
    expect(await send(id)).toMatchObject({ status: 401 });
  });
});
