import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { RunningSandbox } from '../testing/running-sandbox.ts';
import { runSandbox } from '../testing/running-sandbox.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await runSandbox();
});
afterAll(() => sandbox.close());

const TERMS = { amount: 50_000, currency: 'hkd' };
/** A token as the Payment Element makes it. */
const tokenFor = async (more: object = {}, number = '4242424242424242'): Promise<string> => {
  const answer = await fetch(`${sandbox.origin}/elements/confirmation-tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      key: 'pk_sandbox',
      locale: 'en-US',
      number,
      expiry: '12/30',
      cvc: '123',
      terms: { ...TERMS, ...more },
    }),
  });
  return ((await answer.json()) as { id: string }).id;
};
const intentFor = async (more: object = {}): Promise<string> =>
  (await sandbox.stripe.paymentIntents.create({ ...TERMS, ...more })).id;
const confirm = (intent: string, confirmation_token: string, more: object = {}) =>
  sandbox.stripe.paymentIntents.confirm(intent, {
    confirmation_token,
    return_url: 'http://shop.test/back',
    ...more,
  });

describe('a confirmation token', () => {
  test('pays, names the intent that used it, and cannot be used again', async () => {
    const [token, intent] = [await tokenFor(), await intentFor()];
    const paid = await confirm(intent, token);
    expect([paid.status, paid.payment_method]).toEqual([
      'succeeded',
      expect.stringMatching(/^pm_/),
    ]);
    expect(await sandbox.stripe.confirmationTokens.retrieve(token)).toMatchObject({
      payment_intent: intent,
      expires_at: null,
    });
    await expect(confirm(await intentFor(), token)).rejects.toMatchObject({
      param: 'confirmation_token',
      message: expect.stringContaining('already been used'),
    });
  });

  test('is declined in the shape of a card error, with the intent', async () => {
    await expect(
      confirm(await intentFor(), await tokenFor({}, '4000000000009995')),
    ).rejects.toMatchObject({
      type: 'StripeCardError',
      decline_code: 'insufficient_funds',
      payment_intent: { status: 'requires_payment_method' },
    });
  });

  test('lets the script in the page ask what the bank wants to know', async () => {
    const asked = await confirm(await intentFor(), await tokenFor({}, '4000000000003220'));
    expect(asked).toMatchObject({
      status: 'requires_action',
      next_action: { type: 'use_stripe_sdk' },
    });
    const action = asked.next_action?.use_stripe_sdk as { url: string } | undefined;
    const url = action?.url ?? '';
    const page = await fetch(url);
    expect(page.headers.get('content-security-policy')).toContain(
      'frame-ancestors http://shop.test;',
    );
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ answer: 'refuse' }),
    });
    expect(await answer.text()).toContain('data-answered="true"');
    const told = await fetch(
      `${sandbox.origin}/elements/intents/${asked.client_secret}?key=pk_sandbox`,
      { headers: { origin: 'http://shop.test' } },
    );
    expect(told.headers.get('access-control-allow-origin')).toBe('http://shop.test');
    expect(await told.json()).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'payment_intent_authentication_failure' },
    });
  });

  test.each([
    ['amount', { amount: 50_100 }, {}],
    ['currency', { currency: 'usd' }, {}],
    ['setup_future_usage', {}, { setupFutureUsage: 'off_session' }],
    ['capture_method', { capture_method: 'manual' }, {}],
  ])('is refused when the %s is not the Elements’', async (param, intent, elements) => {
    await expect(confirm(await intentFor(intent), await tokenFor(elements))).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      param,
      message: expect.stringContaining(`does not match the expected ${param}`),
    });
  });

  test('expires', async () => {
    const [token, intent] = [await tokenFor(), await intentFor()];
    const later = Date.now() + 12 * 60 * 60 * 1000 + 1000;
    const now = jest.spyOn(Date, 'now').mockReturnValue(later);
    await expect(confirm(intent, token)).rejects.toMatchObject({
      message: expect.stringContaining('expired'),
    });
    now.mockRestore();
  });

  test('is refused beside a payment method, and when nobody made it', async () => {
    await expect(
      confirm(await intentFor(), await tokenFor(), { payment_method: 'pm_card_visa' }),
    ).rejects.toMatchObject({ param: 'confirmation_token' });
    await expect(confirm(await intentFor(), 'ctoken_x')).rejects.toMatchObject({
      code: 'resource_missing',
    });
  });
});

test.each([
  ['payment_intents', { amount: '50000', currency: 'hkd' }],
  ['payment_intents/pi_x/confirm', {}],
  ['refunds', { charge: 'ch_x' }],
  ['customers', {}],
])('%s is refused without a key of the caller', async (path, form) => {
  const answer = async (key?: string): Promise<string> =>
    (
      await fetch(`${sandbox.origin}/v1/${path}`, {
        method: 'POST',
        headers: { authorization: 'Bearer sk_sandbox', ...(key && { 'idempotency-key': key }) },
        body: new URLSearchParams(form),
      })
    ).text();
  for (const key of [undefined, `stripe-node-retry-${randomUUID()}`])
    expect(await answer(key)).toContain('Idempotency-Key');
  expect(await answer('order-1:create')).not.toContain('Idempotency-Key');
});
