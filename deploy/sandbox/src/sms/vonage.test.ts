import { createHash, generateKeyPairSync, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { jwtVerify, SignJWT } from 'jose';
import { runSandbox, type RunningSandbox } from '../testing/running-sandbox.ts';

const APPLICATION = '5c5c5c5c-5c5c-4c5c-8c5c-5c5c5c5c5c5c';
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const MESSAGE = {
  channel: 'sms',
  message_type: 'text',
  to: '85261234567',
  from: 'TapNook',
  text: 'TapNook code: 407318',
};

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await runSandbox({
    VONAGE_PUBLIC_KEY: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  });
});
afterAll(() => sandbox.close());

const token = (
  { seconds = 60, key = privateKey, ...claims }: Record<string, unknown> = {},
  jti: string = randomUUID(),
): Promise<string> =>
  new SignJWT({ application_id: APPLICATION, ...claims })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuedAt()
    .setExpirationTime(Math.floor(Date.now() / 1000) + Number(seconds))
    .setJti(jti)
    .sign(key as typeof privateKey);
const post = async (body: object, authorization?: string) => {
  const answer = await fetch(`${sandbox.origin}/v1/messages`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: authorization ?? `Bearer ${await token()}`,
    },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};

const anotherKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

describe('the stand-in of Vonage', () => {
  test('takes a message under a token of the application, and shows it', async () => {
    expect(await post(MESSAGE)).toEqual({
      status: 202,
      body: { message_uuid: expect.stringMatching(/^[\da-f-]{36}$/) },
    });
    const answer = await fetch(`${sandbox.origin}/api/sms?to=%2B85261234567`);
    expect(await answer.json()).toMatchObject({ messages: [{ text: MESSAGE.text }] });
  });

  test.each([
    ['no token', async () => ''],
    ['a name and a password', async () => 'Basic YTpi'],
    ['another application', async () => `Bearer ${await token({ application_id: randomUUID() })}`],
    ['a token that has ended', async () => `Bearer ${await token({ seconds: -1 })}`],
    ['a token for more than a day', async () => `Bearer ${await token({ seconds: 90_000 })}`],
    ['a key of somebody else', async () => `Bearer ${await token({ key: anotherKey() })}`],
    [
      'a token that was used',
      async () => {
        const once = `Bearer ${await token()}`;
        expect((await post(MESSAGE, once)).status).toBe(202);
        return once;
      },
    ],
  ])('does not know %s', async (_name, authorization) => {
    expect(await post(MESSAGE, await authorization())).toMatchObject({
      status: 401,
      body: { title: 'Unauthorized' },
    });
  });

  test.each([
    ['to', { to: '+85261234567' }],
    ['from', { from: 'TapNook Hong Kong' }],
    ['text', { text: '' }],
    ['text', { text: 'x'.repeat(1_001) }],
    ['channel', { channel: 'mms' }],
    ['client_ref', { client_ref: 'x'.repeat(101) }],
    ['webhook_url', { webhook_url: 'nowhere' }],
    ['Body', { Body: 'x' }],
  ])('refuses a message by its %s', async (name, more) => {
    expect(await post({ ...MESSAGE, ...more })).toMatchObject({
      status: 422,
      body: { invalid_parameters: [{ name, reason: expect.any(String) }] },
    });
  });

  test('reports what became of a message, under a token that covers the body', async () => {
    const seen: { body: string; authorization: string }[] = [];
    let finish: () => void = () => undefined;
    const both = new Promise<void>((done) => (finish = done));
    const server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        seen.push({ body, authorization: request.headers.authorization ?? '' });
        response.writeHead(200).end();
        if (seen.length === 2) finish();
      });
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const { port } = server.address() as AddressInfo;
    await post({ ...MESSAGE, client_ref: '7', webhook_url: `http://127.0.0.1:${port}/report` });
    await both;
    server.close();
    expect(seen.map(({ body }) => JSON.parse(body) as object)).toMatchObject([
      { status: 'submitted', client_ref: '7', channel: 'sms' },
      { status: 'delivered', client_ref: '7', channel: 'sms' },
    ]);
    for (const { body, authorization } of seen) {
      const { payload } = await jwtVerify(
        authorization.replace('Bearer ', ''),
        Buffer.from('signature-secret-of-the-sandbox'),
        { issuer: 'Vonage', algorithms: ['HS256'] },
      );
      expect(payload).toMatchObject({
        application_id: APPLICATION,
        payload_hash: createHash('sha256').update(body).digest('hex'),
      });
    }
  });
});
