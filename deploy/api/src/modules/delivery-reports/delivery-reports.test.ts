import { createHash, generateKeyPairSync, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { decodeProtectedHeader, jwtVerify, SignJWT } from 'jose';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { sendGridKeys } from '../../../test/send-grid.ts';
import { TWILIO } from '../../../test/twilio.ts';
import { liftSuppression } from '../jobs/mail-suppressions.service.ts';
import { createDelivery } from '../jobs/message-delivery.ts';
import { sendMessage } from '../jobs/outbox-sender.ts';
import { enqueueMail, enqueueSms } from '../jobs/outbox.service.ts';
import { isRefusal } from '../sms/message-refusal.ts';
import { senderFor } from '../sms/sms-gateway.ts';
import { smsParts } from '../sms/sms-segments.ts';
import { twilioSignature } from '../sms/twilio.ts';
import { isSignedBySendGrid } from './mail-events.ts';

const mailKeys = sendGridKeys();
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
const VONAGE = {
  VONAGE_APPLICATION_ID: 'aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee',
  VONAGE_PRIVATE_KEY: rsa.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  VONAGE_SIGNATURE_SECRET: 'signature-secret-of-the-account',
};
const ORIGIN = 'https://shop.example';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({
    ...TWILIO,
    ...VONAGE,
    PUBLIC_ORIGIN: ORIGIN,
    MAIL_EVENTS_PUBLIC_KEY: mailKeys.publicKey,
  });
});
afterAll(() => api.close());

const post = (path: string, payload: string, headers: Record<string, string>) =>
  api.app.inject({ method: 'POST', url: `/api${path}`, payload, headers });
/** A text message that its carrier took; its id. */
const sentSms = async (): Promise<number> => {
  await enqueueSms(api.deps.db, api.deps.env, { to: '+85261234567', text: 'x' });
  const { rows } = await api.deps.pool.query<{ id: number }>(
    "update outbox set status = 'sent' where id = (select max(id) from outbox) returning id::int",
  );
  return rows[0]?.id ?? 0;
};
const statusOf = async (id: number): Promise<unknown> =>
  (
    await api.deps.pool.query('select delivery_status, delivery_error from outbox where id = $1', [
      id,
    ])
  ).rows[0];

describe('reports by Twilio', () => {
  test('its documented example has our signature', () => {
    const parameters = new URLSearchParams({
      CallSid: 'CA1234567890ABCDE',
      Caller: '+14158675309',
      Digits: '1234',
      From: '+14158675309',
      To: '+18005551212',
    });
    expect(
      twilioSignature('12345', 'https://mycompany.com/myapp.php?foo=1&bar=2', parameters),
    ).toBe('RSOYDt4T1cUTdK1PDd93/VVr8B8=');
  });

  const report = (id: number, status: string, more: Record<string, string> = {}) => {
    const {
      token = TWILIO.TWILIO_AUTH_TOKEN,
      signedFor = id,
      ...fields
    } = more as {
      token?: string;
      signedFor?: number;
    } & Record<string, string>;
    const form = new URLSearchParams({
      AccountSid: TWILIO.TWILIO_ACCOUNT_SID,
      MessageSid: 'SM1',
      MessageStatus: status,
      ...fields,
    });
    const path = '/v1/messages/twilio/reports?message=';
    return post(`${path}${id}`, form.toString(), {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': twilioSignature(token, `${ORIGIN}/api${path}${signedFor}`, form),
    });
  };

  test('tell what became of a message, in any order', async () => {
    const id = await sentSms();
    for (const [status, expected] of [
      ['sent', 'sent'],
      ['delivered', 'delivered'],
      ['sent', 'delivered'],
    ] as const) {
      expect((await report(id, status)).statusCode).toBe(201);
      expect(await statusOf(id)).toEqual({ delivery_status: expected, delivery_error: null });
    }
    const lost = await sentSms();
    await report(lost, 'undelivered', { ErrorCode: '30005' });
    expect(await statusOf(lost)).toEqual({
      delivery_status: 'undelivered',
      delivery_error: 'Twilio 30005',
    });
  });

  test.each([
    ['signed by another', { token: 'auth-token-of-another' }],
    ['signed for another message', { signedFor: '1' }],
    ['of another account', { AccountSid: `AC${'0'.repeat(32)}` }],
  ])('%s are refused', async (_name, more) => {
    const id = await sentSms();
    expect((await report(id, 'delivered', more as Record<string, string>)).statusCode).toBe(403);
    expect(await statusOf(id)).toEqual({ delivery_status: null, delivery_error: null });
  });
});

