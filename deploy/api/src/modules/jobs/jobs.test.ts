import { createServer, type Server } from 'node:http';
import {
  createServer as createSocketServer,
  type AddressInfo,
  type Server as SocketServer,
} from 'node:net';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  jest,
  test,
} from '@jest/globals';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { TWILIO } from '../../../test/twilio.ts';
import { inBoth } from '../../emails/email-body.ts';
import { emailHtml, emailText } from '../../emails/email-layout.ts';
import { readEnv } from '../../env.ts';
import { isRefusal } from '../sms/message-refusal.ts';
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
  test('asks once a second for all sweeps while none of them is due', async () => {
    const sweeps = Array.from({ length: 30 }, (_one, index) => ({
      name: `idle-${index}`,
      everySeconds: 5,
      run: async () => undefined,
    }));
    await createScheduler(api.deps, sweeps, refusing).tick();
    await api.deps.pool.query("update jobs set next_run_at = now() + interval '1 hour'");
    const asked = jest.spyOn(api.deps.db, 'execute');
    const scheduler = createScheduler(api.deps, sweeps, refusing);
    scheduler.start();
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    await scheduler.stop();
    const times = asked.mock.calls.length;
    asked.mockRestore();
    expect(times).toBeGreaterThanOrEqual(1);
    expect(times).toBeLessThanOrEqual(3);
  });
  test('asks nothing in the seconds that are left out', async () => {
    const turns = [false, true];
    const ran = Promise.withResolvers<number>();
    const sweep: Sweep = {
      name: 'paced',
      everySeconds: 3600,
      run: async () => ran.resolve(turns.length),
    };
    const scheduler = createScheduler(api.deps, [sweep], refusing, () => turns.shift() ?? false);
    scheduler.start();
    expect(await ran.promise).toBe(0);
    await scheduler.stop();
  });
  test('takes over what another process died over', async () => {
    await api.deps.pool.query(
      `insert into jobs (name, locked_until, next_run_at)
        values ('left', now() + interval '1 minute', now() - interval '1 minute')`,
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
  test('posts SMS as Twilio documents it, with its key and no other credential', async () => {
    const seen: unknown[] = [];
    const answers = [
      [201, { sid: 'SM1' }],
      [503, { code: 20503 }],
      [400, { code: 21211 }],
    ] as const;
    const server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        const { authorization, 'content-type': type } = request.headers;
        const [status, answer] = answers[seen.length] ?? [500, {}];
        seen.push([
          request.url,
          authorization,
          type,
          Object.fromEntries(new URLSearchParams(body)),
        ]);
        response
          .writeHead(status, { 'content-type': 'application/json' })
          .end(JSON.stringify(answer));
      });
    });
    const delivery = createDelivery({
      ...readEnv({
        DATABASE_URL: 'postgres://a/b',
        TOKEN_SECRET: 't'.repeat(32),
        PUBLIC_ORIGIN: 'https://shop.example',
        SMS_API_ORIGIN: `http://127.0.0.1:${await portOf(server)}`,
        ...TWILIO,
      }),
    });
    expect(await delivery.send('sms', '+85261234567', { text: '驗證碼' }, 1)).toBe('SM1');
    expect(seen).toEqual([
      [
        `/2010-04-01/Accounts/${TWILIO.TWILIO_ACCOUNT_SID}/Messages.json`,
        `Basic ${btoa(`${TWILIO.TWILIO_API_KEY}:${TWILIO.TWILIO_API_KEY_SECRET}`)}`,
        'application/x-www-form-urlencoded;charset=UTF-8',
        {
          To: '+85261234567',
          From: 'TapNook',
          Body: '驗證碼',
          StatusCallback: 'https://shop.example/api/v1/messages/twilio/reports?message=1',
        },
      ],
    ]);
    const failure = (id: number): Promise<unknown> =>
      delivery.send('sms', '+85261234567', { text: 'x' }, id).catch((error: unknown) => error);
    expect([isRefusal(await failure(2)), isRefusal(await failure(3))]).toEqual([false, true]);
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
      MAIL_FROM: 'TapNook 拾角 <hello@tapnook.example>',
    });
    await delivery.send(
      'mail',
      'reader@shop.example',
      {
        subject: 'Hello\r\nBcc: all@shop.example',
        text: 'One\n\nTwo',
        replyTo: 'shopper@shop.example',
        calendars: [
          'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\n',
          'BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\n',
        ],
        unsubscribe: 'https://shop.example/api/v1/public/accounts/unsubscribe-from-email/t',
      },
      7,
    );
    delivery.close();
    expect(said).toMatch(/RCPT TO:<reader@shop\.example>/);
    expect(said).not.toMatch(/^Bcc:/m);
    const unfolded = said.replace(/\r\n[ \t]+/g, ' ');
    const header = (name: string): string | undefined =>
      new RegExp(`^${name}: (.*)`, 'm').exec(unfolded)?.[1]?.trim();
    // One domain in all of them, so that its signature counts for the sender (DMARC).
    expect(said).toMatch(/MAIL FROM:<hello@tapnook\.example>/);
    expect(header('From')).toMatch(/<hello@tapnook\.example>$/);
    expect(header('Message-ID')).toBe('<outbox-7@tapnook.example>');
    expect(Date.parse(header('Date') ?? '')).toBeGreaterThan(Date.now() - 60_000);
    expect(header('Auto-Submitted')).toBe('auto-generated');
    expect(header('List-Unsubscribe')).toBe(
      '<https://shop.example/api/v1/public/accounts/unsubscribe-from-email/t>',
    );
    expect(header('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    expect(said).toMatch(/^Content-Type: text\/calendar; charset=utf-8; method=REQUEST/m);
    expect(said).toMatch(/^Content-Type: text\/calendar; charset=utf-8; method=CANCEL/m);
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
    const letter = inBoth('zh-HK', (language) =>
      language === 'zh-HK'
        ? ['已備妥。', { label: '出示電子券', url }]
        : ['Ready.', { label: 'Show vouchers', url }],
    );
    const buttons = Array.from(
      emailHtml(letter).matchAll(/<a href="([^"]+)"[^>]*>([^<]+)<\/a>/g),
      ([, href, label]) => [href, label],
    );
    expect(buttons).toEqual([
      ['https://shop.example/?a=1&amp;b=2', '出示電子券'],
      ['https://shop.example/?a=1&amp;b=2', 'Show vouchers'],
    ]);
    expect(emailText(letter)).toBe(
      `已備妥。\n\n出示電子券：\n${url}\n\n—\n\nReady.\n\nShow vouchers:\n${url}`,
    );
  });
});
