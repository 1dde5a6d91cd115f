import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { freePort } from './free-port.ts';
import { portsFrom, takenPorts } from './ports.ts';

/** Commands of running processes that name a folder. */
const processesOf = (folder: string): readonly string[] =>
  execFileSync('ps', ['-ewwo', 'args='], { encoding: 'utf8' })
    .split('\n')
    .filter((command) => command.includes(folder));

/** The first of ports that are all free. */
const freePorts = async (): Promise<number> => {
  const first = await freePort();
  return (await takenPorts(portsFrom(first))).length === 0 ? first : freePorts();
};

test('a start that is interrupted leaves no process behind', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'interrupted-'));
  // The database's user enters it too.
  chmodSync(folder, 0o755);
  const port = await freePorts();
  const start = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', path.join(import.meta.dirname, 'start.ts')],
    {
      env: { ...process.env, PORT: String(port), TAPNOOK_DIR: folder },
      stdio: 'ignore',
    },
  );
  const exited = once(start, 'exit');
  // The database and the registry run, and the shop is being filled.
  const isBuilding = (): boolean => processesOf(folder).some((one) => one.includes('build-app'));
  while (!isBuilding() && start.exitCode === null) await wait(100);
  expect(await takenPorts(portsFrom(port))).toContain(`${port + 2} (release)`);
  start.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
  expect(processesOf(folder)).toEqual([]);
  expect(await takenPorts(portsFrom(port))).toEqual([]);
  rmSync(folder, { recursive: true, force: true });
});
