import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createToken, createTokenKey, type TokenKey } from '../../test/access-tokens.ts';
import { readConfig, type EdgeConfig } from '../env.ts';
import { openAccessTokenKeys, type AccessTokenKeys } from './access-token-keys.ts';
import { canaryGroupsOf } from './canary-audience.ts';

let folder: string;
let api: Server;
let config: EdgeConfig;
let published: readonly object[];
let requests: number;
const opened: AccessTokenKeys[] = [];
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'edge-'));
  published = [];
  requests = 0;
  api = createServer((request, response) => {
    requests += 1;
    if (request.url !== '/.well-known/jwks.json') response.statusCode = 404;
    response.end(JSON.stringify({ keys: published }));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const { port } = api.address() as AddressInfo;
  config = readConfig({ API_ORIGIN: `http://127.0.0.1:${port}`, DATA_DIR: folder });
});
afterEach(() => {
  jest.restoreAllMocks();
  for (const keys of opened.splice(0)) keys.stop();
  api.close();
  rmSync(folder, { recursive: true, force: true });
});
const open = async (): Promise<AccessTokenKeys> => {
  const keys = await openAccessTokenKeys(config);
  opened.push(keys);
  await keys.refresh();
  return keys;
};
const groups = async (keys: AccessTokenKeys, key: TokenKey): Promise<readonly string[]> =>
  canaryGroupsOf(await createToken(key, { role: 'merchant' }), keys);
const [first, next] = [createTokenKey('first'), createTokenKey('next')];

describe('openAccessTokenKeys', () => {
  it('accepts both keys during a rotation, and the former no more after it', async () => {
    published = [first.jwk, next.jwk];
    const keys = await open();
    expect([await groups(keys, first), await groups(keys, next)]).toEqual([
      ['merchant'],
      ['merchant'],
    ]);
    published = [next.jwk];
    await keys.refresh();
    expect([await groups(keys, first), await groups(keys, next)]).toEqual([[], ['merchant']]);
  });
  it('goes on with what it knows when the API is away, after a restart too', async () => {
    published = [first.jwk];
    await open();
    api.close();
    api.closeAllConnections();
    expect(await groups(await open(), first)).toEqual(['merchant']);
  });
  it('asks once for a key that it does not know, and not again for each such token', async () => {
    const keys = await open();
    const before = requests;
    for (let times = 0; times < 5; times += 1)
      expect(await groups(keys, createTokenKey(`made up ${times}`))).toEqual([]);
    expect(requests - before).toBeLessThanOrEqual(1);
  });
  it('asks again soon when the API did not answer the first time', async () => {
    const { port } = api.address() as AddressInfo;
    api.close();
    api.closeAllConnections();
    const keys = await open();
    published = [first.jwk];
    await new Promise<void>((resolve) => api.listen(port, '127.0.0.1', resolve));
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 1_001);
    expect(await groups(keys, first)).toEqual(['merchant']);
  });
  it.each([
    ['a shared secret', { kty: 'oct', k: 'c2VjcmV0', kid: 'first', alg: 'HS256', use: 'sig' }],
    ['none', undefined],
  ])('keeps its keys when the API publishes %s', async (_name, key) => {
    published = [first.jwk];
    const keys = await open();
    published = key ? [key] : [];
    await keys.refresh();
    expect(await groups(keys, first)).toEqual(['merchant']);
  });
});
