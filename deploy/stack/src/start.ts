// oxlint-disable no-console -- This is a command-line program, which prints.
import { existsSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './processes.ts';
import { startStack, StackError, type Stack } from './stack.ts';

const port = Number(process.env.PORT ?? 3000);
const started = Date.now();
const seconds = (): string => `${((Date.now() - started) / 1000).toFixed(1)} s`.padStart(7);
const log = (line: string): void => console.log(`${seconds()}  ${line}`);

const folder = path.resolve(process.env.TAPNOOK_DIR ?? path.join(ROOT, '.var'));
const secretsFile = path.join(folder, 'secrets.json');

const DEMO_ACCOUNTS = `  Accounts   ${['demo', 'merchant', 'admin']
  .map((name) => `${name}@tapnook.example`)
  .join(' · ')}
  Password   Corner_2026; the administrator's: ${secretsFile} (adminPassword)
             Staff sign in without a second factor in this demo (STAFF_SECOND_FACTOR=offered)`;
const NO_ACCOUNTS = '  Accounts   yours; npm run admin -- create makes an administrator';
const banner = ({ ports, demoShop }: Stack): string => `
  TapNook 拾角 is open (${seconds().trim()})

  Shop       http://localhost:${ports.edge}
  API        http://localhost:${ports.api}/api/docs
  Releases   http://localhost:${ports.release}
  Sandbox    http://localhost:${ports.sandbox}
  Work       http://localhost:${ports.backoffice}  (merchants and administrators)

${demoShop ? DEMO_ACCOUNTS : NO_ACCOUNTS}
  Release manager's token   ${path.join(folder, 'release/tokens.json')} (manager)

  Ctrl-C stops everything.
`;

const DISK_FULL = 'The disk is full. Free some space and start again; nothing is lost.';
/** PostgreSQL writes its journal in files of 16 MiB and stops when it cannot make the next ones. */
const MIN_FREE_BYTES = 48 * 2 ** 20;
const isDiskFull = (): boolean => {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize < MIN_FREE_BYTES;
};

const explain = (error: unknown): string => {
  if (error instanceof StackError) return error.message;
  const code = (error as NodeJS.ErrnoException).code;
  // PostgreSQL's programs say it in their own output; what they drag along only says that they are
  // gone.
  if (code === 'ENOSPC' || /No space left on device/.test(String(error)) || isDiskFull())
    return DISK_FULL;
  if (code === 'EACCES') return `Something cannot be written: ${(error as Error).message}`;
  return error instanceof Error ? error.message : String(error);
};

const { values: options } = parseArgs({
  options: {
    development: { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
    'strict-builds': { type: 'boolean', default: false },
    // What a power cut would lose is not waited for; only for stacks that are thrown away.
    disposable: { type: 'boolean', default: false },
    'builds-from': { type: 'string' },
  },
});
const cancellation = new AbortController();
const starting = startStack({
  port,
  development: options.development,
  freshShop: options.fresh,
  strictBuilds: options['strict-builds'],
  buildsFrom: options['builds-from'],
  durable: !options.disposable,
  folder,
  log,
  signal: cancellation.signal,
  onExit: (name, code) => {
    const why = isDiskFull() ? ` ${DISK_FULL}` : '';
    console.error(`\n${name} ended unexpectedly (${code}); everything is being stopped.${why}\n`);
    void stop(1);
  },
});
const stop = async (code: number): Promise<void> => {
  if (cancellation.signal.aborted) return;
  cancellation.abort();
  const stack = await starting.catch(() => undefined);
  await stack?.stop();
  process.exit(code);
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => void stop(0));
try {
  console.log(banner(await starting));
} catch (error) {
  if (!cancellation.signal.aborted) {
    console.error(`\n${explain(error)}\n`);
    process.exit(1);
  }
}
