import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { getChanges, getCoinBanner } from '@tapnook/contracts/calls';
import type { FastifyInstance } from 'fastify';
import { startFakeRegistry, type FakeRegistry } from '../../test/fake-registry.ts';
import { readConfig } from '../env.ts';
import { buildServer } from '../server.ts';

/** Its page is what `mf-a` renders. */
const SHELL = `
exports.shared = { react: { name: 'react' } };
exports.renderPage = async (request) => {
  const remote = await request.loadRemote('mf-a');
  const html = String(await remote.element(request));
  const page = { kind: 'page', status: 200, html, routeId: 'home', cacheable: false };
  return { ...page, topics: [], failed: [] };
};`;

let folder: string;
let edge: FastifyInstance | undefined;
let registry: FakeRegistry | undefined;
const requestedUrls: string[] = [];
const neighbour = createServer((request, response) => {
  requestedUrls.push(request.url ?? '');
  const isSlow = request.url?.endsWith(getCoinBanner.path);
  setTimeout(() => response.end(isSlow ? 'slow answer' : '{}'), isSlow ? 300 : 0);
});
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'edge-'));
  writeFileSync(path.join(folder, 'secret'), 'the secret of the folder');
  process.env.TOKEN_SECRET_OF_TEST = 'a secret of the edge';
  await new Promise<void>((resolve) => neighbour.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  delete process.env.TOKEN_SECRET_OF_TEST;
  neighbour.close();
  rmSync(folder, { recursive: true, force: true });
});
afterEach(async () => {
  await edge?.close();
  await registry?.close();
});
const address = (): string => `127.0.0.1:${(neighbour.address() as AddressInfo).port}`;

/** An edge whose `mf-a` renders by this code; with `candidate`, half of the shoppers meet that. */
const serve = async (code: string, candidate?: string): Promise<FastifyInstance> => {
  const versions = [
    ['shell', '1.0.0'],
    ['mf-a', '1.0.0'],
    ...(candidate ? ([['mf-a', '1.1.0']] as const) : []),
  ] as const;
  registry = await startFakeRegistry(versions, {
    shell: SHELL,
    bundles: { 'mf-a/1.0.0': bundle(code), 'mf-a/1.1.0': bundle(candidate ?? '') },
    ...(candidate && { canary: { version: '1.1.0', weight: 10_000 } }),
  });
  edge = await buildServer(
    readConfig({
      RELEASE_ORIGIN: registry.origin,
      API_ORIGIN: `http://${address()}`,
      DATA_DIR: mkdtempSync(path.join(folder, 'data-')),
      TRUST_ON_FIRST_USE: '1',
      RENDER_PROCESSES: '1',
    }),
  );
  return edge;
};
const bundle = (code: string): string =>
  `exports.server = { element: async (request) => { ${code} } };`;
const page = async (url = '/en-US'): Promise<string> =>
  (await (edge as FastifyInstance).inject({ url })).body;

