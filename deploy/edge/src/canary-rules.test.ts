import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import type { PageComposition } from '@tapnook/contracts';
import type { Targeting } from '@tapnook/contracts/release';
import type { FastifyInstance } from 'fastify';
import { createToken, createTokenKey } from '../test/access-tokens.ts';
import { startFakeRegistry, type FakeRegistry } from '../test/fake-registry.ts';
import { readConfig } from './env.ts';
import { buildServer } from './server.ts';

const SECRET = 's'.repeat(32);
const API_KEY = createTokenKey('api');
const STRANGER = createTokenKey('api');
const folder = mkdtempSync(path.join(tmpdir(), 'edge-'));
const running: { edge: FastifyInstance; registry: FakeRegistry }[] = [];
afterAll(async () => {
  for (const { edge, registry } of running) {
    await edge.close();
    await registry.close();
  }
  rmSync(folder, { recursive: true, force: true });
});

const edgeWith = async (
  rules: Targeting | undefined,
  weight = 10_000,
): Promise<FastifyInstance> => {
  const registry = await startFakeRegistry(
    [
      ['shell', '1.0.0'],
      ['mf-a', '1.0.0'],
      ['mf-a', '1.1.0'],
    ],
    { canary: { weight, version: '1.1.0', ...(rules && { rules }) } },
  );
  registry.fakeAnswer = (url) =>
    url === '/.well-known/jwks.json' ? JSON.stringify({ keys: [API_KEY.jwk] }) : undefined;
  const edge = await buildServer(
    readConfig({
      RELEASE_ORIGIN: registry.origin,
      API_ORIGIN: registry.origin,
      DATA_DIR: path.join(folder, String(running.length)),
      TRUST_ON_FIRST_USE: '1',
      SHOPPER_ID_SECRET: SECRET,
    }),
  );
  running.push({ edge, registry });
  return edge;
};
const shown = async (
  edge: FastifyInstance,
  url: string,
  cookies: Record<string, string> = {},
  agent = 'Mozilla/5.0',
): Promise<readonly [string | undefined, string | undefined]> => {
  const { remotes } = (
    await edge.inject({ url, cookies, headers: { 'user-agent': agent } })
  ).json<PageComposition>();
  return [remotes[0]?.current.version, remotes[0]?.bucket];
};
/** An edge that starts on a busy machine may have to ask twice for the API's keys. */
const untilKeysAreKnown = async (edge: FastifyInstance, role: string): Promise<void> => {
  const cookies = { tn_refresh: 'r', tn_access: await accessToken(role) };
  while ((await shown(edge, '/en-US', cookies))[1] === 'outside')
    await new Promise((resolve) => setTimeout(resolve, 50));
};
const accessToken = (role: string, key = API_KEY): Promise<string> => createToken(key, { role });

// Covers: REL-016
describe('a candidate with rules', () => {
  test('by locale: the rest is outside, and counted apart', async () => {
    const edge = await edgeWith({ locales: ['zh-HK'] });
    expect(await shown(edge, '/zh-HK')).toEqual(['1.1.0', 'candidate']);
    expect(await shown(edge, '/en-US')).toEqual(['1.0.0', 'outside']);
  });
  test('by platform, and a page kept for one side is never shown to the other', async () => {
    const edge = await edgeWith({ platforms: ['ios'] });
    for (let times = 0; times < 2; times += 1) {
      expect(await shown(edge, '/en-US', {}, 'Mozilla/5.0 (iPhone)')).toEqual([
        '1.1.0',
        'candidate',
      ]);
      expect(await shown(edge, '/en-US')).toEqual(['1.0.0', 'outside']);
    }
  });
  test('by route', async () => {
    const edge = await edgeWith({ routes: ['elsewhere'] });
    expect(await shown(edge, '/en-US')).toEqual(['1.0.0', 'outside']);
    const other = await edgeWith({ routes: ['home'] });
    expect(await shown(other, '/en-US')).toEqual(['1.1.0', 'candidate']);
  });
  test('by signed-in group, by the API’s word and nobody else’s', async () => {
    const edge = await edgeWith({ groups: ['merchant'] });
    const session = { tn_refresh: 'r' };
    await untilKeysAreKnown(edge, 'merchant');
    expect(
      await shown(edge, '/en-US', { ...session, tn_access: await accessToken('merchant') }),
    ).toEqual(['1.1.0', 'candidate']);
    expect(
      await shown(edge, '/en-US', { ...session, tn_access: await accessToken('client') }),
    ).toEqual(['1.0.0', 'outside']);
    expect(
      await shown(edge, '/en-US', {
        ...session,
        tn_access: await accessToken('merchant', STRANGER),
      }),
    ).toEqual(['1.0.0', 'outside']);
    expect(
      await shown(edge, '/en-US', {
        ...session,
        tn_user: encodeURIComponent(
          JSON.stringify({ userId: '7', role: 'merchant', groups: ['merchant'] }),
        ),
      }),
    ).toEqual(['1.0.0', 'outside']);
    expect(await shown(edge, '/en-US', { tn_access: await accessToken('merchant') })).toEqual([
      '1.0.0',
      'outside',
    ]);
  });
});

