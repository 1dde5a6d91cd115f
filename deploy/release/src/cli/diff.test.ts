import { execFileSync } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { buildApp, withFile, type BuiltApp } from '../../test/built-app.ts';
import { openTestRegistry, type TestRegistry } from '../../test/registry.ts';
import type { DiffWithCommits } from './diff.command.ts';
import { runCli } from './run-cli.ts';

const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim();

let all: TestRegistry;
beforeAll(async () => {
  all = await openTestRegistry();
  await all.server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => all.close());

const run = async (...args: string[]): Promise<{ code: number; out: string }> => {
  let out = '';
  const { port } = all.server.server.address() as AddressInfo;
  const code = await runCli(
    args,
    { RELEASE_URL: `http://127.0.0.1:${port}`, RELEASE_TOKEN: all.tokens.manager },
    { out: (text) => void (out += text), err: (text) => void (out += text) },
  );
  return { code, out };
};
const bill = (bytes: number, libraries: Readonly<Record<string, readonly [string, number]>>) =>
  JSON.stringify({
    metadata: {
      component: {
        name: 'mf-catalog',
        version: '1',
        properties: [{ name: 'tapnook:bytes', value: String(bytes) }],
      },
    },
    components: Object.entries(libraries).map(([name, [version, size]]) => ({
      name,
      version,
      properties: [{ name: 'tapnook:bytes', value: String(size) }],
    })),
  });
const version = (
  number: string,
  changes: Parameters<typeof buildApp>[2],
  sbom: string,
  bundle: string,
): BuiltApp => {
  const app = buildApp('mf-catalog', number, changes);
  // The record says of each file what it holds.
  const withBundle = withFile(app, 'server/server.cjs', bundle);
  return withFile(withBundle, 'server/sbom.cdx.json', sbom);
};

test('two versions are told apart by commits, bytes, libraries, calls, declarations', async () => {
  const provenance = (commit: string) => ({
    repository: 'git@git.example:shop/catalogue.git',
    author: 'Wing',
    builtAt: '2026-11-20T09:00:00.000Z',
    source: 'test',
    builder: 'test',
    commit,
  });
  const [newest = '', older = ''] = git(
    'log',
    '-2',
    '--first-parent',
    '--format=%H',
    '--',
    '.',
  ).split('\n');
  const slots = (gives: string[]) => ({ gives, uses: [] });
  await all.publish(buildApp('shell', '1.0.0'));
  const first = version(
    '1.0.0',
    { slots: slots(['map']), provenance: provenance(older) },
    bill(1_000, { zod: ['4.6.6', 400], leaflet: ['1.9.0', 900] }),
    `call('getHome', 'GET', '/v1/public/home')`,
  );
  const second = version(
    '1.1.0',
    { slots: slots(['gallery']), provenance: provenance(newest) },
    bill(1_250, { zod: ['4.6.7', 400], dayjs: ['1.11.0', 70] }),
    `call('getHome', 'GET', '/v1/public/home'); call('getShops', 'GET', '/v1/public/shops')`,
  );
  for (const app of [first, second]) expect((await all.publish(app)).status).toBe(201);

  const visit = (session: string) => ({
    app: 'mf-catalog',
    version: '1.1.0',
    bucket: 'stable',
    generation: 1,
    route: 'home',
    session,
  });
  const told = await all.post(
    '/v1/telemetry',
    {
      channel: 'production',
      events: ['visit-0001', 'visit-0002'].map((session) => ({
        ...visit(session),
        kind: 'lcp',
        value: 1_200,
      })),
    },
    all.tokens.edge,
  );
  expect(told.status).toBe(202);

  const { code, out } = await run('diff', 'mf-catalog@1.0.0', '1.1.0');
  expect(code).toBe(0);
  expect(out).toContain('mf-catalog  1000 → 1250  (+250)');
  expect(out).toContain('zod  4.6.6 → 4.6.7');
  expect(out).toContain('dayjs  absent → 1.11.0');
  expect(out).toContain('leaflet  1.9.0 → absent');
  expect(out).toContain('+ getShops (GET /v1/public/shops)');
  expect(out).not.toContain('getHome');
  expect(out).toContain('Slots it gives:\n  + gallery\n  - map');
  const json = JSON.parse(
    (await run('diff', 'mf-catalog@1.0.0', '1.1.0', '--json')).out,
  ) as DiffWithCommits;
  expect(json).toMatchObject({
    app: 'mf-catalog',
    from: { version: '1.0.0', commit: older, author: 'Wing', builder: null },
    to: { version: '1.1.0', commit: newest },
    releases: [{ version: '1.1.0' }],
    commitsUrl: `https://git.example/shop/catalogue/compare/${older}...${newest}`,
    vitals: { from: { sessions: 0 }, to: { sessions: 2, lcp: expect.any(Number) } },
  });
  expect(json.commits).toEqual([git('log', '-1', '--format=%h %an: %s', newest)]);

  expect((await run('diff', 'mf-catalog@1.0.0', '1.0.0')).out).toBe(
    'Nothing that is declared changed.',
  );
  expect((await run('diff', 'mf-catalog@1.0.0')).code).toBe(2);
  expect((await run('diff', 'mf-catalog@1.0.0', '9.0.0')).code).toBe(1);
});
