import { describe, expect, test } from '@jest/globals';
import { documentHead } from '../navigation/document-meta.ts';
import { fillPlaceholder, plainText } from './page-meta.ts';

const place = {
  origin: 'https://tapnook.example',
  locale: 'en-US',
  path: '/detail/pottery',
} as const;

describe('page metadata (part 1, section 2)', () => {
  // Covers: RTE-043
  test('markup is stripped and angle brackets are escaped', () => {
    expect(plainText('<b>Two</b> seats  <script>x</script> for < 10')).toBe(
      'Two seats x for &lt; 10',
    );
  });
  // Covers: RTE-042
  test('placeholders are filled, unknown ones stay', () => {
    expect(fillPlaceholder('{name} in {place}', { name: 'Pottery' })).toBe('Pottery in {place}');
  });
  // Covers: RTE-044, RTE-082
  test('canonical is the page itself; alternates are reciprocal, absolute, with x-default', () => {
    const { links } = documentHead({ title: 'Pottery' }, place);
    expect(links).toEqual([
      { rel: 'canonical', href: 'https://tapnook.example/en-US/detail/pottery' },
      { rel: 'alternate', href: 'https://tapnook.example/en-US/detail/pottery', hreflang: 'en-US' },
      { rel: 'alternate', href: 'https://tapnook.example/zh-HK/detail/pottery', hreflang: 'zh-HK' },
      {
        rel: 'alternate',
        href: 'https://tapnook.example/zh-HK/detail/pottery',
        hreflang: 'x-default',
      },
    ]);
  });
  test('a page that is not to be found has no canonical and says noindex', () => {
    const head = documentHead({ title: 'Order', noIndex: true }, place);
    expect(head.links).toEqual([]);
    expect(head.tags).toContainEqual({ attribute: 'name', key: 'robots', content: 'noindex' });
  });
  // Covers: RTE-041
  test('the site is named once', () => {
    expect(documentHead({ title: 'Pottery' }, place).title).toBe('Pottery · TapNook');
    expect(documentHead({ title: 'TapNook 拾角' }, { ...place, locale: 'zh-HK' }).title).toBe(
      'TapNook 拾角',
    );
  });
});
