import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { startFakeRegistry, type FakeRegistry } from '../../test/fake-registry.ts';
import { readConfig } from '../env.ts';
import { buildServer } from '../server.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'edge-'));
let registry: FakeRegistry;
let edge: FastifyInstance;
beforeAll(async () => {
  registry = await startFakeRegistry([
    ['shell', '1.0.0'],
    ['mf-a', '1.0.0'],
  ]);
  edge = await buildServer(
    readConfig({
      RELEASE_ORIGIN: registry.origin,
      API_ORIGIN: registry.origin,
      PUBLIC_ORIGIN: 'https://shop.example',
      APPLE_PAY_DOMAIN_ASSOCIATION: '7B227073704964223A2239',
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

describe('/.well-known', () => {
  test.each([
    [{}, '/zh-HK/profile/setPassword'],
    [{ headers: { 'accept-language': 'en' } }, '/en-US/profile/setPassword'],
    [
      { headers: { 'accept-language': 'en' }, cookies: { '__Host-tn_locale': 'zh-HK' } },
      '/zh-HK/profile/setPassword',
    ],
  ])('change-password leads to the form (%j)', async (more, wanted) => {
    const answer = await edge.inject({ url: '/.well-known/change-password', ...more });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, wanted]);
  });
  test('the file that Apple reads before Apple Pay shows here', async () => {
    const answer = await edge.inject('/.well-known/apple-developer-merchantid-domain-association');
    expect([answer.statusCode, answer.body]).toEqual([200, '7B227073704964223A2239']);
  });
  test('security.txt names where to report, for less than a year', async () => {
    const answer = await edge.inject('/.well-known/security.txt');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      200,
      'text/plain; charset=utf-8',
    ]);
    const fields = Object.fromEntries(
      answer.body
        .trim()
        .split('\n')
        .map((line) => [line.split(': ')[0], line.slice(line.indexOf(': ') + 2)]),
    );
    expect(fields).toMatchObject({
      Contact: 'https://shop.example/en-US/help',
      'Preferred-Languages': 'en, zh',
      Canonical: 'https://shop.example/.well-known/security.txt',
    });
    const days = (Date.parse(fields.Expires ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(60);
    expect(days).toBeLessThan(365);
  });
  test('anything else is not there, without a page being made for it', async () => {
    const answer = await edge.inject('/.well-known/resource-that-should-not-exist');
    expect([answer.statusCode, answer.body]).toEqual([404, '']);
  });
});

describe('a method that an address does not have', () => {
  test.each<[NonNullable<InjectOptions['method']>, string, string]>([
    ['POST', '/en-US', 'GET, HEAD'],
    ['PUT', '/en-US/help', 'GET, HEAD'],
    ['DELETE', '/', 'GET, HEAD'],
    ['OPTIONS', '/en-US', 'GET, HEAD'],
    ['POST', '/remotes/mf-a/1.0.0/remoteEntry.js', 'GET, HEAD'],
    ['PATCH', '/sitemap.xml', 'GET, HEAD'],
    ['POST', '/.well-known/change-password', 'GET, HEAD'],
    ['PUT', '/telemetry', 'GET, HEAD, POST'],
    ['OPTIONS', '/api/v1/x', 'GET, HEAD, POST, PUT, PATCH, DELETE'],
  ])('is told so: %s %s', async (method, url, allow) => {
    const answer = await edge.inject({
      method,
      url,
      headers: { 'content-type': 'application/json' },
      payload: 'not JSON',
    });
    expect([answer.statusCode, answer.headers.allow, answer.json<{ code: string }>().code]).toEqual(
      [405, allow, '10406'],
    );
  });
  test('leaves reading as it is', async () => {
    expect((await edge.inject('/en-US')).statusCode).toBe(200);
    expect((await edge.inject({ method: 'HEAD', url: '/en-US' })).statusCode).toBe(200);
  });
});
