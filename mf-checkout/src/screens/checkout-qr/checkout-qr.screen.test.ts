import { expect, test } from '@jest/globals';
import type { LoadContext } from '@tapnook/platform';
import { screen } from './checkout-qr.screen.tsx';

// Covers: RTE-014
test.each([
  ['alipay_hk', undefined],
  ['wechat', undefined],
  ['nonsense', '/404'],
])('%s as the wallet leads to %s', async (type, redirect) => {
  const meta = await screen.load({
    params: { type },
    t: (key: string) => key,
  } as unknown as LoadContext);
  expect(meta.redirect).toBe(redirect);
});
