import { expect, test } from '@jest/globals';
import { calendarFile, calendarMessage } from './calendar-file.ts';

const ENTRY = {
  id: 'TN2611-1',
  title: 'Pottery; throw, glaze',
  day: '2026-11-28',
  time: '14:10',
  place: '3/F, 128 Yu Chau Street',
  note: '單人拉坯一件'.repeat(12),
};
const NOW = '2026-11-20T09:50:00.000Z';

// Covers: PAY-022
test('a visit with a time lasts from Hong Kong time in UTC', () => {
  const file = calendarFile([ENTRY], NOW);
  expect(file).toContain('\r\nDTSTART:20261128T061000Z\r\n');
  expect(file).toContain('\r\nDTSTAMP:20261120T095000Z\r\n');
  expect(file).toContain('SUMMARY:Pottery\\; throw\\, glaze');
});

test('a visit without a time takes the day', () => {
  expect(calendarFile([{ ...ENTRY, time: null }], NOW)).toContain(
    '\r\nDTSTART;VALUE=DATE:20261128\r\n',
  );
});

test('replaces an earlier calendar entry, and removes it when the visit is cancelled', () => {
  const sequence = (file: string): number => Number(/\r\nSEQUENCE:(\d+)\r\n/.exec(file)?.[1]);
  const [booked, canceled] = [
    calendarFile([ENTRY], NOW),
    calendarFile([{ ...ENTRY, isCanceled: true }], '2026-11-20T09:50:01.000Z'),
  ];
  expect(sequence(canceled)).toBeGreaterThan(sequence(booked));
  expect(sequence(canceled)).toBeLessThan(2 ** 31);
  expect([booked, canceled].map((file) => /STATUS:(\w+)/.exec(file)?.[1])).toEqual([
    'CONFIRMED',
    'CANCELLED',
  ]);
});

test('no line is longer than 75 octets, and unfolding gives the text back', () => {
  const file = calendarFile([ENTRY], NOW);
  expect(
    Math.max(...file.split('\r\n').map((line) => Buffer.byteLength(line))),
  ).toBeLessThanOrEqual(75);
  expect(file.replace(/\r\n /g, '')).toContain(`DESCRIPTION:${ENTRY.note}`);
});

test('several visits are entries of one file', () => {
  const file = calendarFile([ENTRY, { ...ENTRY, id: 'second', time: null }], NOW);
  expect(file.match(/^UID:.*$/gm)).toEqual([`UID:${ENTRY.id}@tapnook`, 'UID:second@tapnook']);
  expect([file.match(/BEGIN:VCALENDAR/g), file.match(/END:VEVENT/g)]).toMatchObject([
    { length: 1 },
    { length: 2 },
  ]);
});

test('a message by mail names who sends it to whom, and says whether it puts or takes', () => {
  const people = { organizer: 'hello@tapnook.example', attendee: 'ka.yan@mail.example' };
  const [put, taken] = [ENTRY, { ...ENTRY, isCanceled: true }].map((entry) =>
    calendarMessage(entry, NOW, people).replace(/\r\n /g, ''),
  );
  expect(put).toContain('\r\nMETHOD:REQUEST\r\n');
  expect(taken).toContain('\r\nMETHOD:CANCEL\r\n');
  for (const file of [put, taken]) {
    expect(file).toContain('\r\nORGANIZER;CN=TapNook:mailto:hello@tapnook.example\r\n');
    expect(file).toMatch(/\r\nATTENDEE;[^:]+:mailto:ka\.yan@mail\.example\r\n/);
  }
  expect(calendarFile([ENTRY], NOW)).not.toMatch(/ORGANIZER|ATTENDEE/);
});
