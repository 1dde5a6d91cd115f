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
}

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
    memory: () => {
      try {
        const pages = readFileSync(`/proc/${child.pid}/statm`, 'utf8').split(' ')[1];
        return Number(pages) * PAGE_BYTES;
      } catch {
        return undefined;
      }
    },
  };
};
