import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export const ROOT = path.resolve(import.meta.dirname, '../../..');

export interface Service {
  readonly name: string;
  readonly child: ChildProcess;
  readonly stop: () => Promise<void>;
}

/**
 * Starts one of our processes; its lines are printed under its name, its end is told to `onExit`.
 */
export const startService = (
  name: string,
  script: string,
  variables: Readonly<Record<string, string>>,
  onExit: (name: string, code: number | null) => void,
  args: readonly string[] = [],
): Service => {
  const child = spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      '--enable-source-maps',
      path.join(ROOT, script),
      ...args,
    ],
    {
      cwd: ROOT,
      env: { ...process.env, ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
      // Ctrl-C goes to the parent, which ends the children in order.
      detached: true,
    },
  );
  let stopping = false;
  const print = (stream: NodeJS.WritableStream) => (chunk: Buffer) => {
    for (const line of chunk.toString().split('\n'))
      if (line.trim()) stream.write(`[${name}] ${line}\n`);
  };
  child.stdout.on('data', print(process.stdout));
  child.stderr.on('data', print(process.stderr));
  child.on('exit', (code) => {
    if (!stopping) onExit(name, code);
  });
  const stop = async (): Promise<void> => {
    stopping = true;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await Promise.race([ended, wait(5_000).then(() => child.kill('SIGKILL'))]);
  };
  return { name, child, stop };
};

/**
 * Waits until `/healthz` of a port answers 200; gives up when the process has ended or after
 * `seconds`.
 */
export const untilHealthy = async (port: number, service: Service, seconds = 60): Promise<void> => {
  for (let tries = 0; tries < seconds * 10; tries += 1) {
    if (service.child.exitCode !== null)
      throw new Error(`${service.name} ended while starting; its lines above say why`);
    const ok = await fetch(`http://localhost:${port}/healthz`, {
      signal: AbortSignal.timeout(1_000),
    }).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return;
    await wait(100);
  }
  throw new Error(`${service.name} was not ready after ${seconds} s`);
};
