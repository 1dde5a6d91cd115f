import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readJsonFile, writeFileWholeSync } from '@tapnook/server/files';

interface Running {
  readonly parent: number;
  readonly children: readonly number[];
}
const isRunning = (value: unknown): value is Running =>
  Array.isArray((value as Partial<Running> | null)?.children);
const commandOf = (pid: number): string => {
  try {
    return execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
};
const isOurs = (pid: number): boolean =>
  /deploy\/(stack|api|edge|release|sandbox)\/src|dev-server/.test(commandOf(pid));

/** Notes the processes of this start, so that the next one can clean up after a kill -9. */
export const recordProcesses = (folder: string, children: readonly number[]): void => {
  writeFileWholeSync(
    path.join(folder, 'running.json'),
    JSON.stringify({ parent: process.pid, children } satisfies Running),
  );
};
export const forgetProcesses = (folder: string): void =>
  rmSync(path.join(folder, 'running.json'), { force: true });

/**
 * Ends what a killed start left behind. Gives the pid of a start that is still alive instead, if
 * there is one.
 */
export const endOrphanProcesses = async (
  folder: string,
  log: (line: string) => void,
): Promise<number | undefined> => {
  const file = path.join(folder, 'running.json');
  const running = readJsonFile(file, isRunning, log);
  if (!running) return undefined;
  const { parent, children } = running;
  if (parent !== process.pid && isOurs(parent)) return parent;
  for (const pid of children.filter(isOurs)) process.kill(pid, 'SIGTERM');
  for (let tries = 0; tries < 50 && children.some(isOurs); tries += 1) await wait(100);
  for (const pid of children.filter(isOurs)) process.kill(pid, 'SIGKILL');
  forgetProcesses(folder);
  return undefined;
};
