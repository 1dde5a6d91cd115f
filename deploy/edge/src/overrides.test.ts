import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { PageComposition } from '@tapnook/contracts';
import type { FastifyInstance } from 'fastify';
import {
  createSigner,
  overrideToken,
  startFakeRegistry,
  versionOf,
  type FakeRegistry,
} from '../test/fake-registry.ts';
import { withoutOverride } from './composition/overrides.ts';
import { previewConfig, readConfig } from './env.ts';
import { buildServer } from './server.ts';

const SHOP = 'http://localhost:3000';
let registry: FakeRegistry;
/** The preview host. */
let edge: FastifyInstance;
let shop: FastifyInstance;
let folder: string;

beforeAll(async () => {
  registry = await startFakeRegistry([
    ['shell', '1.0.0'],
    ['mf-a', '1.0.0'],
    ['mf-a', '1.1.0'],
  ]);
  folder = mkdtempSync(path.join(tmpdir(), 'edge-'));
  const config = readConfig({
    RELEASE_ORIGIN: registry.origin,
    API_ORIGIN: registry.origin,
    PUBLIC_ORIGIN: SHOP,
    PREVIEW_ORIGIN: 'http://127.0.0.1:3007',
    DATA_DIR: folder,
    TRUST_ON_FIRST_USE: '1',
    LOCAL_BUILDS: '1',
  });
  shop = await buildServer(config);
  edge = await buildServer(previewConfig(config)!);
});
afterAll(async () => {
  await Promise.all([edge.close(), shop.close()]);
  await registry.close();
  rmSync(folder, { recursive: true, force: true });
});

const preview = (): string =>
  overrideToken(registry.signer, { apps: { 'mf-a': registry.pin('mf-a', '1.1.0') } });
const page = async (
  cookies: Record<string, string> = {},
  url = '/en-US',
): Promise<PageComposition> => (await edge.inject({ url, cookies })).json<PageComposition>();
const shown = (composition: PageComposition): string | undefined =>
  composition.remotes[0]?.current.version;

// Covers: REL-006
describe('a preview', () => {
  test('moves from its link to a hidden cookie, good for a day more, at a clean URL', async () => {
    const expiresAt = new Date(Date.now() + 60_000).toISOString();
    const token = overrideToken(registry.signer, { expiresAt });
    const answer = await edge.inject({ url: `/en-US/search?q=a%20b&tn_override=${token}` });
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe('/en-US/search?q=a%20b');
    const cookie = answer.cookies.find(({ name }) => name === 'tn_override');
    expect(cookie).toMatchObject({ value: token, httpOnly: true, sameSite: 'Lax', path: '/' });
    const outlives = (cookie?.expires?.getTime() ?? 0) - Date.parse(expiresAt);
    expect(Math.abs(outlives - 86_400_000)).toBeLessThan(1_000);
  });
  test('replaces its app for this browser alone', async () => {
    const mine = await page({ tn_override: preview() });
    expect(mine.remotes[0]).toMatchObject({
      bucket: 'preview',
      current: { version: '1.1.0' },
      lastGood: { version: '1.0.0' },
    });
    expect(mine.override).toMatchObject({
      kind: 'preview',
      name: 'pr-123',
      apps: { 'mf-a': '1.1.0' },
      why: { 'mf-a': { from: 'preview' }, shell: { from: 'stable' } },
    });
    const others = (await shop.inject('/en-US')).json<PageComposition>();
    expect(shown(others)).toBe('1.0.0');
    expect(others.override).toBeUndefined();
  });
  test('is handed on by whoever holds it, and by nobody else', async () => {
    const token = preview();
    expect(
      (await edge.inject({ url: '/override', cookies: { tn_override: token } })).json(),
    ).toEqual({ token });
    expect(
      (await edge.inject({ url: '/override', cookies: { tn_override: `${token}x` } })).statusCode,
    ).toBe(404);
    expect((await edge.inject('/override')).statusCode).toBe(404);
  });
  test('is left by its link', async () => {
    const answer = await edge.inject({
      url: '/zh-HK/search?tn_override=',
      cookies: { tn_override: preview() },
    });
    expect(answer.headers.location).toBe(`${SHOP}/zh-HK/search`);
    expect(answer.cookies.find(({ name }) => name === 'tn_override')?.value).toBe('');
  });
  test('never sends anybody to another site', async () => {
    for (const url of [String.raw`/\evil.example`, '//evil.example/x']) {
      const { location } = (await edge.inject({ url: `${url}?tn_override=` })).headers;
      expect(new URL(String(location), SHOP).origin).toBe(SHOP);
    }
  });
});

