import { beforeEach, expect, jest, test } from '@jest/globals';
import { createBooking, getBookingOptionList } from '@tapnook/contracts/calls';
import { act as inAct, fireEvent, screen, waitFor } from '@testing-library/react';
import {
  act,
  apiOf,
  booked,
  month,
  overview,
  pick,
  second,
  show,
} from '../../../dev/booking-page.fixture.tsx';
import { press } from '../../../dev/press.fixture.ts';
import words from '../../locales/en-US.json' with { type: 'json' };

beforeEach(() => sessionStorage.clear());

const STOPPED_MONTH = { ...month('2026-11'), bookingState: 'stopped' as const };

test('a stopped product says once what it means, and takes no new booking', async () => {
  show(
    apiOf(overview({ bookingState: 'stopped' })).on(getBookingOptionList, { data: STOPPED_MONTH }),
  );
  expect(
    (await screen.findByText(words.booking.stopped)).closest('[role="status"]')?.textContent,
  ).toBe(words.booking.stopped + words.booking.stoppedText);
  expect(screen.queryByText(/To book|Any open day|^By /)).toBeNull();
  expect(screen.getAllByRole('button', { name: /Not booked/ })).toHaveLength(2);
  expect(
    screen.queryByText(/^Next free|^Book a visit$|can be changed or cancelled until/),
  ).toBeNull();
  expect(screen.queryByRole('grid')).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('keeps booked visits when the product stopped, with the deadline if changeable', async () => {
  show(
    apiOf({
      ...booked,
      bookableNum: 1,
      bookedNum: 1,
      bookingState: 'stopped',
      bookings: [second],
    }).on(getBookingOptionList, { data: STOPPED_MONTH }),
  );
  expect(
    (await screen.findByText(words.booking.stopped)).closest('[role="status"]')?.textContent,
  ).toBe(`${words.booking.stopped}${words.booking.stoppedText} ${words.booking.stoppedVisits}`);
  expect(screen.queryByText(/can be changed or cancelled until/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /Booked/ }));
  expect(await screen.findByText(/can be changed or cancelled until/)).toBeTruthy();
  expect(
    (await screen.findByText(words.booking.stopped)).closest('[role="status"]')?.textContent,
  ).toBe(words.booking.stopped + words.booking.stoppedVisits);
});

test('tells that nothing was booked when the product stopped, and focuses the note', async () => {
  const api = apiOf(overview());
  show(
    api.on(createBooking, () => {
      api.on(getBookingOptionList, { data: STOPPED_MONTH });
      return { code: '20620', status: 400, text: 'Booking is stopped for this product.' };
    }),
  );
  await pick(/22 Nov/);
  const book = await act('Book Sun 22 Nov, 12:00');
  await waitFor(() => expect(book.hasAttribute('disabled')).toBe(false));
  book.focus();
  fireEvent.click(book);
  const note = (await screen.findByText(words.booking.stopped)).closest('[role="alert"]');
  expect(note?.textContent).toBe(
    `${words.booking.stopped}${words.booking.notBooked} ${words.booking.stoppedText}`,
  );
  await waitFor(() => expect(document.activeElement).toBe(note?.parentElement));
});

test('while no new day can be booked, giving a visit back promises none', async () => {
  show(apiOf({ ...booked, bookingState: 'stopped' }));
  await press(await screen.findByRole('button', { name: /Cancel this visit/ }));
  expect(screen.getByText(/No other day can be picked at present/)).toBeTruthy();
  expect(screen.queryByText(/any other open day/)).toBeNull();
});

// Covers: PAY-032
test('a product that is opened again is seen to be, with what was chosen', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  let isStopped = false;
  const api = apiOf(overview())
    .on(getBookingOptionList, ({ body }) => ({
      data: {
        ...month((body as { month: string }).month),
        ...(isStopped && { bookingState: 'stopped' as const }),
      },
    }))
    .on(createBooking, () => {
      isStopped = true;
      return { code: '20620', status: 400, text: 'Booking is stopped for this product.' };
    });
  show(api);
  await pick(/22 Nov/);
  const book = await act('Book Sun 22 Nov, 12:00');
  await waitFor(() => expect(book.hasAttribute('disabled')).toBe(false));
  fireEvent.click(book);
  await screen.findByText(words.booking.stopped);
  isStopped = false;
  await inAct(() => jest.advanceTimersByTimeAsync(15_000));
  expect(await act('Book Sun 22 Nov, 12:00')).toBeTruthy();
  expect(screen.queryByText(words.booking.stopped) ?? screen.queryByRole('alert')).toBeNull();
  jest.useRealTimers();
});
