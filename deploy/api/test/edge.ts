import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@tapnook/stack/free-port';

const EDGE = join(import.meta.dirname, '../../edge');

export interface Edge {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

const answers = async (origin: string): Promise<boolean> => {
  try {
    const answer = await fetch(`${origin}/api/v1/public/server-time`);
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
};

/**
 * The edge as a process of its own, in front of an API that listens. Where no registry is named, it
 * has no pages; what goes to the API passes as it does in a shop.
 */
export const startEdge = async (
  apiOrigin: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<Edge> => {
  const [port, nowhere] = [await freePort(), await freePort()];
  const folder = mkdtempSync(join(tmpdir(), 'tapnook-edge-'));
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'src/main.ts'], {
    cwd: EDGE,
    stdio: 'ignore',
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_ORIGIN: origin,
      API_ORIGIN: apiOrigin,
      RELEASE_ORIGIN: `http://127.0.0.1:${nowhere}`,
      DATA_DIR: folder,
      TRUST_ON_FIRST_USE: '1',
      RENDER_PROCESSES: '1',
      ...variables,
    },
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  for (let tries = 0; tries < 300 && child.exitCode === null; tries += 1) {
    if (await answers(origin)) return { origin, stop };
    await new Promise((done) => setTimeout(done, 100));
  }
  await stop();
  throw new Error(`the edge did not start: ${child.exitCode ?? 'no answer'}`);
};
