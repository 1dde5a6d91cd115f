import { createServer, request as forward, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { freePort } from '@tapnook/stack/free-port';
import Stripe from 'stripe';
import { startSandbox, type Sandbox } from '../../../test/sandbox.ts';
import type { Gateway } from './gateway.ts';
import { createStripeGateway } from './stripe-gateway.ts';

interface Sent {
  readonly call: string;
  readonly status: number;
  readonly version: string | undefined;
  readonly key: string | undefined;
  readonly names: readonly string[];
  readonly refusal: string;
}

/** Ids are not told apart; what names a list's entry is the list. */
const shapeOf = (path: string): string =>
  path.replace(/\/(?:ctoken|cus|dp|issfr|pi|pm|re|seti)_\w+/, '/:id');
const namesOf = (form: string): string[] => [
  ...new Set([...new URLSearchParams(form).keys()].map((name) => name.replace(/\[\d*\]/g, ''))),
];

let sandbox: Sandbox;
let recorder: Server;
let gateway: Gateway;
let sent: Sent[] = [];
const secret = 'whsec_sandbox';

/** Stands between the SDK and the strict gateway, and writes down what goes through. */
const record = (origin: URL): Server =>
  createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const body = Buffer.concat(chunks);
      const { method = '', url = '', headers } = incoming;
      const onward = forward(
        { host: origin.hostname, port: origin.port, path: url, method, headers },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('end', () => {
            const [path = '', query = ''] = url.split('?');
            const text = Buffer.concat(parts).toString();
            sent.push({
              call: `${method} ${shapeOf(path)}`,
              status: answer.statusCode ?? 0,
              version: headers['stripe-version']?.toString(),
              key: headers['idempotency-key']?.toString(),
              names: namesOf(method === 'GET' ? query : body.toString()),
              refusal: answer.statusCode === 200 ? '' : text,
            });
            outgoing.writeHead(answer.statusCode ?? 0, answer.headers).end(text);
          });
        },
      );
      onward.end(body);
    });
  });

beforeAll(async () => {
  const port = await freePort();
  sandbox = await startSandbox(port, `http://127.0.0.1:${await freePort()}`);
  recorder = record(new URL(sandbox.origin));
  await new Promise<void>((done) => recorder.listen(0, '127.0.0.1', done));
  gateway = createStripeGateway({
    STRIPE_SECRET_KEY: 'sk_sandbox',
    STRIPE_WEBHOOK_SECRET: secret,
    STRIPE_API_ORIGIN: `http://127.0.0.1:${(recorder.address() as AddressInfo).port}`,
  });
});
afterAll(async () => {
  recorder.closeAllConnections();
  recorder.close();
  await sandbox.stop();
});

const RETURN = 'https://www.shop.example/en-US/checkoutOrder/1';
const TEST_CARD = { number: '4242424242424242', expMonth: 12, expYear: 2039, cvc: '123' };
let counter = 0;
const newIntent = (more: object = {}) =>
  gateway.createIntent({
    transactionNo: `T${(counter += 1)}`,
    amount: 50_000,
    currency: 'HKD',
    method: 'card',
    description: 'TapNook order 1, 拾角訂單',
    ...more,
  });