describe('a hostile server bundle', () => {
  /** What each attempt gave, or that it was refused. */
  const attempts = (tries: Readonly<Record<string, string>>): string => `
    const real = request.constructor.constructor('return this')().process;
    const results = {};
    const tries = { ${Object.entries(tries)
      .map(([name, code]) => `${JSON.stringify(name)}: async () => { ${code} }`)
      .join(', ')} };
    for (const [name, run] of Object.entries(tries))
      try { results[name] = await run() ?? null; } catch (error) { results[name] = 'refused'; }
    return JSON.stringify(results);`;

  it('reads no secret, file, program or other process', async () => {
    await serve(
      attempts({
        env: 'return process.env.TOKEN_SECRET_OF_TEST',
        realEnv: 'return real.env.TOKEN_SECRET_OF_TEST',
        fs: "return process.getBuiltinModule('node:fs').readFileSync('/etc/passwd', 'utf8')",
        secret:
          'return ' +
          "real.getBuiltinModule('node:fs').readFileSync(" +
          `${JSON.stringify(path.join(folder, 'secret'))}, 'utf8')`,
        program: "return real.getBuiltinModule('node:child_process').execSync('id').toString()",
        binding: "return Object.keys(real.binding('fs'))",
        kill: 'return real.kill(1, 0)',
        debugger: 'return real._debugProcess(1)',
        imported: "return Object.keys(await import('node:fs'))",
      }),
    );
    expect(JSON.parse(await page())).toEqual({
      env: null,
      realEnv: null,
      fs: 'refused',
      secret: 'refused',
      program: 'refused',
      binding: 'refused',
      kill: 'refused',
      debugger: 'refused',
      imported: 'refused',
    });
  });

  it('reaches no address but the public readings of the API', async () => {
    await serve(
      attempts({
        fetch: `return (await fetch('http://${address()}/')).status`,
        websocket: `return String(new WebSocket('ws://${address()}/'))`,
        net:
          'return ' +
          `String(process.getBuiltinModule('node:net').connect(${address().split(':')[1]}, ` +
          `'127.0.0.1'))`,
        change:
          "return (await fetch(request.apiBase + '/user/help/contactUs', { method: 'POST', " +
          "body: '{}' })).status",
        own: "return (await fetch(request.apiBase + '/user/profile')).status",
        up: "return (await fetch(request.apiBase + '/user/%2e%2e/metrics')).status",
      }),
    );
    const results = JSON.parse(await page()) as Record<string, unknown>;
    expect(results).toEqual({
      fetch: 'refused',
      websocket: 'refused',
      net: 'refused',
      change: 403,
      own: 403,
      up: 403,
    });
    // The edge itself follows what changes in the shop, and reads the keys of access tokens.
    const ofTheEdge = [`/api${getChanges.path}`, '/.well-known/jwks.json'];
    expect(requestedUrls.filter((url) => !ofTheEdge.includes(url))).toEqual([]);
  });

  it('changes no built-in object, and no shared library, for the next page', async () => {
    await serve(`
      const seen = [globalThis.poison, [].poison, JSON.parse('1'), request.path];
      globalThis.poison = 'poison';
      Array.prototype.poison = 'poison';
      JSON.parse = () => 'poison';
      return JSON.stringify(seen);`);
    const clean = [null, null, 1, '/'];
    expect(JSON.parse(await page())).toEqual(clean);
    expect(JSON.parse(await page())).toEqual(clean);
  });

  it('sees nothing of a page that another visitor asks for at the same time', async () => {
    // Every way by which the shell's own code could be made to tell what it works on.
    await serve(`
      if (!request.path.startsWith('/spy')) {
        const loaded = await (await fetch(request.apiBase + '${getCoinBanner.path}')).text();
        const words = new URLSearchParams({ secret: request.path }).get('secret');
        return JSON.stringify([words, [loaded].map(String)[0], new Map([[1, 2]]).get(1)]);
      }
      const seen = [];
      const note = (real) => function (...input) {
        seen.push(input.map(String));
        return real.apply(this, input);
      };
      const poison = () => {
        const spots = [
          [URLSearchParams.prototype, 'get'], [JSON, 'stringify'], [JSON, 'parse'],
          [Array.prototype, 'map'], [Map.prototype, 'get'], [Promise.prototype, 'then'],
          [Response.prototype, 'text'], [Buffer.prototype, 'toString'], [Buffer, 'from'],
          [globalThis, 'String'],
        ];
        for (const [object, name] of spots)
          try { object[name] = note(object[name]); } catch {}
      };
      const mark = seen.length;
      const timer = setInterval(poison, 1);
      poison();
      await new Promise((resolve) => setTimeout(resolve, 600));
      clearInterval(timer);
      return seen.flat().filter((text) => /private|slow answer/.test(text)).join();`);
    await page('/en-US/warm');
    const visitor = page('/en-US/private');
    await new Promise((resolve) => setTimeout(resolve, 50));
    const [seen, shown] = await Promise.all([page('/en-US/spy'), visitor]);
    expect(JSON.parse(shown)).toEqual(['/private', 'slow answer', 2]);
    expect(seen).toBe('');
  });

  it('that never ends gives way to its last good version, and others do not notice', async () => {
    await serve("return 'good'", 'for (;;);');
    const answered: string[] = [];
    const hanging = page().then((html) => (answered.push('page'), html));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect((await (edge as FastifyInstance).inject('/healthz')).statusCode).toBe(200);
    answered.push('health');
    expect(await hanging).toBe('good');
    expect(answered).toEqual(['health', 'page']);
    expect(await page()).toBe('good');
  });

  it('that grows without end gives way to its last good version', async () => {
    await serve(
      "return 'good'",
      `globalThis.kept = []; for (;;) { globalThis.kept.push(new Array(1e6).fill(1.5)); await 0; }`,
    );
    expect(await page()).toBe('good');
  });

  it('that leaks with each page has its process renewed', async () => {
    await serve(
      `(request.shared ??= []); const kept = (this.kept ??= []);
       kept.push(Buffer.alloc(20e6, 1)); return String(kept.length);`,
    );
    const lengths: number[] = [];
    for (let index = 0; index < 40; index += 1) {
      lengths.push(Number(await page(`/en-US?n=${index}`)));
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    expect(lengths.at(-1)).toBeLessThan(40);
    expect(Math.max(...lengths)).toBeLessThan(40);
  });
});
