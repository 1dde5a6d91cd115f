import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { act, balance, commands, createWorld } from '../../../test/order-model.ts';
import { createShop, type Shop } from '../../../test/shop.ts';

/** `MODEL_COMMANDS=100000 MODEL_SEED=1` for a long run that can be repeated; a short one otherwise. */
const COMMANDS = Number(process.env['MODEL_COMMANDS'] ?? 240);
const SEED = process.env['MODEL_SEED'] === undefined ? undefined : Number(process.env['MODEL_SEED']);
const RUN_LENGTH = 80;

let shop: Shop;
beforeAll(async () => {
  shop = await createShop();
}, 60_000);
afterAll(() => shop?.close());

test('whatever shoppers, merchants, the gateway and time do, the invariants hold after each step', async () => {
  let minutes = 0;
  const run = fc.asyncProperty(commands(RUN_LENGTH), async (list) => {
    const world = await createWorld(shop, minutes);
    for (const command of list) {
      await act(world, command);
      expect({ command, broken: await shop.invariants() }).toEqual({ command, broken: [] });
    }
    const money = await balance(world);
    minutes = world.minutes;
    expect(money.orders).toBe(money.gateway);
    expect(await shop.invariants()).toEqual([]);
  });
  // Nothing is undone between runs, so a failure is repeated by its seed and not by shrinking.
  await fc.assert(run, { numRuns: Math.ceil(COMMANDS / RUN_LENGTH), endOnFailure: true, ...(SEED !== undefined && { seed: SEED }) });
}, 24 * 60 * 60_000);