const paid = async (): Promise<string> => {
  const intent = await newIntent();
  const confirmationToken = await sandbox.token(TEST_CARD.number, { amount: 50_000 });
  const done = await gateway.confirmIntent(intent.id, {
    method: 'card',
    confirmationToken,
    returnUrl: RETURN,
    key: `confirm:${intent.id}`,
  });
  expect(done.status).toBe('succeeded');
  return intent.id;
};
const direct = (): Stripe => {
  const { hostname, port } = new URL(sandbox.origin);
  return new Stripe('sk_sandbox', { host: hostname, port: Number(port), protocol: 'http' });
};
/** What happens at the gateway alone; gives the id of what came of it. */
const act = async (intentId: string, what: string): Promise<string> => {
  const answer = await fetch(`${sandbox.origin}/api/payments/intents/${intentId}/${what}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  return ((await answer.json()) as { id: string }).id;
};
const TEXTS = { customerName: 'Chan Ka Yan', customerEmail: '', serviceDate: '' };
const refundPart = (intentId: string) =>
  gateway.refund({ intentId, amount: 100, key: `refund:${intentId}`, refundId: '1' });
const customer = (): Promise<string> => gateway.createCustomer({ userId: String((counter += 1)) });
const keptCard = async (): Promise<string> => {
  const { id } = await gateway.createCard(TEST_CARD);
  return (await gateway.attachCard(id, await customer())).id;
};

/** Each of the shop's calls, with all that it can send; one without a row does not compile. */
const CALLS: Readonly<Record<keyof Gateway, () => Promise<unknown>>> = {
  createIntent: async () =>
    newIntent({ customerId: await customer(), keepCard: true, authorizeOnly: true }),
  confirmIntent: async () => {
    await paid();
    for (const method of ['alipay_hk', 'wechat_pay_hk'] as const) {
      const { id } = await newIntent({ method });
      await gateway.confirmIntent(id, { method, returnUrl: RETURN, key: `confirm:${id}` });
    }
    const { id } = await newIntent();
    const card = await gateway.createCard(TEST_CARD);
    return gateway.confirmIntent(id, {
      method: 'card',
      paymentMethodId: card.id,
      returnUrl: RETURN,
      key: `confirm:${id}`,
    });
  },
  readIntent: async () => gateway.readIntent((await newIntent()).id),
  cancelIntent: async () => gateway.cancelIntent((await newIntent()).id),
  refund: async () => refundPart(await paid()),
  readRefund: async () => {
    const intentId = await paid();
    const { id } = await refundPart(intentId);
    return gateway.readRefund(id);
  },
  listRefunds: async () => gateway.listRefunds(await paid()),
  readDispute: async () => gateway.readDispute(await act(await paid(), 'dispute')),
  stageEvidence: async () =>
    gateway.stageEvidence(await act(await paid(), 'dispute'), {
      ...TEXTS,
      productDescription: '1 × Afternoon tea, order 1',
      activity: 'x'.repeat(20_000),
      messages: 'x'.repeat(20_000),
    }),
  readFraudWarning: async () => gateway.readFraudWarning(await act(await paid(), 'fraud-warning')),
  readSetup: async () => gateway.readSetup((await direct().setupIntents.create()).id),
  listMovements: () => gateway.listMovements(0, 4_000_000_000),
  createCustomer: customer,
  readCard: async () => gateway.readCard((await gateway.createCard(TEST_CARD)).id),
  readTokenCard: async () =>
    gateway.readTokenCard(await sandbox.token(TEST_CARD.number, { amount: 50_000 })),
  createCard: () => gateway.createCard(TEST_CARD),
  attachCard: keptCard,
  detachCard: async () => gateway.detachCard(await keptCard()),
  readEvent: async () => {
    const body = JSON.stringify({ id: 'evt_1', type: 'charge.refunded', data: { object: {} } });
    const signature = direct().webhooks.generateTestHeaderString({ payload: body, secret });
    return gateway.readEvent(Buffer.from(body), signature);
  },
};

/** Names of all parameters that leave the shop; nothing of a shopper but what stands here. */
const SENT = {
  'GET /v1/balance_transactions': ['created[gte]', 'created[lt]', 'expand', 'limit'],
  'GET /v1/confirmation_tokens/:id': [],
  'GET /v1/disputes/:id': [],
  'GET /v1/payment_intents/:id': ['expand'],
  'GET /v1/payment_methods/:id': [],
  'GET /v1/radar/early_fraud_warnings/:id': [],
  'GET /v1/refunds': ['limit', 'payment_intent'],
  'GET /v1/refunds/:id': [],
  'GET /v1/setup_intents/:id': [],
  'POST /v1/customers': ['metadata[userId]'],
  'POST /v1/disputes/:id': [
    'evidence[access_activity_log]',
    'evidence[customer_name]',
    'evidence[product_description]',
    'evidence[uncategorized_text]',
    'submit',
  ],
  'POST /v1/payment_intents': [
    'allowed_payment_method_types',
    'amount',
    'capture_method',
    'currency',
    'customer',
    'description',
    'metadata[transactionNo]',
    'setup_future_usage',
  ],
  'POST /v1/payment_intents/:id/cancel': [],
  'POST /v1/payment_intents/:id/confirm': [
    'confirmation_token',
    'expand',
    'payment_method',
    'payment_method_data[type]',
    'payment_method_options[wechat_pay][client]',
    'return_url',
  ],
  'POST /v1/payment_methods': [
    'card[cvc]',
    'card[exp_month]',
    'card[exp_year]',
    'card[number]',
    'type',
  ],
  'POST /v1/payment_methods/:id/attach': ['customer'],
  'POST /v1/payment_methods/:id/detach': [],
  'POST /v1/refunds': ['amount', 'metadata[refundId]', 'payment_intent'],
};

describe('every request that the shop sends to the gateway', () => {
  test.each(Object.entries(CALLS))('of %s keeps the provider’s rules', async (_name, run) => {
    sent = [];
    await run();
    expect(sent.filter(({ refusal }) => refusal !== '')).toEqual([]);
    for (const { version, key, call } of sent) {
      expect([call, version]).toEqual([call, '2026-10-28.endive']);
      expect([call, key === undefined]).toEqual([call, call.startsWith('GET')]);
      expect((key ?? '').length).toBeLessThanOrEqual(255);
    }
  });

  test('sends these parameters and no others', async () => {
    sent = [];
    for (const run of Object.values(CALLS)) await run();
    const names: Record<string, string[]> = {};
    for (const { call, names: given } of sent)
      names[call] = [...new Set([...(names[call] ?? []), ...given])].toSorted();
    expect(names).toEqual(SENT);
  });
});

test('an event that was signed more than five minutes ago is not taken', () => {
  const payload = JSON.stringify({ id: 'evt_1', type: 'x', data: { object: {} } });
  const at = (timestamp: number): string =>
    direct().webhooks.generateTestHeaderString({ payload, secret, timestamp });
  const now = Math.floor(Date.now() / 1000);
  const read = (header: string) => gateway.readEvent(Buffer.from(payload), header);
  expect(read(at(now - 290))).toMatchObject({ id: 'evt_1' });
  expect(() => read(at(now - 310))).toThrow('not signed by the gateway, or too old');
  expect(() => gateway.readEvent(Buffer.from(`${payload} `), at(now))).toThrow('not signed');
});
