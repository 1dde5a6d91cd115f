import { afterEach, describe, expect, test } from '@jest/globals';
import { prerenderPage } from './prerender.ts';

const support = (supports: ((type: string) => boolean) | undefined): void => {
  Object.assign(HTMLScriptElement, { supports });
};
afterEach(() => support(undefined));
const rules = (): HTMLScriptElement[] => [
  ...document.head.querySelectorAll<HTMLScriptElement>('script[type=speculationrules]'),
];

describe('a document that is made ready ahead', () => {
  test('is none where the browser knows no speculation rules', () => {
    expect(prerenderPage('/en-US/checkout/1/product')).toBe(false);
    support(() => false);
    expect(prerenderPage('/en-US/checkout/1/product')).toBe(false);
    expect(rules()).toEqual([]);
  });
  test('is asked for once, by a rule with the nonce of the page', () => {
    support((type) => type === 'speculationrules');
    document.head.innerHTML = '<script nonce="the-nonce" type="text/plain"></script>';
    const address = '/en-US/checkout/1/product';
    expect([prerenderPage(address), prerenderPage(address)]).toEqual([true, true]);
    expect(rules().map(({ nonce, textContent }) => [nonce, JSON.parse(textContent)])).toEqual([
      ['the-nonce', { prerender: [{ source: 'list', urls: [address], eagerness: 'immediate' }] }],
    ]);
  });
});
