import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { freePort } from '@tapnook/stack/free-port';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { type Edge, startEdge } from '../../../test/edge.ts';
import { suppressAddress } from '../jobs/mail-suppressions.service.ts';
import { sendNewsletters } from './newsletter-sending.service.ts';

let api: TestApp;
let edge: Edge;
beforeAll(async () => {
  api = await createTestApp();
  const port = await freePort();
  await api.app.listen({ port, host: '127.0.0.1' });
  edge = await startEdge(`http://127.0.0.1:${port}`);
  await api.call('GET', '/v1/admin/newsletters', { as: ADMIN });
  await api.deps.pool.query("update users set email = 'editor@shop.example' where id = 7001");
});
afterAll(async () => {
  await edge.stop();
  await api.close();
});
beforeEach(() => api.deps.pool.query('truncate newsletters, subscriptions, outbox'));

const ADMIN = { userId: '7001', role: 'admin' } as const;
const both = (en_gb: string, zh_hk: string) => ({ en_gb, zh_hk });
const LETTER = {
  topic: 'offers',
  subject: both('This week in town', '本週好去處'),
  title: both('Three Saturdays', '三個星期六'),
  text: both('On the water.\n\nOn the hill.', '出海。\n\n登山。'),
  button: { label: both('See them', '立即看看'), path: '/search' },
};
const call = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object) =>
  api.call(method, `/v1/admin/newsletters${path}`, { as: ADMIN, ...(body && { body }) });
const write = async (more: object = {}): Promise<string> =>
  (await call('POST', '', { ...LETTER, ...more })).data.newsletterId;
const subscribe = (email: string, topics = ['offers'], locale: string | null = 'en-US') =>
  api.deps.pool.query(
    'insert into subscriptions (email, subscribed, topics, locale) values ($1, true, $2, $3)',
    [email, topics, locale],
  );
const send = async (id: string): Promise<void> => {
  await call('POST', `/${id}/schedule`, { at: null });
  await Promise.all([sendNewsletters(api.deps), sendNewsletters(api.deps)]);
};
interface Sent {
  readonly recipient: string;
  readonly payload: {
    readonly subject: string;
    readonly text: string;
    readonly html: string;
    readonly unsubscribe: string;
  };
}
const sent = async (): Promise<Sent[]> =>
  (await api.deps.pool.query<Sent>('select recipient, payload from outbox order by id')).rows;

describe('writing a newsletter', () => {
  test('keeps a draft that can be changed, listed and looked at in each language', async () => {
    const id = await write();
    expect(
      await call('PATCH', `/${id}`, { title: both('Two Saturdays', '兩個星期六') }),
    ).toMatchObject({
      status: 200,
      data: { status: 'draft', title: both('Two Saturdays', '兩個星期六') },
    });
    expect(await call('GET', '')).toMatchObject({
      status: 200,
      data: { totalCount: 1, items: [{ newsletterId: id }] },
    });
    const english = await call('GET', `/${id}/preview?locale=en-US`);
    expect(english.data.subject).toBe('This week in town');
    expect(english.data.text).toMatch(/^Two Saturdays[^]*\n—\n[^]*兩個星期六/);
    const chinese = await call('GET', `/${id}/preview?locale=zh-HK`);
    expect(chinese.data.subject).toBe('本週好去處');
    expect(chinese.data.html).toMatch(/<html lang="zh-HK">[^]*立即看看[^]*取消訂閱/);
    expect(await call('GET', `/${id}`)).toMatchObject({ status: 200, data: { readers: 0 } });
  });

  test('refuses a text in one language alone, and a button leading out of the shop', async () => {
    expect(await call('POST', '', { ...LETTER, text: both('Only English', '') })).toMatchObject({
      status: 400,
      code: '10102',
    });
    for (const path of ['//evil.example', 'https://evil.example'])
      expect(
        await call('POST', '', { ...LETTER, button: { ...LETTER.button, path } }),
      ).toMatchObject({ status: 400, code: '10102' });
  });

  test('is tried out at the own address, in both languages', async () => {
    expect(await call('POST', `/${await write()}/test`, {})).toMatchObject({
      status: 201,
      data: { email: 'editor@shop.example' },
    });
    expect((await sent()).map(({ recipient, payload }) => [recipient, payload.subject])).toEqual([
      ['editor@shop.example', '[Test] This week in town'],
      ['editor@shop.example', '【測試】 本週好去處'],
    ]);
  });

  test('knows no newsletter that there is not', async () => {
    for (const [method, path, body] of [
      ['GET', '/99'],
      ['PATCH', '/99', { topic: 'coins' }],
      ['GET', '/99/preview?locale=en-US'],
      ['POST', '/99/test', {}],
      ['POST', '/99/schedule', { at: null }],
      ['POST', '/99/stop', {}],
    ] as const)
      expect(await call(method, path, body)).toMatchObject({ status: 404, code: '10405' });
  });
});

