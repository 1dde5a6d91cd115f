import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { processTree } from './process-tree.ts';

const BUSY_MS = 300;
/** Starts a process of its own, which computes for a while and then waits. */
const SCRIPT = `
  const child = require('node:child_process').spawn(process.execPath, ['-e', \`
    const until = process.cpuUsage().user + ${BUSY_MS * 1_000};
    while (process.cpuUsage().user < until);
    console.log('done');
    setInterval(() => {}, 1_000);
  \`], { stdio: ['ignore', 'inherit', 'inherit'] });
  process.on('SIGTERM', () => { child.kill(); process.exit(); });
`;

const ifLinux = existsSync('/proc/self/smaps_rollup') ? test : test.skip;

ifLinux('counts what a process started, and what that one started', async () => {
  const parent = spawn(process.execPath, ['-e', SCRIPT], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(parent.stdout, 'data');
  const [own, child, ...others] = processTree(parent.pid ?? 0);
  expect(own?.pid).toBe(parent.pid);
  expect(child?.command).toContain('while (process.cpuUsage()');
  expect(child?.cpuMs).toBeGreaterThanOrEqual(BUSY_MS - 20);
  expect(child?.megabytes).toBeGreaterThan(5);
  expect(others).toEqual([]);
  parent.kill();
  await once(parent, 'exit');
  expect(processTree(process.pid).map(({ pid }) => pid)).not.toContain(parent.pid);
});
