import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { RunningSandbox } from '../testing/running-sandbox.ts';
import { runSandbox } from '../testing/running-sandbox.ts';

let sandbox: RunningSandbox;
let folder: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  sandbox = await runSandbox({ DATA_DIR: folder });
});
afterEach(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

const set = (switches: object): Promise<Response> =>
  fetch(`${sandbox.origin}/api/payments/switches`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(switches),
  });
const intents = async (): Promise<number> =>
  (await sandbox.stripe.paymentIntents.list()).data.length;
const create = (idempotencyKey: string) =>
  sandbox.stripe.paymentIntents.create({ amount: 500, currency: 'hkd' }, { idempotencyKey });

describe('a gateway in trouble', () => {
  test('it can refuse and do nothing', async () => {
    await set({ faults: 'refuse' });
    await expect(create('a')).rejects.toMatchObject({ type: 'StripeAPIError', statusCode: 500 });
    await set({});
    expect(await intents()).toBe(0);
  });

  test('it can do the thing and lose the answer; the repeat finds it', async () => {
    await set({ faults: 'lose' });
    await expect(create('b')).rejects.toMatchObject({ statusCode: 500 });
    await set({});
    const [{ id } = { id: '' }] = (await sandbox.stripe.paymentIntents.list()).data;
    expect((await create('b')).id).toBe(id);
    expect(await intents()).toBe(1);
  });

  test('the next card can be told what to do, once', async () => {
    await set({ nextCard: 'insufficient_funds' });
    const pay = () =>
      sandbox.stripe.paymentIntents.create({
        amount: 500,
        currency: 'hkd',
        confirm: true,
        payment_method: 'pm_card_visa',
      });
    await expect(pay()).rejects.toMatchObject({ decline_code: 'insufficient_funds' });
    expect((await pay()).status).toBe('succeeded');
  });

  test('a card payment can hang and go on, once', async () => {
    await set({ nextCard: 'hangs' });
    expect(
      (
        await sandbox.stripe.paymentIntents.create({
          amount: 500,
          currency: 'hkd',
          confirm: true,
          payment_method: 'pm_card_visa',
        })
      ).status,
    ).toBe('succeeded');
    expect(sandbox.gateway.switches.read().nextCard).toBe('by_number');
  });

  test('unknown switches and positions change nothing', async () => {
    expect(await (await set({ latency: 7, faults: 'explode', other: 1 })).json()).toEqual({
      nextCard: 'by_number',
      latency: 0,
      faults: 'none',
      nextRefund: 'succeeded',
      webhooks: 'once',
    });
  });
});

describe('a restart', () => {
  test('finds cards, payments and used keys as they were', async () => {
    const customer = await sandbox.stripe.customers.create();
    await sandbox.stripe.paymentMethods.attach('pm_card_visa_chargeDeclined', {
      customer: customer.id,
    });
    const before = await create('c');
    await sandbox.close();
    sandbox = await runSandbox({ DATA_DIR: folder });
    const [card] = (await sandbox.stripe.paymentMethods.list({ customer: customer.id })).data;
    await expect(
      sandbox.stripe.paymentIntents.create({
        amount: 500,
        currency: 'hkd',
        confirm: true,
        customer: customer.id,
        payment_method: card?.id ?? '',
      }),
    ).rejects.toMatchObject({ code: 'card_declined' });
    expect((await create('c')).id).toBe(before.id);
  });
});