describe('nothing unsigned changes what is loaded', () => {
  const forged = (): [string, string][] => {
    const token = preview();
    const [payload = '', keyId = '', signature = ''] = token.split('.');
    const claim = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<
      string,
      unknown
    >;
    const altered = Buffer.from(JSON.stringify({ ...claim, name: 'other' })).toString('base64url');
    return [
      ['an altered claim', `${altered}.${keyId}.${signature}`],
      [
        'an altered signature',
        `${payload}.${keyId}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
      ],
      ['no signature', `${payload}.${keyId}.`],
      [
        'another key',
        overrideToken(createSigner(), { apps: { 'mf-a': registry.pin('mf-a', '1.1.0') } }),
      ],
      [
        'another key under a known name',
        overrideToken(
          { ...createSigner(), keyId: registry.signer.keyId },
          { apps: { 'mf-a': registry.pin('mf-a', '1.1.0') } },
        ),
      ],
      [
        'an ended one',
        overrideToken(registry.signer, {
          apps: { 'mf-a': registry.pin('mf-a', '1.1.0') },
          expiresAt: new Date(Date.now() - 1).toISOString(),
        }),
      ],
      ['plain JSON', JSON.stringify({ 'mf-a': '1.1.0' })],
      [
        'a foreign address',
        overrideToken(registry.signer, {
          kind: 'developer',
          apps: { 'mf-a': { url: 'http://evil.example' } },
        }),
      ],
    ];
  };
  test('in a cookie', async () => {
    for (const [what, token] of forged()) {
      const { statusCode, headers } = await edge.inject({
        url: '/en-US/help',
        cookies: { tn_override: token },
      });
      expect([what, statusCode, headers.location]).toEqual([what, 302, `${SHOP}/en-US/help`]);
    }
  });
  test('in a query', async () => {
    for (const [what, token] of forged()) {
      const answer = await edge.inject({ url: '/en-US', query: { tn_override: token } });
      expect([
        what,
        answer.statusCode,
        answer.cookies.some(({ name }) => name === 'tn_override'),
      ]).toEqual([what, 403, false]);
    }
  });
  test('a signed version whose digest is not that of its record is not shown', async () => {
    const token = overrideToken(registry.signer, {
      apps: { 'mf-a': { version: '1.1.0', digest: 'a'.repeat(64) } },
    });
    expect(shown(await page({ tn_override: token }))).toBe('1.0.0');
  });
});

describe('the shop itself', () => {
  test('takes no override, neither from a link nor from a cookie, and hands none on', async () => {
    const token = preview();
    for (const asked of [
      { url: '/en-US', query: { tn_override: token } },
      { url: '/en-US', cookies: { tn_override: token } },
    ]) {
      const answer = await shop.inject(asked);
      expect(answer.cookies.some(({ name }) => name === 'tn_override')).toBe(false);
      expect(shown(answer.json<PageComposition>())).toBe('1.0.0');
    }
    const { statusCode } = await shop.inject({
      url: '/override',
      cookies: { tn_override: token },
    });
    expect(statusCode).toBe(404);
  });
});

describe('the preview host', () => {
  test('shows nothing without a link, except where staff signs in, and is not found', async () => {
    for (const url of ['/en-US', '/zh-HK/search?q=1', '/']) {
      const { statusCode, headers } = await edge.inject(url);
      expect([statusCode, headers['x-robots-tag']]).toEqual([403, 'noindex, nofollow']);
    }
    expect((await edge.inject('/en-US/login')).statusCode).toBe(200);
  });
  test('keeps nothing of a page for others', async () => {
    const { headers } = await edge.inject({ url: '/en-US', cookies: { tn_override: preview() } });
    expect(headers['cache-control']).toBe('private, no-store');
  });
  test('a link for staff leads whoever is not signed in to the sign-in', async () => {
    const token = overrideToken(registry.signer, {
      audience: 'staff',
      apps: { 'mf-a': registry.pin('mf-a', '1.1.0') },
    });
    const answer = await edge.inject({ url: '/en-US', cookies: { tn_override: token } });
    expect([answer.statusCode, answer.headers.location]).toEqual([
      302,
      '/en-US/login?redirect=%2F',
    ]);
  });
  test('must have a host name of its own, since cookies know no ports', () => {
    expect(() => readConfig({ PREVIEW_ORIGIN: 'http://localhost:3007' })).toThrow(
      'PREVIEW_ORIGIN: needs a host name of its own',
    );
  });
});

describe('a local build', () => {
  const { record, files } = versionOf('mf-a', '0.0.0-dev');
  const local = createServer((request, response) => {
    const file = (request.url ?? '/').slice(1);
    response.end(file === 'record.json' ? JSON.stringify(record) : (files[file] ?? ''));
  });
  let token: string;
  beforeAll(async () => {
    await new Promise<void>((resolve) => local.listen(0, '127.0.0.1', resolve));
    token = overrideToken(registry.signer, {
      kind: 'developer',
      apps: { 'mf-a': { url: `http://127.0.0.1:${(local.address() as AddressInfo).port}` } },
    });
  });
  afterAll(() => void local.close());

  test('stands for its app, unpinned, with the published version behind it', async () => {
    expect((await page({ tn_override: token })).remotes[0]).toMatchObject({
      bucket: 'override',
      current: {
        version: '0.0.0-dev',
        entry: '/remotes/mf-a/0.0.0-dev/remoteEntry.js',
        integrity: '',
      },
      lastGood: { version: '1.0.0' },
    });
  });
  test('its files are given to the holder of the token only', async () => {
    const url = '/remotes/mf-a/0.0.0-dev/remoteEntry.js';
    expect((await edge.inject({ url, cookies: { tn_override: token } })).body).toBe(
      '/* mf-a 0.0.0-dev */',
    );
    expect((await edge.inject({ url })).statusCode).toBe(404);
  });
  test('one that is not running leaves the published version', async () => {
    const gone = overrideToken(registry.signer, {
      kind: 'developer',
      apps: { 'mf-a': { url: 'http://127.0.0.1:1' } },
    });
    expect(shown(await page({ tn_override: gone }))).toBe('1.0.0');
  });
});