// Covers: REL-007
describe('nobody chooses a side', () => {
  test('an id of one’s own making is as none; the one that was given is kept', async () => {
    const edge = await edgeWith(undefined, 5_000);
    const sideOf = async (cookie?: string) => {
      const answer = await edge.inject({
        url: '/en-US',
        ...(cookie !== undefined && { cookies: { tn_shopper: cookie } }),
      });
      return {
        side: answer.json<PageComposition>().remotes[0]?.bucket,
        given: answer.cookies.find(({ name }) => name === 'tn_shopper')?.value,
      };
    };
    const first = await sideOf();
    expect(first.given).toMatch(/^[0-9a-f-]{36}\.[\w-]{43}$/);
    for (let again = 0; again < 5; again += 1)
      expect(await sideOf(first.given)).toEqual({ side: first.side, given: undefined });
    const [id = '', signature = ''] = (first.given ?? '').split('.');
    const another = createHmac('sha256', 'x'.repeat(32)).update(`shopper ${id}`);
    const signedByAnother = `${id}.${another.digest('base64url')}`;
    for (const forged of [
      id,
      `${id}.`,
      `${crypto.randomUUID()}.${signature}`,
      `${first.given}.x`,
      signedByAnother,
      '',
    ]) {
      const { given } = await sideOf(forged);
      expect([forged, given?.startsWith(id)]).toEqual([forged, false]);
    }
    // Forged again and again, the same id meets both sides, as strangers do.
    const sides = new Set<string | undefined>();
    for (let tries = 0; tries < 60 && sides.size < 2; tries += 1)
      sides.add((await sideOf('a-shopper-of-my-own-making')).side);
    expect(sides).toEqual(new Set(['candidate', 'stable']));
  });
  test('nor does a session that nobody signed', async () => {
    const edge = await edgeWith({ signedIn: true });
    await untilKeysAreKnown(edge, 'client');
    expect(
      await shown(edge, '/en-US', { tn_refresh: 'r', tn_access: await accessToken('client') }),
    ).toEqual(['1.1.0', 'candidate']);
    expect(await shown(edge, '/en-US', { tn_refresh: 'r' })).toEqual(['1.0.0', 'outside']);
    expect(
      await shown(edge, '/en-US', {
        tn_refresh: 'r',
        tn_access: await accessToken('client', STRANGER),
      }),
    ).toEqual(['1.0.0', 'outside']);
  });
});

test('only a proxy that is trusted may say whom it speaks for', async () => {
  const open = async (trusted: string | undefined) => {
    const registry = await startFakeRegistry([
      ['shell', '1.0.0'],
      ['mf-a', '1.0.0'],
    ]);
    const edge = await buildServer(
      readConfig({
        RELEASE_ORIGIN: registry.origin,
        API_ORIGIN: registry.origin,
        DATA_DIR: path.join(folder, `proxy-${running.length}`),
        TRUST_ON_FIRST_USE: '1',
        ...(trusted ? { TRUSTED_PROXIES: trusted } : {}),
      }),
    );
    running.push({ edge, registry });
    edge.addHook('onSend', async (request, reply) => void reply.header('x-seen', request.ip));
    return async (remoteAddress: string) =>
      (
        await edge.inject({
          url: '/generation',
          remoteAddress,
          headers: { 'x-forwarded-for': '203.0.113.9' },
        })
      ).headers['x-seen'];
  };
  const alone = await open(undefined);
  expect([await alone('198.51.100.7'), await alone('10.0.0.1'), await alone('127.0.0.1')]).toEqual([
    '198.51.100.7',
    '10.0.0.1',
    '203.0.113.9',
  ]);
  const behind = await open('10.0.0.0/8, loopback');
  expect([await behind('198.51.100.7'), await behind('10.0.0.1')]).toEqual([
    '198.51.100.7',
    '203.0.113.9',
  ]);
});
