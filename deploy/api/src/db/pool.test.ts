import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { createPool, isOutage, type Pool } from './pool.ts';

let database: TestDatabase;
let pool: Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = createPool(database.url, 1);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const failureOf = async (text: string): Promise<unknown> => {
  const client = await pool.connect();
  try {
    await client.query('begin read only');
    await client.query(text);
    return undefined;
  } catch (error) {
    return error;
  } finally {
    await client.query('rollback');
    client.release();
  }
};

it('takes a former primary, which only reads, for an outage', async () => {
  expect(isOutage(await failureOf('delete from page_changes'))).toBe(true);
  expect(isOutage(await failureOf('select no_such_column from orders'))).toBe(false);
});
