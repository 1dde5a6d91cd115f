import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type ApiProcess, startApi } from '../../../test/api-processes.ts';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { failedMessages, sendFailedAgain } from './failed-messages.service.ts';
import { createDelivery, type Delivery } from './message-delivery.ts';
import { createMessageQueues, type MessageQueues, type RetryPolicy } from './message-queues.ts';
import { enqueueMail, enqueueSms } from './outbox.service.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const ending: (() => Promise<unknown>)[] = [];
beforeEach(() => api.deps.pool.query('truncate outbox, jobs'));
afterEach(async () => {
  for (const end of ending.splice(0)) await end();
});

const startQueues = async (delivery: Delivery, retries?: RetryPolicy): Promise<MessageQueues> => {
  const errors: unknown[] = [];
  const queues = createMessageQueues(api.deps, delivery, (error) => errors.push(error), {
    retries,
  });
  await queues.start();
  ending.push(async () => {
    await queues.stop(2_000);
    expect(errors).toEqual([]);
  });
  return queues;
};
const recording = (sent: string[], fail: (to: string) => boolean = () => false): Delivery => ({
  send: async (channel, to, payload) => {
    if (fail(to)) throw new Error('no route');
    sent.push(`${channel} ${to} ${payload.text}`);
  },
  close: () => undefined,
});
const statuses = async (): Promise<Record<string, number>> => {
  const { rows } = await api.deps.pool.query<{ status: string; count: number }>(
    'select status, count(*)::int as count from outbox group by status',
  );
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
};
/** Waits for all messages to have left the queue. */
const settled = async (): Promise<Record<string, number>> => {
  let now = await statuses();
  for (let tries = 0; now.queued && tries < 600; tries += 1) {
    await wait(100);
    now = await statuses();
  }
  return now;
};

describe('the message queues', () => {
  test('send each message once, however many processes send, and forget what it said', async () => {
    for (let index = 0; index < 50; index += 1)
      await enqueueSms(api.deps.db, api.deps.env, {
        to: `+8526000${1000 + index}`,
        text: 'secret 123456',
      });
    const sent: string[] = [];
    const all = await Promise.all([1, 2, 3].map(() => startQueues(recording(sent))));
    await Promise.all(all.map((queues) => queues.relay()));
    expect(await settled()).toEqual({ sent: 50 });
    expect([sent.length, new Set(sent).size]).toEqual([50, 50]);
    const { rows } = await api.deps.pool.query(
      'select count(*)::int as kept from outbox where payload is not null',
    );
    expect(rows).toEqual([{ kept: 0 }]);
  });
  test('give a message up after its tries, with the reason; an operator sends it on', async () => {
    await enqueueSms(api.deps.db, api.deps.env, {
      to: '+85261111111',
      text: 'x',
      dedupeKey: 'dead',
    });
    await enqueueSms(api.deps.db, api.deps.env, { to: '+85262222222', text: 'y' });
    const sent: string[] = [];
    let away = true;
    const queues = await startQueues(
      recording(sent, (to) => away && to.endsWith('1')),
      { retryLimit: 1, retryDelay: 1 },
    );
    await queues.relay();
    expect(await settled()).toEqual({ failed: 1, sent: 1 });
    const dead = await failedMessages(api.deps.db);
    expect(dead).toMatchObject([{ channel: 'sms', attempts: 2, lastError: 'Error: no route' }]);
    away = false;
    expect(await sendFailedAgain(api.deps.db, dead[0]?.id)).toBe(1);
    expect(await failedMessages(api.deps.db)).toEqual([]);
    expect(await settled()).toEqual({ sent: 2 });
    expect(sent).toEqual(['sms +85262222222 y', 'sms +85261111111 x']);
  });
  test('go on with the second worker of a channel while a message of the first hangs', async () => {
    const hanging = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const sent = Promise.withResolvers<void>();
    const queues = await startQueues({
      send: (_channel, to) => {
        if (to !== '+85261111111') {
          sent.resolve();
          return Promise.resolve();
        }
        begun.resolve();
        return hanging.promise;
      },
      close: () => undefined,
    });
    await enqueueSms(api.deps.db, api.deps.env, { to: '+85261111111', text: 'x' });
    await queues.relay();
    await begun.promise;
    await enqueueSms(api.deps.db, api.deps.env, { to: '+85262222222', text: 'y' });
    await queues.relay();
    await sent.promise;
    hanging.resolve();
    expect(await settled()).toEqual({ sent: 2 });
  });
  test('wait for a message under way when they stop, and no longer than they may', async () => {
    await enqueueMail(api.deps.db, { to: 'a@shop.example', subject: 's', letter: [] });
    const begun = Promise.withResolvers<void>();
    const queues = createMessageQueues(
      api.deps,
      {
        send: () => {
          begun.resolve();
          return new Promise(() => undefined);
        },
        close: () => undefined,
      },
      () => undefined,
    );
    await queues.start();
    await queues.relay();
    await begun.promise;
    const stopped = queues.stop(500).then(() => 'stopped');
    expect(await Promise.race([stopped, wait(5_000, 'still waiting', { ref: false })])).toBe(
      'stopped',
    );
    expect(await statuses()).toEqual({ queued: 1 });
  });
});

