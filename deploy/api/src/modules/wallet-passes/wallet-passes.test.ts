import { createPublicKey } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { freePort } from '@tapnook/stack/free-port';
import { importSPKI, jwtVerify } from 'jose';
import { startSandbox, type Sandbox } from '../../../test/sandbox.ts';
import { addProduct, useShop } from '../../../test/shop.ts';
import { APPLE_PASSES, GOOGLE_PASSES, PASS_TEAM } from '../../../test/wallets.ts';
import { readEnv } from '../../env.ts';
import { applePass } from './apple-pass.ts';
import { googlePassToken, MAX_TOKEN_LENGTH } from './google-pass.ts';
import type { PassContent } from './pass-content.ts';
import { createWalletToken } from './wallet-token.ts';

const ORIGIN = 'https://www.tapnook.example';
const shop = useShop({ ...APPLE_PASSES, ...GOOGLE_PASSES, PUBLIC_ORIGIN: ORIGIN });
let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox(await freePort(), ORIGIN);
});
afterAll(() => sandbox.stop());

const buyTicket = async (more: object = { kind: 'dated', days: { '2030-05-04': 5 } }) => {
  const product = await addProduct(shop.deps, { merchantId: shop.merchantId, ...more });
  const isDated = 'days' in more;
  const orderNo = await shop.buy(product, {
    quantity: 1,
    ...(isDated && { date: '2030-05-04', time: '10:00' }),
  });
  const { vouchers } = await shop.orderOf(orderNo);
  return { orderNo, voucherNo: String(vouchers[0].voucherNo) };
};
const passesOf = (orderNo: string, as = shop.shopper) =>
  shop.call('GET', `/v1/client/orders/${orderNo}/wallet-passes`, { as });
const open = (address: string) =>
  shop.app.inject({ method: 'GET', url: address.replace(ORIGIN, '') });
/** As a phone with Apple's Wallet takes it. */
const addToApple = async (pass: Uint8Array) => {
  const answer = await fetch(`${sandbox.origin}/wallet/apple/passes`, {
    method: 'POST',
    headers: { 'content-type': 'application/vnd.apple.pkpass' },
    body: new Uint8Array(pass),
  });
  return (await answer.json()) as {
    readonly reason?: string;
    readonly languages?: readonly string[];
    readonly pass?: Readonly<Record<string, unknown>>;
  };
};
const saveAtGoogle = async (token: string) => {
  const answer = await fetch(`${sandbox.origin}/gp/v/save/${token}?locale=en-US`);
  return { status: answer.status, page: await answer.text() };
};

