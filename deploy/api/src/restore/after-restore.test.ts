import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { useSandboxShop } from '../../test/sandbox-shop.ts';
import { type Gateway, GatewayFault } from '../modules/payments/index.ts';
import { completeRestore } from './after-restore.ts';

const shop = useSandboxShop();
const sql = async <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await shop.api.deps.pool.query(text, values)).rows as T[];
const newestUser = async (): Promise<number> =>
  (await sql<{ id: number }>("insert into users (role) values ('client') returning id"))[0]?.id ??
  0;
it('makes a restored shop fit to serve and finds the payment that the backup lacks', async () => {
  const since = new Date(Date.now() - 60_000);
  const token = await shop.api.tokenOf(shop.shopper);
  const me = async (): Promise<number> =>
    (
      await shop.api.call('GET', '/v1/client/accounts/users', {
        headers: { authorization: `Bearer ${token}` },
      })
    ).status;
  const orderNo = await shop.order();
  await shop.pay(orderNo, { paymentMethodId: await shop.sandbox.card('4242424242424242') });
  // What the gateway tells of the payment writes the attempt once more.
  while ((await sql('select 1 from gateway_events where handled_at is not null')).length < 1)
    await wait(20);
  const before = await newestUser();
  // The backup was made before the gateway answered: its books know a charge that this shop does
  // not.
  const [attempt] = await sql<{ id: string; intent: string }>(
    `update payment_attempts a set intent_id = $2
      from orders o, (select intent_id as was, order_id from payment_attempts) old
      where o.id = a.order_id and old.order_id = o.id and o.order_no = $1
      returning a.id, old.was as intent`,
    [orderNo, 'pi_lost'],
  );
  expect(await me()).toBe(200);
  const lines: string[] = [];
  await sql("insert into search_engine_feeds (alias, noted_from) values ('shop', '5')");
  const restored = await completeRestore(shop.api.deps, {
    since,
    log: (line) => void lines.push(line),
  });
  expect(await sql('select alias from search_engine_feeds')).toEqual([]);
  expect(restored.differences).toContainEqual(
    expect.objectContaining({ detail: 'a charge that we do not know' }),
  );
  expect(await sql("select 1 from payment_cases where kind = 'books_differ'")).not.toEqual([]);
  expect(restored.breaches).toEqual([]);
  expect(await me()).toBe(401);
  expect((await newestUser()) - before).toBeGreaterThan(1_000_000);
  await sql('update payment_attempts set intent_id = $2 where id = $1', [
    attempt?.id,
    attempt?.intent,
  ]);
  const again = await completeRestore(shop.api.deps, { since, log: () => undefined });
  expect(again.differences).toEqual([]);
  expect(again.unread).toBeUndefined();
});
it('does all else when the gateway is silent, and says that money was not compared', async () => {
  const { deps } = shop.api;
  const before = await newestUser();
  const listMovements: Gateway['listMovements'] = async () => {
    throw new GatewayFault('unreachable', 'nobody answers');
  };
  const restored = await completeRestore(
    { ...deps, gateway: { ...deps.gateway, listMovements } },
    { since: new Date(), log: () => undefined },
  );
  expect(restored).toMatchObject({ unread: 'nobody answers', differences: [] });
  expect((await newestUser()) - before).toBeGreaterThan(1_000_000);
});
