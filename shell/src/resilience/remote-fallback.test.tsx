import { expect, test } from '@jest/globals';
import { containerId } from '@tapnook/platform/lifecycle';
import { createFakeApi, createFakePlatform } from '@tapnook/testing';
import { act } from '@testing-library/react';
import en from '../locales/en-US.json' with { type: 'json' };
import zh from '../locales/zh-HK.json' with { type: 'json' };
import { createRemoteFallback } from './remote-fallback.tsx';

// Covers: PAY-052
test.each([
  [
    'en-US',
    en,
    /Nothing was charged/,
    /Opening this page charged nothing\. If you have just paid, that is safe/,
  ],
  ['zh-HK', zh, /並未扣款/, /打開此頁不會扣款。如你剛剛付款，付款不受影響/],
] as const)(
  'leads to the orders, and claims nothing about the payment, when an app fails in %s',
  async (locale, words, uncharged, safe) => {
    const platform = createFakePlatform({
      fetch: createFakeApi().fetch,
      locale,
      messages: { shell: words },
    });
    document.body.innerHTML = `<div id="${containerId('mf-checkout')}"></div>`;
    const said = async (sensitive: boolean): Promise<string> => {
      platform.route.setState((state) => ({ route: { ...state.route, sensitive } }));
      const fallback = createRemoteFallback(platform);
      await act(async () => fallback.show('mf-checkout', () => Promise.resolve()));
      const text = document.body.textContent;
      expect([...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(
        sensitive ? [`/${locale}/profile/order`] : [],
      );
      await act(async () => fallback.hide('mf-checkout'));
      return text;
    };
    expect(await said(false)).toMatch(uncharged);
    const paying = await said(true);
    expect([uncharged.test(paying), safe.test(paying)]).toEqual([false, true]);
  },
);
