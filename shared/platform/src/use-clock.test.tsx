import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { PlatformContext, type Platform } from './context.ts';
import { useClock } from './use-clock.ts';

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  jest.useRealTimers();
});
const Clock = (): ReactElement => <i>{useClock().offsetMs}</i>;
const shown = (): string[] => screen.getAllByText(/^-?\d+$/).map(({ textContent }) => textContent);

test('every clock of a page is corrected once it has settled, with one timer for all', () => {
  let behind = 0;
  const platform = { now: () => Date.now() + behind } as Platform;
  const page = (clocks: number): ReactElement => (
    <PlatformContext value={platform}>
      {Array.from({ length: clocks }, (_, index) => (
        <Clock key={index} />
      ))}
    </PlatformContext>
  );
  const { rerender } = render(page(3));
  expect([shown(), jest.getTimerCount()]).toEqual([['0', '0', '0'], 1]);
  behind = 60_000;
  rerender(page(2));
  act(() => jest.advanceTimersByTime(1500));
  expect(shown()).toEqual(['60000', '60000']);
});
test('a difference of seconds is not drawn', () => {
  let behind = 0;
  const platform = { now: () => Date.now() + behind } as Platform;
  render(
    <PlatformContext value={platform}>
      <Clock />
    </PlatformContext>,
  );
  behind = 9_000;
  act(() => jest.advanceTimersByTime(1500));
  expect(shown()).toEqual(['0']);
});
