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

test('words that nothing has cost at most three statements more than words that are found', async () => {
  const plain = await statementsOf('tea');
  const nine = await statementsOf('qzvx jwkp mfgh bvcx plkj wqzt xcvb hjkl mnbv');
  expect(plain).toBeLessThanOrEqual(2);
  expect(nine - plain).toBeLessThanOrEqual(3);
});

test('a long sentence asks once for each of its words at most, and twenty lines no more often', async () => {
  const sentence =
    'where can I take my old friends for a quiet vegetarian karaoke evening in stanley';
  expect(await statementsOf(sentence)).toBeLessThanOrEqual(5 + MAX_TOKENS);
  expect(await statementsOf(`${sentence} `.repeat(20).slice(0, 1000))).toBeLessThanOrEqual(
    5 + 6 * MAX_TOKENS,
  );
});
