import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readFrames, writeFrame } from './process/frames.ts';
import type { FromProcess, ToProcess } from './process/messages.ts';

const FOLDER = path.join(import.meta.dirname, 'process');
const PACKAGE = path.join(import.meta.dirname, '../../package.json');
const PAGE_BYTES = 4_096;
/** Variables that change how dates and numbers are written; nothing else is told to bundles. */
const TOLD_VARIABLES = ['TZ', 'LANG', 'LC_ALL'];

export interface RenderProcessOptions {
  /** The program; see `renderNode`. */
  readonly node: string;
  readonly maxHeapMegabytes: number;
  readonly onMessage: (message: FromProcess, text: string) => void;
  readonly onEnd: () => void;
  readonly onOutput: (text: string) => void;
}
/** A Node of its own, in which bundles run without files, network, programs or secrets. */
export interface RenderProcess {
  readonly pid: number | undefined;
  send(message: ToProcess, text?: string): void;
  kill(): void;
  /** Bytes of memory that it occupies; undefined where the system does not tell. */
  memory(): number | undefined;
  /** Milliseconds for which its code had a processor; undefined where the system does not tell. */
  cpuMs(): number | undefined;
}

/** What Linux tells of a process, by words; nothing elsewhere, and once it is gone. */
const told = (pid: number | undefined, file: string): readonly string[] => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8').split(' ');
  } catch {
    return [];
  }
};
/** Bytes in memory, which Linux tells in pages, as the second number of `statm`. */
const memoryOf = (pid: number | undefined): number | undefined => {
  const [, pages] = told(pid, 'statm');
  return pages === undefined ? undefined : Number(pages) * PAGE_BYTES;
};
/**
 * Milliseconds for which the first thread, which runs all scripts, had a processor; undefined where
 * they are not counted. Linux tells them in nanoseconds (`schedstat`).
 */
export const cpuMsOf = (pid: number | undefined): number | undefined =>
  Number(told(pid, 'schedstat')[0] ?? 0) / 1e6 || undefined;

export const startRenderProcess = (options: RenderProcessOptions): RenderProcess => {
  const child = spawn(
    options.node,
    [
      '--permission',
      `--allow-fs-read=${FOLDER}/*`,
      `--allow-fs-read=${PACKAGE}`,
      `--max-old-space-size=${options.maxHeapMegabytes}`,
      '--disable-proto=throw',
      '--disable-warning=ExperimentalWarning',
      '--disable-warning=SecurityWarning',
      path.join(FOLDER, 'main.ts'),
    ],
    {
      cwd: FOLDER,
      env: {
        NODE_ENV: 'production',
        ...Object.fromEntries(
          TOLD_VARIABLES.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
        ),
      },
      stdio: ['pipe', 'pipe', 'pipe'],
    },
  );
  let ended = false;
  const end = (): void => {
    if (ended) return;
    ended = true;
    child.kill('SIGKILL');
    options.onEnd();
  };
  child.once('error', end);
  child.once('exit', end);
  // A process that dies leaves messages behind that can no longer be written.
  child.stdin.on('error', end);
  readFrames(
    child.stdout,
    (message, text) => {
      if (!ended) options.onMessage(message as FromProcess, text);
    },
    end,
  );
  child.stderr.on('data', (chunk: Buffer) =>
    options.onOutput(chunk.toString('utf8').slice(0, 2_000)),
  );
  return {
    pid: child.pid,
    send: (message, text) => {
      if (!ended) writeFrame(child.stdin, message, text);
    },
    kill: end,
    memory: () => memoryOf(child.pid),
    cpuMs: () => cpuMsOf(child.pid),
  };
};