test('only the override leaves an address', () => {
  expect(withoutOverride('/a?b=1&tn_override=x.y.z&c=%20')).toBe('/a?b=1&c=%20');
  expect(withoutOverride('/a?tn_override=')).toBe('/a');
  expect(withoutOverride('/a?xtn_override=1')).toBe('/a?xtn_override=1');
});

test('a revoked link ends at once, in the query and in the cookie', async () => {
  const revoked = overrideToken(registry.signer, {
    id: '77',
    apps: { 'mf-a': registry.pin('mf-a', '1.1.0') },
  });
  expect(shown(await page({ tn_override: revoked }))).toBe('1.1.0');
  const next = JSON.stringify(registry.signed(8, { revokedLinks: ['77'] }));
  registry.fakeAnswer = (url) => (url.endsWith('/manifest') ? next : undefined);
  registry.stream = (response) => void response.end('event: generation\ndata: {}\n\n');
  let status = 200;
  for (let tries = 0; status === 200 && tries < 200; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 25));
    ({ statusCode: status } = await edge.inject({
      url: '/en-US',
      cookies: { tn_override: revoked },
    }));
  }
  expect(status).toBe(302);
  const opened = await edge.inject({ url: '/en-US', query: { tn_override: revoked } });
  expect([opened.statusCode, opened.body]).toEqual([
    403,
    expect.stringContaining('This preview was ended.'),
  ]);
  expect(shown(await page({ tn_override: preview() }))).toBe('1.1.0');
});
