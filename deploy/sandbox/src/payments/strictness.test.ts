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

const named = (name: string, value: string): Record<string, string> => ({
  ...INTENT,
  [name]: value,
});
describe('by the table of the provider’s rules, the gateway refuses', () => {
  const many = Object.fromEntries(
    Array.from({ length: 51 }, (_, index) => [`metadata[k${index}]`, 'v']),
  );
  test.each([
    ['metadata of more than 50 keys', { ...INTENT, ...many }, 'metadata'],
    [
      'a long key of metadata',
      named(`metadata[${'k'.repeat(41)}]`, 'v'),
      `metadata[${'k'.repeat(41)}]`,
    ],
    ['a long value of metadata', named('metadata[k]', 'v'.repeat(501)), 'metadata[k]'],
    [
      'a descriptor of figures alone',
      named('statement_descriptor', '1234567'),
      'statement_descriptor',
    ],
    ['a long descriptor', named('statement_descriptor', 'T'.repeat(23)), 'statement_descriptor'],
    [
      'a descriptor with a quote',
      named('statement_descriptor', "TAP'NOOK"),
      'statement_descriptor',
    ],
    [
      'a descriptor in Chinese',
      named('statement_descriptor', 'TapNook 拾角'),
      'statement_descriptor',
    ],
    ['less than half a dollar', { amount: '49', currency: 'usd' }, 'amount'],
    ['an address that is none', { ...INTENT, confirm: 'true', return_url: '/back' }, 'return_url'],
    ['an intent without a currency', { amount: '500' }, 'currency'],
  ])('%s', async (_name, form, param) => {
    expect(await post('payment_intents', form)).toMatchObject({ status: 400, error: { param } });
  });

  test.each([
    ['payment_intents', 'limit=101'],
    ['payment_intents', 'limit=0'],
    ['refunds', 'limit=many'],
  ])('a page of %s with %s', async (path, query) => {
    const answer = await fetch(`${sandbox.origin}/v1/${path}?${query}`, {
      headers: { authorization: 'Bearer sk_sandbox' },
    });
    expect([answer.status, ((await answer.json()) as Refusal).error?.['param']]).toEqual([
      400,
      'limit',
    ]);
  });

  test.each([
    ['a key of 256 characters', { 'idempotency-key': 'k'.repeat(256) }],
    ['another version of its interface', { 'stripe-version': '2020-08-27' }],
  ])('%s', async (_name, headers) => {
    const answer = await fetch(`${sandbox.origin}/v1/payment_intents`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_sandbox', 'idempotency-key': randomUUID(), ...headers },
      body: new URLSearchParams(INTENT),
    });
    expect(answer.status).toBe(400);
  });

  test.each([
    ['capture', 'requires_payment_method'],
    ['confirm', 'canceled'],
    ['cancel', 'canceled'],
  ])('to %s what is %s', async (act, status) => {
    const { stripe } = sandbox;
    const { id } = await stripe.paymentIntents.create({ amount: 50_000, currency: 'hkd' });
    if (status === 'canceled') await stripe.paymentIntents.cancel(id);
    expect(await post(`payment_intents/${id}/${act}`, {})).toMatchObject({
      status: 400,
      error: { code: 'payment_intent_unexpected_state' },
    });
  });

  test('a refund beyond what is left of a payment', async () => {
    const { stripe } = sandbox;
    const card = await stripe.paymentMethods.create({
      type: 'card',
      card: { number: '4242424242424242', exp_month: 12, exp_year: 2039, cvc: '123' },
    });
    const { id } = await stripe.paymentIntents.create({
      amount: 50_000,
      currency: 'hkd',
      confirm: true,
      payment_method: card.id,
      return_url: 'http://shop.test/back',
    });
    const refund = (amount: string) => post('refunds', { payment_intent: id, amount });
    expect((await refund('30000')).status).toBe(200);
    expect(await refund('20001')).toMatchObject({ error: { param: 'amount' } });
    expect((await refund('20000')).status).toBe(200);
    expect(await refund('1')).toMatchObject({ error: { code: 'charge_already_refunded' } });
  });
});
