import { seed } from '../seed/load.ts';
import { migrate } from '../src/db/migrate.ts';
import { createDb, createPool } from '../src/db/pool.ts';

export const TEMPLATE = 'tapnook_template';

/** Makes the database that every test file's own is copied from: migrated and seeded. */
export const makeTemplate = async (urlOf: (database: string) => string): Promise<void> => {
  const admin = createPool(urlOf('postgres'), 1);
  await admin.query(`create database ${TEMPLATE}`);
  const pool = createPool(urlOf(TEMPLATE), 4);
  await migrate(pool, { mayRecreate: false, log: () => undefined });
  await seed({ db: createDb(pool), pool }, { scale: 1 });
  await pool.end();
  await admin.end();
};
