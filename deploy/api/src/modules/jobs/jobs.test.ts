import { createServer, type Server } from 'node:http';
import {
  createServer as createSocketServer,
  type AddressInfo,
  type Server as SocketServer,
} from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { inBoth } from '../../emails/email-body.ts';
import { emailHtml, emailText } from '../../emails/email-layout.ts';
import { createDelivery } from './message-delivery.ts';
import { enqueueMail } from './outbox.service.ts';
import { createScheduler, type Sweep } from './scheduler.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());
beforeEach(() => api.deps.pool.query('truncate outbox, jobs'));

const refusing = (name: string, error: unknown): never => {
  throw new Error(`${name} failed: ${String(error)}`);
};

describe('the scheduler', () => {
  test('of many processes runs a sweep once an interval', async () => {
    let runs = 0;
    const sweep: Sweep = { name: 'count', everySeconds: 3600, run: async () => void (runs += 1) };
    const processes = Array.from({ length: 8 }, () => createScheduler(api.deps, [sweep], refusing));
    const ran = await Promise.all(processes.map((process) => process.tick()));
    expect([runs, ran.flat()]).toEqual([1, ['count']]);
    await processes[0]?.tick();
    expect(runs).toBe(1);
    await api.deps.pool.query("update jobs set next_run_at = now() - interval '1 second'");
    await Promise.all(processes.map((process) => process.tick()));
    expect(runs).toBe(2);
  });
  test('goes on after a sweep that fails, and writes down why', async () => {
    const failures: string[] = [];
    let healthy = 0;
    const sweeps: Sweep[] = [
      {
        name: 'bad',
        everySeconds: 3600,
        run: async () => Promise.reject(new Error('the pier is closed')),
      },
      { name: 'good', everySeconds: 3600, run: async () => void (healthy += 1) },
    ];
    await createScheduler(api.deps, sweeps, (name) => failures.push(name)).tick();
    expect([failures, healthy]).toEqual([['bad'], 1]);
    expect(
      (await api.deps.pool.query("select last_error, locked_until from jobs where name = 'bad'"))
        .rows[0],
    ).toEqual({ last_error: 'Error: the pier is closed', locked_until: null });
  });
  test('lets no sweep wait for one that hangs', async () => {
    const hanging = Promise.withResolvers<void>();
    const twice = Promise.withResolvers<void>();
    let runs = 0;
    const sweeps: Sweep[] = [
      { name: 'hangs', everySeconds: 1, run: () => hanging.promise },
      {
        name: 'holds',
        everySeconds: 1,
        run: async () => {
          runs += 1;
          if (runs === 2) twice.resolve();
        },
      },
    ];
    const scheduler = createScheduler(api.deps, sweeps, refusing);
    scheduler.start();
    await twice.promise;
    hanging.resolve();
    await scheduler.stop();
    expect(runs).toBeGreaterThanOrEqual(2);
  });
  test('takes over what another process died over', async () => {
    await api.deps.pool.query(
      "insert into jobs (name, locked_until, next_run_at) values ('left', now() + interval '1 minute', now() - interval '1 minute')",
    );
    const sweep: Sweep = { name: 'left', everySeconds: 1, run: async () => undefined };
    const scheduler = createScheduler(api.deps, [sweep], refusing);
    expect(await scheduler.tick()).toEqual([]);
    await api.deps.pool.query("update jobs set locked_until = now() - interval '1 second'");
    expect(await scheduler.tick()).toEqual(['left']);
  });
});

