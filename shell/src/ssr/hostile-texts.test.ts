import { describe, expect, test } from '@jest/globals';
import { documentHead } from '@tapnook/platform';
import { HOSTILE_TEXTS } from '@tapnook/testing/hostile-texts';
import { injectedElements } from '@tapnook/testing/injected-elements';
import { pageData } from '../composition/page-data.fixture.ts';
import { pageHtml } from './page-html.ts';

const NONCE = 'a-nonce';
/**
 * A page whose title, description, keywords, structured data and kept answers hold a text that
 * somebody typed.
 */
const pageOf = (text: string): Document => {
  const head = documentHead(
    {
      title: text,
      description: text,
      keywords: text,
      jsonLd: [{ '@type': 'Product', name: text, review: { reviewBody: text } }],
    },
    { origin: 'https://shop.example', locale: 'en-US', path: '/detail/x' },
  );
  const data = pageData({ state: { queries: [{ message: text }] } });
  const html = pageHtml({
    data,
    head,
    nonce: NONCE,
    scripts: [],
    preloads: [],
    styles: [],
    fontHref: undefined,
    preloadImage: undefined,
    top: '',
    page: '',
    bottom: '',
    stranded: { html: '', report: undefined },
    remotes: [],
  });
  return new DOMParser().parseFromString(html, 'text/html');
};
/** The parser of HTML leaves out what HTML cannot hold. */
const parsed = (text: string): string => text.replaceAll('\u0000', '');

describe('a page around a thousand hostile texts', () => {
  test('holds its own scripts and nothing that was typed', () => {
    for (const text of HOSTILE_TEXTS) {
      const page = pageOf(text);
      expect(
        injectedElements(
          page,
          (element) => element.localName === 'script' && element.getAttribute('nonce') === NONCE,
        ),
      ).toEqual([]);
      expect(page.querySelectorAll('script')).toHaveLength(3);
    }
  });
  test('gives structured data and kept answers back as they were', () => {
    for (const text of HOSTILE_TEXTS) {
      const page = pageOf(text);
      const read = (selector: string): unknown =>
        JSON.parse(page.querySelector(selector)?.textContent ?? '');
      expect(read('script[type="application/ld+json"]')).toMatchObject({
        name: text,
        review: { reviewBody: text },
      });
      expect(read('#tapnook-page')).toMatchObject({ state: { queries: [{ message: text }] } });
      expect(parsed(page.title)).not.toBe('');
    }
  });
});
