import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { freePort } from '@tapnook/stack/free-port';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { startEdge, type Edge } from '../../../test/edge.ts';
import { startSandbox, type Sandbox } from '../../../test/sandbox.ts';
import { TWILIO } from '../../../test/twilio.ts';
import { VONAGE } from '../../../test/vonage.ts';
import { createDelivery } from '../jobs/message-delivery.ts';
import { sendMessage } from '../jobs/outbox-sender.ts';
import { enqueueSms } from '../jobs/outbox.service.ts';

/*
 * From the message to the carrier's report: a stand-in takes what we send, signs what became of
 * it, and posts that through the edge to the API.
 */
interface Report {
  readonly path: string;
  readonly answer: number;
}
let reports: Report[] = [];
let heard: () => void = () => undefined;
let forward: (path: string, init: RequestInit) => Promise<Response>;

/** The shop's public address: hands on what comes, and notes how the shop answers it. */
const listen = async (): Promise<{ readonly server: Server; readonly origin: string }> => {
  const server = createServer((request, response) => {
    void (async () => {
      const { host: _host, connection: _connection, ...headers } = request.headers;
      const path = request.url ?? '';
      const answer = await forward(path, {
        method: 'POST',
        headers: headers as Record<string, string>,
        body: new Uint8Array(await buffer(request)),
      });
      await answer.body?.cancel();
      reports.push({ path: path.split('?')[0] ?? '', answer: answer.status });
      response.writeHead(answer.status).end();
      heard();
    })();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
};
/** Both reports of one message, once they have been answered. */
const bothReports = async (): Promise<readonly Report[]> => {
  while (reports.length < 2) await new Promise<void>((done) => (heard = done));
  return reports;
};

let api: TestApp;
let edge: Edge;
let server: Server;
let sandboxes: { readonly own: Sandbox; readonly foreign: Sandbox };
beforeAll(async () => {
  const [apiPort, own, foreign] = [await freePort(), await freePort(), await freePort()];
  const shop = await listen();
  ({ server } = shop);
  api = await createTestApp({ ...TWILIO, ...VONAGE, PUBLIC_ORIGIN: shop.origin });
  await api.app.listen({ port: apiPort, host: '127.0.0.1' });
  const apiOrigin = `http://127.0.0.1:${apiPort}`;
  const started = await Promise.all([
    startEdge(apiOrigin),
    startSandbox(own, apiOrigin),
    // Takes our messages, and signs its reports with secrets that are not ours.
    startSandbox(foreign, apiOrigin, apiOrigin, {
      TWILIO_AUTH_TOKEN: 'auth-token-of-somebody-else',
      VONAGE_SIGNATURE_SECRET: 'signature-secret-of-somebody-else',
    }),
  ]);
  edge = started[0];
  sandboxes = { own: started[1], foreign: started[2] };
  forward = (path, init) => fetch(`${edge.origin}${path}`, init);
});
afterEach(() => {
  reports = [];
});
afterAll(async () => {
  await Promise.all([sandboxes.own.stop(), sandboxes.foreign.stop()]);
  await edge.stop();
  server.closeAllConnections();
  server.close();
  await api.close();
});

/** Sends a message by one carrier; gives its id. */
const sendBy = async (provider: 'twilio' | 'vonage', sandbox: Sandbox): Promise<number> => {
  const env = { ...api.deps.env, SMS_PROVIDER: provider, SMS_API_ORIGIN: sandbox.origin };
  await enqueueSms(api.deps.db, env, { to: '+85261234567', text: '驗證碼 407318' });
  const { rows } = await api.deps.pool.query<{ id: number }>(
    'select max(id)::int as id from outbox',
  );
  const id = rows[0]?.id ?? 0;
  const delivery = createDelivery(env);
  expect(await sendMessage(api.deps.db, delivery, id)).toBe(true);
  delivery.close();
  return id;
};
const statusOf = async (id: number): Promise<unknown> =>
  (await api.deps.pool.query('select status, delivery_status from outbox where id = $1', [id]))
    .rows[0];

describe.each(['twilio', 'vonage'] as const)('the reports of %s', (provider) => {
  const path = `/api/v1/messages/${provider}/reports`;

  test('say through the edge what became of a message', async () => {
    const id = await sendBy(provider, sandboxes.own);
    expect(await bothReports()).toEqual([
      { path, answer: 201 },
      { path, answer: 201 },
    ]);
    expect(await statusOf(id)).toEqual({ status: 'sent', delivery_status: 'delivered' });
  });

  test('signed with a secret that is not ours are refused, and change nothing', async () => {
    const id = await sendBy(provider, sandboxes.foreign);
    expect(await bothReports()).toEqual([
      { path, answer: 403 },
      { path, answer: 403 },
    ]);
    expect(await statusOf(id)).toEqual({ status: 'sent', delivery_status: null });
  });
});
