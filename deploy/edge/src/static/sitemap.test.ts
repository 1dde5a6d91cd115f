import { describe, expect, test } from '@jest/globals';
import { sitemapXml } from './sitemap.ts';

describe('the sitemap', () => {
  // Covers: RTE-046
  test('each page once a locale, with self, reciprocal and default alternates', () => {
    const xml = sitemapXml('https://tapnook.example', ['/', '/detail/a&b']);
    expect(xml.match(/<url>/g)).toHaveLength(4);
    expect(xml).toContain('<loc>https://tapnook.example/en-US/detail/a&amp;b</loc>');
    expect(
      xml.match(/hreflang="x-default" href="https:\/\/tapnook\.example\/zh-HK\/detail\/a&amp;b"/g),
    ).toHaveLength(2);
  });
});
