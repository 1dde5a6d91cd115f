import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createRelay, request, type Server } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { type FakeRegistry, startFakeRegistry } from '../../test/fake-registry.ts';
import {
  type FakeChanges,
  madeAt,
  startFakeChanges,
  TIMED_SHELL,
} from '../../test/shared-cache-edge.ts';
import { readConfig } from '../env.ts';
import { buildServer } from '../server.ts';

const SECRET = 'a-secret-of-the-varnish-in-front-of-it';
const VCL = path.join(import.meta.dirname, '../../../stack/proxy/varnish.vcl');
/** With the two modules that the configuration needs, of packages of their own. */
const hasVarnish =
  spawnSync('varnishd', ['-C', '-f', VCL], { env: { ...process.env, HOME: tmpdir() } }).status ===
  0;

const freePort = (): Promise<number> =>
  new Promise((resolved) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolved(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Stands before the cache's address for purges, and tells when one was taken. */
const startPurgeRelay = async (front: string) => {
  const taken = Promise.withResolvers<void>();
  const relay = createRelay((asked, answer) => {
    const { method, headers } = asked;
    const passed = request(`${front}/shared-cache/purge`, { method, headers }, (purged) => {
      answer.writeHead(purged.statusCode ?? 502);
      purged.pipe(answer);
      if (purged.statusCode === 204) taken.resolve();
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolved) => void relay.listen(0, '127.0.0.1', resolved));
  const address = relay.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { relay, purgeUrl: `http://127.0.0.1:${port}`, firstPurge: taken.promise };
};

const title = `a page behind Varnish${hasVarnish ? '' : ' (skipped: varnishd is missing)'}`;
(hasVarnish ? describe : describe.skip)(title, () => {
  let registry: FakeRegistry;
  let changes: FakeChanges;
  let edge: FastifyInstance;
  let varnish: ChildProcess;
  let relay: Server;
  let front: string;
  const folder = mkdtempSync(path.join(tmpdir(), 'varnish-'));

  const ask = async (url: string, headers: Readonly<Record<string, string>> = {}) => {
    const response = await fetch(front + url, { headers, redirect: 'manual' });
    return { html: await response.text(), headers: response.headers, status: response.status };
  };

  beforeAll(async () => {
    registry = await startFakeRegistry(
      [
        ['shell', '1.0.0'],
        ['mf-a', '1.0.0'],
      ],
      { shell: TIMED_SHELL },
    );
    changes = await startFakeChanges();
    const [edgePort, frontPort] = [await freePort(), await freePort()];
    front = `http://127.0.0.1:${frontPort}`;
    const vcl = path.join(folder, 'varnish.vcl');
    writeFileSync(vcl, readFileSync(VCL, 'utf8').replace('"3000"', `"${edgePort}"`));
    varnish = spawn(
      'varnishd',
      [
        '-F',
        '-j',
        'none',
        '-n',
        path.join(folder, 'work'),
        '-a',
        `127.0.0.1:${frontPort}`,
        '-f',
        vcl,
      ],
      { stdio: 'ignore', env: { ...process.env, SHARED_CACHE_SECRET: SECRET } },
    );
    for (let tries = 0; tries < 100; tries += 1) {
      if (await fetch(front).catch(() => undefined)) break;
      await wait(100);
    }
    const started = await startPurgeRelay(front);
    const { purgeUrl, firstPurge } = started;
    relay = started.relay;
    edge = await buildServer(
      readConfig({
        RELEASE_ORIGIN: registry.origin,
        API_ORIGIN: changes.origin,
        DATA_DIR: path.join(folder, 'edge'),
        TRUST_ON_FIRST_USE: '1',
        SHARED_CACHE_PURGE_URL: purgeUrl,
        SHARED_CACHE_SECRET: SECRET,
      }),
    );
    await edge.listen({ port: edgePort, host: '127.0.0.1' });
    // The edge's first news, of the generation itself, would purge what the tests have asked for.
    await firstPurge;
    while (!(await fetch(`${front}/readyz`)).ok) await wait(100);
  });
  afterAll(async () => {
    varnish.kill();
    relay.close();
    await edge.close();
    await registry.close();
    await changes.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('is kept for visitors without a session, with and without other cookies', async () => {
    const first = await ask('/en-US/one');
    const second = await ask('/en-US/one', { cookie: 'tn_locale=en-US; tn_shopper=x.y' });
    expect([first.status, second.headers.get('x-cache')]).toEqual([200, 'hit']);
    expect(second.html).toBe(first.html);
    // What names the page to caches is nothing for browsers.
    expect(second.headers.get('surrogate-key')).toBeNull();
    expect(second.headers.get('cdn-cache-control')).toBeNull();
    expect(second.headers.get('cache-control')).toContain('private');
  });
  test('is answered by the edge for whoever is signed in or looks at a preview', async () => {
    await ask('/en-US/one');
    for (const cookie of ['tn_refresh=r', '__Host-tn_access=a', 'a=b; tn_override=o'])
      expect((await ask('/en-US/one', { cookie })).headers.get('x-cache')).toBe('miss');
  });
  test('is never kept when it is a person’s, sets a cookie, or leads elsewhere', async () => {
    for (const url of ['/en-US/account', '/', '/api/v2/public/changes']) {
      await ask(url);
      expect([url, (await ask(url)).headers.get('x-cache')]).toEqual([url, 'miss']);
    }
  });
  test('is new after an editor’s change, and others stay', async () => {
    const [changed, other] = ['/en-US/ten', '/en-US/another'];
    const before = madeAt((await ask(changed)).html);
    const untouched = madeAt((await ask(other)).html);
    expect((await ask(changed)).headers.get('x-cache')).toBe('hit');
    // The page's path is `/ten`: four letters.
    changes.add('product:4');
    while (madeAt((await ask(changed)).html) === before) await wait(20);
    expect(madeAt((await ask(other)).html)).toBe(untouched);
  });
  test('has pictures that are kept, until one is taken away', async () => {
    const [gone, stays] = ['/api/media/portrait/320.webp', '/api/media/scene/320.webp'];
    const first = await ask(gone);
    const other = await ask(stays);
    const again = await ask(gone);
    expect([again.headers.get('x-cache'), again.html]).toEqual(['hit', first.html]);
    changes.add('picture:portrait');
    let after = first.html;
    for (let tries = 0; tries < 200 && after === first.html; tries += 1) {
      await wait(50);
      after = (await ask(gone)).html;
    }
    expect(after).not.toBe(first.html);
    expect((await ask(stays)).html).toBe(other.html);
  });
  test('is dropped for nobody without the secret', async () => {
    const headers = {
      'surrogate-key': 'shop',
      'webhook-id': 'msg_1',
      'webhook-timestamp': String(Math.floor(Date.now() / 1000)),
      'webhook-signature': 'v1,AAAA',
    };
    for (const [method, expected] of [
      ['POST', 401],
      ['GET', 405],
    ] as const) {
      const answer = await fetch(`${front}/shared-cache/purge`, { method, headers });
      expect(answer.status).toBe(expected);
    }
  });
  test('is shown old while no edge answers', async () => {
    const { html } = await ask('/en-US/kept');
    await edge.close();
    await wait(4_500);
    const answer = await ask('/en-US/kept');
    expect([answer.status, answer.html]).toEqual([200, html]);
  });
});
