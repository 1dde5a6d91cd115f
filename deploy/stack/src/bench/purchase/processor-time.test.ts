import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from '@jest/globals';
import { parseStat, processorTime } from './processor-time.ts';

test('reads times of a process whose name has brackets and spaces', () => {
  const line = `7 (post) gres) S 3 7 7 0 -1 4194560 1 2 3 4 25 5 100 20 20 0 1 0 1 1 1`;
  expect(parseStat(line)).toEqual({ parent: 3, own: 300, ended: 1200 });
});

test('counts what a process and its child have used', async () => {
  const spin = 'const end = Date.now() + 300; while (Date.now() < end);';
  const wait = 'setInterval(() => {}, 1e3)';
  const program =
    "require('node:child_process').spawn(process.execPath, ['-e', " +
    `${JSON.stringify(`${spin} ${wait}`)}]); ${spin} process.stdout.write('x'); ${wait}`;
  const child = spawn(process.execPath, ['-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  await once(child.stdout, 'data');
  const time = processorTime(child.pid ?? 0);
  process.kill(-(child.pid ?? 0), 'SIGKILL');
  expect(time).toBeGreaterThan(50);
  expect(time).toBeLessThan(5_000);
});
