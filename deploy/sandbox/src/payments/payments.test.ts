import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import Stripe from 'stripe';
import type { RunningSandbox, ShopListener } from '../testing/running-sandbox.ts';
import { listenAsShop, runSandbox } from '../testing/running-sandbox.ts';

let sandbox: RunningSandbox;
let shop: ShopListener;
let stripe: Stripe;
const SECRET = 'whsec_sandbox';

beforeAll(async () => {
  shop = await listenAsShop();
  sandbox = await runSandbox({ WEBHOOK_URL: shop.url });
  stripe = sandbox.stripe;
});
afterAll(async () => {
  await sandbox.close();
  await shop.close();
});

const [month, year] = [12, 2030];
/** As an API client makes one: a server may send test numbers here. */
const card = async (number: string, cvc = '123'): Promise<string> =>
  (
    await stripe.paymentMethods.create({
      type: 'card',
      card: { number, exp_month: month, exp_year: year, cvc },
    })
  ).id;
const pay = async (payment_method: string, extra: Partial<Stripe.PaymentIntentCreateParams> = {}) =>
  stripe.paymentIntents.create({
    amount: 138_000,
    currency: 'hkd',
    confirm: true,
    payment_method,
    return_url: 'http://shop.test/back?order=1',
    ...extra,
  });
const failure = async (promise: Promise<unknown>): Promise<Stripe.errors.StripeError> =>
  promise.then(
    () => {
      throw new Error('It succeeded');
    },
    (error: Stripe.errors.StripeError) => error,
  );
const decide = (url: string, answer: string): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `answer=${answer}`,
  });
const eventsAbout = (id: string): string[] =>
  shop.received
    .map(({ body, signature }) => stripe.webhooks.constructEvent(body, signature, SECRET))
    .filter(({ data }) => (data.object as { id?: string }).id === id)
    .map(({ type }) => type);

describe('a card payment', () => {
  test.each(['4242424242424242', '5555555555554444'])(
    '%s succeeds and can be expanded',
    async (number) => {
      const intent = await pay(await card(number), {
        expand: ['latest_charge'],
        metadata: { orderNo: 'TN2611-X' },
      });
      expect(intent).toMatchObject({
        status: 'succeeded',
        amount_received: 138_000,
        metadata: { orderNo: 'TN2611-X' },
        latest_charge: { object: 'charge', captured: true },
      });
    },
  );

  test('an Amex has a CVV of four digits', async () => {
    expect((await pay(await card('378282246310005', '1234'))).status).toBe('succeeded');
    await expect(card('378282246310005', '123')).rejects.toMatchObject({ code: 'invalid_cvc' });
  });

  test.each([
    ['4000000000000002', 'card_declined', 'generic_decline'],
    ['4000000000009995', 'card_declined', 'insufficient_funds'],
    ['4000000000000069', 'expired_card', 'expired_card'],
    ['4000000000000127', 'incorrect_cvc', 'incorrect_cvc'],
    ['4000000000000101', 'card_declined', 'card_not_supported'],
  ])('%s is declined as %s, %s, and another card may follow', async (number, code, declineCode) => {
    const error = await failure(pay(await card(number)));
    expect(error).toMatchObject({
      type: 'StripeCardError',
      statusCode: 402,
      code,
      decline_code: declineCode,
      payment_intent: { status: 'requires_payment_method' },
    });
    const again = await stripe.paymentIntents.confirm(error.payment_intent?.id ?? '', {
      payment_method: await card('4242424242424242'),
    });
    expect(again).toMatchObject({ status: 'succeeded', last_payment_error: null });
  });

  test('a real card number is refused and never kept', async () => {
    await expect(card('4111111111111111')).rejects.toMatchObject({
      decline_code: 'test_mode_live_card',
      param: 'number',
    });
  });
});

describe('3-D Secure', () => {
  test.each(['4000000000003220', '4000002500003155'])(
    '%s asks, and pays once approved',
    async (number) => {
      const intent = await pay(await card(number));
      expect(intent.status).toBe('requires_action');
      const url = intent.next_action?.redirect_to_url?.url ?? '';
      const back = new URL((await decide(url, 'approve')).headers.get('location') ?? '');
      expect(back.origin + back.pathname).toBe('http://shop.test/back');
      expect(Object.fromEntries(back.searchParams)).toMatchObject({
        order: '1',
        payment_intent: intent.id,
        redirect_status: 'succeeded',
      });
      expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe('succeeded');
      expect((await decide(url, 'refuse')).status).toBe(409);
    },
  );

  test('a refusal leaves the intent payable, with its reason', async () => {
    const intent = await pay(await card('4000000000003220'));
    await decide(intent.next_action?.redirect_to_url?.url ?? '', 'refuse');
    expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'payment_intent_authentication_failure' },
    });
  });

  test('a page of an older attempt is closed', async () => {
    const intent = await pay(await card('4000000000003220'));
    await stripe.paymentIntents.cancel(intent.id);
    expect((await decide(intent.next_action?.redirect_to_url?.url ?? '', 'approve')).status).toBe(
      409,
    );
    expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe('canceled');
  });
});

