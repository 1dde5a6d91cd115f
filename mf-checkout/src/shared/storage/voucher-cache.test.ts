/** @jest-environment node */
import { createHash } from 'node:crypto';
import { afterEach, expect, jest, test } from '@jest/globals';
import type { CachedScriptMessage } from '@tapnook/contracts';
import { answerVoucherRequest, cachePage } from './voucher-cache.ts';

const ORIGIN = 'https://shop.test';
const PAGE = `${ORIGIN}/zh-HK/voucher/TN2611-ABCDEFGHJK`;

/** A storage of the browser's kind, in memory. */
const storage = (): CacheStorage => {
  const caches = new Map<string, Map<string, Response>>();
  const open = async (name: string): Promise<Cache> => {
    const kept = caches.get(name) ?? new Map<string, Response>();
    caches.set(name, kept);
    const match = async (
      address: string,
      options?: CacheQueryOptions,
    ): Promise<Response | undefined> =>
      kept.get(options?.ignoreSearch ? address.replace(/\?.*$/, '') : address)?.clone();
    const put = async (address: string, answer: Response): Promise<void> =>
      void kept.set(address, answer);
    return {
      match,
      put,
      keys: async () => [...kept.keys()].map((url) => ({ url })),
      delete: async ({ url }: { url: string }) => kept.delete(url),
    } as unknown as Cache;
  };
  return { open } as CacheStorage;
};
const navigation = (url: string): Request => ({ url, method: 'GET', mode: 'navigate' }) as Request;
const part = (url: string, integrity = ''): Request =>
  ({ url, method: 'GET', mode: 'cors', integrity }) as Request;
const tell = jest.fn<(message: CachedScriptMessage) => void>();
const network = (answer: () => Promise<Response>): void => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
};
const offline = (): void => network(() => Promise.reject(new TypeError('Failed to fetch')));

afterEach(() => {
  jest.restoreAllMocks();
  tell.mockReset();
});

// Covers: PAY-035
test('a page that was opened before is shown as it was kept when there is no signal', async () => {
  const caches = storage();
  network(async () => new Response('ticket'));
  await cachePage(
    caches,
    { type: 'keep', page: PAGE, resources: [`${ORIGIN}/remotes/a.js`, `${ORIGIN}/api/order/1`] },
    ORIGIN,
  );
  offline();
  expect(await (await answerVoucherRequest(caches, navigation(PAGE), ORIGIN, tell))?.text()).toBe(
    'ticket',
  );
  expect(
    await (
      await answerVoucherRequest(caches, part(`${ORIGIN}/remotes/a.js`), ORIGIN, tell)
    )?.text(),
  ).toBe('ticket');
});

// Covers: PAY-035
test('caches a page’s scripts and styles, and opens from any of its addresses', async () => {
  const caches = storage();
  const asked: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const address = input as string;
    asked.push(address);
    return new Response(
      address === PAGE
        ? '<link href="/remotes/a/1.css"><script src="/remotes/a/1.js"></script><a ' +
            'href="/zh-HK/profile/order">'
        : 'part',
    );
  });
  await cachePage(
    caches,
    { type: 'keep', page: PAGE, resources: [`${ORIGIN}/remotes/a/1.js`] },
    ORIGIN,
  );
  expect(asked.toSorted()).toEqual([`${ORIGIN}/remotes/a/1.css`, `${ORIGIN}/remotes/a/1.js`, PAGE]);
  offline();
  expect(
    await (
      await answerVoucherRequest(caches, part(`${ORIGIN}/remotes/a/1.css`), ORIGIN, tell)
    )?.text(),
  ).toBe('part');
  expect(
    await (
      await answerVoucherRequest(caches, navigation(`${PAGE}?from=mail`), ORIGIN, tell)
    )?.text(),
  ).toContain('<script');
});

test('the network goes first, whatever was kept', async () => {
  const caches = storage();
  network(async () => new Response('old'));
  await cachePage(caches, { type: 'keep', page: PAGE, resources: [] }, ORIGIN);
  network(async () => new Response('new'));
  expect(await (await answerVoucherRequest(caches, navigation(PAGE), ORIGIN, tell))?.text()).toBe(
    'new',
  );
});

