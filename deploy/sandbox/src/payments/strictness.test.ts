import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { RunningSandbox } from '../testing/running-sandbox.ts';
import { runSandbox } from '../testing/running-sandbox.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await runSandbox();
});
afterAll(() => sandbox.close());

interface Refusal {
  readonly status: number;
  readonly error: Readonly<Record<string, unknown>> | undefined;
}
/** As a client without types would ask. */
const post = async (path: string, form: Readonly<Record<string, string>>): Promise<Refusal> => {
  const answer = await fetch(`${sandbox.origin}/v1/${path}`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_sandbox', 'idempotency-key': randomUUID() },
    body: new URLSearchParams(form),
  });
  const { error } = (await answer.json()) as { error?: Readonly<Record<string, unknown>> };
  return { status: answer.status, error };
};
const INTENT = { amount: '50000', currency: 'hkd' };

describe('as Stripe does, the gateway refuses', () => {
  test.each([
    [
      'a parameter that it does not know',
      'payment_intents',
      { ...INTENT, ammount: '1' },
      {
        code: 'parameter_unknown',
        param: 'ammount',
        message: 'Received unknown parameter: ammount',
      },
    ],
    [
      'a parameter that the pinned version no longer has',
      'payment_intents',
      { ...INTENT, 'payment_method_types[0]': 'card' },
      { code: 'parameter_unknown', param: 'payment_method_types' },
    ],
    [
      'one within another',
      'payment_intents',
      { ...INTENT, 'payment_method_data[typ]': 'alipay' },
      { code: 'parameter_unknown', param: 'payment_method_data[typ]' },
    ],
    [
      'one of another call',
      'refunds',
      { charge: 'ch_x', currency: 'hkd' },
      { code: 'parameter_unknown', param: 'currency' },
    ],
    [
      'an empty one',
      'payment_intents',
      { ...INTENT, customer: '' },
      { code: 'parameter_invalid_empty', param: 'customer' },
    ],
    [
      'a fraction of a cent',
      'payment_intents',
      { ...INTENT, amount: '500.5' },
      { code: 'parameter_invalid_integer', param: 'amount' },
    ],
    [
      'less than it may take',
      'payment_intents',
      { ...INTENT, amount: '399' },
      { code: 'amount_too_small', param: 'amount' },
    ],
    ['no currency', 'payment_intents', { amount: '500' }, { code: 'parameter_missing' }],
    [
      'a currency that does not exist',
      'payment_intents',
      { ...INTENT, currency: 'hkdollar' },
      { param: 'currency', message: expect.stringContaining('Invalid currency: hkdollar') },
    ],
    [
      'what is neither true nor false',
      'payment_intents',
      { ...INTENT, confirm: 'yes' },
      { param: 'confirm', message: 'Invalid boolean: yes' },
    ],
    [
      'a way to capture that does not exist',
      'payment_intents',
      { ...INTENT, capture_method: 'later' },
      { param: 'capture_method' },
    ],
  ])('%s', async (_name, path, form, expected) => {
    const refusal = await post(path, form);
    expect(refusal).toMatchObject({
      status: 400,
      error: { type: 'invalid_request_error', ...expected },
    });
  });

  test('a card that paid once and belongs to no customer', async () => {
    const { stripe } = sandbox;
    const { id } = await stripe.paymentMethods.create({
      type: 'card',
      card: { number: '4242424242424242', exp_month: 12, exp_year: 2039, cvc: '123' },
    });
    const pay = () =>
      stripe.paymentIntents.create({
        amount: 50_000,
        currency: 'hkd',
        confirm: true,
        payment_method: id,
        return_url: 'http://shop.test/back',
      });
    expect((await pay()).status).toBe('succeeded');
    await expect(pay()).rejects.toMatchObject({
      code: 'payment_method_unexpected_state',
      message: expect.stringContaining('previously used with a PaymentIntent'),
    });
  });

  test('nothing below metadata', async () => {
    expect((await post('payment_intents', { ...INTENT, 'metadata[any]': '' })).status).toBe(200);
  });
});
