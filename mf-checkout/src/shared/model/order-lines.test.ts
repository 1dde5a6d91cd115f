import { expect, test } from '@jest/globals';
import { visitLine } from './order-lines.ts';

test('a visit tells its weekday in both languages, and its time where it has one', () => {
  expect([
    visitLine('2026-12-13', '14:30', 'en-US'),
    visitLine('2026-12-13', null, 'en-US'),
  ]).toEqual(['Sun 13 Dec, 14:30', 'Sun 13 Dec']);
  expect([
    visitLine('2026-12-13', '14:30', 'zh-HK'),
    visitLine('2026-12-13', null, 'zh-HK'),
  ]).toEqual(['12月13日（日）14:30', '12月13日（日）']);
});
