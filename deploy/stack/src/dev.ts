import { spawn } from 'node:child_process';
import path from 'node:path';
import { partNames } from './parts.ts';
import { ROOT } from './processes.ts';

// `npm run dev` brings everything up with hot reload; `npm run dev -- mf-catalog` runs one remote alone on fakes.
const [part] = process.argv.slice(2);
if (part && !partNames().includes(part)) {
  console.error(`There is no part ${part}. Parts: ${partNames().join(', ')}`);
  process.exit(1);
}
const script = part ? ['shared/tooling/src/dev/alone.ts', part] : ['deploy/stack/src/start.ts', '--development'];
const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', path.join(ROOT, script[0] ?? ''), ...script.slice(1)], { cwd: ROOT, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
