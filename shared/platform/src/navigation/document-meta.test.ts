import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Platform } from '../context.ts';
import { applyMeta } from './document-meta.ts';

const at = (path: string): Platform =>
  ({
    locale: 'zh-HK',
    config: { origin: 'https://shop.example' },
    navigation: { current: () => path },
  }) as Platform;
const head = (): string[] =>
  [...document.head.querySelectorAll('link, meta')].map((element) =>
    [
      element.getAttribute('rel') ?? element.getAttribute('name'),
      element.getAttribute('hreflang'),
      element.getAttribute('href') ?? element.getAttribute('content'),
    ]
      .filter(Boolean)
      .join(' '),
  );

beforeEach(() => {
  document.head.innerHTML =
    '<meta name="viewport" content="width=device-width"><meta name="description" content="of ' +
    'the page before" data-page><link rel="canonical" ' +
    'href="https://shop.example/zh-HK/before" data-page>';
});

describe('the head after a move in the browser', () => {
  // Covers: RTE-045
  test('takes title, description, canonical, alternates of the new page; keeps the rest', () => {
    applyMeta(
      { title: '陶藝', description: '<b>窰爐</b>', canonical: '/detail/pottery' },
      at('/detail/pottery?qty=2'),
    );
    expect(document.title).toBe('陶藝 · TapNook 拾角');
    expect(head()).toEqual(
      expect.arrayContaining([
        'viewport width=device-width',
        'description 窰爐',
        'canonical https://shop.example/zh-HK/detail/pottery',
        'alternate en-US https://shop.example/en-US/detail/pottery',
        'alternate zh-HK https://shop.example/zh-HK/detail/pottery',
        'alternate x-default https://shop.example/zh-HK/detail/pottery',
      ]),
    );
    expect(head().join()).not.toContain('before');
  });
  test('names nothing of a page that is not to be found', () => {
    applyMeta({ title: '找不到', noIndex: true }, at('/nowhere'));
    expect(head()).toContain('robots noindex');
    expect(head().join()).not.toMatch(/canonical|alternate/);
  });
});
