import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ReleaseRecord, RouteEntry } from '@tapnook/contracts/release';
import { buildApp, withFile } from '../../test/built-app.ts';
import { openTestRegistry, type TestRegistry } from '../../test/registry.ts';

let all: TestRegistry;
const route = (path: string, sensitive = false): RouteEntry => ({
  id: 'screen',
  path,
  auth: false,
  render: 'browser',
  header: true,
  footer: true,
  searchBar: false,
  fixedHeader: false,
  tabBar: false,
  sensitive,
  scripts: [],
  styles: [],
});
const CATALOG: Partial<ReleaseRecord> = {
  routes: [route('/'), route('/search'), route('/detail/:customUrl?')],
  slots: { gives: ['search-box'], uses: [] },
  links: { gives: ['search'], uses: [] },
  events: { emits: ['saved:changed'], listens: [] },
};
beforeAll(async () => {
  all = await openTestRegistry();
  await all.publish(buildApp('shell', '1.0.0'));
  await all.publish(buildApp('mf-catalog', '1.0.0', CATALOG));
  await all.publish(buildApp('mf-checkout', '1.0.0', { routes: [route('/checkout/:id', true)] }));
  await all.post('/v1/channels/production/compositions', {
    apps: { shell: '1.0.0', 'mf-catalog': '1.0.0', 'mf-checkout': '1.0.0' },
  });
});
afterAll(() => all.close());

interface Refusal {
  readonly code: string;
  readonly data: { findings: { check: string; subject: string; other?: string }[] };
}
/** What a team of its own is told when it publishes a remote that takes this. */
const publishAsTeam = (changes: Partial<ReleaseRecord>) =>
  all.publish<Refusal>(buildApp('mf-reviews', '1.0.0', changes), all.tokens.teams['reviews']);
const reasons = async (changes: Partial<ReleaseRecord>) =>
  (await publishAsTeam(changes)).body.data.findings.map(({ check, subject, other }) =>
    [check, subject, other].filter(Boolean).join(' '),
  );
const give = (body: object, token?: string) =>
  all.post<{ code: string }>('/v1/owners', { reason: 'moved', ...body }, token);

describe('publishing', () => {
  // Covers: REL-001
  test.each([
    '/search',
    '/SEARCH',
    '/se%61rch',
    '/search/:anything',
    '/detail/:customUrl?/more',
    '/',
  ])('refuses the address %s of another app', async (path) => {
    const found = await reasons({ routes: [route(path)] });
    expect(found.join()).toMatch(/owner \/(search|detail)? mf-catalog/);
  });

  test.each(['/checkout/:id/product', '/Checkout', '/checkout-gifts', '/%63heckoutOrder/:no'])(
    'refuses the payment address %s, whatever the remote says of itself',
    async (path) => {
      expect((await reasons({ routes: [route(path, true)] })).join()).toMatch(/owner \/checkout/);
      expect((await reasons({ routes: [route(path, false)] })).join()).toMatch(
        /address \/.*heckout/i,
      );
    },
  );

  test.each([
    '/:anything',
    '/*',
    '/:shop?/search',
    '/en-US/search',
    '/api/orders',
    '/remotes',
    '/gifts?',
    '/robots.txt',
  ])('refuses the pattern %s, which no app can have', async (path) =>
    expect(await reasons({ routes: [route(path)] })).toContain(`address ${path}`),
  );

  test('refuses the slot, link and event of another app, each with its owner', async () => {
    expect(
      await reasons({
        slots: { gives: ['search-box'], uses: [] },
        links: { gives: ['search'], uses: [] },
        events: { emits: ['saved:changed'], listens: [] },
      }),
    ).toEqual([
      'owner search-box mf-catalog',
      'owner search mf-catalog',
      'owner saved:changed mf-catalog',
    ]);
  });

  test('refuses the global of another app’s next version', async () => {
    expect(await publishAsTeam({ global: 'mf_catalog_1_0_1' })).toMatchObject({
      status: 403,
      body: { code: '50104' },
    });
  });

  test('refuses a new name that is not the team’s, until a manager gives it', async () => {
    const gifts = buildApp('mf-gifts', '1.0.0');
    const token = all.tokens.teams['reviews'];
    expect((await all.publish(gifts, token)).status).toBe(403);
    expect((await give({ kind: 'name', subject: 'mf-gifts', to: 'reviews' }, token)).status).toBe(
      403,
    );
    expect((await give({ kind: 'name', subject: 'mf-gifts', to: 'reviews' })).status).toBe(200);
    expect((await all.publish(gifts, token)).status).toBe(201);
  });

  test.each([
    ['service-worker.js', 'at the root, whose scope would be everything'],
    ['search/service-worker.js', 'below an address of another app'],
    ['robots.txt', 'that the edge answers itself'],
    ['worker.js', 'that is a script'],
  ])('refuses the root file %s: %s', async (file) => {
    const app = withFile(
      buildApp('mf-reviews', '1.0.0', { routes: [route('/reviews')] }),
      `browser/root/${file}`,
    );
    expect(await all.publish<Refusal>(app)).toMatchObject({
      status: 422,
      body: { data: { findings: [{ check: 'address', subject: file }] } },
    });
  });

  test('takes a worker below an address of its own, which nobody else can replace', async () => {
    const app = withFile(
      buildApp('mf-account', '1.0.0', { routes: [route('/account')] }),
      'browser/root/account/service-worker.js',
    );
    expect((await all.publish(app, all.tokens.teams['account'])).status).toBe(201);
    const other = withFile(
      buildApp('mf-merchant', '1.0.0', { routes: [route('/account/:x')] }),
      'browser/root/account/service-worker.js',
    );
    expect(await all.publish<Refusal>(other)).toMatchObject({
      body: {
        data: {
          findings: [
            { check: 'owner', subject: '/account', other: 'mf-account' },
            { check: 'owner', subject: 'account/service-worker.js', other: 'mf-account' },
          ],
        },
      },
    });
  });
});

