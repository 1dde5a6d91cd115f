import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { verifyOverride } from '@tapnook/contracts/release';
import { buildApp } from '../../test/built-app.ts';
import { openTestRegistry, type TestRegistry } from '../../test/registry.ts';
import { verifySignature } from '../signing/verify-signature.ts';
import type { Discovery } from './exports.ts';

let all: TestRegistry;
beforeAll(async () => {
  all = await openTestRegistry({ PRIVATE_WEBHOOKS: '1', SITE_URL: 'https://tapnook.example' });
  await all.composeAll(['mf-catalog']);
  await all.publish(buildApp('mf-catalog', '1.1.0'));
  await all.post('/v1/channels/production/candidates', {
    app: 'mf-catalog',
    version: '1.1.0',
    weight: 1_000,
  });
});
afterAll(() => all.close());

// Covers: REL-026
test('the import map names stable entries with their integrity', async () => {
  const { body } = await all.get<{
    imports: Record<string, string>;
    integrity: Record<string, string>;
  }>('/v1/channels/production/import-map');
  const url = 'https://tapnook.example/remotes/mf-catalog/1.0.0/esm/module.js';
  expect(body.imports['mf-catalog']).toBe(url);
  expect(body.integrity[url]).toBe(
    buildApp('mf-catalog', '1.0.0').record.files['browser/esm/module.js']?.integrity,
  );
  // The shell is a page, not a module.
  expect(Object.keys(body.imports)).toEqual(['mf-catalog']);
});

test('frontend discovery keeps to its schema and its traffic adds up', async () => {
  const { body } = await all.get<Discovery>('/v1/channels/production/frontend-discovery');
  expect(Object.keys(body).toSorted()).toEqual(['microFrontends', 'schema']);
  for (const versions of Object.values(body.microFrontends)) {
    expect(versions.reduce((sum, one) => sum + one.deployment.traffic, 0)).toBe(100);
    for (const { url, metadata, deployment, ...rest } of versions) {
      expect(typeof url).toBe('string');
      expect(Object.keys(metadata).toSorted()).toEqual(['integrity', 'version']);
      expect(typeof deployment.default).toBe('boolean');
      expect(Object.keys(rest).filter((key) => !['fallbackUrl', 'extras'].includes(key))).toEqual(
        [],
      );
    }
  }
  expect(Object.keys(body.microFrontends)).toEqual(['@tapnook/mf-catalog']);
  expect(body.microFrontends['@tapnook/mf-catalog']?.map(({ url }) => url)).toEqual(
    ['1.0.0', '1.1.0'].map(
      (version) => `https://tapnook.example/remotes/mf-catalog/${version}/esm/module.js`,
    ),
  );
  expect(body.microFrontends['@tapnook/mf-catalog']?.map((one) => one.deployment.traffic)).toEqual([
    90, 10,
  ]);
});

// Covers: PAY-050
test('lists every script of payment pages with its hash and its reason', async () => {
  const pay = await openTestRegistry({
    PRIVATE_WEBHOOKS: '1',
    SITE_URL: 'https://tapnook.example',
  });
  const sensitive = {
    id: 'checkout',
    path: '/checkout/:id',
    auth: true,
    render: 'browser' as const,
    header: true,
    footer: false,
    searchBar: false,
    fixedHeader: false,
    tabBar: false,
    sensitive: true,
    scripts: ['browser/remoteEntry.js'],
    styles: [],
  };
  await pay.composeAll(['mf-catalog']);
  await pay.publish(buildApp('mf-checkout', '1.0.0', { routes: [sensitive] }));
  await pay.post('/v1/channels/production/compositions', {
    apps: { 'mf-checkout': '1.0.0' },
    waive: true,
  });
  const { body } = await pay.get<{
    scripts: { app: string; file: string; url: string; integrity: string; reason: string }[];
    exceptions: { origin: string; integrity: null; reason: string }[];
  }>('/v1/channels/production/payment-scripts');
  expect(body.scripts.filter(({ app }) => app === 'mf-checkout')).toEqual([
    {
      app: 'mf-checkout',
      version: '1.0.0',
      file: 'browser/473.js',
      url: 'https://tapnook.example/remotes/mf-checkout/1.0.0/473.js',
      integrity: expect.stringMatching(/^sha384-/),
      reason: 'loaded on demand by mf-checkout',
    },
    {
      app: 'mf-checkout',
      version: '1.0.0',
      file: 'browser/remoteEntry.js',
      url: 'https://tapnook.example/remotes/mf-checkout/1.0.0/remoteEntry.js',
      integrity: buildApp('mf-checkout', '1.0.0').record.files['browser/remoteEntry.js']?.integrity,
      reason: 'needed first by checkout',
    },
  ]);
  expect([...new Set(body.scripts.map(({ app }) => app))].toSorted()).toEqual([
    'mf-checkout',
    'shell',
  ]);
  expect(body.exceptions).toEqual([
    {
      origin: 'https://js.stripe.com',
      integrity: null,
      reason: expect.stringContaining('payment provider'),
    },
  ]);
  await pay.close();
});