describe('passes of an order', () => {
  test('are addresses of Apple’s and Google’s wallets, which open without a session', async () => {
    const { orderNo, voucherNo } = await buyTicket();
    const { data } = await passesOf(orderNo);
    expect(data).toEqual([
      {
        voucherNo,
        apple: expect.stringMatching(/\/apple\.pkpass\?lang=zh-HK$/),
        google: expect.stringMatching(/\/google\?lang=zh-HK$/),
      },
    ]);
    const apple = await open(data[0].apple);
    expect(apple.headers['content-type']).toBe('application/vnd.apple.pkpass');
    expect(apple.headers['cache-control']).toBe('no-store');
    const added = await addToApple(apple.rawPayload);
    expect(added.reason).toBeUndefined();
    expect(added.pass).toMatchObject({
      serialNumber: voucherNo,
      passTypeIdentifier: PASS_TEAM.typeId,
      teamIdentifier: PASS_TEAM.teamId,
      barcodes: [{ format: 'PKBarcodeFormatQR', message: voucherNo }],
      relevantDates: [{ date: expect.stringMatching(/^2030-05-04T02:00:00/) }],
    });
    expect(added.languages).toEqual(expect.arrayContaining(['en', 'zh-Hant']));
    const google = await open(data[0].google);
    const address = String(google.headers['location']);
    expect(address).toMatch(/^https:\/\/pay\.google\.com\/gp\/v\/save\//);
    const saved = await saveAtGoogle(address.split('/').at(-1) ?? '');
    expect(saved.page).toContain('Saved to Google Wallet');
    expect(saved.page).toContain(voucherNo);
  });

  test('are a stranger’s to nobody, and an address that was not signed leads nowhere', async () => {
    const { orderNo, voucherNo } = await buyTicket();
    expect((await passesOf(orderNo, await shop.addShopper())).body.code).toBe('10405');
    const other = createWalletToken(
      { TOKEN_SECRET: 'x'.repeat(32), TOKEN_SECRETS_ACCEPTED: [] },
      voucherNo,
    );
    for (const wallet of ['apple.pkpass', 'google'])
      expect((await open(`/api/v1/wallet-passes/${other}/${wallet}`)).statusCode).toBe(404);
  });

  test('end with the voucher: the address of a used or given one leads to its page', async () => {
    const used = await buyTicket({});
    const [address] = (await passesOf(used.orderNo)).data;
    await shop.call('POST', '/v1/merchant/vouchers/redeem', {
      as: shop.merchant,
      body: { voucherNo: used.voucherNo },
    });
    expect((await passesOf(used.orderNo)).data).toEqual([]);
    for (const url of [address.apple, address.google])
      expect((await open(url)).headers['location']).toBe(`${ORIGIN}/zh-HK/voucher/${used.orderNo}`);
    const given = await buyTicket({});
    await shop.call('POST', `/v1/client/orders/${given.orderNo}/gifts`, {
      as: shop.shopper,
      body: { voucherNo: given.voucherNo, recipientName: 'Siu Yin' },
    });
    expect((await passesOf(given.orderNo)).data).toEqual([]);
  });
});

/** Its payment is in question, or no longer. */
const setHold = (orderNo: string, hold: 'dispute' | null) =>
  shop.deps.pool.query('update orders set redemption_hold = $2 where order_no = $1', [
    orderNo,
    hold,
  ]);

test('nothing to show is given while the payment of an order is in question', async () => {
  const { orderNo } = await buyTicket();
  const [address] = (await passesOf(orderNo)).data;
  const pdf = () => shop.call('GET', `/user/order/export/voucher/${orderNo}`, { as: shop.shopper });
  await setHold(orderNo, 'dispute');
  expect((await passesOf(orderNo)).data).toEqual([]);
  for (const url of [address.apple, address.google])
    expect((await open(url)).headers['location']).toBe(`${ORIGIN}/zh-HK/voucher/${orderNo}`);
  expect((await pdf()).code).toBe('20622');
  await setHold(orderNo, null);
  expect((await passesOf(orderNo)).data).toHaveLength(1);
  expect((await pdf()).code).toBe('0');
});

describe('the pass of a given ticket', () => {
  const give = async () => {
    const ticket = await buyTicket();
    const { data } = await shop.call('POST', `/v1/client/orders/${ticket.orderNo}/gifts`, {
      as: shop.shopper,
      body: { voucherNo: ticket.voucherNo, recipientName: 'Siu Yin' },
    });
    return { ...ticket, giftId: String(data.giftId), token: String(data.token) };
  };
  const passesOfGift = (token: string, as?: typeof shop.shopper) =>
    shop.call('GET', `/v1/public/gift-links/${token}/wallet-passes`, as && { as });

  test('opens by its link, with a number of its own and nothing of the giver’s order', async () => {
    const { token, orderNo, voucherNo } = await give();
    const { number } = (await shop.call('GET', `/v1/public/gift-links/${token}`)).data;
    const { data } = await passesOfGift(token);
    expect(data).toEqual([
      {
        voucherNo: number,
        apple: expect.stringMatching(/\/apple\.pkpass\?lang=/),
        google: expect.stringMatching(/\/google\?lang=/),
      },
    ]);
    const added = await addToApple((await open(data[0].apple)).rawPayload);
    expect(added.pass).toMatchObject({
      serialNumber: number,
      barcodes: [{ format: 'PKBarcodeFormatQR', message: number }],
    });
    const said = JSON.stringify(added.pass);
    expect(said).toContain(`/gift/${token}`);
    expect(said).not.toContain(orderNo);
    expect(said).not.toContain(voucherNo);
    const google = String((await open(data[0].google)).headers['location']);
    expect((await saveAtGoogle(google.split('/').at(-1) ?? '')).page).toContain(number);
  });

  test('is not given while the payment of its order is in question', async () => {
    const { token, orderNo } = await give();
    const [address] = (await passesOfGift(token)).data;
    await setHold(orderNo, 'dispute');
    expect((await passesOfGift(token)).data).toEqual([]);
    for (const url of [address.apple, address.google])
      expect((await open(url)).headers['location']).toContain(`/gift/${token}`);
  });

  test('is its keeper’s alone once claimed, and ends when the gift is taken back', async () => {
    const claimed = await give();
    const friend = await shop.addShopper();
    await shop.call('POST', `/v1/client/gift-links/${claimed.token}/claim`, {
      as: friend,
      body: {},
    });
    expect((await passesOfGift(claimed.token)).data).toEqual([]);
    expect((await passesOfGift(claimed.token, friend)).data).toHaveLength(1);
    const back = await give();
    const [address] = (await passesOfGift(back.token)).data;
    await shop.call('POST', `/v1/client/gifts/${back.giftId}/take-back`, {
      as: shop.shopper,
      body: {},
    });
    expect((await passesOfGift(back.token)).data).toEqual([]);
    for (const url of [address.apple, address.google])
      expect((await open(url)).headers['location']).toContain(`/gift/${back.token}`);
    expect((await passesOfGift(`${'0'.repeat(36)}.${'A'.repeat(43)}`)).body.code).toBe('10405');
  });
});

const content = (more: Partial<PassContent> = {}): PassContent => ({
  voucherNo: 'TN2611-3FJW8ZPYRA',
  number: 'TN2611 3FJW8 ZPYRA',
  title: { 'en-US': 'Sunset sail', 'zh-HK': '日落帆船' },
  merchant: { 'en-US': 'Quarterdeck', 'zh-HK': '後甲板' },
  facts: [
    {
      key: 'when',
      label: { 'en-US': 'When', 'zh-HK': '時間' },
      value: { 'en-US': '4 May', 'zh-HK': '5月4日' },
    },
  ],
  startsAt: null,
  validFrom: '2026-11-27T00:00:00.000Z',
  validUntil: '2026-12-27T16:00:00.000Z',
  locations: [],
  url: { 'en-US': `${ORIGIN}/en-US/voucher/1`, 'zh-HK': `${ORIGIN}/zh-HK/voucher/1` },
  ...more,
});
const env = (more: Record<string, string> = {}) =>
  readEnv({
    DATABASE_URL: 'postgres://a/b',
    TOKEN_SECRET: 't'.repeat(32),
    PUBLIC_ORIGIN: ORIGIN,
    ...APPLE_PASSES,
    ...GOOGLE_PASSES,
    ...more,
  });
const HOSTILE = 'Quotes " and \\ and\nlines; "a" = "b";';

describe('a pass of Apple’s wallet', () => {
  test('holds quotes, backslashes and lines, in the words of both languages', async () => {
    const title = { 'en-US': HOSTILE, 'zh-HK': `「${HOSTILE}」` };
    const added = await addToApple(await applePass(env(), content({ title }), 'zh-HK'));
    expect(added.reason).toBeUndefined();
    expect(added.pass).toMatchObject({
      eventTicket: { primaryFields: [{ value: title['zh-HK'] }] },
    });
  });

  test.each([
    ['no description', content({ title: { 'en-US': '', 'zh-HK': '' } }), {}, /description/],
    ['a certificate of another team', content(), { APPLE_PASS_TEAM_ID: 'TEAM000000' }, /of team/],
    ['one for another identifier', content(), { APPLE_PASS_TYPE_ID: 'pass.other' }, /is for/],
    [
      'eleven places',
      content({ locations: Array.from({ length: 11 }, () => ({ latitude: 22, longitude: 114 })) }),
      {},
      undefined,
    ],
  ])('is refused by the wallet with %s, as far as it can be sent', async (_name, of, more, why) => {
    const made = await applePass(env(more), of, 'en-US').then(addToApple, (error: Error) => ({
      reason: error.message,
    }));
    if (why) expect(made.reason).toMatch(why);
    else expect(made.reason).toBeUndefined();
  });

  test('is refused by the wallet when one byte of it was changed', async () => {
    const pass = await applePass(env(), content(), 'en-US');
    const at = pass.indexOf('Sunset sail');
    const forged = Buffer.from(pass);
    forged.write('Moon', at);
    expect((await addToApple(forged)).reason).toMatch(/hash of|no ZIP/);
  });
});

describe('a token of Google’s wallet', () => {
  test('is signed by the service account and names both languages', async () => {
    const token = await googlePassToken(env(), content(), 'zh-HK');
    const key = createPublicKey(GOOGLE_PASSES.GOOGLE_WALLET_PRIVATE_KEY)
      .export({ type: 'spki', format: 'pem' })
      .toString();
    const { payload } = await jwtVerify(token, await importSPKI(key, 'RS256'), {
      issuer: GOOGLE_PASSES.GOOGLE_WALLET_SERVICE_ACCOUNT,
      audience: 'google',
    });
    expect(payload).toMatchObject({
      typ: 'savetowallet',
      payload: {
        genericObjects: [
          {
            id: '3388000000011111111.TN2611-3FJW8ZPYRA',
            header: {
              defaultValue: { language: 'zh-HK', value: '日落帆船' },
              translatedValues: [{ language: 'en-US', value: 'Sunset sail' }],
            },
            logo: { sourceUri: { uri: `${ORIGIN}/icon-512.png` } },
          },
        ],
      },
    });
    expect((await saveAtGoogle(token)).status).toBe(200);
  });

  test('stays short enough for an address: other language and last facts go first', async () => {
    const long = { 'en-US': 'A long address '.repeat(20), 'zh-HK': '一個很長的地址'.repeat(20) };
    const facts = (['when', 'plan', 'where'] as const).map((key) => ({
      key,
      label: { 'en-US': key, 'zh-HK': key },
      value: key === 'where' ? long : { 'en-US': 'x', 'zh-HK': '甲' },
    }));
    const token = await googlePassToken(env(), content({ facts }), 'zh-HK');
    expect(token.length).toBeLessThanOrEqual(MAX_TOKEN_LENGTH);
    const { page } = await saveAtGoogle(token);
    expect(page).toContain('甲');
    expect(page).not.toContain('很長');
  });

  test.each([
    ['a title of nothing', content({ title: { 'en-US': '', 'zh-HK': '' } }), {}, /header needs/],
    [
      'an id of another issuer',
      content(),
      { GOOGLE_WALLET_ISSUER_ID: '1234567890' },
      /not of issuer/,
    ],
    [
      'the name of another account',
      content(),
      { GOOGLE_WALLET_SERVICE_ACCOUNT: 'other@tapnook.example' },
      /iss/,
    ],
  ])('is refused by Google with %s', async (_name, of, more, why) => {
    const { status, page } = await saveAtGoogle(await googlePassToken(env(more), of, 'en-US'));
    expect(status).toBe(400);
    expect(page).toMatch(why);
  });
});

test('a wallet has all of its settings or none', () => {
  expect(() => env({ APPLE_PASS_KEY: '' })).toThrow(/APPLE_PASS_KEY: is needed/);
  expect(() => env({ GOOGLE_WALLET_PRIVATE_KEY: '' })).toThrow(/GOOGLE_WALLET_PRIVATE_KEY: is/);
});
