import { expect, test } from '@jest/globals';
import { readPushedNotice } from './pushed-notice.ts';

const NOTICE = { title: '電子券已備妥', body: '陶藝', url: '/zh-HK/profile/order', tag: 'order:1' };

test('reads what our API pushes', () => {
  expect(readPushedNotice(JSON.stringify(NOTICE))).toEqual(NOTICE);
});

test.each([
  [undefined],
  ['nonsense'],
  ['{}'],
  [JSON.stringify({ ...NOTICE, title: 7 })],
  [JSON.stringify({ ...NOTICE, url: 'https://evil.example/' })],
  [JSON.stringify({ ...NOTICE, url: '//evil.example/' })],
  [JSON.stringify({ ...NOTICE, url: '/\\evil.example/' })],
])('knows nothing of %s', (text) => expect(readPushedNotice(text)).toBeUndefined());