describe('the outbox', () => {
  test('writes the same key once, and nothing when its transaction fails', async () => {
    const mail = { to: 'a@shop.example', subject: 's', letter: [], dedupeKey: 'once' };
    expect(await enqueueMail(api.deps.db, mail)).toBeGreaterThan(0);
    expect(await enqueueMail(api.deps.db, mail)).toBeUndefined();
    await expect(
      api.deps.db.transaction(async (tx) => {
        await enqueueMail(tx, { ...mail, dedupeKey: 'lost' });
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    expect((await api.deps.pool.query('select dedupe_key from outbox')).rows).toEqual([
      { dedupe_key: 'once' },
    ]);
  });
});

describe('delivery', () => {
  const closing: (() => void)[] = [];
  afterEach(() => closing.splice(0).forEach((close) => close()));
  const portOf = async (server: Server | SocketServer): Promise<number> => {
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    closing.push(() => server.close());
    return (server.address() as AddressInfo).port;
  };
  test('posts SMS with the credential of the SMS gateway and no other, and a refusal is a failure', async () => {
    const seen: unknown[] = [];
    const server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        seen.push([request.headers.authorization, JSON.parse(body)]);
        response.writeHead(seen.length === 1 ? 202 : 502).end();
      });
    });
    const delivery = createDelivery({
      ...api.deps.env,
      SMS_URL: `http://127.0.0.1:${await portOf(server)}/sms`,
      SMS_CREDENTIAL: 'credential-of-the-sms-gateway',
    });
    await delivery.send('sms', '+85261234567', { text: '驗證碼' }, 1);
    expect(seen).toEqual([
      [
        'Bearer credential-of-the-sms-gateway',
        { to: '+85261234567', text: '驗證碼', from: 'TapNook' },
      ],
    ]);
    await expect(delivery.send('sms', '+85261234567', { text: 'x' }, 2)).rejects.toThrow('502');
  });
  test('sends mail by SMTP, and a name in an address cannot add a header', async () => {
    let said = '';
    const server = createSocketServer((socket) => {
      let inData = false;
      socket.write('220 test\r\n');
      socket.on('data', (chunk) => {
        said += chunk.toString();
        const end = inData && said.endsWith('\r\n.\r\n');
        if (inData && !end) return;
        if (end) inData = false;
        else inData = said.endsWith('DATA\r\n');
        socket.write(
          inData ? '354 go\r\n' : said.endsWith('QUIT\r\n') ? '221 bye\r\n' : '250 ok\r\n',
        );
      });
    });
    const delivery = createDelivery({
      ...api.deps.env,
      SMTP_URL: `smtp://127.0.0.1:${await portOf(server)}`,
    });
    await delivery.send(
      'mail',
      'reader@shop.example',
      {
        subject: 'Hello\r\nBcc: all@shop.example',
        text: 'One\n\nTwo',
        replyTo: 'shopper@shop.example',
        calendar: 'BEGIN:VCALENDAR',
      },
      7,
    );
    delivery.close();
    expect(said).toMatch(/RCPT TO:<reader@shop\.example>/);
    expect(said).toMatch(/^Message-ID: <outbox-7@localhost>/m);
    expect(said).not.toMatch(/^Bcc:/m);
    expect(said).toMatch(
      /^Content-Type: text\/calendar; charset=utf-8; method=PUBLISH;\s+name=visit.ics/m,
    );
  });
});

describe('the email layout', () => {
  test('a letter’s HTML shows what was written, never runs it', () => {
    const written = '<img src=x onerror=alert(1)>\n\nhttps://shop.example/';
    const shown = emailHtml([
      { locale: 'en-US', parts: [written, { title: written }, { facts: [[written, written]] }] },
    ]);
    expect(shown).not.toMatch(/<img|href=/);
    expect(emailHtml([{ locale: 'en-US', parts: [{ code: '123456' }] }])).toContain(
      'letter-spacing',
    );
  });
  test('the names of all tables of a letter stand in one column', () => {
    const widths = emailHtml([
      {
        locale: 'en-US',
        parts: [{ facts: [['Plan', 'One']] }, { facts: [['Voucher 1 of 2', 'TN26']] }],
      },
    ]).match(/<th [^>]*style="width:\d+px;/g);
    expect(widths).toHaveLength(2);
    expect(new Set(widths).size).toBe(1);
  });
  test('a letter’s button bears words, in both languages, in HTML and in plain text', () => {
    const url = 'https://shop.example/?a=1&b=2';
    const letter = inBoth(
      'zh-HK',
      ['Ready.', { label: 'Show vouchers', url }],
      ['已備妥。', { label: '出示電子券', url }],
    );
    const buttons = Array.from(
      emailHtml(letter).matchAll(/<a href="([^"]+)"[^>]*>([^<]+)<\/a>/g),
      ([, href, label]) => [href, label],
    );
    expect(buttons).toEqual([
      ['https://shop.example/?a=1&#38;b=2', '出示電子券'],
      ['https://shop.example/?a=1&#38;b=2', 'Show vouchers'],
    ]);
    expect(emailText(letter)).toBe(
      `已備妥。\n\n出示電子券：\n${url}\n\n—\n\nReady.\n\nShow vouchers:\n${url}`,
    );
  });
});
