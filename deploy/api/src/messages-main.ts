import { environmentOrExit } from '@tapnook/server/environment';
import { createDb, createPool } from './db/pool.ts';
import { readDatabaseUrl } from './env.ts';
import { failedMessages, sendFailedAgain } from './modules/jobs/index.ts';

// Messages that were tried often enough: `npm run messages -w deploy/api -- failed` lists them with
// the reason, `again` puts them into the queue once more.
const USAGE = `npm run messages -w deploy/api -- failed
  again <id>   tries one message again
  again all    tries all of them again
`;

const pool = createPool(environmentOrExit(readDatabaseUrl), 2);
const db = createDb(pool);
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const [command, id, ...rest] = process.argv.slice(2);
try {
  if (command === 'failed' && id === undefined)
    for (const { id: number, channel, attempts, createdAt, lastError } of await failedMessages(db))
      say([number, channel, createdAt.toISOString(), `${attempts} tries`, lastError].join('\t'));
  else if (command === 'again' && rest.length === 0 && /^(?:all|[1-9]\d{0,15})$/.test(id ?? '')) {
    const count = await sendFailedAgain(db, id === 'all' ? undefined : Number(id));
    say(`${count} messages are in the queue again.`);
    if (count === 0 && id !== 'all') process.exitCode = 1;
  } else {
    process.stderr.write(USAGE);
    process.exitCode = 2;
  }
} finally {
  await pool.end();
}
