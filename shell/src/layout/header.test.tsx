import { expect, test } from '@jest/globals';
import { renderWithPlatform } from '@tapnook/testing';
import { screen } from '@testing-library/react';
import words from '../locales/en-US.json' with { type: 'json' };
import { Header } from './header.tsx';

/** The header of a payment route, which never has the search. */
const show = (footer: boolean): unknown =>
  renderWithPlatform(<Header />, {
    words,
    user: { userId: '1', name: 'Ka Yan', image: null },
    route: { sensitive: true, searchBar: false, footer },
  });

test('a page of payment says that it is safe and leads nowhere else', () => {
  show(false);
  expect(screen.getByText('Secure checkout')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'My orders' })).toBeNull();
});

// Covers: RTE-013
test('the result of a payment leads on to the orders', () => {
  show(true);
  expect(screen.getByRole('link', { name: 'My orders' }).getAttribute('href')).toBe(
    '/en-US/profile/order',
  );
  expect(screen.queryByText('Secure checkout')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Account menu/ })).toBeNull();
});

// Covers: RTE-039
test.each([
  [true, 'true'],
  [false, null],
])('stays at the top where its route says so: %s', (fixedHeader, marked) => {
  renderWithPlatform(<Header />, { words, route: { fixedHeader, searchBar: false } });
  expect(screen.getByRole('banner').getAttribute('data-fixed')).toBe(marked);
});
