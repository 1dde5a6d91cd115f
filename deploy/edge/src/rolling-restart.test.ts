import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startFakeRegistry, type FakeRegistry } from '../test/fake-registry.ts';

const SHELL =
  'exports.shared = {}; exports.renderPage = async ({ apiBase }) => { const text = await ' +
  `fetch(apiBase + '/v1/public/home/trending').then((r) => r.text()); return { kind: 'page', ` +
  `status: 200, html: text, routeId: 'home', cacheable: true, topics: [], failed: [] }; };`;
const DRAIN_MS = 800;
/** Longer than the edge keeps a connection that it does not use, four seconds. */
const API_DRAIN_MS = 5_000;

interface EdgeProcess {
  readonly origin: string;
  readonly child: ChildProcess;
  readonly ended: Promise<number | null>;
}

/** A balancer's view of one process; what is not ready gets nothing new. */
const isReady = (origin: string): Promise<boolean> =>
  fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
const untilReady = async (origin: string): Promise<void> => {
  for (let tries = 0; tries < 200; tries += 1) {
    if (await isReady(origin)) return;
    await wait(100);
  }
  throw new Error(`${origin} was never ready`);
};

describe('a rolling restart under load', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'edge-'));
  const processes: EdgeProcess[] = [];
  let registry: FakeRegistry;
  let api: Server;
  let apiPort = 0;
  let posts = 0;
  let isDraining = false;
  let isClosing = false;
  const listen = (): Promise<void> => {
    api = createServer((request, response) => {
      if (request.method === 'POST') posts += 1;
      if (isDraining) response.setHeader('connection', 'close');
      response.setHeader('content-type', 'application/json').end('{"code":"0","data":[]}');
    });
    return new Promise((resolve) =>
      api.listen(apiPort, '127.0.0.1', () => {
        apiPort = (api.address() as AddressInfo).port;
        resolve();
      }),
    );
  };
  const freePort = async (): Promise<number> => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    await new Promise((resolve) => server.close(resolve));
    return port;
  };
  const startEdge = async (): Promise<EdgeProcess> => {
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', path.join(import.meta.dirname, 'main.ts')],
      {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: {
          PATH: process.env['PATH'],
          HOST: '127.0.0.1',
          PORT: String(port),
          PUBLIC_ORIGIN: 'http://localhost:3000',
          RELEASE_ORIGIN: registry.origin,
          API_ORIGIN: `http://127.0.0.1:${apiPort}`,
          DATA_DIR: mkdtempSync(path.join(folder, 'edge-')),
          TRUST_ON_FIRST_USE: '1',
          RENDER_PROCESSES: '1',
          DRAIN_MS: String(DRAIN_MS),
        },
      },
    );
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    const edge = { origin, child, ended };
    processes.push(edge);
    await untilReady(origin);
    return edge;
  };
  beforeAll(async () => {
    await listen();
    registry = await startFakeRegistry([['shell', '1.0.0']], { shell: SHELL });
  });
  afterAll(async () => {
    for (const { child } of processes) child.kill('SIGKILL');
    api.closeAllConnections();
    api.close();
    await registry.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('loses no request of edge or API', async () => {
    const first = await startEdge();
    let ready = [first.origin];
    let all = [first.origin];
    const failures: string[] = [];
    let answered = 0;
    const over = new AbortController();
    let sent = 0;
    const balancer = (async () => {
      while (!over.signal.aborted) {
        const states = await Promise.all(all.map(isReady));
        ready = all.filter((_, index) => states[index]);
        await wait(100);
      }
    })();
    const load = async (worker: number): Promise<void> => {
      for (let n = 0; !over.signal.aborted; n += 1) {
        const origin = ready[n % ready.length] ?? 'http://nobody.invalid';
        const isWrite = n % 3 === 2 && !isClosing;
        const url = n % 3 === 0 ? `/en-US?page=${worker}${n % 50}` : '/api/v1/public/home/trending';
        if (isWrite) sent += 1;
        await fetch(origin + url, {
          method: isWrite ? 'POST' : 'GET',
          headers: { origin: 'http://localhost:3000', source: 'Web' },
        }).then(
          async (response) => {
            await response.arrayBuffer();
            answered += 1;
            if (response.status !== 200) failures.push(`${response.status} ${url}`);
          },
          (error: unknown) => failures.push(`${String((error as Error).cause)} ${url}`),
        );
        await wait(10);
      }
    };
    const allTaken = (): boolean => posts === sent;
    const workers = [0, 1, 2, 3].map(load);
    await wait(300);
    // The API goes, ending each connection with an answer first as ours does (`draining.ts`), and
    // comes back at the same address.
    isDraining = true;
    await wait(API_DRAIN_MS);
    // A socket that stops listening breaks the connections that it has not taken yet. A balancer
    // has led the writes elsewhere by then; reads are asked again, and what is refused, too.
    isClosing = true;
    for (let tries = 0; tries < 500 && !allTaken(); tries += 1) await wait(10);
    await new Promise((resolve) => {
      api.close(resolve);
      api.closeIdleConnections();
    });
    isClosing = false;
    await wait(200);
    isDraining = false;
    await listen();
    await wait(300);
    const second = await startEdge();
    all = [first.origin, second.origin];
    await wait(300);
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    await wait(300);
    over.abort();
    await Promise.all([balancer, ...workers]);
    expect([...new Set(failures)]).toEqual([]);
    expect(answered).toBeGreaterThan(100);
    expect(posts).toBe(sent);
  });
});
