import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { Locale, RemoteManifest, ResolvedRemote } from '@tapnook/contracts';
import { pageRequest, resolvedRemote } from './page-request.fixture.ts';
import { renderPage } from './render-page.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** The real routes with their flags; what the remotes render is not asked for here. */
const remotes: ResolvedRemote[] = [
  'mf-account',
  'mf-catalog',
  'mf-checkout',
  'mf-merchant',
  'mf-reviews',
].map((name) => {
  const { routes } = JSON.parse(
    readFileSync(path.join(ROOT, name, 'remote.json'), 'utf8'),
  ) as RemoteManifest;
  return resolvedRemote(name, routes);
});
const render = async (address: string, locale: Locale = 'en-US') => {
  const answer = await renderPage(pageRequest(address, remotes, { locale }));
  if (answer.kind !== 'page') throw new Error(`${address} is a redirect to ${answer.to}`);
  const { html, status } = answer;
  return {
    html,
    status,
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1],
    has: (app: string) => html.includes(app),
  };
};

describe('pages of the shell itself', () => {
  // Covers: RTE-031
  test.each([
    ['/error', 'en-US', 500, 'Something went wrong', 'That didn’t load.'],
    ['/error', 'zh-HK', 500, '出了問題', '未能載入。'],
    ['/no/such/page', 'en-US', 404, 'Page not found', 'That one has left the pier'],
  ] as const)(
    '%s in %s answers %i under its own title',
    async (address, locale, status, title, heading) => {
      const page = await render(address, locale);
      expect([page.status, page.title?.startsWith(title)]).toEqual([status, true]);
      expect(page.has(heading)).toBe(true);
      expect(page.has(`lang="${locale}"`)).toBe(true);
      expect(page.has('noindex')).toBe(true);
    },
  );
});

// Covers: RTE-032
test('the shell’s own pages bring their styles with them, the others do without', async () => {
  const styles = async (address: string) =>
    [...(await render(address)).html.matchAll(/<style[^>]* data-href="([^"]*)"/g)].map(
      ([, href]) => href,
    );
  expect(await styles('/no/such/page')).toEqual([
    '/remotes/shell/1.0.0/main.css',
    '/remotes/shell/1.0.0/83.css',
  ]);
  expect(await styles('/help')).toEqual(['/remotes/shell/1.0.0/main.css']);
});
// Covers: RTE-032
test('nobody is promised a way home that only a script can keep', async () => {
  for (const [locale, promise] of [
    ['en-US', 'leaves in a moment'],
    ['zh-HK', '很快開出'],
  ] as const) {
    const page = new DOMParser().parseFromString(
      (await render('/no/such/page', locale)).html,
      'text/html',
    );
    expect(page.querySelector('[data-counting]')).toBeNull();
    page.querySelectorAll('script, .promise').forEach((element) => element.remove());
    expect(page.body.textContent).toMatch(/never docked here|從未在此靠岸/);
    expect(page.body.textContent).not.toContain(promise);
    expect(page.querySelector('[role="timer"]')).toBeNull();
  }
});

describe('what stands around a page (part 1, section 2)', () => {
  // Covers: RTE-038, RTE-040
  test.each([
    ['/login', false, false, false],
    ['/register', false, false, false],
    ['/subscribe', false, false, false],
    ['/voucher/TN1', false, false, false],
    ['/receipt/TN1', false, false, false],
    ['/', true, true, true],
    ['/promo/rainy-days', true, true, true],
    ['/help', true, true, true],
    ['/profile/order', true, true, true],
    ['/terms/privacy-policy', true, true, false],
  ])('%s: header %s, footer %s, search bar %s', async (address, header, footer, searchBar) => {
    const page = await render(address);
    expect([page.has('<header'), page.has('<footer'), page.has('role="search"')]).toEqual([
      header,
      footer,
      searchBar,
    ]);
  });
  // Covers: RTE-039
  test.each(['/', '/promo/rainy-days', '/search', '/help'])(
    '%s has a fixed header',
    async (address) => {
      expect((await render(address)).has('data-fixed="true"')).toBe(true);
    },
  );
});

describe('where the shell’s script does not come', () => {
  // Covers: PAY-052
  test.each([
    [
      '/checkout/1/product',
      'en-US',
      'Opening this page charged nothing',
      ['', '/en-US/profile/order'],
      'checkout',
    ],
    ['/checkout/1/product', 'zh-HK', '打開此頁不會扣款', ['', '/zh-HK/profile/order'], 'checkout'],
    ['/help', 'en-US', 'What you have paid for is safe', [''], 'help'],
    ['/help', 'zh-HK', '已付款的訂單不受影響', [''], 'help'],
    ['/no/such/page', 'en-US', 'Some of this page didn’t load.', [''], 'not-found'],
    ['/no/such/page', 'zh-HK', '此頁未能全部載入', [''], 'not-found'],
  ] as const)(
    '%s in %s has words ready, with what can be done about it',
    async (address, locale, words, ways, route) => {
      const page = new DOMParser().parseFromString(
        (await render(address, locale)).html,
        'text/html',
      );
      const ready = page.querySelector<HTMLTemplateElement>('template#tapnook-stranded');
      expect(ready?.content.querySelector('[role="alert"]')?.textContent).toContain(words);
      expect(
        [...(ready?.content.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href')),
      ).toEqual(ways);
      expect(JSON.parse(ready?.dataset.report ?? '')).toEqual({
        channel: 'production',
        events: [{ app: 'shell', version: '1.0.0', route }],
      });
    },
  );
});
