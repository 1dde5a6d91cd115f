import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { RunningSandbox } from '../testing/running-sandbox.ts';
import { runSandbox } from '../testing/running-sandbox.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await runSandbox({ API_ORIGIN: 'http://127.0.0.1:1' });
});
afterAll(() => sandbox.close());

const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(sandbox.origin + path, {
    redirect: 'manual',
    headers: { accept: 'text/html', ...headers },
  });
const PAGES = [
  '/',
  '/dashboard/mail',
  '/dashboard/sms',
  '/dashboard/payments',
  '/dashboard/identity',
  '/dashboard/chat',
];

describe('the dashboard', () => {
  test.each(PAGES)(
    '%s stands in both languages, with nothing inline and nobody framing it',
    async (path) => {
      const [english, chinese] = await Promise.all([
        get(`${path}?locale=en-US`),
        get(`${path}?locale=zh-HK`),
      ]);
      expect([english.status, chinese.status]).toEqual([200, 200]);
      const markup = await english.text();
      expect(markup).toContain('<html lang="en-US">');
      expect(markup).not.toMatch(/ style=| on\w+="|<script>/);
      expect(await chinese.text()).toContain('總覽');
      expect(english.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    },
  );

  test('every page leads to every other, and says where one is', async () => {
    const markup = await (await get('/dashboard/mail')).text();
    for (const path of PAGES) expect(markup).toContain(`href="${path}"`);
    expect(markup).toContain('href="/dashboard/mail" aria-current="page"');
  });

  test('the language is kept, and the switch leads nowhere else', async () => {
    const switched = await get('/dashboard/locale?to=zh-HK&back=/dashboard/sms');
    expect(switched.headers.get('location')).toBe('/dashboard/sms');
    const cookie = switched.headers.get('set-cookie')?.split(';')[0] ?? '';
    expect(await (await get('/dashboard/sms', { cookie })).text()).toContain('lang="zh-HK"');
    expect(
      (await get('/dashboard/locale?to=zh-HK&back=//elsewhere.test')).headers.get('location'),
    ).toBe('/');
  });

  test('an unknown address is a page for people and JSON for programs', async () => {
    expect([(await get('/nowhere')).status, await (await get('/nowhere')).text()]).toEqual([
      404,
      expect.stringContaining('Nothing at this address'),
    ]);
    expect(await (await get('/nowhere', { accept: 'application/json' })).json()).toEqual({
      message: 'It may have been cleared from the sandbox.',
      zh_HK: '它可能已從沙盒清除。',
    });
  });

  test('a request that no route takes is told by which methods the address is asked', async () => {
    const wrong = await fetch(`${sandbox.origin}/dashboard/mail`, { method: 'PUT' });
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  test('what cannot be read is refused in the reader’s language, not the parser’s', async () => {
    const send = (headers: Record<string, string>) =>
      fetch(`${sandbox.origin}/api/payments/switches`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: '{"a":',
      });
    const page = await send({ accept: 'text/html', 'accept-language': 'zh-HK' });
    expect([page.status, await page.text()]).toEqual([400, expect.stringContaining('無法讀取')]);
    const answer = await send({});
    expect(await answer.text()).not.toMatch(/JSON|token|position/);
  });

  test('an address that cannot be read is told in both languages', async () => {
    const answer = await get('/dashboard/%ff', { 'accept-language': 'zh-HK' });
    expect([answer.status, await answer.text()]).toEqual([
      400,
      expect.stringContaining('無法讀取'),
    ]);
  });

  test('posts from another site change nothing', async () => {
    const foreign = await fetch(`${sandbox.origin}/dashboard/payments/switches`, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'cross-site' },
      body: new URLSearchParams({ faults: 'refuse' }),
    });
    expect([foreign.status, sandbox.gateway.switches.read().faults]).toEqual([403, 'none']);
  });

  test('it says when it is ready', async () => {
    expect((await get('/healthz')).status).toBe(200);
  });
});