interface MailServer {
  readonly url: string;
  /** `Message-ID` of each message that was taken. */
  readonly taken: string[];
  /** Messages that somebody began to send. */
  begun: number;
}
const mailServer = async (answerAfterMs: number, greets = true): Promise<MailServer> => {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).once('close', () => sockets.delete(socket));
    if (greets) socket.write('220 test\r\n');
    let data: string | undefined;
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      if (data !== undefined) data += text;
      else if (text.startsWith('DATA')) {
        data = '';
        said.begun += 1;
        socket.write('354 go\r\n');
        return;
      } else {
        socket.write(text.startsWith('QUIT') ? '221 bye\r\n' : '250 ok\r\n');
        return;
      }
      if (!data.endsWith('\r\n.\r\n')) return;
      const id = /^Message-ID: (.*)$/im.exec(data)?.[1] ?? '';
      data = undefined;
      setTimeout(() => {
        if (socket.destroyed) return;
        said.taken.push(id.trim());
        socket.write('250 taken\r\n');
      }, answerAfterMs).unref();
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  ending.push(async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const said: MailServer = {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken: [],
    begun: 0,
  };
  return said;
};
const mails = async (count: number): Promise<void> => {
  for (let index = 0; index < count; index += 1)
    await enqueueMail(api.deps.db, { to: `a${index}@shop.example`, subject: 's', letter: [] });
};

describe('mail servers that misbehave', () => {
  test('one that never greets delays neither text messages nor the release of holds', async () => {
    const server = await mailServer(0, false);
    const smtp = createDelivery({ ...api.deps.env, SMTP_URL: server.url });
    const texts: string[] = [];
    await mails(20);
    await enqueueSms(api.deps.db, api.deps.env, { to: '+85261111111', text: 'code' });
    await startQueues({
      send: async (channel, ...rest) =>
        channel === 'sms' ? void texts.push(rest[0]) : smtp.send(channel, ...rest),
      close: smtp.close,
    });
    while (texts.length === 0) await wait(50);
    expect(await statuses()).toEqual({ queued: 20, sent: 1 });
  });

  test('one that takes 5 s a message is sent each once by two processes', async () => {
    const server = await mailServer(5_000);
    await mails(12);
    const variables = { SMTP_URL: server.url };
    const processes = await Promise.all([1, 2].map(() => startApi(api.deps, variables)));
    ending.push(() => Promise.all(processes.map((process) => process.stop('SIGKILL'))));
    expect(await settled()).toEqual({ sent: 12 });
    expect([server.taken.length, new Set(server.taken).size]).toEqual([12, 12]);
  });

  test('a killed process leaves its messages to another, each taken once', async () => {
    const server = await mailServer(3_000);
    await mails(4);
    const start = (): Promise<ApiProcess> => startApi(api.deps, { SMTP_URL: server.url });
    const killed = await start();
    while (server.begun < 4) await wait(50);
    await killed.stop('SIGKILL');
    const other = await start();
    ending.push(() => other.stop('SIGKILL'));
    expect(await settled()).toEqual({ sent: 4 });
    expect([server.taken.length, new Set(server.taken).size]).toEqual([4, 4]);
  });
});