describe('sending a newsletter', () => {
  test('reaches those who asked for its topic, once, their own language first', async () => {
    await subscribe('ann@shop.example');
    await subscribe('bo@shop.example', ['offers', 'coins'], null);
    await subscribe('cy@shop.example', ['coins']);
    await subscribe('di@shop.example');
    await api.deps.pool.query(
      "update subscriptions set subscribed = false where email = 'di@shop.example'",
    );
    const id = await write();
    await send(id);
    expect((await sent()).map(({ recipient, payload }) => [recipient, payload.subject])).toEqual([
      ['ann@shop.example', 'This week in town'],
      ['bo@shop.example', '本週好去處'],
    ]);
    expect((await call('GET', `/${id}`)).data).toMatchObject({
      status: 'sent',
      readers: 2,
      skipped: 0,
      sentAt: expect.any(String),
    });
  });

  test('writes to nobody twice within a week, whatever the topic', async () => {
    await subscribe('ann@shop.example', ['offers', 'coins']);
    await send(await write());
    const second = await write({ topic: 'coins' });
    await send(second);
    expect((await call('GET', `/${second}`)).data).toMatchObject({ readers: 0, skipped: 1 });
    await api.moveClock('7 days');
    await send(await write());
    await api.moveClock('0');
    expect(await sent()).toHaveLength(2);
  });

  test('waits for its time, and is stopped before it', async () => {
    await subscribe('ann@shop.example');
    const [stopped, waiting] = [await write(), await write()];
    const at = new Date(Date.now() + 3_600_000).toISOString();
    for (const id of [stopped, waiting]) await call('POST', `/${id}/schedule`, { at });
    expect(await call('POST', `/${stopped}/stop`, {})).toMatchObject({
      status: 201,
      data: { status: 'stopped' },
    });
    await sendNewsletters(api.deps);
    expect(await sent()).toHaveLength(0);
    await api.moveClock('2 hours');
    await sendNewsletters(api.deps);
    await api.moveClock('0');
    expect(await sent()).toHaveLength(1);
    for (const [path, body] of [
      ['schedule', { at: null }],
      ['stop', {}],
    ] as const)
      expect(await call('POST', `/${waiting}/${path}`, body)).toMatchObject({ code: '20628' });
    expect(await call('PATCH', `/${waiting}`, { topic: 'coins' })).toMatchObject({ code: '20628' });
  });

  test('is not sent at a time that is over, but stays a draft', async () => {
    await subscribe('ann@shop.example');
    const id = await write();
    const schedule = (minutes: number) =>
      call('POST', `/${id}/schedule`, {
        at: new Date(Date.now() + minutes * 60_000).toISOString(),
      });
    expect(await schedule(-2)).toMatchObject({
      code: '10102',
      data: { fields: [{ field: 'body.at' }] },
    });
    await sendNewsletters(api.deps);
    expect(await sent()).toHaveLength(0);
    expect((await call('GET', `/${id}`)).data).toMatchObject({ status: 'draft' });
    expect((await schedule(0)).data).toMatchObject({ status: 'scheduled' });
  });

  test('tells what became of each letter, and who left because of it', async () => {
    for (const name of ['ann', 'bo', 'cy', 'di', 'ed', 'fay'])
      await subscribe(`${name}@shop.example`);
    const id = await write();
    expect((await call('GET', `/${id}`)).data).toMatchObject({ audience: 6, readers: 0 });
    await send(id);
    const { pool } = api.deps;
    await pool.query(
      `update outbox set status = case when recipient ~ '^(ann|di)' then 'failed'
        when recipient like 'fay%' then 'queued' else 'sent' end, last_error = case
        when recipient like 'ann%' then '550 no'
        when recipient like 'di%' then 'MessageRefusal: suppressed after a complaint: ' end,
        delivery_status = case when recipient like 'bo%' then 'undelivered' end`,
    );
    await pool.query(
      `update subscriptions set subscribed = false, updated_at = app_now()
        where email ~ '^(bo|cy)'`,
    );
    const outcome = {
      readers: 6,
      audience: 0,
      waiting: 1,
      suppressed: 1,
      undelivered: 1,
      bounced: 1,
      unsubscribed: 1,
    };
    expect((await call('GET', `/${id}`)).data).toMatchObject(outcome);
    // Who leaves after a later letter left because of that one.
    await pool.query(
      `update subscriptions set last_newsletter_at = app_now() + interval '7 days',
        subscribed = false, updated_at = app_now() + interval '8 days' where email like 'ed%'`,
    );
    expect((await call('GET', '')).data.items).toMatchObject([outcome]);
  });
});

