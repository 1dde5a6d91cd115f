/** @jest-environment @tapnook/tooling/jest/browser-environment.cjs */
import { expect, test } from '@jest/globals';
import { createTexts, NAMESPACE, type Translate } from '../i18n/texts.ts';
import { csvOf } from './audit-csv.ts';
import { sentenceOf } from './audit-sentences.ts';

const translator = (locale: 'en-US' | 'zh-HK'): Translate => {
  const t = createTexts(locale).getFixedT(locale, NAMESPACE);
  return (key, values) => t(key, { ...values });
};
const line = (action: string, subject: string, detail: Record<string, unknown> = {}) => ({
  seq: 1,
  at: '2026-11-20T08:00:00.000Z',
  actor: 'Wing',
  action,
  subject,
  detail,
});
const said = (...of: Parameters<typeof line>): string[] =>
  (['en-US', 'zh-HK'] as const).map((locale) => sentenceOf(line(...of), translator(locale)));

test('a line of the log is a sentence with its reason, in both languages', () => {
  expect(said('promote', 'mf-catalog', { generation: 9, reason: 'it is fine' })).toEqual([
    'promoted mf-catalog as r-9: it is fine',
    '將mf-catalog升為正式r-9：it is fine',
  ]);
  expect(said('flag', 'chat-widget', { on: false })).toEqual([
    'turned chat-widget off',
    '關閉了chat-widget',
  ]);
  expect(said('floor', 'production', { generation: 41, floor: 40 })[0]).toBe(
    'numbered what is served r-41, above r-40',
  );
  expect(said('compose', 'a b c d e f', { generation: 2 })[0]).toBe(
    'composed a b c d and 2 more as r-2',
  );
});

test('what the analysis has measured is told in the reader’s language', () => {
  const metrics = [{ metric: 'step:add', unit: 'share', stable: 0.2, candidate: 0.1 }];
  expect(said('auto-abort', 'mf-catalog 1.1.0', { metrics })).toEqual([
    'undid the canary of mf-catalog 1.1.0 and blocked it: shoppers who choose something to ' +
      'buy 10.00% against 20.00%',
    '還原並封鎖了mf-catalog 1.1.0的灰度：選購的顧客由20.00%變為10.00%',
  ]);
});

test('an action that the console does not know is told by its name', () => {
  expect(said('invent', 'something')).toEqual(['invent something', 'invent something']);
});

test('a field that begins like a formula is text in a spreadsheet', () => {
  expect(csvOf([line('publish', '=HYPERLINK("x")')])).toContain(`"'=HYPERLINK(""x"")"`);
});