describe('wallets', () => {
  const wallet = (type: 'alipay' | 'wechat_pay') =>
    stripe.paymentIntents.create({
      amount: 8_800,
      currency: 'hkd',
      confirm: true,
      allowed_payment_method_types: [type],
      payment_method_data: { type },
      return_url: 'http://shop.test/back',
      ...(type === 'wechat_pay' && { payment_method_options: { wechat_pay: { client: 'web' } } }),
    });

  test('AlipayHK sends the person to a page that pays', async () => {
    const intent = await wallet('alipay');
    const url = intent.next_action?.alipay_handle_redirect?.url ?? '';
    expect((await decide(url, 'leave')).headers.get('location')).toContain(
      'redirect_status=pending',
    );
    expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe('requires_action');
    await decide(url, 'approve');
    expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe('succeeded');
  });

  test('WeChat Pay gives a code as data, as a picture and as an address', async () => {
    const intent = await wallet('wechat_pay');
    const code = intent.next_action?.wechat_pay_display_qr_code;
    const picture = await fetch(code?.image_url_svg ?? '');
    expect(picture.headers.get('content-type')).toContain('image/svg+xml');
    expect(code?.image_data_url).toMatch(/^data:image\//);
    await decide(code?.data ?? '', 'refuse');
    expect((await stripe.paymentIntents.retrieve(intent.id)).status).toBe(
      'requires_payment_method',
    );
  });

  test('a wallet that was not allowed is refused', async () => {
    const error = await failure(
      stripe.paymentIntents.create({
        amount: 100,
        currency: 'hkd',
        confirm: true,
        allowed_payment_method_types: ['card'],
        payment_method_data: { type: 'alipay' },
      }),
    );
    expect(error).toMatchObject({ type: 'StripeInvalidRequestError', statusCode: 400 });
  });
});

describe('money set aside', () => {
  test('HK$4 are authorised and voided', async () => {
    const held = await pay(await card('4242424242424242'), {
      amount: 400,
      capture_method: 'manual',
    });
    expect(held).toMatchObject({
      status: 'requires_capture',
      amount_capturable: 400,
      amount_received: 0,
    });
    expect(await stripe.paymentIntents.cancel(held.id)).toMatchObject({
      status: 'canceled',
      amount_capturable: 0,
    });
  });

  test('it can be captured in part, and refunded up to what was captured', async () => {
    const held = await pay(await card('4242424242424242'), { capture_method: 'manual' });
    expect(
      await stripe.paymentIntents.capture(held.id, { amount_to_capture: 100_000 }),
    ).toMatchObject({ status: 'succeeded', amount_received: 100_000 });
    await stripe.refunds.create({ payment_intent: held.id, amount: 60_000 });
    expect(
      await failure(stripe.refunds.create({ payment_intent: held.id, amount: 40_001 })),
    ).toMatchObject({ statusCode: 400 });
    await stripe.refunds.create({ payment_intent: held.id });
    expect(await failure(stripe.refunds.create({ payment_intent: held.id }))).toMatchObject({
      code: 'charge_already_refunded',
    });
    expect(
      (await stripe.refunds.list({ payment_intent: held.id })).data.map(({ amount }) => amount),
    ).toEqual([40_000, 60_000]);
  });

  test('what is paid cannot be cancelled or confirmed again', async () => {
    const paid = await pay('pm_card_visa');
    expect(await failure(stripe.paymentIntents.cancel(paid.id))).toMatchObject({
      code: 'payment_intent_unexpected_state',
      payment_intent: { status: 'succeeded' },
    });
    expect(await failure(stripe.paymentIntents.confirm(paid.id))).toMatchObject({
      code: 'payment_intent_unexpected_state',
    });
  });
});

describe('saved cards', () => {
  test('a set-up card belongs to its customer and pays again', async () => {
    const customer = await stripe.customers.create({ email: 'ka.yan@mail.example' });
    const setup = await stripe.setupIntents.create({
      customer: customer.id,
      payment_method: await card('4242424242424242'),
      confirm: true,
    });
    expect(setup.status).toBe('succeeded');
    const [saved] = (await stripe.paymentMethods.list({ customer: customer.id, type: 'card' }))
      .data;
    expect(saved?.card).toMatchObject({
      brand: 'visa',
      last4: '4242',
      exp_month: 12,
      exp_year: 2030,
    });
    expect((await pay(saved?.id ?? '', { customer: customer.id })).status).toBe('succeeded');
    expect(await failure(pay(saved?.id ?? ''))).toMatchObject({ statusCode: 400 });
    await stripe.paymentMethods.detach(saved?.id ?? '');
    expect((await stripe.customers.listPaymentMethods(customer.id)).data).toEqual([]);
    for (const more of [{}, { customer: customer.id }])
      expect(await failure(pay(saved?.id ?? '', more))).toMatchObject({
        statusCode: 400,
        code: 'payment_method_unexpected_state',
      });
    expect(
      await failure(stripe.paymentMethods.attach(saved?.id ?? '', { customer: customer.id })),
    ).toMatchObject({ statusCode: 400 });
  });

  test('a card paid with is kept when that was asked for', async () => {
    const customer = await stripe.customers.create();
    await pay('pm_card_mastercard', { customer: customer.id, setup_future_usage: 'on_session' });
    expect((await stripe.paymentMethods.list({ customer: customer.id })).data).toHaveLength(1);
  });

  test('a refused set-up says why', async () => {
    expect(
      await failure(
        stripe.setupIntents.create({
          payment_method: await card('4000000000000002'),
          confirm: true,
        }),
      ),
    ).toMatchObject({
      code: 'card_declined',
      setup_intent: { status: 'requires_payment_method' },
    });
  });
});

describe('repeats, keys and mistakes', () => {
  test('a repeated key has one effect, another body under it is refused', async () => {
    const params = { amount: 5_000, currency: 'hkd' };
    const [first, second] = [
      await stripe.paymentIntents.create(params, { idempotencyKey: 'k1' }),
      await stripe.paymentIntents.create(params, { idempotencyKey: 'k1' }),
    ];
    expect(second.id).toBe(first.id);
    expect(
      await failure(
        stripe.paymentIntents.create({ ...params, amount: 1 }, { idempotencyKey: 'k1' }),
      ),
    ).toMatchObject({ type: 'StripeIdempotencyError' });
  });

  test('a decline is repeated as it was', async () => {
    const params = {
      amount: 5_000,
      currency: 'hkd',
      confirm: true,
      payment_method: await card('4000000000000002'),
    };
    const [first, second] = [
      await failure(stripe.paymentIntents.create(params, { idempotencyKey: 'k2' })),
      await failure(stripe.paymentIntents.create(params, { idempotencyKey: 'k2' })),
    ];
    expect(second.payment_intent?.id).toBe(first.payment_intent?.id);
  });

  test('strangers, unknown ids and bad amounts are told apart', async () => {
    const stranger = new Stripe('sk_other', {
      host: '127.0.0.1',
      port: Number(new URL(sandbox.origin).port),
      protocol: 'http',
      maxNetworkRetries: 0,
    });
    expect(await failure(stranger.customers.list())).toMatchObject({
      type: 'StripeAuthenticationError',
    });
    expect(await failure(stripe.paymentIntents.retrieve('pi_none'))).toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    });
    expect(
      await failure(stripe.paymentIntents.create({ amount: 0, currency: 'hkd' })),
    ).toMatchObject({ statusCode: 400, param: 'amount' });
    expect(await failure(stripe.products.list())).toMatchObject({ statusCode: 404 });
  });
});

describe('webhooks', () => {
  test('every step of a payment arrives signed', async () => {
    const intent = await pay(await card('4000000000003220'));
    await decide(intent.next_action?.redirect_to_url?.url ?? '', 'approve');
    const settled = sandbox.stripe.events.list({ type: 'payment_intent.succeeded', limit: 1 });
    expect((await settled).data[0]?.data.object).toMatchObject({ id: intent.id });
    await sandbox.delivered();
    expect(eventsAbout(intent.id).toSorted()).toEqual([
      'payment_intent.created',
      'payment_intent.requires_action',
      'payment_intent.succeeded',
    ]);
  });

  test('a forged signature does not pass', async () => {
    const [{ body }] = shop.received as [{ body: string; signature: string }];
    expect(() => stripe.webhooks.constructEvent(body, 't=1,v1=00', SECRET)).toThrow();
  });
});
