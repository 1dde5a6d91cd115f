import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { RunningSandbox } from '../testing/running-sandbox.ts';
import { runSandbox } from '../testing/running-sandbox.ts';

interface Seen {
  readonly call: string;
  readonly key: string | undefined;
  readonly token: string | undefined;
  readonly body: unknown;
}
type Answer = readonly [status: number, data: unknown, message?: string];

/** A marketplace API that answers by a table and keeps what it was asked. */
let answers: Record<string, (seen: Seen) => Answer>;
let seen: Seen[];
let api: Server;
let sandbox: RunningSandbox;

const LOGIN_CALL = 'POST /api/v1/public/accounts/users/login';
const PAGE = { totalCount: 0, pageIndex: 1, pageSize: 20, items: [] };
const USER = { userId: 'm-1', name: 'Kiln Street Studio', image: null, role: 'merchant' };
const LOGIN = {
  accessToken: 'token-1',
  refreshToken: 'r',
  expiresIn: 900,
  firstLogin: false,
  deletionAt: null,
  user: USER,
};
const REDEEMED = {
  voucherNo: 'TN2611-3FJW8ZPYRA',
  orderNo: 'TN2611-7KQ2M9XBCD',
  productName: { en_gb: 'Wheel <throwing>', zh_hk: '拉坯' },
  planName: { en_gb: 'One', zh_hk: '一位' },
  customerName: null,
  status: 'redeemed',
  usedCount: 1,
  usageLimit: 1,
  redeemedAt: '2026-11-21T08:00:00Z',
};

const readRequest = async (request: IncomingMessage): Promise<Seen> => {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  const { pathname } = new URL(request.url ?? '/', 'http://api.test');
  return {
    call: `${request.method} ${pathname}`,
    key: request.headers['idempotency-key'] as string | undefined,
    token: request.headers.authorization,
    body: text ? JSON.parse(text) : undefined,
  };
};

beforeEach(async () => {
  seen = [];
  answers = {
    [LOGIN_CALL]: () => [201, LOGIN],
    'GET /api/v1/merchant/orders': () => [200, PAGE],
    'GET /api/v1/merchant/client/merchantContacts': () => [200, PAGE],
  };
  const answerCall = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const one = await readRequest(request);
    seen.push(one);
    const [status, data, message = ''] = answers[one.call]?.(one) ?? [404, null];
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify({ code: status < 300 ? '0' : '20622', message, data }));
  };
  api = createServer((request, response) => void answerCall(request, response));
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  sandbox = await runSandbox({
    API_ORIGIN: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
  });
});
afterEach(async () => {
  await sandbox.close();
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
});

const post = async (path: string, fields: Record<string, string>): Promise<string> =>
  (
    await fetch(sandbox.origin + path, {
      method: 'POST',
      headers: { accept: 'text/html' },
      body: new URLSearchParams(fields),
    })
  ).text();
const sent = (call: string): Seen[] => seen.filter((one) => one.call === call);
const REDEEM = 'POST /api/v1/merchant/vouchers/redeem';

