import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { VALIDATION_EXAMPLES } from '@tapnook/kernel/examples';
import type { RunningSandbox } from '../../testing/running-sandbox.ts';
import { runSandbox } from '../../testing/running-sandbox.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await runSandbox({ SHOP_ORIGINS: 'http://shop.test, https://www.shop.test' });
});
afterAll(() => sandbox.close());

const frame = (query: string): Promise<Response> =>
  fetch(`${sandbox.origin}/elements/payment?${query}`);
const tokenise = async (body: object): Promise<{ status: number; body: unknown }> => {
  const answer = await fetch(`${sandbox.origin}/elements/confirmation-tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
};
const GOOD = {
  key: 'pk_sandbox',
  locale: 'en-US',
  number: '4242 4242 4242 4242',
  expiry: '12/30',
  cvc: '123',
  terms: { amount: 50_000, currency: 'hkd', params: { return_url: 'http://shop.test/back' } },
};

describe('the Payment Element', () => {
  test('only the shops may frame it, and nothing inline runs in it', async () => {
    const policy = (await frame('key=pk_sandbox')).headers.get('content-security-policy') ?? '';
    expect(policy).toContain('frame-ancestors http://shop.test https://www.shop.test');
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe');
  });

  test('its fields are named, described and filled in by the browser', async () => {
    const markup = await (
      await frame(
        `key=pk_sandbox&locale=zh-HK&appearance=${encodeURIComponent('{"theme":"night"}')}`,
      )
    ).text();
    expect(markup).toContain('lang="zh-HK" data-theme="dark"');
    for (const token of ['cc-number', 'cc-exp', 'cc-csc'])
      expect(markup).toContain(`autocomplete="${token}"`);
    expect(markup).toContain('請輸入有效的信用卡號碼');
    expect(markup).toContain(new URL(sandbox.origin).host);
    expect(markup).not.toMatch(/ style=| onclick=|<script>/);
  });

  test('an unknown key gets no fields, and what it says is escaped', async () => {
    const markup = await (await frame('key=%22%3E%3Cscript%3E')).text();
    expect(markup).not.toContain('cc-number');
    expect(markup).not.toContain('"><script>');
  });

  test('its script arrives without types, and its import is served too', async () => {
    const script = await (
      await fetch(`${sandbox.origin}/assets/payments/elements/payment-element.client.ts`)
    ).text();
    expect(script).not.toContain('type FieldName');
    expect(
      (await fetch(`${sandbox.origin}/assets/payments/card-number.ts`)).headers.get('content-type'),
    ).toContain('text/javascript');
    expect((await fetch(`${sandbox.origin}/assets/server.ts`)).status).toBe(404);
  });
});

describe('a confirmation token', () => {
  test('tells what the page may know of the card, and keeps no number', async () => {
    expect(await tokenise(GOOD)).toMatchObject({
      status: 201,
      body: {
        id: expect.stringMatching(/^ctoken_/),
        payment_intent: null,
        return_url: 'http://shop.test/back',
        use_stripe_sdk: true,
        payment_method_preview: { card: { brand: 'visa', last4: '4242', exp_month: 12 } },
      },
    });
    expect(JSON.stringify(sandbox.gateway.confirmationTokens.list())).not.toContain(
      '4242424242424242',
    );
  });

  // Covers: VAL-025, VAL-026, VAL-027
  test.each([
    [{ number: '4242 4242 4242 4241' }, 'number', 'Please enter a valid card number'],
    [{ expiry: '13/30' }, 'expiry', 'Please enter a valid expiry date'],
    [{ expiry: '01/20' }, 'expiry', 'Please enter a valid expiry date'],
    [{ cvc: '12' }, 'cvc', 'Please enter a valid CVV/ CCV'],
    [
      { number: '4111 1111 1111 1111' },
      'number',
      'Only test cards are taken here. No real card is charged.',
    ],
    [{ cvc: '12', locale: 'zh-HK' }, 'cvc', '請輸入有效的CVV/CCV'],
  ])('%j is refused at %s', async (wrong, field, message) => {
    expect(await tokenise({ ...GOOD, ...wrong })).toEqual({
      status: 402,
      body: { field, error: { type: 'card_error', code: `incorrect_${field}`, message } },
    });
  });

  test.each([
    ['cardNumber', 'number'],
    ['cardExpiry', 'expiry'],
    ['cardCvc', 'cvc'],
  ] as const)(
    'what the kernel’s rule %s refuses is refused at %s, in its words',
    async (rule, field) => {
      const { refused = [], check = () => undefined } = VALIDATION_EXAMPLES[rule] ?? {};
      // The frame puts the stroke into an expiry itself.
      for (const [value] of refused.filter(([each]) => each !== '1127'))
        expect([value, await tokenise({ ...GOOD, [field]: value })]).toEqual([
          value,
          {
            status: 402,
            body: {
              field,
              error: {
                type: 'card_error',
                code: `incorrect_${field}`,
                message: check(value)?.text.en_gb,
              },
            },
          },
        ]);
    },
  );

  test('an unknown key and a post from another site are refused', async () => {
    expect((await tokenise({ ...GOOD, key: 'pk_other' })).status).toBe(401);
    const foreign = await fetch(`${sandbox.origin}/elements/confirmation-tokens`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' },
      body: JSON.stringify(GOOD),
    });
    expect(foreign.status).toBe(403);
  });
});
