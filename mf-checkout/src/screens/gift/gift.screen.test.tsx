import { expect, test } from '@jest/globals';
import { getGift, listGiftPasses } from '@tapnook/contracts/calls';
import { accessibilityProblems, createFakeApi, renderWithPlatform } from '@tapnook/testing';
import { screen } from '@testing-library/react';
import words from '../../locales/en-US.json' with { type: 'json' };
import { GiftPage } from './gift-page.tsx';

const both = (text: string) => ({ en_gb: text, zh_hk: text });
const TOKEN = 'token';
const gift = (number: string | null) => ({
  state: number === null ? ('claimed' as const) : ('open' as const),
  isMine: false,
  senderName: 'Ka Yan',
  recipientName: 'Siu Yin',
  message: null,
  productName: both('Sunset sail'),
  productImages: [],
  planName: both('Adult'),
  merchantName: both('Green Hull'),
  branchStores: [],
  date: null,
  time: null,
  validUntil: '2030-05-04T16:00:00.000Z',
  voucherStatus: 'requires_redeemed' as const,
  number,
});
const PASS = { voucherNo: 'TN2611-3FJW8ZPYRA', apple: 'https://shop.test/a.pkpass', google: null };
const apiOf = (number: string | null) =>
  createFakeApi()
    .on(getGift, { data: gift(number) })
    .on(listGiftPasses, { data: [PASS] });

test('offers the friend the wallets that the shop has keys for', async () => {
  const { container } = renderWithPlatform(<GiftPage token={TOKEN} />, {
    api: apiOf(PASS.voucherNo),
    words,
  });
  const link = await screen.findByRole('link', { name: 'Add to Apple Wallet' });
  expect(link.getAttribute('href')).toBe(PASS.apple);
  expect(screen.queryByRole('link', { name: 'Add to Google Wallet' })).toBeNull();
  expect(await accessibilityProblems(container)).toEqual([]);
});

test('asks for no pass of a ticket that is kept in another account', async () => {
  const api = apiOf(null);
  renderWithPlatform(<GiftPage token={TOKEN} />, { api, words });
  expect(await screen.findByText(/shown in that account alone/)).toBeTruthy();
  expect(api.requests.map(({ call }) => call)).toEqual(['getGift']);
});
