import fc from 'fast-check';
import { codeOf } from '../src/errors.ts';
import { reconcilePayments } from '../src/modules/payments/payment-reconciliation.service.ts';
import { ACTS, type Act } from './order-model-acts.ts';
import {
  createWorld,
  type World,
  type Command,
  notify,
  pass,
  REFUSALS,
} from './order-model-world.ts';

export { createWorld };
export const commands = (length: number): fc.Arbitrary<Command[]> =>
  fc.array(
    fc.record({
      name: fc.constantFrom(...(Object.keys(ACTS) as (keyof typeof ACTS)[])),
      a: fc.nat(997),
      b: fc.nat(997),
      c: fc.nat(997),
    }),
    { minLength: length, maxLength: length, size: 'max' },
  );

/** Does one command; throws when it is answered with a fault instead of success or a refusal. */
export const act = async (world: World, command: Command): Promise<void> => {
  const acts: Readonly<Record<string, Act>> = ACTS;
  try {
    const reply = await acts[command.name]?.(world, command);
    if (reply && reply.code !== '0' && !REFUSALS.has(reply.code))
      throw new Error(`${command.name} answered ${reply.code}`);
  } catch (error) {
    if (!REFUSALS.has(codeOf(error) ?? '')) throw error;
  }
};

/** What the gateway has of shoppers, against what our orders say it has, once all is settled. */
export const balance = async (
  world: World,
): Promise<{ readonly gateway: number; readonly orders: number }> => {
  world.shop.gateway.down = false;
  await pass(world, 32);
  for (const intentId of world.undelivered) await notify(world, intentId);
  await reconcilePayments(world.shop.deps.db, world.shop.gateway);
  const kept = [...world.shop.gateway.intents.values()].filter(
    ({ intent, created }) => intent.status === 'succeeded' && !created.authorizeOnly,
  );
  const { rows } = await world.shop.deps.pool.query<{ kept: number }>(
    `select coalesce(sum(o.captured_amount - o.refunded_amount), 0)::int as kept from orders o
      where exists (select 1 from payment_attempts a where a.order_id = o.id
      and a.intent_id is not null)`,
  );
  return {
    gateway: kept.reduce((sum, { created, refunded }) => sum + created.amount - refunded, 0),
    orders: rows[0]?.kept ?? 0,
  };
};
