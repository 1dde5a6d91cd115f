import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cancelBooking, changeBooking, createBooking } from '@tapnook/contracts/calls';
import { installFakeTimers } from '@tapnook/testing/fake-timers';
import { act as inAct, fireEvent, screen, waitFor } from '@testing-library/react';
import { act, apiOf, booked, overview, pick, show } from '../../../dev/booking-page.fixture.tsx';
import { press as tap } from '../../../dev/press.fixture.ts';
import words from '../../locales/en-US.json' with { type: 'json' };

installFakeTimers();
beforeEach(() => sessionStorage.clear());
afterEach(() => void jest.restoreAllMocks());

const lost = (): never => {
  throw new TypeError('connection reset');
};
const press = async (name: string): Promise<void> => {
  const button = await act(name);
  await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
  fireEvent.click(button);
};
const said = async (): Promise<string | null> => (await screen.findByRole('alert')).textContent;

// Covers: PAY-029
test('knows that an unsent booking was not made; clears the error when online again', async () => {
  const signal = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show(apiOf(overview()).on(createBooking, lost));
  await pick(/22 Nov/);
  await press('Book Sun 22 Nov, 12:00');
  expect(await said()).toMatch(RegExp(`${words.booking.notBooked}$`));
  expect(screen.queryByText(words.booking.doubt)).toBeNull();
  signal.mockReturnValue(true);
  inAct(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(await act('Book Sun 22 Nov, 12:00')).toBeTruthy();
});

test('the same is said to whom a visit is not given back, in the question', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show(apiOf(booked).on(cancelBooking, lost));
  await tap(await screen.findByRole('button', { name: /Cancel this visit/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Cancel the visit' }));
  expect(await said()).toMatch(RegExp(`${words.booking.notCanceled}$`));
  expect(screen.queryByText(words.booking.doubt)).toBeNull();
});

test.each([
  [
    'a booking',
    overview(),
    createBooking,
    /22 Nov/,
    'Book Sun 22 Nov, 12:00',
    words.booking.notBooked,
  ],
  [
    'a move',
    booked,
    changeBooking,
    /22 Dec/,
    'Move to Tue 22 Dec, 12:00',
    words.booking.stillYours,
  ],
] as const)(
  '%s whose answer was lost is told to have come to nothing once the visits show none so late',
  async (_what, state, call, day, name, stays) => {
    show(apiOf(state).on(call, lost));
    await pick(day);
    await press(name);
    expect(await said()).toBe(words.booking.noAnswer + words.booking.doubt);
    const later = Date.now() + 46_000;
    jest.spyOn(Date, 'now').mockImplementation(() => later);
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toBe(words.booking.notThrough + stays),
    );
  },
);

// Covers: PAY-029
test('tells in the dialog that an unanswered cancel did nothing, and allows a retry', async () => {
  const api = apiOf(booked).on(cancelBooking, lost);
  show(api);
  await tap(await screen.findByRole('button', { name: /Cancel this visit/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Cancel the visit' }));
  expect(await said()).toBe(words.booking.noAnswer + words.booking.doubt);
  const later = Date.now() + 46_000;
  jest.spyOn(Date, 'now').mockImplementation(() => later);
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe(
      words.booking.notThrough + words.booking.notCanceled,
    ),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Cancel the visit' }));
  await waitFor(() =>
    expect(api.requests.filter(({ call }) => call === 'cancelBooking')).toHaveLength(2),
  );
});
