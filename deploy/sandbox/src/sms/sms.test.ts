import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { RunningSandbox } from '../testing/running-sandbox.ts';
import { runSandbox } from '../testing/running-sandbox.ts';

const SID = `AC${'5a'.repeat(16)}`;
const KEY = [`SK${'5b'.repeat(16)}`, 'api-key-secret-of-the-sandbox'] as const;
const basic = ([name, secret]: readonly [string, string]): string =>
  `Basic ${Buffer.from(`${name}:${secret}`).toString('base64')}`;
const MESSAGE = { To: '+85261234567', From: 'TapNook', Body: 'TapNook code: 407318' };

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await runSandbox();
});
afterAll(() => sandbox.close());

const post = (
  body: BodyInit,
  headers: Record<string, string> = { authorization: basic(KEY) },
  sid = SID,
): Promise<Response> =>
  fetch(`${sandbox.origin}/2010-04-01/Accounts/${sid}/Messages.json`, {
    method: 'POST',
    headers,
    body,
  });
const send = (more: Record<string, string> = {}): Promise<Response> =>
  post(new URLSearchParams({ ...MESSAGE, ...more }));

describe('the SMS gateway', () => {
  test('takes a message by its account’s key; shows it by number, however spaced', async () => {
    const answer = await send();
    expect([answer.status, await answer.json()]).toEqual([
      201,
      expect.objectContaining({ sid: expect.stringMatching(/^SM[0-9a-f]{32}$/), status: 'queued' }),
    ]);
    const { messages } = (await (
      await fetch(`${sandbox.origin}/api/sms?to=${encodeURIComponent('+852 6123 4567')}`)
    ).json()) as { messages: { text: string }[] };
    expect(messages.map(({ text }) => text)).toEqual([MESSAGE.Body]);
    expect(await (await fetch(`${sandbox.origin}/dashboard/sms`)).text()).toContain(
      'data-copy="407318"',
    );
  });

  test.each([
    ['without a credential', {}],
    ['with a bearer token', { authorization: 'Bearer api-key-secret-of-the-sandbox' }],
    ['with another secret', { authorization: basic([KEY[0], 'guessed-secret-of-the-key']) }],
  ])('refuses a sender %s', async (_name, headers) => {
    const answer = await post(new URLSearchParams(MESSAGE), headers);
    expect([answer.status, ((await answer.json()) as { code: number }).code]).toEqual([401, 20003]);
  });

  test('knows no account but the shop’s', async () => {
    const answer = await post(
      new URLSearchParams(MESSAGE),
      { authorization: basic(KEY) },
      `AC${'0'.repeat(32)}`,
    );
    expect(answer.status).toBe(404);
  });

  test('refuses what is no form', async () => {
    const answer = await post(JSON.stringify(MESSAGE), {
      authorization: basic(KEY),
      'content-type': 'application/json',
    });
    expect(answer.status).toBe(415);
  });

  test.each([
    ['a number without a plus', { To: '85261234567' }, 21211],
    ['a country that is not permitted', { To: '+12125550123' }, 21408],
    ['no sender', { From: '' }, 21603],
    ['a sender that no carrier shows', { From: 'TapNook Hong Kong' }, 21212],
    ['no text', { Body: '' }, 21602],
    ['too long a text', { Body: 'x'.repeat(1_601) }, 21617],
    ['a report to nowhere', { StatusCallback: 'nowhere' }, 21609],
    ['a name that it does not know', { text: 'x' }, 20001],
  ])('refuses %s', async (_name, more, code) => {
    const answer = await send(more);
    expect([answer.status, ((await answer.json()) as { code: number }).code]).toEqual([400, code]);
  });

  test('lets one fail when told to', async () => {
    await fetch(`${sandbox.origin}/dashboard/sms/next`, {
      method: 'POST',
      body: new URLSearchParams({ failing: 'yes' }),
    });
    expect([(await send()).status, (await send()).status]).toEqual([503, 201]);
  });

  test('reports what became of a message, signed', async () => {
    const seen: { headers: IncomingHttpHeaders; form: URLSearchParams }[] = [];
    let finish: () => void = () => undefined;
    const both = new Promise<void>((done) => (finish = done));
    const server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        seen.push({ headers: request.headers, form: new URLSearchParams(body) });
        response.writeHead(201).end();
        if (seen.length === 2) finish();
      });
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const { port } = server.address() as AddressInfo;
    await send({ StatusCallback: `http://127.0.0.1:${port}/report?message=7` });
    await both;
    server.close();
    expect(seen.map(({ form }) => form.get('MessageStatus'))).toEqual(['sent', 'delivered']);
    expect(seen[0]?.headers['x-twilio-signature']).toMatch(/^[\w+/]{27}=$/);
  });
});
