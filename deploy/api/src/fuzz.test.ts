import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { CallContract } from '@tapnook/contracts';
import { api as contracts } from '@tapnook/contracts/api';
import { randomOf } from '../seed/random.ts';
import { createTestApp, type TestApp } from '../test/app.ts';
import { bearersOf } from '../test/bearers.ts';
import { fits, fuzzRequest } from '../test/fuzz.ts';

const SEED = process.env['FUZZ_SEED'] ?? 'first';
const GATEWAY_CALLS = new Set([
  'payOrder',
  'retrieveTransaction',
  'getTransactionStatus',
  'addCard',
  'listCards',
  'removeCard',
  'updateCard',
]);
const calls: [string, CallContract][] = Object.entries(contracts);
/** Requests in all; `FUZZ_REQUESTS` asks for more (`npm run test:fuzz`), `FUZZ_SEED` for others. */
const PER_CALL = Math.ceil(Number(process.env['FUZZ_REQUESTS'] ?? 900) / calls.length);

let api: TestApp;
let bearers: readonly string[];
beforeAll(async () => {
  api = await createTestApp();
  bearers = [...(await bearersOf(api)), 'forged'];
});
afterAll(() => api.close());

/**
 * What may be answered to what its contract does not take: that, or first that one may not call at
 * all.
 */
const REFUSED = new Set([400, 401, 402, 403, 404, 405, 413, 415, 429]);

test(
  'refuses with a code in both languages, never 5xx, whatever a call is sent',
  async () => {
    const broken: string[] = [];
    let [sent, invalid] = [0, 0];
    for (const [id, contract] of calls) {
      const random = randomOf(`${SEED} ${id}`);
      for (let at = 0; at < PER_CALL; at += 1) {
        const request = fuzzRequest(contract, random);
        const bearer = random.pick(bearers);
        const response = await api.app.inject({
          ...request,
          headers: { ...request.headers, ...(bearer && { authorization: `Bearer ${bearer}` }) },
        });
        const where = (
          `${id} ${response.statusCode} ${request.method} ${request.url} ` + (request.payload ?? '')
        ).slice(0, 400);
        sent += 1;
        if (!fits(contract, request)) {
          invalid += 1;
          if (!REFUSED.has(response.statusCode)) broken.push(`taken: ${where}`);
        }
        // RateLimiter have their own tests; here they would only hide what comes after them.
        if (sent % 20 === 0) await api.deps.pool.query('delete from rate_limits');
        // No gateway runs here: that a payment call says so is right.
        const outage = response.statusCode === 503 && GATEWAY_CALLS.has(id);
        if (response.statusCode >= 500 && !outage) broken.push(where);
        if (response.statusCode >= 400 && response.statusCode < 500) {
          expect(response.json()).toMatchObject({
            code: expect.stringMatching(/^\d{5}$/),
            data: { en_US: expect.any(String), zh_HK: expect.any(String) },
          });
        }
      }
    }
    expect(broken).toEqual([]);
    expect(invalid).toBeGreaterThan(sent / 4);
    if (sent > 10_000)
      process.stdout.write(`${sent} requests, ${invalid} of them invalid, seed ${SEED}\n`);
  },
  60 * 60_000,
);
