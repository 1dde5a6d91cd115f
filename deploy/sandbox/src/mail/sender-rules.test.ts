import { describe, expect, test } from '@jest/globals';
import { refusalOf } from './sender-rules.ts';

const HEADERS = {
  From: 'TapNook =?UTF-8?B?5ou+6KeS?= <hello@tapnook.example>',
  To: 'ka.yan@mail.example',
  Subject: '=?UTF-8?B?5L2g5aW9?=',
  Date: 'Fri, 27 Nov 2026 10:00:00 +0000',
  'Message-ID': '<outbox-7@tapnook.example>',
  'MIME-Version': '1.0',
};
const NEWS = {
  'List-Unsubscribe': '<https://www.tapnook.example/api/leave/t>',
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
};
const refusal = (more: Record<string, string> = {}, extra = '', body = 'Hello'): string =>
  refusalOf(
    `${Object.entries({ ...HEADERS, ...more })
      .filter(([, value]) => value !== '')
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')}${extra}\r\n${body}\r\n`,
    'hello@tapnook.example',
  ) ?? 'taken';

describe('the mail server', () => {
  test('takes a letter, and news that one press ends', () => {
    expect([refusal(), refusal(NEWS)]).toEqual(['taken', 'taken']);
    expect(refusal({ ...NEWS, 'List-Unsubscribe': '\r\n <https://www.tapnook.example/t>' })).toBe(
      'taken',
    );
  });

  test.each([
    ['without an id', { 'Message-ID': '' }, /message-id/],
    ['with an id that is none', { 'Message-ID': 'outbox-7' }, /Message-ID/],
    ['without a date', { Date: '' }, /date/],
    ['from another domain than its envelope', { From: 'a@other.example' }, /DMARC/],
    ['with a header outside ASCII', { Subject: '你好' }, /SMTPUTF8/],
    ['of news that no press ends', { ...NEWS, 'List-Unsubscribe-Post': '' }, /RFC 8058/],
    [
      'of news that a letter ends',
      { ...NEWS, 'List-Unsubscribe': '<mailto:leave@tapnook.example>' },
      /RFC 8058/,
    ],
    ['with a press for nothing', { ...NEWS, 'List-Unsubscribe': '' }, /needs List-Unsubscribe/],
  ])('refuses a letter %s', (_name, more, reason) => {
    expect(refusal(more)).toMatch(reason);
  });

  test('refuses a header twice, and lines that are too long', () => {
    expect(refusal({}, 'From: somebody@tapnook.example\r\n')).toMatch(/several from/);
    expect(refusal({}, '', 'x'.repeat(999))).toMatch(/998/);
  });
});
