import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey } from 'jose';
import { buildApp } from '../../test/built-app.ts';
import { openTestRegistry, type TestRegistry } from '../../test/registry.ts';
import { runCli } from '../cli/run-cli.ts';

const AUDIENCE = 'https://releases.example';
const CLAIMS = {
  repository: 'tapnook/catalog',
  ref: 'refs/heads/main',
  environment: 'release',
  run_id: '77',
  sha: 'c0ffee',
};

let all: TestRegistry;
let ci: Server;
let issuer = '';
let key: CryptoKey;
beforeEach(async () => {
  const pair = await generateKeyPair('RS256');
  key = pair.privateKey;
  const jwk = { ...(await exportJWK(pair.publicKey)), kid: 'ci', alg: 'RS256' };
  ci = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(
      request.url === '/jwks'
        ? JSON.stringify({ keys: [jwk] })
        : JSON.stringify({ issuer, jwks_uri: `${issuer}/jwks` }),
    );
  });
  await new Promise<void>((resolve) => ci.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(ci.address() as AddressInfo).port}`;
  all = await openTestRegistry({ REGISTRY_URL: AUDIENCE });
  await all.composeAll(['mf-catalog', 'mf-checkout']);
});
afterEach(async () => {
  await all.close();
  await new Promise((resolve) => ci.close(resolve));
});

const idToken = (
  claims: Record<string, unknown> = {},
  { audience = AUDIENCE, signer = key, ttl = 300 } = {},
) =>
  new SignJWT({ ...CLAIMS, ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: 'ci' })
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(Math.floor(Date.now() / 1_000) + ttl)
    .setJti(crypto.randomUUID())
    .sign(signer);
const pin = (changes: Record<string, unknown> = {}) =>
  all.post<{ id: number }>('/v1/publishers', {
    issuer,
    repository: 'tapnook/catalog',
    branch: 'main',
    environment: 'release',
    team: 'catalog',
    apps: ['mf-catalog'],
    ...changes,
  });
const exchange = (token: string) =>
  all.post<{ token: string; name: string; code?: string; data?: { why: string } }>(
    '/v1/token-exchange',
    { token },
    'none',
  );

describe('trusted publishing', () => {
  test('a job of the pinned branch and environment publishes without any secret', async () => {
    expect((await pin()).status).toBe(201);
    const { status, body } = await exchange(await idToken());
    expect([status, body.name]).toEqual([201, 'ci tapnook/catalog#77']);
    expect((await all.publish(buildApp('mf-catalog', '1.1.0'), body.token)).status).toBe(201);
    const foreign = await all.publish(buildApp('mf-checkout', '1.1.0'), body.token);
    expect(foreign.status).toBe(403);
    const compose = await all.post(
      '/v1/channels/production/compositions',
      { apps: { 'mf-catalog': '1.1.0' } },
      body.token,
    );
    expect(compose.status).toBe(403);
    const { body: log } = await all.get<{ rows: { action: string; detail: unknown }[] }>(
      '/v1/audit?limit=20',
    );
    expect(log.rows.find(({ action }) => action === 'exchange-token')?.detail).toMatchObject({
      repository: 'tapnook/catalog',
      branch: 'main',
      commit: 'c0ffee',
    });
    await all.registry.db.query('UPDATE release.tokens SET expires_at = now() WHERE short');
    expect((await all.publish(buildApp('mf-catalog', '1.2.0'), body.token)).status).toBe(401);
  });

  test.each<[string, Record<string, unknown>]>([
    ['another repository', { repository: 'tapnook/reviews' }],
    ['another branch', { ref: 'refs/heads/topic' }],
    ['a pull request', { ref: 'refs/pull/7/merge' }],
    ['a tag of the branch’s name', { ref: 'refs/tags/main' }],
    ['another environment', { environment: 'test' }],
    ['no environment', { environment: undefined }],
  ])('refuses %s', async (_name, claims) => {
    await pin();
    expect((await exchange(await idToken(claims))).body).toMatchObject({
      code: '50115',
      data: { why: 'not-pinned' },
    });
  });

  test('refuses a foreign key, another audience, an old token, and one taken before', async () => {
    await pin();
    const { privateKey: signer } = await generateKeyPair('RS256');
    for (const token of [
      await idToken({}, { signer }),
      await idToken({}, { audience: 'https://elsewhere.example' }),
      await idToken({}, { ttl: -600 }),
    ])
      expect((await exchange(token)).body.data?.why).toBe('not-valid');
    const once = await idToken();
    expect((await exchange(once)).status).toBe(201);
    expect((await exchange(once)).body.data?.why).toBe('taken-before');
  });

  test('asks nobody for keys whom no manager named', async () => {
    expect((await exchange(await idToken())).body.data?.why).toBe('unknown-issuer');
    expect((await pin({ issuer: 'http://attacker.example' })).status).toBe(400);
  });

  test('is for managers to set, never over another team’s app', async () => {
    const team = all.tokens.teams['catalog'] ?? '';
    expect((await all.post('/v1/publishers', {}, team)).status).toBe(403);
    await all.publish(buildApp('mf-reviews', '1.0.0'), all.tokens.teams['reviews']);
    expect((await pin({ apps: ['mf-reviews'] })).status).toBe(403);
  });

  test('is what the command line does by itself in a CI job', async () => {
    await pin();
    const origin = await all.server.listen({ port: 0, host: '127.0.0.1' });
    const out: string[] = [];
    const code = await runCli(
      ['whoami', '--json'],
      { RELEASE_URL: origin, RELEASE_ID_TOKEN: await idToken(), HOME: '/nowhere' },
      { out: (text) => out.push(text), err: () => {} },
    );
    expect([code, JSON.parse(out.join(''))]).toEqual([
      0,
      {
        name: 'ci tapnook/catalog#77',
        role: 'team',
        team: 'catalog',
        scope: { may: ['publish', 'preview', 'check'], apps: ['mf-catalog'] },
      },
    ]);
  });
});

describe('a token', () => {
  const make = (body: Record<string, unknown>) =>
    all.post<{ token: string; expiresAt: string | null }>('/v1/tokens', body);

  test('ends by itself, an edge’s alone does not', async () => {
    const viewer = await make({ name: 'a viewer', role: 'viewer', days: 1 });
    expect((await all.get('/v1/whoami', viewer.body.token)).status).toBe(200);
    await all.registry.db.query(
      "UPDATE release.tokens SET expires_at = now() WHERE name = 'a viewer'",
    );
    expect((await all.get('/v1/whoami', viewer.body.token)).status).toBe(401);
    expect((await make({ name: 'an edge', role: 'edge' })).body.expiresAt).toBeNull();
    expect((await make({ name: 'for ever', role: 'viewer', days: 4_000 })).status).toBe(400);
  });

  test('does what it was made for, for the apps and channels that it was made for', async () => {
    const { body } = await make({
      name: 'promoter',
      role: 'manager',
      scope: { may: ['compose', 'publish'], apps: ['mf-catalog'], channels: ['staging'] },
    });
    await all.publish(buildApp('mf-catalog', '1.1.0'), body.token);
    const compose = (channel: string, app: string) =>
      all.post(
        `/v1/channels/${channel}/compositions`,
        { apps: { [app]: app === 'mf-catalog' ? '1.1.0' : '1.0.0', shell: '1.0.0' } },
        body.token,
      );
    await all.post('/v1/channels/staging/compositions', { apps: { shell: '1.0.0' } });
    expect((await compose('staging', 'mf-catalog')).status).toBe(200);
    expect((await compose('production', 'mf-catalog')).status).toBe(403);
    expect((await compose('staging', 'mf-checkout')).status).toBe(403);
    expect((await make({ name: 'x', role: 'viewer' })).status).toBe(201);
    const more = await all.post('/v1/tokens', { name: 'y', role: 'viewer' }, body.token);
    expect(more.status).toBe(403);
    const { body: listed } = await all.get<{ tokens: { name: string; scope: unknown }[] }>(
      '/v1/tokens',
    );
    expect(listed.tokens.find(({ name }) => name === 'promoter')?.scope).toMatchObject({
      channels: ['staging'],
    });
  });
});
