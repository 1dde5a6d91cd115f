import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import {
  createServer as createTcpServer,
  type AddressInfo,
  type Server as TcpServer,
} from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { buildApp } from '../../test/built-app.ts';
import { openTestRegistry, type TestRegistry } from '../../test/registry.ts';
import { deliverDue, queueDeliveries, type FailedNotice } from '../registry/webhooks.ts';

interface Heard {
  readonly url: string;
  readonly body: string;
  readonly headers: IncomingHttpHeaders;
}
let all: TestRegistry;
let server: Server;
let mailServer: TcpServer;
let origin: string;
let status = 204;
const heard: Heard[] = [];
const mails: string[] = [];

/** As much of a mail server as takes a message. */
const startMailServer = (): TcpServer =>
  createTcpServer((socket) => {
    let text = '';
    let inData = false;
    socket.write('220 mail.example ESMTP\r\n');
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (inData) {
        if (!text.endsWith('\r\n.\r\n')) return;
        mails.push(text);
        [text, inData] = ['', false];
        socket.write('250 taken\r\n');
        return;
      }
      for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
        const line = text.slice(0, end).toUpperCase();
        text = text.slice(end + 2);
        if (line.startsWith('DATA')) {
          inData = true;
          socket.write('354 go on\r\n');
        } else if (line.startsWith('QUIT')) socket.end('221 bye\r\n');
        else socket.write('250 mail.example\r\n');
      }
    });
    socket.on('error', () => {});
  });
const portOf = (one: { address: () => unknown }): number => (one.address() as AddressInfo).port;

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      heard.push({ url: request.url ?? '', body, headers: request.headers });
      response.writeHead(status).end();
    });
  });
  mailServer = startMailServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  await new Promise<void>((done) => mailServer.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${portOf(server)}`;
  all = await openTestRegistry({
    PRIVATE_WEBHOOKS: '1',
    SMTP_URL: `smtp://127.0.0.1:${portOf(mailServer)}`,
  });
});
afterAll(async () => {
  await all.close();
  server.close();
  mailServer.close();
});
beforeEach(async () => {
  await all.registry.db.query('DELETE FROM release.webhooks');
  heard.length = 0;
  status = 204;
});

const subscribe = async (subscription: object) =>
  (await all.post<{ id: number; secret: string }>('/v1/webhooks', subscription)).body;
const notify = (body: Parameters<typeof queueDeliveries>[1]) =>
  queueDeliveries(all.registry.db, body);
const later = () =>
  all.registry.db.query("UPDATE release.deliveries SET next_at = now() - interval '1 second'");
const queued = async (): Promise<number> =>
  (await all.registry.db.query('SELECT 1 FROM release.deliveries')).rowCount ?? 0;
const UNDONE = {
  type: 'abort',
  channel: 'production',
  reason: 'Errors <3% & rising>',
  actor: 'the registry',
  changes: [{ app: 'mf-catalog', from: '1.1.0', to: null }],
};

describe('a webhook', () => {
  test('is signed by Standard Webhooks rules, time included, and repeats until taken', async () => {
    const { secret } = await subscribe({ url: `${origin}/hook` });
    status = 500;
    await notify(UNDONE);
    await deliverDue(all.registry);
    await deliverDue(all.registry);
    expect(heard).toHaveLength(1);
    status = 204;
    await later();
    await deliverDue(all.registry);
    expect(heard).toHaveLength(2);
    expect(await queued()).toBe(0);
    const { body, headers } = heard[1]!;
    const receiver = new Webhook(secret);
    const given = headers as Record<string, string>;
    expect(receiver.verify(body, given)).toEqual(UNDONE);
    expect(heard[0]?.headers['webhook-id']).toBe(headers['webhook-id']);
    expect(() => receiver.verify(body.replace('catalog', 'account'), given)).toThrow();
    const old = String(Number(headers['webhook-timestamp']) - 600);
    expect(() => receiver.verify(body, { ...given, 'webhook-timestamp': old })).toThrow();
  });

  test('hears only of the events and apps that it asked for', async () => {
    await subscribe({ url: `${origin}/undone`, events: ['abort', 'rollback'] });
    await subscribe({ url: `${origin}/account`, apps: ['mf-account'] });
    await notify(UNDONE);
    await notify({ type: 'publish', app: 'mf-account', version: '1.0.0' });
    await deliverDue(all.registry);
    expect(
      heard.map(({ url, body }) => [url, (JSON.parse(body) as { type: string }).type]),
    ).toEqual(
      expect.arrayContaining([
        ['/undone', 'abort'],
        ['/account', 'publish'],
      ]),
    );
    expect(heard).toHaveLength(2);
  });
});

