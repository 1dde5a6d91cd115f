import { afterEach, expect, test } from '@jest/globals';
import { accessibilityProblems, renderWithPlatform } from '@tapnook/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en-US.json' with { type: 'json' };
import zh from '../locales/zh-HK.json' with { type: 'json' };
import { CurrencySwitch } from './currency-switch.tsx';

afterEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset['currency'];
});
const chosen = () => [
  document.documentElement.dataset['currency'],
  localStorage.getItem('tapnook.device.currency'),
];

test('shows US dollars beside prices, remembers it for the device, and takes it back', async () => {
  const { container } = renderWithPlatform(<CurrencySwitch />, { words: en });
  const toggle = screen.getByRole('switch', { name: 'Show prices in US$ too' });
  expect(await accessibilityProblems(container)).toEqual([]);
  await userEvent.click(toggle);
  expect(chosen()).toEqual(['USD', '"USD"']);
  expect(toggle).toHaveProperty('checked', true);
  await userEvent.click(toggle);
  expect(chosen()).toEqual([undefined, null]);
});

test('is on where the document’s script found it chosen', () => {
  document.documentElement.dataset['currency'] = 'USD';
  renderWithPlatform(<CurrencySwitch />, { words: en });
  expect(screen.getByRole('switch')).toHaveProperty('checked', true);
});

test.each([
  ['en-US', en, 'A guide at HK$7.80 to US$1, the rate of 27 Nov 2026. You always pay in HK$.'],
  ['zh-HK', zh, '以US$1兌HK$7.80計算（2026年11月27日的匯率），只供參考；一律以港元付款。'],
] as const)('says the rate, its day and what is paid (%s)', (locale, words, note) => {
  renderWithPlatform(<CurrencySwitch />, { words, locale });
  expect(screen.getByText(note)).toBeTruthy();
});
