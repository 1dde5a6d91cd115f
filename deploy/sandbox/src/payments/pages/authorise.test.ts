import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { RunningSandbox } from '../../testing/running-sandbox.ts';
import { runSandbox } from '../../testing/running-sandbox.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await runSandbox();
});
afterAll(() => sandbox.close());

const wallet = async (returnUrl?: string): Promise<string> => {
  const intent = await sandbox.stripe.paymentIntents.create({
    amount: 138_000,
    currency: 'hkd',
    confirm: true,
    allowed_payment_method_types: ['alipay'],
    payment_method_data: { type: 'alipay' },
    description: 'Kiln <b>Street</b>',
    ...(returnUrl !== undefined && { return_url: returnUrl }),
  });
  return intent.next_action?.alipay_handle_redirect?.url ?? '';
};
const page = async (url: string, locale = 'en-US'): Promise<string> =>
  (await fetch(`${url}?locale=${locale}`, { headers: { accept: 'text/html' } })).text();
const scanned = (url: string, language = 'en'): Promise<Response> =>
  fetch(url, { headers: { 'sec-fetch-site': 'none', 'accept-language': language } });
const answer = (url: string, name: string): Promise<Response> =>
  fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ answer: name }) });

describe('a wallet’s page', () => {
  test('says what is asked, in both languages, and escapes it', async () => {
    const url = await wallet('http://shop.test/back');
    expect(await page(url)).toContain('HK$1,380');
    expect(await page(url)).toContain('Kiln &lt;b&gt;Street');
    expect(await page(url, 'zh-HK')).toContain('付款');
  });

  test('its form may lead back to the shop and nowhere else', async () => {
    const policy =
      (await fetch(await wallet('http://shop.test/back'))).headers.get('content-security-policy') ??
      '';
    expect(policy).toContain("form-action 'self' http://shop.test;");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  test('whoever came by scanning stays, and hears that it is paid', async () => {
    const url = await wallet();
    expect(await (await answer(url, 'approve')).text()).toContain('Paid');
    expect(await page(url)).toContain('This request is closed');
  });

  test('whoever scanned a code of a shop open elsewhere stays, however they decide', async () => {
    for (const [decision, said] of [
      ['approve', 'Paid'],
      ['refuse', 'Refused'],
      ['leave', 'You left'],
    ] as const) {
      const url = await wallet('http://shop.test/en-US/back');
      const asked = await (await scanned(url)).text();
      expect(asked).toContain('name="by" value="scan"');
      expect(asked).toContain(`href="${new URL(url).pathname}?by=scan&amp;locale=zh-HK"`);
      const told = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ answer: decision, by: 'scan' }),
      });
      expect(told.headers.get('location')).toBeNull();
      const text = await told.text();
      expect(text).toContain(said);
      expect(text).not.toContain('shop.test');
    }
    const opened = await wallet('http://shop.test/en-US/back');
    expect((await answer(opened, 'approve')).headers.get('location')).toContain(
      'http://shop.test/en-US/back?',
    );
  });

  test('it speaks the language of the shop that sent them until asked for another', async () => {
    const url = await wallet('http://shop.test/zh-HK/back');
    expect(await (await scanned(url)).text()).toContain('<html lang="zh-HK">');
    expect(await (await scanned(`${url}?locale=en-US`)).text()).toContain('<html lang="en-US">');
    expect(await (await scanned(await wallet('http://shop.test/back'), 'zh-TW')).text()).toContain(
      '<html lang="zh-HK">',
    );
    expect(
      await (await scanned(await wallet('http://shop.test/en-US/back'), 'zh-TW')).text(),
    ).toContain('<html lang="en-US">');
  });

  test('an address that is no web page is not returned to', async () => {
    expect(
      (await answer(await wallet('javascript:alert(1)'), 'approve')).headers.get('location'),
    ).toBeNull();
  });

  test('a payment told twice arrives as one event, sent twice', async () => {
    const before = sandbox.gateway.webhooks.deliveries().length;
    await answer(await wallet(), 'approve_twice');
    const succeeded = sandbox.gateway.webhooks
      .deliveries()
      .slice(0, -before || undefined)
      .filter(({ type }) => type === 'payment_intent.succeeded');
    expect(succeeded).toHaveLength(2);
    expect(new Set(succeeded.map(({ eventId }) => eventId)).size).toBe(1);
  });

  test('its code is served as a picture of either kind', async () => {
    const url = await wallet();
    const types = await Promise.all(
      ['svg', 'png'].map(async (kind) =>
        (await fetch(`${url}/qr.${kind}`)).headers.get('content-type'),
      ),
    );
    expect(types).toEqual(['image/svg+xml', 'image/png']);
  });

  test('an unknown request is not found', async () => {
    expect((await fetch(`${sandbox.origin}/authorise/auth_none`)).status).toBe(404);
  });
});

describe('a bank’s challenge', () => {
  test('for a card that is being saved, approval keeps it and refusal does not', async () => {
    const save = () =>
      sandbox.stripe.setupIntents.create({
        payment_method: 'pm_card_threeDSecure2Required',
        confirm: true,
        return_url: 'http://shop.test/cards',
      });
    const [kept, dropped] = [await save(), await save()];
    expect(await page(kept.next_action?.redirect_to_url?.url ?? '')).toContain(
      'Is this your card?',
    );
    const back = await answer(kept.next_action?.redirect_to_url?.url ?? '', 'approve');
    expect(back.headers.get('location')).toContain(`setup_intent=${kept.id}`);
    await answer(dropped.next_action?.redirect_to_url?.url ?? '', 'refuse');
    expect((await sandbox.stripe.setupIntents.retrieve(kept.id)).status).toBe('succeeded');
    expect(await sandbox.stripe.setupIntents.retrieve(dropped.id)).toMatchObject({
      status: 'requires_payment_method',
      last_setup_error: { code: 'setup_intent_authentication_failure' },
    });
  });
});