test('what nobody takes is kept, and sent again when somebody says so', async () => {
  await subscribe({ url: `${origin}/hook` });
  status = 503;
  await notify(UNDONE);
  for (let tries = 0; tries < 8; tries += 1) {
    await later();
    await deliverDue(all.registry);
  }
  await later();
  await deliverDue(all.registry);
  expect(heard).toHaveLength(8);
  const { body } = await all.get<{ failures: FailedNotice[] }>('/v1/webhooks/failures');
  expect(body.failures).toEqual([
    expect.objectContaining({ url: `${origin}/hook`, body: UNDONE, lastError: 'answered 503' }),
  ]);
  status = 204;
  const { id } = body.failures[0]!;
  expect((await all.post('/v1/webhooks/failures/replay', { id })).body).toEqual({ replayed: 1 });
  await deliverDue(all.registry);
  expect(heard).toHaveLength(9);
  expect(await queued()).toBe(0);
  expect((await all.post('/v1/webhooks/failures/replay', { id })).status).toBe(404);
});

test('Slack is told in its own form, with nothing that it would take for marks', async () => {
  await subscribe({ url: `${origin}/slack`, form: 'slack' });
  await notify(UNDONE);
  await deliverDue(all.registry);
  expect(JSON.parse(heard[0]?.body ?? '')).toEqual({
    text:
      'Canary undone: mf-catalog 1.1.0 → absent on production\nErrors &lt;3% &amp; ' +
      'rising&gt;\nby the registry',
    blocks: [
      {
        type: 'section',
        text: { type: 'mrkdwn', text: '*Canary undone: mf-catalog 1.1.0 → absent on production*' },
      },
      {
        type: 'context',
        elements: [
          { type: 'mrkdwn', text: 'Errors &lt;3% &amp; rising&gt;' },
          { type: 'mrkdwn', text: 'by the registry' },
        ],
      },
    ],
  });
});

test('a mailbox gets a mail', async () => {
  await subscribe({ url: 'mailto:oncall@example.com', form: 'email', events: ['abort'] });
  await notify(UNDONE);
  await deliverDue(all.registry);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatch(/^To: oncall@example\.com/m);
  expect(mails[0]).toContain('Errors <3% & rising>');
  expect(await queued()).toBe(0);
});

test('a block is told, and its end', async () => {
  await all.composeAll(['mf-catalog']);
  await all.publish(buildApp('mf-catalog', '1.1.0'));
  await subscribe({ url: `${origin}/hook`, events: ['block', 'unblock'] });
  const version = '/v1/apps/mf-catalog/versions/1.1.0';
  await all.post(`${version}/block`, { reason: 'prices wrong' });
  await all.post(`${version}/unblock`, { reason: 'they are right' });
  await deliverDue(all.registry);
  expect(heard.map(({ body }) => JSON.parse(body) as object)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ type: 'block', app: 'mf-catalog', reason: 'prices wrong' }),
      expect.objectContaining({ type: 'unblock', app: 'mf-catalog', version: '1.1.0' }),
    ]),
  );
});

test.each([
  [{ url: 'mailto:a@example.com' }],
  [{ url: 'https://example.com', form: 'email' }],
  [{ url: 'mailto:a@example.com,b@example.com', form: 'email' }],
  [{ url: 'ftp://example.com' }],
  [{ url: 'https://example.com', events: ['Not an event!'] }],
])('%j is refused', async (subscription) => {
  expect((await all.post('/v1/webhooks', subscription)).status).toBe(400);
});
