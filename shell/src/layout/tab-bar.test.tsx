import { expect, jest, test } from '@jest/globals';
import { renderWithPlatform } from '@tapnook/testing';
import { act, screen } from '@testing-library/react';
import { Profiler } from 'react';
import words from '../locales/en-US.json' with { type: 'json' };
import { TabBar } from './tab-bar.tsx';

test.each([
  ['/profile/order', 'Vouchers'],
  ['/profile/order/TN2611-7KQ2M9XBCD', 'Vouchers'],
  ['/profile/vouchers', 'Vouchers'],
  ['/profile/vouchers/TN2611-7KQ2M9XBCD', 'Vouchers'],
  ['/profile/coins', 'Me'],
  ['/search', 'Explore'],
  ['/', 'Home'],
])('at %s the tab of %s is marked', (path, tab) => {
  renderWithPlatform(<TabBar />, { words, path });
  expect(
    screen.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent),
  ).toEqual([tab]);
});

test('a changed query redraws no bar of a page; another path does', () => {
  const drawn = jest.fn();
  const { platform } = renderWithPlatform(
    <Profiler id="bar" onRender={drawn}>
      <TabBar />
    </Profiler>,
    { words, path: '/search' },
  );
  drawn.mockClear();
  act(() => platform.route.setState({ search: '?sort=price' }));
  expect(drawn).not.toHaveBeenCalled();
  act(() => platform.route.setState({ path: '/' }));
  expect(drawn).toHaveBeenCalled();
});
