import { createInterface } from 'node:readline/promises';
import { environmentOrExit } from '@tapnook/server/environment';
import { MigrationError } from '@tapnook/server/migrations';
import { migrate } from './db/migrate.ts';
import { createDb, createPool, type Db, type Pool } from './db/pool.ts';
import { readBreachedPasswordsOrigin, readDatabaseUrl } from './env.ts';
import {
  AdministratorError,
  createAdministrator,
  requireAccount,
  resetSecondFactor,
  endSessions,
} from './modules/identity/index.ts';
// Connects what listens in other modules to what is done here.
import './modules/index.ts';

const USAGE = `npm run admin -- create [e-mail]                makes an administrator
npm run admin -- sign-out <person>              ends every session of a person
npm run admin -- reset-second-factor <person>   removes authenticator, recovery codes and passkeys

A person is an e-mail address, a phone number with its calling code (+85261234567), or an id.
`;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const askEmail = async (): Promise<string> => {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await terminal.question('E-mail address of the administrator: ');
  } finally {
    terminal.close();
  }
};

/**
 * The first administrator of an empty shop, too. ADMIN_PASSWORD is the password; without it one is
 * drawn and printed once. BREACHED_PASSWORDS_ORIGIN is asked about a chosen one.
 */
const create = async (pool: Pool, db: Db, given: string | undefined): Promise<void> => {
  const email = given ?? (await askEmail());
  const chosen = process.env['ADMIN_PASSWORD'] || undefined;
  await migrate(pool, { log: say });
  const made = await createAdministrator(db, {
    email,
    password: chosen,
    breachedPasswordsOrigin: environmentOrExit(readBreachedPasswordsOrigin),
  });
  say(`${made.email} is an administrator now.`);
  if (!chosen)
    say(`Password: ${made.password}\nIt is shown this once; change it after signing in.`);
};
const signOut = async (db: Db, person: string): Promise<void> => {
  const user = await requireAccount(db, person);
  const ended = await endSessions(db, user.id, 'administrator');
  say(`Signed account ${user.id} out everywhere: ${ended} session(s) ended.`);
};
const reset = async (db: Db, person: string): Promise<void> => {
  const user = await requireAccount(db, person);
  const ended = await resetSecondFactor(db, user);
  say(`Account ${user.id} has no authenticator, recovery codes or passkeys any more.`);
  say(
    `${ended} session(s) ended. Where a second factor is demanded, the next sign-in sets one up.`,
  );
};

const [command, person, ...rest] = process.argv.slice(2);
const isKnown =
  command === 'create' ||
  ((command === 'sign-out' || command === 'reset-second-factor') && person !== undefined);
if (!isKnown || rest.length > 0) {
  process.stderr.write(USAGE);
  process.exit(2);
}
const pool = createPool(environmentOrExit(readDatabaseUrl), 2);
const db = createDb(pool);
try {
  if (command === 'create') await create(pool, db, person);
  else if (command === 'sign-out') await signOut(db, person ?? '');
  else await reset(db, person ?? '');
} catch (error) {
  if (!(error instanceof AdministratorError || error instanceof MigrationError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
} finally {
  await pool.end();
}
