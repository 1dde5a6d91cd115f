import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { startFakeRegistry, type FakeRegistry } from '../../test/fake-registry.ts';
import { readConfig } from '../env.ts';
import { buildServer } from '../server.ts';

/**
 * A page whose text holds what stands for the nonce and the time, as a text of a shopper's might.
 */
const SHELL =
  'exports.shared = {}; exports.renderPage = async ({ nonce, answeredAt, path }) => ({ kind: ' +
  `'page', status: 200, html: '<script nonce="' + nonce + '">{"answeredAt":' + answeredAt + ` +
  `'}</script><p>' + nonce + '</p><i>' + answeredAt + '</i><b>' + decodeURIComponent(path) + ` +
  `'</b>', routeId: 'home', cacheable: true, topics: [], failed: [] });`;
const folder = mkdtempSync(path.join(tmpdir(), 'edge-'));
let registry: FakeRegistry;
let edge: FastifyInstance;
beforeAll(async () => {
  registry = await startFakeRegistry([['shell', '1.0.0']], { shell: SHELL });
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

test.each(['identity', 'br'])('no text becomes the nonce of its page (%s)', async (encoding) => {
  const url = `/en-US/${encodeURIComponent('Kq7Zx0Vw3JpLr8TsYb2HcA== 7777777777777')}`;
  const answer = await edge.inject({ url, headers: { 'accept-encoding': encoding } });
  const html = encoding === 'br' ? brotliDecompressSync(answer.rawPayload).toString() : answer.body;
  const [, nonce = '?'] =
    /'nonce-([^']+)'/.exec(String(answer.headers['content-security-policy'])) ?? [];
  expect(html).toContain(`<script nonce="${nonce}">`);
  expect(html.split(nonce)).toHaveLength(2);
  expect(html).toContain('Kq7Zx0Vw3JpLr8TsYb2HcA== 7777777777777</b>');
  const [, placeholder] = /<p>(.*)<\/p>/.exec(html) ?? [];
  expect(placeholder).toHaveLength(nonce.length);
  const [, answeredAt] = /"answeredAt":(\d+)/.exec(html) ?? [];
  expect(Math.abs(Number(answeredAt) - Date.now())).toBeLessThan(60_000);
});

test('a page is compressed as its reader takes it', async () => {
  const get = (accepted: string) =>
    edge.inject({ url: '/en-US', headers: { 'accept-encoding': accepted } });
  const gzipped = await get('gzip, br;q=0');
  expect(gzipped.headers).toMatchObject({ 'content-encoding': 'gzip' });
  expect(String(gzipped.headers.vary)).toContain('accept-encoding');
  expect(gunzipSync(gzipped.rawPayload).toString()).toContain('<b>/</b>');
  expect((await get('br;q=0')).headers['content-encoding']).toBeUndefined();
  expect((await get('identity;q=0')).statusCode).toBe(406);
});
