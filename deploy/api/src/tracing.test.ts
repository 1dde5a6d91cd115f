import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startFakeRegistry, type FakeRegistry } from '../../edge/test/fake-registry.ts';
import { startApi, type ApiProcess } from '../test/api-processes.ts';
import { createTestApp, type TestApp } from '../test/app.ts';
import { startEdge, type Edge } from '../test/edge.ts';
import { startTraceCollector, type TraceCollector } from '../test/trace-collector.ts';

const CALL = '/v1/public/home/header-categories';
const SHELL = `exports.shared = {}; exports.renderPage = async (request) => {
  const remote = await request.loadRemote('mf-a');
  const html = await remote.plan();
  remote.element();
  const page = { kind: 'page', status: 200, html, routeId: 'home', cacheable: true };
  return { ...page, topics: [], failed: [] };
};`;
const REMOTE = `exports.server = {
  plan: async () => (await fetch('http://api.internal/api${CALL}')).text(),
  element: () => null,
};`;

let collector: TraceCollector;
let api: TestApp;
let apiProcess: ApiProcess;
let registry: FakeRegistry;
let edge: Edge;
beforeAll(async () => {
  collector = await startTraceCollector();
  const tracing = {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin,
    OTEL_TRACES_SAMPLER_ARG: '1',
    OTEL_BSP_SCHEDULE_DELAY: '100',
  };
  api = await createTestApp();
  apiProcess = await startApi(api.deps, tracing);
  registry = await startFakeRegistry(
    [
      ['shell', '1.0.0'],
      ['mf-a', '1.0.0'],
    ],
    { shell: SHELL, bundles: { 'mf-a/1.0.0': REMOTE } },
  );
  edge = await startEdge(`http://127.0.0.1:${apiProcess.port}`, {
    ...tracing,
    RELEASE_ORIGIN: registry.origin,
  });
});
afterAll(async () => {
  await edge.stop();
  await registry.close();
  await apiProcess.stop();
  await api.close();
  await collector.close();
});

const traceOf = (header: string | null): string =>
  /traceparent;desc="00-([\da-f]{32})-[\da-f]{16}-01"/.exec(header ?? '')?.[1] ?? '';
/** The spans of a trace, as soon as a statement of the database is among them. */
const spansOf = async (traceId: string) => {
  const until = Date.now() + 10_000;
  for (;;) {
    const spans = collector.spans.filter((span) => span.traceId === traceId);
    if (spans.some(({ parentSpanId, name }) => !parentSpanId && name) || Date.now() > until)
      if (spans.some(({ name }) => name.startsWith('SELECT')) || Date.now() > until) return spans;
    await new Promise((done) => setTimeout(done, 50));
  }
};

test('a page is followed from the edge through its render process and API to SQL', async () => {
  const page = await fetch(`${edge.origin}/en-US`);
  expect(page.status).toBe(200);
  const timing = page.headers.get('server-timing');
  expect(timing).toMatch(/^compose;dur=[\d.]+, miss;dur=[\d.]+, traceparent;desc="/);
  const spans = await spansOf(traceOf(timing));
  const statement = spans.find(({ name }) => name.startsWith('SELECT'));
  expect(collector.ancestry(statement!).map(({ service, name }) => `${service} ${name}`)).toEqual([
    `tapnook-api ${statement!.name}`,
    `tapnook-api GET /api${CALL}`,
    'tapnook-edge call',
    'tapnook-edge render',
    'tapnook-edge GET /*',
  ]);
  const [, , call, , root] = collector.ancestry(statement!);
  const app = { 'tapnook.app': 'mf-a', 'tapnook.version': '1.0.0', 'tapnook.bucket': 'stable' };
  expect(call?.attributes).toMatchObject({ ...app, 'url.path': `/api${CALL}` });
  expect(root?.attributes).toMatchObject({ ...app, 'tapnook.route': 'home' });
  for (const stage of ['load mf-a', 'plan mf-a', 'render mf-a'])
    expect(spans.find(({ name }) => name === stage)?.attributes).toMatchObject(app);
  // Neither a value nor a header of anybody's is told.
  expect(JSON.stringify(spans)).not.toMatch(/cookie|authorization|127\.0\.0\.1/i);
});

test('continues the trace of the page in its calls, and ignores a stranger’s trace', async () => {
  const traceId = 'a'.repeat(32);
  const answer = await fetch(`${edge.origin}/api${CALL}`, {
    headers: {
      source: 'Web',
      'sec-fetch-site': 'same-origin',
      traceparent: `00-${traceId}-${'b'.repeat(16)}-00`,
      tracestate: 'theirs=1',
    },
  });
  expect(answer.status).toBe(200);
  const spans = await spansOf(traceId);
  const served = spans.find(
    ({ service, name }) => service === 'tapnook-api' && name.includes(CALL),
  );
  expect(collector.ancestry(served!).map(({ service }) => service)).toEqual([
    'tapnook-api',
    'tapnook-edge',
    'tapnook-edge',
  ]);
});
