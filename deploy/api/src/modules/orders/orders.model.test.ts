import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { act, balance, commands, createWorld } from '../../../test/order-model.ts';
import { createShop, type Shop } from '../../../test/shop.ts';

/**
 * `MODEL_COMMANDS=100000 MODEL_SEED=1` for a long run that can be repeated (`npm run test:model`, a
 * new seed each time); a short one of a fixed seed otherwise.
 */
const LONG = process.env['MODEL_COMMANDS'];
const COMMANDS = Number(LONG ?? 240);
const SEED = Number(process.env['MODEL_SEED'] ?? (LONG ? Date.now() % 1_000_000 : 1121));
const RUN_LENGTH = 80;
const RUNS = Math.ceil(COMMANDS / RUN_LENGTH);

let shop: Shop;
beforeAll(async () => {
  shop = await createShop();
});
afterAll(() => shop.close());

let done = 0;
/** A long run says how far it is. */
const tell = (): void => {
  done += RUN_LENGTH;
  if (RUNS > 100 && done % (RUN_LENGTH * 25) === 0) process.stdout.write(`${done} commands\n`);
};

// Covers: STA-052, STA-057, STA-066, INV-001, INV-002, INV-003, INV-004, INV-005, INV-006,
// Covers: INV-008, INV-009
test(
  'whatever shoppers, merchants, the gateway and time do, the invariants hold after each step',
  async () => {
    const run = fc.asyncProperty(commands(RUN_LENGTH), async (list) => {
      const world = await createWorld(shop);
      for (const command of list) {
        await act(world, command);
        expect({ command, broken: await shop.invariants() }).toEqual({ command, broken: [] });
      }
      const money = await balance(world);
      expect(money.orders).toBe(money.gateway);
      expect(await shop.invariants()).toEqual([]);
      tell();
    });
    // Nothing is undone between runs, so a failure is repeated by its seed and not by shrinking.
    await fc.assert(run, { numRuns: RUNS, endOnFailure: true, seed: SEED });
    if (RUNS > 100) process.stdout.write(`${RUNS * RUN_LENGTH} commands, seed ${SEED}\n`);
  },
  24 * 60 * 60_000,
);
