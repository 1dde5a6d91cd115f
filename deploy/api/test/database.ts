import { randomBytes } from 'node:crypto';
import { createPool } from '../src/db/pool.ts';
import { TEMPLATE } from './template-database.ts';

const urlOf = (database: string, port = process.env['TEST_POSTGRES_PORT']): string =>
  `postgres://tapnook:${process.env['TEST_POSTGRES_PASSWORD']}@127.0.0.1:${port}/${database}`;

export interface TestDatabase {
  /** Through the pooler when the run has one. */
  readonly url: string;
  readonly drop: () => Promise<void>;
}

const createDatabase = async (template: string): Promise<TestDatabase> => {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = createPool(urlOf('postgres'), 1);
  await admin.query(`create database ${name} template ${template} strategy file_copy`);
  // A copy has the tables of its template and none of its settings
  // (migrations-sql/after/01-settings.sql).
  if (template === TEMPLATE)
    await admin.query(`alter database ${name} set statement_timeout = '30s'`);
  await admin.end();
  return {
    url: urlOf(name, process.env['TEST_POOLER_PORT'] ?? process.env['TEST_POSTGRES_PORT']),
    drop: async () => {
      const again = createPool(urlOf('postgres'), 1);
      await again.query(`drop database if exists ${name} with (force)`);
      await again.end();
    },
  };
};

/** A database of one's own, migrated and seeded: copied from the run's template. */
export const createTestDatabase = (): Promise<TestDatabase> => createDatabase(TEMPLATE);

/** A database without anything in it. */
export const createEmptyDatabase = (): Promise<TestDatabase> => createDatabase('template1');