// Covers: PAY-037
test('a page that was kept in the other language opens in that one', async () => {
  const caches = storage();
  network(async () => new Response('ticket'));
  await cachePage(caches, { type: 'keep', page: PAGE, resources: [] }, ORIGIN);
  offline();
  const answer = await answerVoucherRequest(
    caches,
    navigation(`${PAGE.replace('zh-HK', 'en-US')}?from=mail`),
    ORIGIN,
    tell,
  );
  expect([answer?.status, answer?.headers.get('location')]).toEqual([302, PAGE]);
  expect(await (await answerVoucherRequest(caches, navigation(PAGE), ORIGIN, tell))?.text()).toBe(
    'ticket',
  );
});

test.each([
  ['zh-HK', '沒有訊號'],
  ['en-US', 'No signal'],
])(
  'a voucher that was never opened here says so, in %s, and leads to itself',
  async (locale, title) => {
    offline();
    const address = `${ORIGIN}/${locale}/voucher/TN2611-NEVER?a=<b>&"c`;
    const answer = await answerVoucherRequest(storage(), navigation(address), ORIGIN, tell);
    expect(answer?.status).toBe(503);
    expect(answer?.headers.get('cache-control')).toBe('no-store');
    const text = (await answer?.text()) ?? '';
    expect(text).toContain(`<html lang="${locale}">`);
    expect(text).toContain(`<h1>${title}</h1>`);
    expect(text).toContain(`href="/${locale}/voucher/TN2611-NEVER?a=`);
    expect(text).not.toContain('<b>');
    // It tries again by itself once there is a signal: that script is the one that its policy
    // allows.
    const script = /<script>(.*)<\/script>/.exec(text)?.[1] ?? '';
    expect(script).toContain("'online'");
    expect(answer?.headers.get('content-security-policy')).toContain(
      `script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    );
  },
);

test('fails for an uncached script, and leaves API calls and other origins alone', async () => {
  offline();
  await expect(
    answerVoucherRequest(storage(), part(`${ORIGIN}/remotes/b.js`), ORIGIN, tell),
  ).rejects.toThrow('Failed to fetch');
  expect(
    answerVoucherRequest(storage(), part(`${ORIGIN}/api/user/order/1`), ORIGIN, tell),
  ).toBeUndefined();
  expect(
    answerVoucherRequest(storage(), part('https://elsewhere.test/a.js'), ORIGIN, tell),
  ).toBeUndefined();
});

// Covers: PAY-050
test('reports only a cached script that replaced one with an integrity hash', async () => {
  const caches = storage();
  const [script, picture] = [`${ORIGIN}/remotes/a.js`, `${ORIGIN}/remotes/a.avif`];
  network(async () => new Response('good'));
  await cachePage(caches, { type: 'keep', page: PAGE, resources: [script, picture] }, ORIGIN);
  expect(
    await (await answerVoucherRequest(caches, part(script, 'sha384-x'), ORIGIN, tell))?.text(),
  ).toBe('good');
  expect(tell).not.toHaveBeenCalled();
  // As `fetch` does with bytes that are not those of the hash.
  network(() => Promise.reject(new TypeError('Failed to fetch')));
  await answerVoucherRequest(caches, part(picture), ORIGIN, tell);
  expect(
    await (await answerVoucherRequest(caches, part(script, 'sha384-x'), ORIGIN, tell))?.text(),
  ).toBe('good');
  expect(tell.mock.calls).toEqual([[{ type: 'kept-script', url: script, integrity: 'sha384-x' }]]);
  // Nothing stands in: the page sees for itself.
  await expect(
    answerVoucherRequest(caches, part(`${ORIGIN}/remotes/b.js`, 'sha384-y'), ORIGIN, tell),
  ).rejects.toThrow('Failed to fetch');
  expect(tell).toHaveBeenCalledTimes(1);
});
