import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { CallContract } from '@tapnook/contracts';
import { api as contracts } from '@tapnook/contracts/api';
import { randomOf } from '../seed/random.ts';
import { createTestApp, SERVER_CREDENTIAL, type TestApp } from '../test/app.ts';
import { fuzzRequest } from '../test/fuzz.ts';

/** Requests per call; `FUZZ` asks for more, `FUZZ_SEED` for others. */
const PER_CALL = Number(process.env['FUZZ'] ?? 6);
const SEED = process.env['FUZZ_SEED'] ?? 'first';
const GATEWAY_CALLS = new Set(['payOrder', 'retrieveTransaction', 'getTransactionStatus', 'addCard', 'listCards', 'removeCard', 'updateCard']);
const calls: [string, CallContract][] = Object.entries(contracts);

let api: TestApp;
/** The empty one is a visitor's. */
let bearers: readonly string[];
beforeAll(async () => {
  api = await createTestApp();
  const tokens = await Promise.all((['client', 'merchant', 'admin'] as const).map((role) => api.tokenOf({ userId: '1', role })));
  bearers = ['', ...tokens, SERVER_CREDENTIAL, 'forged'];
});
afterAll(() => api.close());

test('whatever is sent, no call answers 5xx, and every failure has a code and both languages', async () => {
  const broken: string[] = [];
  for (const [id, contract] of calls) {
    const random = randomOf(`${SEED} ${id}`);
    for (let at = 0; at < PER_CALL; at += 1) {
      const request = fuzzRequest(contract, random);
      const bearer = random.pick(bearers);
      const response = await api.app.inject({ ...request, headers: { ...request.headers, ...(bearer && { authorization: `Bearer ${bearer}` }) } });
      // No gateway runs here: that a payment call says so is right.
      const outage = response.statusCode === 503 && GATEWAY_CALLS.has(id);
      if (response.statusCode >= 500 && !outage) broken.push(`${id} ${response.statusCode} ${request.method} ${request.url} ${request.payload ?? ''}`.slice(0, 400));
      if (response.statusCode >= 400 && response.statusCode < 500) {
        expect(response.json()).toMatchObject({ code: expect.stringMatching(/^\d{5}$/), data: { en_US: expect.any(String), zh_HK: expect.any(String) } });
      }
    }
  }
  expect(broken).toEqual([]);
}, 120_000);
