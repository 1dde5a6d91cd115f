// oxlint-disable no-console -- This is a command-line program, which prints.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { ROOT } from '../processes.ts';
import type { Counts } from './counts.ts';

const BIN = path.join(ROOT, 'node_modules/.bin');
export const REPORTS = path.join(ROOT, '.var/reports');
/**
 * Where the processes that tests start keep what Node compiled: without it each start of the API
 * spends a third of its time on the same files again.
 */
const COMPILE_CACHE = path.join(ROOT, '.var/compile-cache');

interface ToolResult {
  readonly ok: boolean;
  readonly output: string;
}
/**
 * Runs a tool of `node_modules/.bin`, or the program of a path; prints its lines as they come when
 * `live`.
 */
export const runTool = (
  command: string,
  args: readonly string[],
  live = false,
  variables: Readonly<Record<string, string>> = {},
): Promise<ToolResult> =>
  new Promise((resolve) => {
    const child = spawn(path.resolve(BIN, command), args, {
      cwd: ROOT,
      env: {
        NODE_COMPILE_CACHE: COMPILE_CACHE,
        ...process.env,
        FORCE_COLOR: '0',
        ...variables,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const take = (chunk: Buffer): void => {
      output += chunk.toString();
      if (live) process.stdout.write(chunk);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('error', (error) => resolve({ ok: false, output: String(error) }));
    child.on('exit', (code) => resolve({ ok: code === 0, output }));
  });

/** Runs a tool as one check; prints its output only when it fails. */
export const check = async (command: string, args: readonly string[]): Promise<Counts> => {
  const { ok, output } = await runTool(command, args);
  if (!ok) console.log(output);
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
};
