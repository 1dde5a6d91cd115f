import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { startFakeRegistry, type FakeRegistry } from '../../test/fake-registry.ts';
import { readConfig } from '../env.ts';
import { buildServer } from '../server.ts';
import { askedLocale } from './asked-locale.ts';

const SHELL =
  `exports.shared = {}; exports.renderPage = async ({ locale, path }) => ({ kind: 'page', ` +
  `status: path.startsWith('/nowhere') || !path.match(/^.?([?]|$)/) ? 404 : 200, html: locale, ` +
  `routeId: 'home', cacheable: false, topics: [], failed: [] });`;

describe('askedLocale', () => {
  test.each([
    ['en', 'en-US'],
    ['en-GB,zh;q=0.5', 'en-US'],
    ['fr, en;q=0.3, zh-TW;q=0.8', 'zh-HK'],
    ['ZH-Hant-HK', 'zh-HK'],
    ['zh;q=0, en;q=0.1', 'en-US'],
    ['fr-FR, *;q=0.1', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('of %s is %s', (header, locale) => expect(askedLocale(header)).toBe(locale));
});

describe('an address in another spelling of the locale', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'edge-'));
  let registry: FakeRegistry;
  let edge: FastifyInstance;
  beforeAll(async () => {
    registry = await startFakeRegistry(
      [
        ['shell', '1.0.0'],
        ['mf-a', '1.0.0'],
      ],
      { shell: SHELL },
    );
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
  test.each([
    ['/en-us', '/en-US'],
    ['/ZH-HK?utm_source=mail', '/zh-HK?utm_source=mail'],
    ['/en_US/search?keyword=tea', '/en-US/search?keyword=tea'],
    ['/en', '/en-US'],
    ['/zh-Hant-HK//help', '/zh-HK/help'],
  ])('%s leads to %s for good', async (url, wanted) => {
    const answer = await edge.inject(url);
    expect([answer.statusCode, answer.headers.location]).toEqual([308, wanted]);
  });
  test('of no locale of ours is not found, in the language that was asked for', async () => {
    const ask = async (language: string, cookies = {}) => {
      const {
        statusCode,
        body,
        headers,
        cookies: set,
      } = await edge.inject({
        url: '/fr-FR/help',
        headers: { 'accept-language': language },
        cookies,
      });
      expect(headers.vary).toContain('accept-language');
      expect(set.some(({ name }) => name === 'tn_locale')).toBe(false);
      return [statusCode, body];
    };
    expect(await ask('en-GB,en;q=0.9')).toEqual([404, 'en-US']);
    expect(await ask('zh-TW')).toEqual([404, 'zh-HK']);
    expect(await ask('fr')).toEqual([404, 'zh-HK']);
    expect(await ask('en', { tn_locale: 'zh-HK' })).toEqual([404, 'zh-HK']);
  });
});
