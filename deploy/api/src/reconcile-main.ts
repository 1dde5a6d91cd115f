import { addDays, hongKongDay } from '@tapnook/kernel';
import { environmentOrExit } from '@tapnook/server/environment';
import { closeDeps, createDeps } from './deps.ts';
import { readEnv } from './env.ts';
// Connects what listens in other modules to what is done here.
import './modules/index.ts';
import { reconcileDay } from './modules/payments/index.ts';

// `npm run reconcile -w deploy/api -- [2026-11-26]` compares a day of the payment gateway's books
// with ours, yesterday in Hong Kong without one. It ends with 1 when they differ.
const day = process.argv[2] ?? addDays(hongKongDay(new Date()), -1);
if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) {
  process.stderr.write('npm run reconcile -w deploy/api -- [yyyy-mm-dd]\n');
  process.exit(2);
}
const deps = createDeps(environmentOrExit(readEnv));
try {
  const differences = await reconcileDay(deps.db, deps.gateway, day);
  for (const { subject, detail, amount } of differences)
    process.stdout.write(`${subject}\t${amount}\t${detail}\n`);
  process.stdout.write(`${day}: ${differences.length} differences\n`);
  process.exitCode = differences.length > 0 ? 1 : 0;
} finally {
  await closeDeps(deps);
}