describe('Vonage', () => {
  test('is sent a message as its API documents it, under a token of our application', async () => {
    const seen: { url: string; authorization: string; body: Record<string, unknown> }[] = [];
    const server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        const message = JSON.parse(body) as Record<string, unknown>;
        seen.push({
          url: request.url ?? '',
          authorization: request.headers.authorization ?? '',
          body: message,
        });
        const isGood = /^[1-9]\d{6,14}$/.test(String(message['to']));
        response
          .writeHead(isGood ? 202 : 422, { 'content-type': 'application/json' })
          .end(JSON.stringify(isGood ? { message_uuid: 'u-1' } : { title: 'Invalid params' }));
      });
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const { port } = server.address() as AddressInfo;
    const delivery = createDelivery({
      ...api.deps.env,
      SMS_PROVIDER: 'vonage',
      SMS_API_ORIGIN: `http://127.0.0.1:${port}`,
    });
    expect(await delivery.send('sms', '+85261234567', { text: '驗證碼' }, 9)).toBe('u-1');
    const refused = await delivery.send('sms', '+0', { text: 'x' }, 10).catch((error) => error);
    expect(isRefusal(refused)).toBe(true);
    server.close();
    expect(seen[0]).toMatchObject({
      url: '/v1/messages',
      body: {
        channel: 'sms',
        message_type: 'text',
        to: '85261234567',
        from: 'TapNook',
        text: '驗證碼',
        client_ref: '9',
        webhook_url: `${ORIGIN}/api/v1/messages/vonage/reports`,
      },
    });
    const token = seen[0]?.authorization.replace('Bearer ', '') ?? '';
    expect(decodeProtectedHeader(token)).toMatchObject({ alg: 'RS256' });
    expect((await jwtVerify(token, rsa.publicKey)).payload).toMatchObject({
      application_id: VONAGE.VONAGE_APPLICATION_ID,
      jti: expect.any(String),
      iat: expect.any(Number),
      exp: expect.any(Number),
    });
  });

  const report = async (
    id: number,
    {
      secret = VONAGE.VONAGE_SIGNATURE_SECRET,
      signedBody,
      age = 0,
    }: { secret?: string; signedBody?: string; age?: number } = {},
  ) => {
    const body = JSON.stringify({
      message_uuid: 'u-1',
      status: 'rejected',
      client_ref: String(id),
      error: { type: 'https://developer.vonage.com/api-errors', title: 1120 },
    });
    const token = await new SignJWT({
      application_id: VONAGE.VONAGE_APPLICATION_ID,
      payload_hash: createHash('sha256')
        .update(signedBody ?? body)
        .digest('hex'),
      api_key: 'abcd1234',
    })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer('Vonage')
      .setIssuedAt(Math.floor(Date.now() / 1000) - age)
      .setJti(randomUUID())
      .sign(Buffer.from(secret));
    return post('/v1/messages/vonage/reports', body, {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
    });
  };
  test('tells what became of a message', async () => {
    const id = await sentSms();
    expect((await report(id)).statusCode).toBe(201);
    expect(await statusOf(id)).toEqual({
      delivery_status: 'undelivered',
      delivery_error: 'Vonage 1120',
    });
  });
  test.each([
    ['signed by another', { secret: 'signature-secret-of-another' }],
    ['whose body was changed', { signedBody: '{}' }],
    ['that is old', { age: 3_600 }],
  ])('a report %s is refused', async (_name, how) => {
    const id = await sentSms();
    expect((await report(id, how)).statusCode).toBe(403);
    expect(await statusOf(id)).toEqual({ delivery_status: null, delivery_error: null });
  });
});

