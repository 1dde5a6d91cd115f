import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { startFakeRegistry, type FakeRegistry } from '../../test/fake-registry.ts';
import { readConfig } from '../env.ts';
import { buildServer } from '../server.ts';

const SHOP = 'https://shop.example';
const claims = JSON.stringify({ exp: Date.now() / 1_000 + 900 });
const jwt = `h.${Buffer.from(claims).toString('base64url')}.s`;
const own = {
  source: 'Web',
  origin: SHOP,
  host: 'shop.example',
  'content-type': 'application/json',
};
const SIGN_IN = '/api/v1/public/accounts/users/login';
let registry: FakeRegistry;
let edge: FastifyInstance;
let folder: string;
/** What the API was shown. */
let bearers: (string | undefined)[] = [];
const api = createServer((request, answer) => {
  bearers.push(request.headers.authorization);
  const user = { userId: '7', name: 'Ka Yan', image: null };
  const isSignIn = request.url === SIGN_IN;
  answer.setHeader('content-type', 'application/json');
  answer.end(
    JSON.stringify({ data: isSignIn ? { accessToken: jwt, refreshToken: 'r1', user } : {} }),
  );
});
beforeAll(async () => {
  registry = await startFakeRegistry([['shell', '1.0.0']]);
  await new Promise<void>((resolve) => void api.listen(0, '127.0.0.1', resolve));
  folder = mkdtempSync(path.join(tmpdir(), 'edge-'));
  edge = await buildServer(
    readConfig({
      PUBLIC_ORIGIN: SHOP,
      RELEASE_ORIGIN: registry.origin,
      API_ORIGIN: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
      DATA_DIR: folder,
      TRUST_ON_FIRST_USE: '1',
    }),
  );
});
afterAll(async () => {
  await edge.close();
  await registry.close();
  api.close();
  rmSync(folder, { recursive: true, force: true });
});

const bearerFor = async (cookie: string): Promise<string | undefined> => {
  bearers = [];
  await edge.inject({
    url: '/api/v1/client/accounts/users',
    headers: { ...own, cookie, 'x-auth-schema': 'Bearer' },
  });
  return bearers.at(-1);
};

describe('cookies on https', () => {
  it('are bound to the host, all of them', async () => {
    const { cookies } = await edge.inject({
      method: 'POST',
      url: SIGN_IN,
      headers: own,
      payload: { email: 'a@b.c', password: 'x' },
    });
    expect(cookies.map(({ name }) => name).toSorted()).toEqual([
      '__Host-tn_access',
      '__Host-tn_refresh',
      '__Host-tn_user',
    ]);
    for (const cookie of cookies) {
      expect(cookie).toMatchObject({ path: '/', secure: true });
      expect(cookie.domain).toBeUndefined();
    }
  });

  it('count for nothing under a name that another host could plant', async () => {
    const session = (prefix: string) => `${prefix}tn_access=${jwt}; ${prefix}tn_refresh=r1`;
    expect(await bearerFor(session('__Host-'))).toBe(`Bearer ${jwt}`);
    expect(await bearerFor(session(''))).toBeUndefined();
    expect(await bearerFor(`tn_access=planted; ${session('__Host-')}`)).toBe(`Bearer ${jwt}`);
  });
});
