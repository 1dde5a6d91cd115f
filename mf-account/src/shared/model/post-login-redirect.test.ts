import { describe, expect, test } from '@jest/globals';
import { localePath } from '@tapnook/contracts';
import { postLoginPath } from './post-login-redirect.ts';

describe('where signing in leads (part 3, Identity: redirect)', () => {
  test.each([
    ['/checkout/12/product?qty=2', '/checkout/12/product?qty=2'],
    ['/en-US/checkout/12/product?qty=2#pay', '/checkout/12/product?qty=2#pay'],
    ['/zh-HK/detail/pottery', '/detail/pottery'],
    ['/zh-HK', '/'],
    ['/search?redirect=https://evil.example', '/search?redirect=https://evil.example'],
  ])('%s leads to %s', (redirect, path) => {
    expect(postLoginPath(redirect)).toBe(path);
  });

  const HOSTILE = [
    null,
    undefined,
    '',
    ' ',
    'https://evil.example',
    'http://evil.example',
    'HTTPS://evil.example',
    '//evil.example',
    '///evil.example',
    '////evil.example',
    '\\\\evil.example',
    '/\\evil.example',
    '/\\/evil.example',
    '\\/evil.example',
    '/\tevil.example',
    '/\t/evil.example',
    '\t//evil.example',
    '/\n/evil.example',
    '/\r\n/evil.example',
    '\u0000//evil.example',
    '/%00\u0000',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'ftp://evil.example',
    'mailto:a@evil.example',
    'tel:1',
    'blob:x',
    'about:blank',
    'evil.example',
    'www.evil.example',
    './evil',
    '../evil',
    '?x',
    '#x',
    '@evil.example',
    ':80',
    '/en-US//evil.example',
    '/zh-HK//evil.example',
    '/en-US/\\evil.example',
    '/zh-HK///evil.example',
    '/en-US/\t/evil.example',
    'https:evil.example',
    'https:/evil.example',
    'https:\\\\evil.example',
    '//evil.example/en-US',
    '//evil.example%2f',
    '//user@evil.example',
    'http://localhost:3000@evil.example',
    '//[::1]',
    '//127.0.0.1',
    '/login',
    '/login?redirect=/login',
    '/en-US/login',
    '/register',
    '/resetPassword',
    `/${'a'.repeat(3000)}`,
  ];
  // Covers: ACC-073
  test.each(
    HOSTILE.map((value) => [
      value === undefined ? 'undefined' : JSON.stringify(value).slice(0, 60),
      value,
    ]),
  )('%s leads home or stays within the shop', (_name, value) => {
    const path = postLoginPath(value);
    const url = new URL(path, 'https://shop.test');
    expect(url.origin).toBe('https://shop.test');
    expect(path.startsWith('//')).toBe(false);
    expect(path).toBe('/');
  });
  test('there are sixty such forms', () => {
    expect(HOSTILE.length).toBeGreaterThanOrEqual(60);
  });
});

/** Further forms; some are odd paths of the shop itself, so only the origin is checked. */
const ELSEWHERE: readonly string[] = [
  'http://evil.example/',
  'HTTPS://EVIL.EXAMPLE',
  'https:///evil.example',
  '//evil.example/%2f..',
  '//evil.example:80',
  '//evil%2eexample',
  '//0x7f000001',
  '//2130706433',
  '//evil。example',
  '\\evil.example',
  '/\r/evil.example',
  '/\u0000/evil.example',
  '/\u000b/evil.example',
  ' //evil.example',
  ' https://evil.example',
  '\u00a0//evil.example',
  '\ufeff//evil.example',
  '\u3000//evil.example',
  '\u202e//evil.example',
  'javascript://evil.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://evil.example/1',
  'tel:+85261234567',
  'intent://evil.example#Intent;end',
  'ws://evil.example',
  '/en-US///evil.example',
  '/en-US/..//evil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/%2e%2e//evil.example',
  '/en-US/%2e%2e//evil.example',
  '/en-US/en-US//evil.example',
  '/zh-HK/en-US//evil.example',
  '.evil.example',
  ':80@evil.example',
  '?next=//evil.example',
  '#//evil.example',
  './/evil.example',
  '../evil.example',
  '%2f%2fevil.example',
  '%5cevil.example',
  '/%09/evil.example',
  '/%2f/evil.example',
  '/%5cevil.example',
  '/%2fevil.example',
];

describe('open redirects in the shapes of the field', () => {
  const ORIGIN = 'https://tapnook.example';
  test.each(ELSEWHERE)(
    '%j stays in the shop, in either language and for either kind of move',
    (redirect) => {
      const path = postLoginPath(redirect);
      for (const address of [path, localePath('en-US', path), localePath('zh-HK', path)]) {
        expect(address).toMatch(/^\/(?![/\\])/);
        expect(new URL(address, ORIGIN).origin).toBe(ORIGIN);
      }
    },
  );
});
