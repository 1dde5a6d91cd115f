import { environmentOrExit } from '@tapnook/server/environment';
import { closeDeps, createDeps } from './deps.ts';
import { readEnv } from './env.ts';
import { completeRestore } from './restore/after-restore.ts';

// `npm run after-restore -w deploy/api -- 2026-11-26T03:00:00+08:00` with the API's environment:
// makes a restored database fit to serve and tells what money moved after the state it holds. It
// ends with 1 when something is for a person to decide.
const since = new Date(process.argv[2] ?? '');
if (Number.isNaN(since.getTime()) || since.getTime() > Date.now()) {
  process.stderr.write('npm run after-restore -w deploy/api -- <time of the restored state>\n');
  process.exit(2);
}
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const deps = createDeps(environmentOrExit(readEnv));
try {
  const shop = await completeRestore(deps, { since, log: say });
  say(`schema      ${shop.migrated.length > 0 ? `ran ${shop.migrated.join(', ')}` : 'current'}`);
  say(`numbers     ${shop.sequences} counters moved ahead`);
  say(`sessions    ${shop.sessions} ended: everybody signs in again`);
  for (const { invariant, subject, detail } of shop.breaches)
    say(`INVARIANT ${invariant}  ${subject}  ${detail}`);
  for (const { day, subject, amount, detail } of shop.differences)
    say(`MONEY  ${day}  ${subject}  ${amount}  ${detail}`);
  const open = shop.breaches.length + shop.differences.length;
  if (shop.unread !== undefined)
    say(`MONEY  not compared to the end, run this again: ${shop.unread}`);
  else
    say(open === 0 ? 'Nothing is left to decide.' : `${open} things are for a person to decide.`);
  process.exitCode = open === 0 && shop.unread === undefined ? 0 : 1;
} finally {
  await closeDeps(deps);
}
