import fastifyCookie from '@fastify/cookie';
import { expect, test } from '@jest/globals';
import Fastify from 'fastify';
import type { ManifestSource } from '../composition/manifest-source.ts';
import { readConfig } from '../env.ts';
import { registerClearSiteData } from './clear-site-data.ts';

const NOW = Date.parse('2026-11-20T09:00:00.000Z');
const brake = { id: 12, until: '2026-11-20T10:00:00.000Z' };

const openServer = async (clearSiteData: typeof brake | undefined, now = NOW) => {
  const server = Fastify();
  await server.register(fastifyCookie);
  const manifests = {
    current: () => ({ apps: {}, ...(clearSiteData && { clearSiteData }) }),
  } as ManifestSource;
  registerClearSiteData(server, readConfig({}), manifests, () => now);
  server.get('/page', (_request, reply) => reply.type('text/html').send('<p>'));
  server.get('/api', async () => ({}));
  server.get('/en-US/voucher/service-worker.js', (_request, reply) =>
    reply.type('text/javascript').send(''),
  );
  return async (url: string, headers: Record<string, string> = {}) =>
    (await server.inject({ url, headers })).headers;
};

test('a page tells a browser once to forget what it stored; nobody is signed out', async () => {
  const ask = await openServer(brake);
  const first = await ask('/page');
  expect(first['clear-site-data']).toBe('"cache", "storage"');
  expect(first['set-cookie']).toMatch(/^tn_cleared=12;/);
  expect((await ask('/page', { cookie: 'tn_cleared=12' }))['clear-site-data']).toBeUndefined();
  expect((await ask('/page', { cookie: 'tn_cleared=9' }))['clear-site-data']).toBeDefined();
  expect((await ask('/api'))['clear-site-data']).toBeUndefined();
});

test('what asks for a worker is always told, for a worker cannot answer itself', async () => {
  const ask = await openServer(brake);
  const headers = { 'service-worker': 'script', cookie: 'tn_cleared=12' };
  const answer = await ask('/en-US/voucher/service-worker.js', headers);
  expect(answer['clear-site-data']).toBe('"cache", "storage"');
});

test('says nothing before the brake is pulled and after its end', async () => {
  expect((await (await openServer(undefined))('/page'))['clear-site-data']).toBeUndefined();
  const later = await openServer(brake, Date.parse(brake.until));
  expect((await later('/page'))['clear-site-data']).toBeUndefined();
});
