// oxlint-disable no-console -- This is a command-line program, which prints.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { appNames } from './apps.ts';
import { localBuildLink } from './in-shell.ts';
import { ROOT } from './processes.ts';

// `npm run dev` brings everything up with hot reload; `npm run dev -- mf-catalog` runs one remote
// alone on fakes; `npm run dev -- mf-catalog --in http://localhost:3000` shows this folder's
// mf-catalog inside a running shop.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { in: { type: 'string' }, port: { type: 'string', default: '3106' } },
});
const [app] = positionals;
const fail = (message: string): never => {
  console.error(message);
  process.exit(1);
};
if (app && !appNames().includes(app))
  fail(`There is no app ${app}. Apps: ${appNames().join(', ')}`);
if (values.in && !app) fail('Say which app: npm run dev -- mf-catalog --in http://localhost:3000');

const inside = async (shop: string, name: string): Promise<string[]> => {
  const link = await localBuildLink(shop, name, Number(values.port)).catch((error: unknown) =>
    fail(error instanceof Error ? error.message : String(error)),
  );
  return ['shared/tooling/src/dev/in-shell.ts', name, '--port', values.port, '--link', link];
};
const script =
  app && values.in
    ? await inside(values.in, app)
    : app
      ? ['shared/tooling/src/dev/standalone.ts', app]
      : ['deploy/stack/src/start.ts', '--development'];
const child = spawn(
  process.execPath,
  ['--disable-warning=ExperimentalWarning', path.join(ROOT, script[0] ?? ''), ...script.slice(1)],
  { cwd: ROOT, stdio: 'inherit' },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