describe('the merchant’s scanner', () => {
  // Covers: REV-024
  test('lists enquiries, the new ones marked, with a number that can be rung', async () => {
    const contact = {
      id: '1',
      merchantId: '328',
      merchantName: { en_gb: 'Kiln Street Studio', zh_hk: '窰街工房' },
      username: 'Ka Yan',
      email: 'kayan@shop.example',
      regionId: 'HK',
      prefixNo: '852',
      phone: '61234567',
      message: 'Warm <b>kiln</b>?',
      createdAt: '2026-11-21T08:00:00Z',
      readAt: null,
      isRead: false,
      emailStatus: 'sent',
      emailedAt: null,
    };
    const read = {
      ...contact,
      id: '2',
      regionId: null,
      prefixNo: null,
      phone: null,
      message: 'Two of us.',
      readAt: '2026-11-21T09:00:00Z',
      isRead: true,
    };
    answers['GET /api/v1/merchant/client/merchantContacts'] = () => [
      200,
      { ...PAGE, totalCount: 2, items: [contact, read] },
    ];
    const page = await (
      await fetch(`${sandbox.origin}/dashboard/scanner?as=one`, {
        headers: { accept: 'text/html' },
      })
    ).text();
    expect(page).toContain('+852 6123 4567');
    expect(page).toContain('Warm &lt;b&gt;kiln&lt;/b&gt;?');
    expect(page.match(/Mark as read/g)).toHaveLength(1);
  });

  test('signs in and redeems what was scanned', async () => {
    answers[REDEEM] = () => [201, REDEEMED];
    const page = await post('/dashboard/scanner/redeem', {
      code: 'q7_scanned-token-of-a-minute',
      key: 'key-of-this-page',
    });
    expect(page).toContain('Redeemed: Wheel &lt;throwing&gt;, TN2611-3FJW8ZPYRA, 1/1');
    expect(sent(REDEEM)).toMatchObject([
      {
        key: 'key-of-this-page',
        token: 'Bearer token-1',
        body: { token: 'q7_scanned-token-of-a-minute' },
      },
    ]);
  });

  test('calls that start together share one sign-in', async () => {
    await (await fetch(`${sandbox.origin}/dashboard/scanner`)).text();
    expect(sent(LOGIN_CALL)).toHaveLength(1);
    expect(sent('GET /api/v1/merchant/orders')).toHaveLength(2);
  });

  test('a number read out in groups is a number', async () => {
    answers[REDEEM] = () => [201, REDEEMED];
    for (const code of ['tn2611-3FJW 8ZPY RA', 'TN2611 3FJW8 ZPYRA'])
      await post('/dashboard/scanner/redeem', { code });
    expect(sent(REDEEM).map(({ body }) => body)).toEqual([
      { voucherNo: 'TN2611-3FJW8ZPYRA' },
      { voucherNo: 'TN2611-3FJW8ZPYRA' },
    ]);
  });

  test('one shop or whichever it belongs to stands at the counter', async () => {
    answers[REDEEM] = () => [201, REDEEMED];
    await post('/dashboard/scanner/redeem', { code: 'TN2611-3FJW8ZPYRA' });
    await post('/dashboard/scanner/redeem', { code: 'TN2611-3FJW8ZPYRA', as: 'one' });
    expect(sent(LOGIN_CALL).map(({ body }) => (body as { email: string }).email)).toEqual([
      'admin@tapnook.example',
      'merchant@tapnook.example',
    ]);
  });

  test('a second scan is a second request, and its refusal is told', async () => {
    answers[REDEEM] = ({ key }) =>
      key?.endsWith('again')
        ? [400, { en_US: 'This voucher cannot be used.', zh_HK: '此電子券無法使用。' }]
        : [201, REDEEMED];
    expect(
      await post('/dashboard/scanner/redeem', { code: 'TN2611-3FJW8ZPYRA', twice: 'yes' }),
    ).toContain('1/1 uses. The second scan: This voucher cannot be used.');
  });
});

describe('the merchant’s scanner: sessions, refunds and failures', () => {
  test('an ended session is renewed without a word', async () => {
    answers[REDEEM] = ({ token }) =>
      token === 'Bearer token-2' ? [201, REDEEMED] : [401, null, 'expired'];
    answers[LOGIN_CALL] = () => [
      201,
      { ...LOGIN, accessToken: sent(REDEEM).length > 0 ? 'token-2' : 'token-1' },
    ];
    expect(await post('/dashboard/scanner/redeem', { code: 'TN2611-3FJW8ZPYRA' })).toContain(
      'Redeemed: ',
    );
  });

  test('a refund names the vouchers it is for', async () => {
    const call = 'PATCH /api/v1/merchant/orders/TN2611-7KQ2M9XBCD';
    answers[call] = () => [
      400,
      { en_US: 'This order is not available.', zh_HK: '此訂單無法使用。' },
    ];
    expect(
      await post('/dashboard/scanner/orders', {
        orderNo: ' TN2611-7KQ2M9XBCD ',
        action: 'refund',
        voucherNos: 'A1, B2',
      }),
    ).toContain('This order is not available.');
    expect(sent(call)[0]?.body).toEqual({ action: 'refund', voucherNos: ['A1', 'B2'] });
  });

  test('booking is stopped and opened', async () => {
    const call = 'PATCH /api/v1/merchant/products/p-1001/booking';
    answers[call] = ({ body }) => [
      200,
      { productId: 'p-1001', state: (body as { state: string }).state },
    ];
    expect(
      await post('/dashboard/scanner/booking', { productId: 'p-1001', state: 'stopped' }),
    ).toContain('New bookings are stopped.');
    expect(sent(call)[0]?.body).toEqual({ state: 'stopped' });
  });

  test('names an unknown code and an unknown order in the reader’s language', async () => {
    expect(await post('/dashboard/scanner/redeem', { code: 'rubbish' })).toContain(
      'No voucher has this code.',
    );
    expect(
      await post('/dashboard/scanner/orders?locale=zh-HK', {
        orderNo: 'TN2611-NONE',
        action: 'refund',
      }),
    ).toContain('沒有此號碼的訂單。');
  });

  test('Chinese has its own marks between its words', async () => {
    answers[REDEEM] = () => [201, REDEEMED];
    expect(
      await post('/dashboard/scanner/redeem?locale=zh-HK', { code: 'TN2611-3FJW8ZPYRA' }),
    ).toContain('已兌換：拉坯，TN2611-3FJW8ZPYRA，1/1次');
  });

  test('says in the reader’s language that the marketplace is down', async () => {
    const alone = await runSandbox({ API_ORIGIN: 'http://127.0.0.1:1' });
    expect(await (await fetch(`${alone.origin}/dashboard/scanner?locale=zh-HK`)).text()).toContain(
      '市集API沒有回應',
    );
    await alone.close();
  });
});
