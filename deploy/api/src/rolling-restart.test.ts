import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startApi, type ApiProcess } from '../test/api-processes.ts';
import { createTestApp, type TestApp } from '../test/app.ts';

const CALL = '/api/v1/public/home/trending';
const processes: ApiProcess[] = [];
let api: TestApp;
const start = async (): Promise<ApiProcess> => {
  const started = await startApi(api.deps, { DRAIN_MS: '1000', LOG_LEVEL: 'silent' });
  processes.push(started);
  return started;
};
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(async () => {
  for (const { child } of processes) child.kill('SIGKILL');
  await api.close();
});

const isReady = ({ port }: ApiProcess): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

test('a rolling restart under load loses no request: readiness ends first', async () => {
  const first = await start();
  let all = [first];
  let ready = all;
  const over = new AbortController();
  let answered = 0;
  const failures = new Set<string>();
  const balancer = (async () => {
    while (!over.signal.aborted) {
      const states = await Promise.all(all.map(isReady));
      ready = all.filter((_, index) => states[index]);
      await wait(100);
    }
  })();
  const load = async (): Promise<void> => {
    for (let n = 0; !over.signal.aborted; n += 1) {
      const port = ready[n % ready.length]?.port ?? 1;
      await fetch(`http://127.0.0.1:${port}${CALL}`).then(
        async (response) => {
          await response.arrayBuffer();
          answered += 1;
          if (response.status !== 200) failures.add(String(response.status));
        },
        (error: unknown) => failures.add(String((error as Error).cause)),
      );
      await wait(10);
    }
  };
  const workers = Array.from({ length: 4 }, load);
  const second = await start();
  all = [first, second];
  await wait(400);
  const ended = first.stop();
  await wait(400);
  const late = await fetch(`http://127.0.0.1:${first.port}${CALL}`);
  expect([late.status, late.headers.get('connection')]).toEqual([200, 'close']);
  expect(await isReady(first)).toBe(false);
  expect((await fetch(`http://127.0.0.1:${first.port}/livez`)).status).toBe(200);
  await ended;
  expect(first.child.exitCode).toBe(0);
  await wait(200);
  over.abort();
  await Promise.all([balancer, ...workers]);
  expect([...failures]).toEqual([]);
  expect(answered).toBeGreaterThan(50);
});
