import { describe, expect, test } from '@jest/globals';
import { arrivalPath } from './arrival.ts';

describe('where signing in leads (part 3, Identity: redirect)', () => {
  test.each([
    ['/checkout/12/product?qty=2', '/checkout/12/product?qty=2'],
    ['/en-US/checkout/12/product?qty=2#pay', '/checkout/12/product?qty=2#pay'],
    ['/zh-HK/detail/pottery', '/detail/pottery'],
    ['/zh-HK', '/'],
    ['/search?redirect=https://evil.example', '/search?redirect=https://evil.example'],
  ])('%s leads to %s', (redirect, path) => {
    expect(arrivalPath(redirect)).toBe(path);
  });

  const HOSTILE = [
    null, undefined, '', ' ', 'https://evil.example', 'http://evil.example', 'HTTPS://evil.example', '//evil.example', '///evil.example', '////evil.example', '\\\\evil.example', '/\\evil.example', '/\\/evil.example', '\\/evil.example',
    '/\tevil.example', '/\t/evil.example', '\t//evil.example', '/\n/evil.example', '/\r\n/evil.example', '\u0000//evil.example', '/%00\u0000', 'javascript:alert(1)', 'JaVaScRiPt:alert(1)', ' javascript:alert(1)', 'java\nscript:alert(1)', 'data:text/html,x',
    'vbscript:x', 'file:///etc/passwd', 'ftp://evil.example', 'mailto:a@evil.example', 'tel:1', 'blob:x', 'about:blank', 'evil.example', 'www.evil.example', './evil', '../evil', '?x', '#x', '@evil.example', ':80', '/en-US//evil.example', '/zh-HK//evil.example',
    '/en-US/\\evil.example', '/zh-HK///evil.example', '/en-US/\t/evil.example', 'https:evil.example', 'https:/evil.example', 'https:\\\\evil.example', '//evil.example/en-US', '//evil.example%2f', '//user@evil.example', 'http://localhost:3000@evil.example', '//[::1]', '//127.0.0.1',
    '/login', '/login?redirect=/login', '/en-US/login', '/register', '/resetPassword', `/${'a'.repeat(3000)}`,
  ];
  test.each(HOSTILE.map((value) => [JSON.stringify(value)?.slice(0, 60) ?? 'undefined', value]))('%s leads home or stays within the shop', (_name, value) => {
    const path = arrivalPath(value);
    const url = new URL(path, 'https://shop.test');
    expect(url.origin).toBe('https://shop.test');
    expect(path.startsWith('//')).toBe(false);
    expect(path).toBe('/');
  });
  test('there are sixty such forms', () => {
    expect(HOSTILE.length).toBeGreaterThanOrEqual(60);
  });
});
