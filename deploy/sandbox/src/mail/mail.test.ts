import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Transporter } from 'nodemailer';
import nodemailer from 'nodemailer';
import type { RunningSandbox } from '../testing/running-sandbox.ts';
import { runSandbox } from '../testing/running-sandbox.ts';

let sandbox: RunningSandbox;
let post: Transporter;

beforeAll(async () => {
  sandbox = await runSandbox();
  post = nodemailer.createTransport({ host: '127.0.0.1', port: sandbox.smtpPort, secure: false });
});
afterAll(async () => {
  post.close();
  await sandbox.close();
});

const LETTER = {
  from: 'TapNook 拾角 <hello@tapnook.example>',
  to: 'Ka.Yan@mail.example',
  subject: '已為你保留座位，請於19:05前付款',
  text: '驗證碼 407318',
  html:
    '<p style="color:red">驗證碼 407318</p><a href="http://shop.test/a?x=1&amp;y=2">Pay</a>' +
    '<script>alert(1)</script>',
};
interface Message {
  readonly id: string;
  readonly subject: string;
  readonly text: string;
  readonly links: string[];
}
const messagesTo = async (to: string): Promise<Message[]> =>
  (
    (await (await fetch(`${sandbox.origin}/api/mail?to=${encodeURIComponent(to)}`)).json()) as {
      messages: Message[];
    }
  ).messages;

describe('the mailbox', () => {
  test('a letter sent by SMTP is found by its address, in any case', async () => {
    await post.sendMail(LETTER);
    const [letter] = await messagesTo('ka.yan@mail.example');
    expect(letter).toMatchObject({
      subject: LETTER.subject,
      links: ['http://shop.test/a?x=1&y=2'],
    });
    expect(letter?.text.trim()).toBe(LETTER.text);
    expect(await messagesTo('somebody@mail.example')).toEqual([]);
  });

  test('its pages show it, and nothing in it runs', async () => {
    const [letter] = await messagesTo(LETTER.to);
    const page = await fetch(`${sandbox.origin}/dashboard/mail/${letter?.id}`);
    const markup = await page.text();
    expect(markup).toContain(LETTER.subject);
    expect(markup).not.toContain('<script>alert');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    const inside = await fetch(`${sandbox.origin}/dashboard/mail/${letter?.id}/letter`);
    expect(await inside.text()).toMatch(/^<base target="_blank"><p/);
    expect(inside.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
  });

  test('what comes with a letter is there to be saved; nothing of it is opened', async () => {
    await post.sendMail({
      ...LETTER,
      to: 'guest@mail.example',
      attachments: [
        {
          filename: 'visit.ics',
          contentType: 'text/calendar; charset=utf-8',
          content: 'SUMMARY:陶藝',
        },
      ],
    });
    const {
      messages: [letter],
    } = (await (await fetch(`${sandbox.origin}/api/mail?to=guest@mail.example`)).json()) as {
      messages: { id: string; files: object[] }[];
    };
    expect(letter?.files).toEqual([
      { name: 'visit.ics', content: expect.stringMatching(/^SUMMARY:陶藝\s*$/) },
    ]);
    expect(await (await fetch(`${sandbox.origin}/dashboard/mail/${letter?.id}`)).text()).toContain(
      `href="/dashboard/mail/${letter?.id}/files/0" download="visit.ics"`,
    );
    const file = await fetch(`${sandbox.origin}/dashboard/mail/${letter?.id}/files/0`);
    expect([(await file.text()).trim(), file.headers.get('content-disposition')]).toEqual([
      'SUMMARY:陶藝',
      'attachment',
    ]);
    expect((await fetch(`${sandbox.origin}/dashboard/mail/${letter?.id}/files/1`)).status).toBe(
      404,
    );
  });

  test('a letter that large providers refuse does not arrive', async () => {
    const letter = { ...LETTER, to: 'strict@mail.example' };
    const news = { 'List-Unsubscribe': '<https://shop.test/leave>' };
    await expect(post.sendMail({ ...letter, headers: news })).rejects.toMatchObject({
      responseCode: 550,
      response: expect.stringContaining('RFC 8058'),
    });
    expect(await messagesTo('strict@mail.example')).toEqual([]);
  });

  test('a picture that a letter shows stands in it, and is no file beside it', async () => {
    const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0x00]);
    await post.sendMail({
      ...LETTER,
      to: 'picture@mail.example',
      html: '<img src="cid:qr-1" alt="QR">',
      attachments: [{ cid: 'qr-1', filename: '1.png', contentType: 'image/png', content: png }],
    });
    const [letter] = (await messagesTo('picture@mail.example')) as (Message & {
      html: string;
      files: object[];
    })[];
    expect(letter?.html).toContain(`src="data:image/png;base64,${png.toString('base64')}"`);
    expect(letter?.files).toEqual([]);
  });

  test('the next letter can be refused, the one after arrives', async () => {
    await fetch(`${sandbox.origin}/dashboard/mail/next`, {
      method: 'POST',
      body: new URLSearchParams({ next: 'later' }),
    });
    await expect(post.sendMail({ ...LETTER, to: 'late@mail.example' })).rejects.toMatchObject({
      responseCode: 451,
    });
    expect(await messagesTo('late@mail.example')).toEqual([]);
    await post.sendMail({ ...LETTER, to: 'late@mail.example' });
    expect(await messagesTo('late@mail.example')).toHaveLength(1);
  });
});
