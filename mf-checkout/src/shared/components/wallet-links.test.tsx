import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { accessibilityProblems, renderWithPlatform } from '@tapnook/testing';
import { screen } from '@testing-library/react';
import enUS from '../../locales/en-US.json' with { type: 'json' };
import zhHK from '../../locales/zh-HK.json' with { type: 'json' };
import { WalletLinks } from './wallet-links.tsx';

const PASS = { apple: 'https://shop.test/apple.pkpass', google: 'https://shop.test/google' };
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15';
const ANDROID = 'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36';
afterEach(() => {
  jest.restoreAllMocks();
});

const offered = (): string[] => screen.queryAllByRole('link').map(({ textContent }) => textContent);

describe('WalletLinks', () => {
  test.each([
    ['en-US', enUS, ['Add to Apple Wallet', 'Add to Google Wallet']],
    ['zh-HK', zhHK, ['加至Apple銀包', '新增至Google錢包']],
  ] as const)(
    'offers both wallets by the words of %s, and nothing without keys',
    async (locale, words, labels) => {
      const some = renderWithPlatform(<WalletLinks pass={PASS} />, { locale, words });
      expect(offered()).toEqual(labels);
      expect(await accessibilityProblems(some.container)).toEqual([]);
      some.unmount();
      const none = renderWithPlatform(<WalletLinks pass={{ apple: null, google: null }} />, {
        locale,
        words,
      });
      expect(none.container.textContent).toBe('');
    },
  );

  test.each([
    [IPHONE, enUS.voucher.apple],
    [ANDROID, enUS.voucher.google],
  ])('offers a phone the wallet of its maker alone: %s', (agent, label) => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
    renderWithPlatform(<WalletLinks pass={PASS} />, { words: enUS });
    expect(offered()).toEqual([label]);
  });
});
