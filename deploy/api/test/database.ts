import { randomBytes } from 'node:crypto';
import { createPool } from '../src/db/pool.ts';
import { TEMPLATE } from './template.ts';

const urlOf = (database: string): string => `postgres://tapnook@127.0.0.1:${process.env['TEST_POSTGRES_PORT']}/${database}`;

export interface TestDatabase {
  readonly url: string;
  readonly drop: () => Promise<void>;
}

/** A database of one's own, migrated and seeded: copied from the run's template. */
export const createTestDatabase = async (): Promise<TestDatabase> => {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = createPool(urlOf('postgres'), 1);
  await admin.query(`create database ${name} template ${TEMPLATE} strategy file_copy`);
  await admin.end();
  return {
    url: urlOf(name),
    drop: async () => {
      const again = createPool(urlOf('postgres'), 1);
      await again.query(`drop database if exists ${name} with (force)`);
      await again.end();
    },
  };
};
