import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { startFakeRegistry, type FakeRegistry } from '../test/fake-registry.ts';
import { readConfig } from './env.ts';
import { buildServer } from './server.ts';

/** A page that tells everything it was made of. */
const TELLING =
  'exports.shared = {}; exports.renderPage = async (request) => ({ kind: "page", status: 200, ' +
  'html: `<script nonce="${request.nonce}">${JSON.stringify(request)}</script>`, routeId: ' +
  '"home", cacheable: true, topics: [], failed: [] });';

let registry: FakeRegistry;
let edge: FastifyInstance;
let folder: string;
beforeAll(async () => {
  registry = await startFakeRegistry(
    [
      ['shell', '1.0.0'],
      ['mf-a', '1.0.0'],
    ],
    { shell: TELLING },
  );
  folder = mkdtempSync(path.join(tmpdir(), 'edge-'));
  edge = await buildServer(
    readConfig({
      RELEASE_ORIGIN: registry.origin,
      API_ORIGIN: registry.origin,
      DATA_DIR: folder,
      TRUST_ON_FIRST_USE: '1',
    }),
  );
});
afterAll(async () => {
  await edge.close();
  await registry.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Shopper {
  readonly name: string;
  readonly cookies: Record<string, string>;
  readonly headers: Record<string, string>;
}
const shopper = (name: string): Shopper => ({
  name,
  cookies: {
    tn_access: `access-${name}`,
    tn_refresh: `refresh-${name}`,
    tn_user: JSON.stringify({ userId: name, name }),
    tn_shopper: `shopper-of-${name}-000000`,
  },
  headers: {
    authorization: `Bearer bearer-${name}`,
    'x-visitor-id': `visitor-${name}`,
    'x-forwarded-for': `agent-${name}`,
    'user-agent': `agent-${name}`,
  },
});
const ada = shopper('ada');
const bo = shopper('bo');
const visit = async (who: Shopper, url = '/en-US'): Promise<string> =>
  (await edge.inject({ url, cookies: who.cookies, headers: who.headers })).body;
const nonceOf = (html: string): string => /nonce="([^"]+)"/.exec(html)?.[1] ?? '';

describe('a public page that is kept for many', () => {
  test('is made of nothing that belongs to whoever asked first', async () => {
    for (const html of [await visit(ada), await visit(bo), await visit(ada, '/zh-HK?from=bo')])
      expect(html).not.toMatch(/ada|access-|refresh-|bearer-|visitor-|shopper-of-|agent-/);
  });
  test('is the same for two shoppers but for their own nonce, time and seal', async () => {
    const [first, second] = [await visit(ada), await visit(bo)];
    expect(nonceOf(first)).toMatch(/^[\w+/]{22}==$/);
    expect(nonceOf(first)).not.toBe(nonceOf(second));
    const sealOf = (html: string) => /"seal":"([^"]+)"/.exec(html)?.[1];
    expect(sealOf(first)).toMatch(/^[\w-]{22}\.\d{13}\.[\w-]{22}$/);
    expect(sealOf(first)).not.toBe(sealOf(second));
    const plain = (html: string): string =>
      html
        .replaceAll(nonceOf(html), 'N')
        .replace(/"answeredAt":\d+/, '"answeredAt":0')
        .replace(/"seal":"[^"]+"/, '"seal":""');
    expect(plain(first)).toBe(plain(second));
  });
  test('bears the nonce of its own policy when it is compressed, too', async () => {
    const answers = await Promise.all(
      [ada, bo].map((who) =>
        edge.inject({
          url: '/en-US',
          cookies: who.cookies,
          headers: { ...who.headers, 'accept-encoding': 'br' },
        }),
      ),
    );
    for (const answer of answers) {
      expect(answer.headers['content-encoding']).toBe('br');
      const nonce = nonceOf(brotliDecompressSync(answer.rawPayload).toString());
      expect(answer.headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
    }
  });
  test('is never kept by anything between the edge and the browser', async () => {
    expect(
      (await edge.inject({ url: '/en-US', cookies: ada.cookies })).headers['cache-control'],
    ).toBe('private, no-cache, no-transform');
  });
  test('a language has pages of its own', async () => {
    expect(await visit(ada, '/en-US')).toContain('"locale":"en-US"');
    expect(await visit(bo, '/zh-HK')).toContain('"locale":"zh-HK"');
  });
});
