import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import type { Tx } from '../../db/pool.ts';
import { understand } from './query-interpretation.service.ts';
import { MAX_TOKENS } from './query-tokens.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

/** How often a search asks the database before it knows what to look for. */
const statementsOf = async (keyword: string): Promise<number> => {
  let statements = 0;
  const tx = new Proxy<Tx>(api.deps.readDb, {
    get: (target, name) => {
      if (name === 'execute') statements += 1;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const { tokens } = await understand(tx, { keyword }, '2026-11-27');
  expect(tokens.length).toBeLessThanOrEqual(MAX_TOKENS);
  return statements;
};

test('words that match nothing cost at most three statements more than others', async () => {
  const plain = await statementsOf('tea');
  const nine = await statementsOf('qzvx jwkp mfgh bvcx plkj wqzt xcvb hjkl mnbv');
  expect(plain).toBeLessThanOrEqual(2);
  expect(nine - plain).toBeLessThanOrEqual(3);
});

test('a long sentence asks once per word at most, and twenty lines no more often', async () => {
  const sentence =
    'where can I take my old friends for a quiet vegetarian karaoke evening in stanley';
  expect(await statementsOf(sentence)).toBeLessThanOrEqual(5 + MAX_TOKENS);
  expect(await statementsOf(`${sentence} `.repeat(20).slice(0, 1000))).toBeLessThanOrEqual(
    5 + 6 * MAX_TOKENS,
  );
});

/** Blocks that PostgreSQL looks at to tell whether any product has a word. */
const blocksOf = async (word: string): Promise<number> => {
  const tokens = JSON.stringify([{ anyOf: [[word], [`${word}*`]] }]);
  const ask = `select some_product_bears(false, '${tokens}'),
    some_product_bears(true, '${tokens}')`;
  // The first call in a session reads the catalogue of the database as well.
  const client = await api.deps.pool.connect();
  try {
    await client.query(ask);
    const { rows } = await client.query(`explain (analyze, buffers, format json) ${ask}`);
    return rows[0]['QUERY PLAN'][0].Plan['Shared Hit Blocks'];
  } finally {
    client.release();
  }
};

test('a word that nothing has is looked up in an index, no product is read for it', async () => {
  expect(await blocksOf('qzvxjwkp')).toBeLessThanOrEqual(40);
});
