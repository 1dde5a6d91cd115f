import { expect, test } from '@jest/globals';
import { renderWithPlatform } from '@tapnook/testing';
import { screen } from '@testing-library/react';
import words from '../locales/en-US.json' with { type: 'json' };
import { TabBar } from './tab-bar.tsx';

test.each([
  ['/profile/order', 'Vouchers'], ['/profile/order/TN2611-7KQ2M9XBCD', 'Vouchers'], ['/profile/vouchers', 'Vouchers'], ['/profile/vouchers/TN2611-7KQ2M9XBCD', 'Vouchers'],
  ['/profile/coins', 'Me'], ['/search', 'Explore'], ['/', 'Home'],
])('at %s the tab of %s is marked', (path, tab) => {
  renderWithPlatform(<TabBar />, { words, path });
  expect(screen.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent)).toEqual([tab]);
});
