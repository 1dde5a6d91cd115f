import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OverrideClaim } from '@tapnook/contracts/release';
import { buildApp } from '../../test/built-app.ts';
import { openTestRegistry, type TestRegistry } from '../../test/registry.ts';
import { runCli } from '../cli/run-cli.ts';
import type { ErrorGroup, ErrorGroupPage } from './error-groups.ts';

let all: TestRegistry;
let url: string;
const provenance = (commit: string) => ({
  builtAt: '2026-11-20T09:00:00.000Z',
  source: 'test',
  builder: 'test',
  commit: commit.repeat(40),
  author: 'Wing',
  repository: 'https://git.example/shop',
});

interface Told {
  readonly version: string;
  readonly session: string;
  readonly kind?: string;
  readonly detail?: string;
  readonly route?: string;
  readonly path?: string;
  readonly shopper?: string;
}
const tell = async (events: readonly Told[]): Promise<void> => {
  const { status } = await all.post(
    '/v1/telemetry',
    {
      channel: 'production',
      events: events.map(({ path, shopper, kind = 'session', route = 'detail', ...event }) => ({
        app: 'mf-catalog',
        bucket: 'stable',
        generation: 3,
        kind,
        route,
        ...event,
        ...(kind !== 'session' && {
          context: {
            apps: { shell: '1.0.0', 'mf-catalog': event.version },
            locale: 'zh-HK',
            flags: { 'chat-widget': false },
            ...(path && { path }),
            ...(shopper && { shopper }),
          },
        }),
      })),
    },
    all.tokens.edge,
  );
  expect(status).toBe(202);
};
const detail = (version: string, place: string): string =>
  'TypeError: no ' +
  `price\n/remotes/mf-catalog/${version}/${version === '1.0.1' ? 'a1' : 'b2'}.js:1:${place}`;

beforeAll(async () => {
  all = await openTestRegistry();
  url = await all.server.listen({ port: 0, host: '127.0.0.1' });
  await all.publish(buildApp('shell', '1.0.0'));
  for (const [version, commit] of [
    ['1.0.0', 'a'],
    ['1.0.1', 'b'],
    ['1.0.2', 'c'],
  ] as const) {
    const route = {
      id: 'detail',
      path: '/detail/:customUrl',
      auth: false,
      render: 'server' as const,
      header: true,
      footer: true,
      searchBar: false,
      fixedHeader: false,
      tabBar: false,
      sensitive: false,
      scripts: [],
      styles: [],
    };
    const app = buildApp('mf-catalog', version, {
      provenance: provenance(commit),
      routes: [route],
    });
    expect((await all.publish(app)).status).toBe(201);
    const composed = await all.post('/v1/channels/production/compositions', {
      apps: { shell: '1.0.0', 'mf-catalog': version },
    });
    expect(composed.status).toBe(200);
  }
  const error = { kind: 'unhandled-error' } as const;
  await tell([
    { version: '1.0.0', session: 'visit-0000' },
    {
      version: '1.0.1',
      session: 'visit-0001',
      ...error,
      detail: detail('1.0.1', '77'),
      shopper: 'shopper-0001-hash',
    },
    {
      version: '1.0.2',
      session: 'visit-0002',
      ...error,
      detail: detail('1.0.2', '99'),
      path: '/detail/peak-tram',
      shopper: 'shopper-0002-hash',
    },
    {
      version: '1.0.2',
      session: 'visit-0003',
      ...error,
      detail: detail('1.0.2', '99'),
      route: 'elsewhere',
      shopper: 'shopper-0002-hash',
    },
    { version: '1.0.2', session: 'visit-0003', kind: 'api-failure', detail: 'getHome 10500' },
  ]);
});
afterAll(() => all.close());

const list = async (): Promise<ErrorGroup[]> =>
  (await all.get<{ errors: ErrorGroup[] }>('/v1/apps/mf-catalog/errors', all.tokens.viewer)).body
    .errors;
const group = async (): Promise<ErrorGroup> =>
  (await list()).find(({ kind }) => kind === 'unhandled-error')!;

describe('error groups', () => {
  it('hold the same failure of several versions, wherever it stands in their files', async () => {
    expect(await list()).toHaveLength(2);
    expect(await group()).toMatchObject({
      message: 'TypeError: no price',
      firstVersion: '1.0.1',
      versions: ['1.0.1', '1.0.2'],
    });
  });

  it('tell whom they touched, the last good version, and what changed since', async () => {
    const { id } = await group();
    const { body } = await all.get<ErrorGroupPage>(`/v1/apps/mf-catalog/errors/${id}`);
    expect(body).toMatchObject({
      touched: { visits: 3, shoppers: 2, routes: { detail: 2 } },
      lastGood: '1.0.0',
      changes: {
        releases: [{ version: '1.0.1', commit: 'b'.repeat(40), author: 'Wing' }],
        commitsUrl: `https://git.example/shop/compare/${'a'.repeat(40)}...${'b'.repeat(40)}`,
      },
      sample: { locale: 'zh-HK', path: '/detail/peak-tram', flags: { 'chat-widget': false } },
    });
  });

  it('give staff a signed link to what a visitor had: versions, locale, URL, flags', async () => {
    const { id } = await group();
    const { status, body } = await all.post<{ url: string }>(
      `/v1/apps/mf-catalog/errors/${id}/link`,
      {},
    );
    expect(status).toBe(201);
    const link = new URL(body.url);
    expect(link.pathname).toBe('/zh-HK/detail/peak-tram');
    const token = link.searchParams.get('tn_override') ?? '';
    const claim = JSON.parse(
      Buffer.from(token.split('.')[0] ?? '', 'base64url').toString('utf8'),
    ) as OverrideClaim;
    expect(claim).toMatchObject({
      audience: 'staff',
      apps: { shell: { version: '1.0.0' }, 'mf-catalog': { version: '1.0.2' } },
      flags: { 'chat-widget': false },
    });
    expect(JSON.stringify(claim)).not.toContain('shopper-000');
  });

  it('are unknown by another id, and no viewer makes links', async () => {
    const { id } = await group();
    expect((await all.get('/v1/apps/mf-catalog/errors/0123456789abcdef')).status).toBe(404);
    const link = `/v1/apps/mf-catalog/errors/${id}/link`;
    expect((await all.post(link, {}, all.tokens.viewer)).status).toBe(403);
  });

  it('stand on the command line', async () => {
    const { id } = await group();
    const run = async (...args: string[]): Promise<string> => {
      let text = '';
      const env = { RELEASE_URL: url, RELEASE_TOKEN: all.tokens.manager };
      await runCli(args, env, { out: (line) => (text += line), err: (line) => (text += line) });
      return text;
    };
    expect(await run('errors', 'mf-catalog')).toContain(`${id}       `);
    const shown = await run('errors', 'mf-catalog', id);
    expect(shown).toContain('Visits: 3, shoppers: 2. By route: detail 2');
    expect(shown).toContain('Not in 1.0.0. Since then:');
    expect(await run('errors', 'mf-catalog', 'open', id)).toContain('/zh-HK/detail/peak-tram?tn_');
  });
});
