import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { RunningSandbox, ShopListener } from '../testing/running-sandbox.ts';
import { listenAsShop, runSandbox } from '../testing/running-sandbox.ts';

let sandbox: RunningSandbox;
let shop: ShopListener;

beforeEach(async () => {
  shop = await listenAsShop();
  sandbox = await runSandbox({ WEBHOOK_URL: shop.url });
});
afterEach(async () => {
  await sandbox.close();
  await shop.close();
});

const idsOf = (): string[] =>
  shop.received.map(({ body }) => (JSON.parse(body) as { id: string }).id);
const makeCustomer = async (): Promise<void> => {
  await sandbox.stripe.customers.create();
  await sandbox.delivered();
};
const states = (): string[] =>
  sandbox.gateway.webhooks.deliveries().map(({ state, tries }) => `${state} ${tries}`);

describe('delivering an event', () => {
  test('a shop that stumbles is tried again with the same event', async () => {
    shop.statuses.push(500, 503);
    await makeCustomer();
    expect(states()).toEqual(['delivered 3']);
    expect(new Set(idsOf()).size).toBe(1);
  });

  test('a shop that never recovers is given up', async () => {
    shop.statuses.push(500, 500, 500, 500);
    await makeCustomer();
    expect(states()).toEqual(['given_up 3']);
  });

  test('withholds events and sends them later when the dashboard says so', async () => {
    sandbox.gateway.switches.set({ webhooks: 'never' });
    await makeCustomer();
    expect(idsOf()).toEqual([]);
    const [event] = sandbox.gateway.webhooks.events();
    const answer = await fetch(`${sandbox.origin}/dashboard/payments/events/${event?.id}/resend`, {
      method: 'POST',
      redirect: 'manual',
    });
    await sandbox.delivered();
    expect([answer.status, idsOf()]).toEqual([303, [event?.id]]);
  });

  test('sends one event twice when the dashboard says so', async () => {
    sandbox.gateway.switches.set({ webhooks: 'twice' });
    await makeCustomer();
    expect(idsOf()).toHaveLength(2);
    expect(new Set(idsOf()).size).toBe(1);
  });

  test('a late event arrives all the same', async () => {
    sandbox.gateway.switches.set({ webhooks: 'late' });
    await makeCustomer();
    expect(idsOf()).toHaveLength(1);
  });

  test('what was on its way when the process stopped is sent by the next one', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
    const first = await runSandbox(
      { DATA_DIR: folder, WEBHOOK_URL: shop.url },
      { lateness: 60_000 },
    );
    first.gateway.switches.set({ webhooks: 'late' });
    await first.stripe.customers.create();
    await first.close();
    expect(idsOf()).toEqual([]);
    const second = await runSandbox({ DATA_DIR: folder, WEBHOOK_URL: shop.url });
    await second.delivered();
    expect(idsOf()).toEqual([second.gateway.webhooks.events()[0]?.id]);
    await second.close();
    rmSync(folder, { recursive: true });
  });
});