describe('a change of owner', () => {
  test('is the owner’s or a manager’s; a payment address is a manager’s alone', async () => {
    const { catalog, reviews, checkout } = all.tokens.teams;
    await all.publish(buildApp('mf-reviews', '0.9.0'));
    const search = { kind: 'route', subject: '/Search', to: 'mf-reviews' };
    expect((await give(search, reviews)).status).toBe(403);
    expect((await give(search, catalog)).status).toBe(200);
    const pay = { kind: 'route', subject: '/checkout', to: 'mf-reviews' };
    expect((await give(pay, checkout)).status).toBe(403);
    expect((await give({ ...search, to: 'mf-nobody' })).body.code).toBe('50107');
    const { body } = await all.get<{ owners: { kind: string; subject: string; app: string }[] }>(
      '/v1/owners',
    );
    expect(body.owners.find(({ subject }) => subject === '/search')?.app).toBe('mf-reviews');
  });

  test('lets the new owner publish, and compose once the former has left it', async () => {
    const reviews = buildApp('mf-reviews', '1.1.0', { routes: [route('/search')] });
    expect((await all.publish(reviews, all.tokens.teams['reviews'])).status).toBe(201);
    const composeBoth = (catalog: string) =>
      all.post<Refusal>('/v1/channels/production/compositions', {
        apps: { 'mf-reviews': '1.1.0', 'mf-catalog': catalog },
        waive: true,
      });
    const refused = await composeBoth('1.0.0');
    expect(
      refused.body.data.findings.map(
        ({ check, app }: { check: string; app?: string }) => `${check} ${app}`,
      ),
    ).toEqual(['clash mf-catalog', 'clash mf-reviews']);
    const without = { ...CATALOG, routes: [route('/'), route('/detail/:customUrl?')] };
    expect((await all.publish(buildApp('mf-catalog', '1.1.0', without))).status).toBe(201);
    expect((await composeBoth('1.1.0')).status).toBe(200);
    const back = await all.post<Refusal>('/v1/channels/production/compositions', {
      apps: { 'mf-catalog': '1.0.0' },
      waive: true,
    });
    expect(back.body.data.findings).toContainEqual(
      expect.objectContaining({ check: 'owner', subject: '/search', other: 'mf-reviews' }),
    );
  });

  test('an event is shared by its owner, and by a manager who waives at publishing', async () => {
    const emits = { events: { emits: ['saved:changed'], listens: [] } };
    const share = { kind: 'event', subject: 'saved:changed', to: 'mf-reviews', share: true };
    expect((await all.publish(buildApp('mf-reviews', '1.2.0', emits))).status).toBe(422);
    expect((await give(share, all.tokens.teams['catalog'])).status).toBe(200);
    expect((await all.publish(buildApp('mf-reviews', '1.2.0', emits))).status).toBe(201);
    const merchant = buildApp('mf-merchant', '1.2.0', emits);
    expect((await all.publish(merchant, all.tokens.manager, '?waive=true')).status).toBe(201);
    const { body } = await all.get<{ owners: { subject: string; sharedWith: string[] }[] }>(
      '/v1/owners',
    );
    expect(body.owners.find(({ subject }) => subject === 'saved:changed')?.sharedWith).toEqual([
      'mf-reviews',
      'mf-merchant',
    ]);
  });
});