describe('the way off the list', () => {
  test('is one press in a mail program: a form without origin or cookie, by the edge', async () => {
    await subscribe('ann@shop.example');
    await api.deps.pool.query(
      `insert into product_subscriptions (product_id, email, created_at)
        select id, 'ann@shop.example', now() from products limit 1`,
    );
    await send(await write());
    const [letter] = await sent();
    const address = new URL(letter?.payload.unsubscribe ?? '');
    const answer = await fetch(edge.origin + address.pathname, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect([answer.status, ((await answer.json()) as { data: object }).data]).toEqual([
      201,
      expect.objectContaining({ subscribed: false }),
    ]);
    const form = new FormData();
    form.set('List-Unsubscribe', 'One-Click');
    expect(
      (await fetch(edge.origin + address.pathname, { method: 'POST', body: form })).status,
    ).toBe(201);
    expect(
      (await fetch(`${edge.origin}${address.pathname}x`, { method: 'POST', body: form })).status,
    ).toBe(404);
  });

  test('stands at the foot of the letter in both languages', async () => {
    await subscribe('ann@shop.example');
    await send(await write());
    const [letter] = await sent();
    const ticket = /[^/]+$/.exec(letter?.payload.unsubscribe ?? '')?.[0];
    for (const [locale, words] of [
      ['en-US', 'Unsubscribe'],
      ['zh-HK', '取消訂閱'],
    ])
      expect(letter?.payload.html).toMatch(
        new RegExp(`/${locale}/subscribe\\?mode=unsubscribe&amp;ticket=${ticket}"[^>]*>${words}<`),
      );
  });
});

describe('addresses that mail is kept from', () => {
  const ask = (path: string, email: string) =>
    api.call('POST', `/v1/admin/mail-suppressions/${path}`, { as: ADMIN, body: { email } });
  test('are told with the reason, and lifted by an administrator', async () => {
    await suppressAddress(api.deps.db, 'gone@shop.example', 'bounce', '550 no such user');
    expect(await ask('read', 'Gone@shop.example')).toMatchObject({
      status: 201,
      data: { reason: 'bounce', detail: '550 no such user' },
    });
    expect(await ask('lift', 'gone@shop.example')).toMatchObject({ status: 201 });
    expect((await ask('read', 'gone@shop.example')).data).toEqual({ reason: null, detail: null });
    expect(await ask('lift', 'gone@shop.example')).toMatchObject({ status: 404, code: '10405' });
    expect(await ask('read', 'nonsense')).toMatchObject({ status: 400, code: '10102' });
  });

  test('a complaint is forgiven by who asks for news again, a bounce is not', async () => {
    const ME = { userId: '7002' };
    const wish = () =>
      api.call('PATCH', '/v1/client/accounts/users/subscription', {
        as: ME,
        body: { subscribed: true },
      });
    await wish();
    await api.deps.pool.query("update users set email = 'me@shop.example' where id = 7002");
    await suppressAddress(api.deps.db, 'me@shop.example', 'complaint');
    expect((await wish()).status).toBe(200);
    expect((await ask('read', 'me@shop.example')).data.reason).toBe(null);
    await suppressAddress(api.deps.db, 'me@shop.example', 'bounce');
    await wish();
    expect((await ask('read', 'me@shop.example')).data.reason).toBe('bounce');
  });
});