describe('what a message costs', () => {
  test.each([
    ['a'.repeat(160), 1],
    ['a'.repeat(161), 2],
    ['€'.repeat(81), 2],
    ['碼'.repeat(70), 1],
    ['碼'.repeat(71), 2],
    ['碼'.repeat(135), 3],
  ])('%s takes %i', (text, parts) => expect(smsParts(text)).toBe(parts));

  test('a sender is the one of its country', () => {
    const env = {
      SMS_SENDERS: new Map([
        ['HK', '#TapNook'],
        ['*', '+85230001234'],
      ]),
    };
    expect([senderFor(env, '+85261234567'), senderFor(env, '+8613800138000')]).toEqual([
      '#TapNook',
      '+85230001234',
    ]);
  });
});

describe('mail events', () => {
  const tell = (events: readonly object[], at?: number, signed?: string) => {
    const body = JSON.stringify(events);
    return post('/v1/messages/mail/events', body, mailKeys.headersOf(signed ?? body, at));
  };
  /** Sends one letter; whether it went out. */
  const goesOut = async (to: string, unsubscribe?: string): Promise<boolean> => {
    const id = await enqueueMail(api.deps.db, {
      to,
      subject: 's',
      letter: [],
      ...(unsubscribe && { unsubscribe }),
    });
    return sendMessage(
      api.deps.db,
      { send: async () => undefined, close: () => undefined },
      id ?? 0,
    );
  };
  const NEWS = 'https://shop.example/unsubscribe';

  test('SendGrid’s documented example is taken, at its time and no later', () => {
    const key = {
      MAIL_EVENTS_PUBLIC_KEY:
        'MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEEDr2LjtURuePQzplybdC+u4CwrqDqBaW' +
        'jcMMsTbhdbcwHBcepxo7yAQGhHPTnlvFYPAZFceEu/1FwCM/QmGUhA==',
    };
    const judge = (now: number): boolean =>
      isSignedBySendGrid(
        key,
        Buffer.from(
          '{"category":"example_payload","event":"test_event","message_id":"message_id"}',
        ),
        'MEUCIQCtIHJeH93Y+qpYeWrySphQgpNGNr/U+UyUlBkU6n7RAwIg' +
          'JTz2C+8a8xonZGi6BpSzoQsbVRamr2nlxFDWYNH2j/0=',
        '1588788367',
        now,
      );
    expect([judge(1_588_788_400_000), judge(1_588_988_400_000)]).toEqual([true, false]);
  });

  test('after a bounce no mail goes there, until an operator lifts it', async () => {
    await tell([{ event: 'bounce', type: 'bounce', email: 'Gone@Shop.example', reason: '550' }]);
    expect(await goesOut('gone@shop.example')).toBe(false);
    const { rows } = await api.deps.pool.query(
      "select status, last_error from outbox where recipient = 'gone@shop.example'",
    );
    expect(rows).toEqual([
      { status: 'failed', last_error: expect.stringContaining('suppressed after a bounce: 550') },
    ]);
    expect(await liftSuppression(api.deps.db, 'gone@shop.example')).toBe(true);
    expect(await goesOut('gone@shop.example')).toBe(true);
  });

  test('after a complaint no news go there, and what was ordered does', async () => {
    await api.deps.pool.query(
      "insert into subscriptions (email, subscribed) values ('angry@shop.example', true)",
    );
    await tell([{ event: 'spamreport', email: 'angry@shop.example' }]);
    expect([
      await goesOut('angry@shop.example', NEWS),
      await goesOut('angry@shop.example'),
    ]).toEqual([false, true]);
    const { rows } = await api.deps.pool.query(
      "select subscribed from subscriptions where email = 'angry@shop.example'",
    );
    expect(rows).toEqual([{ subscribed: false }]);
  });

  test('what passes by itself stops nothing', async () => {
    const email = 'full@shop.example';
    await tell([
      { event: 'deferred', email },
      { event: 'bounce', type: 'blocked', email },
      { event: 'delivered', email },
      'nonsense',
    ] as object[]);
    expect(await goesOut(email, NEWS)).toBe(true);
  });

  test('what SendGrid did not sign, or long ago, is refused', async () => {
    const events = [{ event: 'bounce', type: 'bounce', email: 'safe@shop.example' }];
    expect((await tell(events, undefined, '[]')).statusCode).toBe(403);
    expect((await tell(events, Date.now() - 3 * 86_400_000)).statusCode).toBe(403);
    expect((await post('/v1/messages/mail/events', '[]', {})).statusCode).toBe(403);
    expect(await goesOut('safe@shop.example')).toBe(true);
  });
});