test.each(['import-map', 'frontend-discovery', 'payment-scripts'])(
  'pages of any origin may read the %s',
  async (name) => {
    const answer = await all.server.inject(`/v1/channels/production/${name}`);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
  },
);

test('both documents have published schemas', async () => {
  expect((await all.get('/v1/schemas/environment-manifest')).body).toMatchObject({
    type: 'object',
    additionalProperties: false,
  });
  expect(
    (await all.get<{ required: string[] }>('/v1/schemas/release-record')).body.required,
  ).toContain('files');
});

test('metrics are in Prometheus’ format', async () => {
  const text = (await all.server.inject('/metrics')).body;
  expect(text).toContain('release_generation{channel="production"} 2\n');
  expect(text).toContain(
    'release_candidate_weight{channel="production",app="mf-catalog",version="1.1.0"} 1000\n',
  );
  for (const line of text.trim().split('\n'))
    expect(line).toMatch(/^(|# (HELP|TYPE) \w+ .+|\w+(\{[^}]*\})? \S+)$/);
});

describe('previews and overrides', () => {
  const open = (token: string, at = all.registry.clock()) =>
    verifyOverride(token, all.registry.keys.publicKeys(), verifySignature, at);

  test('a preview link replaces one app, and expires', async () => {
    const { body } = await all.post<{ token: string; url: string }>(
      '/v1/previews',
      { name: 'pr-123', apps: { 'mf-catalog': '1.1.0' }, hours: 1 },
      all.tokens.teams['catalog'],
    );
    expect(body.url).toBe(`http://127.0.0.1:3007/?tn_override=${body.token}`);
    expect(open(body.token)).toMatchObject({
      ok: true,
      claim: {
        kind: 'preview',
        name: 'pr-123',
        audience: 'holder',
        apps: { 'mf-catalog': { version: '1.1.0' } },
      },
    });
    expect(open(body.token, all.registry.clock() + 3_600_001)).toEqual({
      ok: false,
      reason: 'expired',
    });
  });

  // Covers: REL-006
  test('nothing that is not signed is believed', async () => {
    const { body } = await all.post<{ token: string }>(
      '/v1/overrides',
      { name: 'Ka Ho', apps: { 'mf-catalog': { url: 'http://localhost:3100' } } },
      all.tokens.teams['catalog'],
    );
    expect(open(body.token)).toMatchObject({ ok: true, claim: { kind: 'developer' } });
    const [payload = '', keyId, signature] = body.token.split('.');
    const other = Buffer.from(
      Buffer.from(payload, 'base64url').toString().replace('3100', '6666'),
    ).toString('base64url');
    expect(open(`${other}.${keyId}.${signature}`)).toEqual({ ok: false, reason: 'bad-signature' });
    expect(open('a.b')).toEqual({ ok: false, reason: 'malformed' });
  });

  test('only this machine’s builds, only one’s own apps', async () => {
    expect(
      (
        await all.post('/v1/overrides', {
          name: 'x',
          apps: { 'mf-catalog': { url: 'https://evil.example/x.js' } },
        })
      ).status,
    ).toBe(400);
    expect(
      (
        await all.post(
          '/v1/overrides',
          { name: 'x', apps: { 'mf-catalog': { url: 'http://localhost:1' } } },
          all.tokens.teams['reviews'],
        )
      ).status,
    ).toBe(403);
  });

  test('a previewed version is not deleted while its link lives', async () => {
    await all.publish(buildApp('mf-catalog', '1.9.0'));
    await all.post('/v1/previews', { name: 'pr-9', apps: { 'mf-catalog': '1.9.0' } });
    const answer = await all.server.inject({
      method: 'DELETE',
      url: '/v1/apps/mf-catalog/versions/1.9.0',
      headers: { authorization: `Bearer ${all.tokens.manager}` },
    });
    expect(answer.json()).toMatchObject({ code: '50111', data: { place: 'preview pr-9' } });
  });
});

test('the age of the signing key is told, and begins anew with a rotation', async () => {
  const age = async (): Promise<number> => {
    const { body } = await all.server.inject('/metrics');
    return Number(/^tapnook_key_age_seconds\{key="manifests"\} (\S+)$/m.exec(body)?.[1]);
  };
  all.pass(3 * 86_400_000);
  expect(Math.round((await age()) / 86_400)).toBe(3);
  await all.post('/v1/keys/rotate', { overlapHours: 1 });
  expect(await age()).toBeLessThan(60);
});
