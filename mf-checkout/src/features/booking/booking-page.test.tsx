import { beforeEach, expect, test } from '@jest/globals';
import {
  changeBooking,
  createBooking,
  getBooking,
  getBookingOption,
} from '@tapnook/contracts/calls';
import { accessibilityProblems } from '@tapnook/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import {
  act,
  apiOf,
  bodies,
  booked,
  optionsOf,
  ORDER_NO,
  overview,
  pick,
  show,
} from '../../../dev/booking-page.fixture.tsx';
import { press } from '../../../dev/press.fixture.ts';
import words from '../../locales/en-US.json' with { type: 'json' };

beforeEach(() => sessionStorage.clear());

// Covers: PRD-012
test('the month tells free places in words, and a day with its time is booked', async () => {
  const api = apiOf(overview()).on(createBooking, { data: booked });
  const { container, platform } = show(api);
  expect(await screen.findByText('2 left')).toBeTruthy();
  expect(screen.getAllByText('Full').length).toBeGreaterThan(1);
  await pick(/22 Nov/);
  const book = await act('Book Sun 22 Nov, 12:00');
  await waitFor(() => expect(book.hasAttribute('disabled')).toBe(false));
  expect(await accessibilityProblems(container)).toEqual([]);
  fireEvent.click(book);
  await waitFor(() =>
    expect(bodies(api, 'createBooking')).toEqual([
      {
        orderNo: ORDER_NO,
        date: '2026-11-22',
        time: '12:00',
        fieldIds: [],
        bookingNum: 1,
        customerName: 'Ka Yan Cheung',
      },
    ]),
  );
  await waitFor(() =>
    expect(platform.toasts.getState().current?.text).toBe(
      'Booked Sun 22 Nov, 12:00. A confirmation is on its way.',
    ),
  );
});

// Covers: PRD-012
test('names what is missing on the button and leads there, beside the current choice', async () => {
  const { container } = show(apiOf(booked));
  const bar = (): string =>
    container.querySelector('[data-bottom-bar] [role="status"]')?.textContent ?? '';
  const button = await screen.findByRole('button', { name: 'Pick a day' });
  expect(bar()).toBe('Change a visitSun 13 Dec, 14:30');
  await screen.findByText('2 left');
  fireEvent.click(button);
  expect(document.activeElement?.closest('[role="gridcell"]')).not.toBeNull();
  await press(screen.getByRole('button', { name: /22 Dec/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Pick a time' }));
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: /^12:00/ }));
  fireEvent.click(screen.getByRole('radio', { name: /^12:00/ }));
  await waitFor(() =>
    expect(bar()).toBe(
      'Tue 22 Dec, 12:00 · 2 vouchers2 places leftSun 13 Dec stays yours until then',
    ),
  );
});

test('a booking moves, and stays when the new place is gone', async () => {
  const api = apiOf(booked).on(changeBooking, {
    code: '20619',
    status: 400,
    text: 'Fully booked.',
  });
  show(api);
  expect(
    await screen.findByText('The old place stays yours until the new one is confirmed.'),
  ).toBeTruthy();
  await pick(/22 Dec/);
  const move = await act('Move to Tue 22 Dec, 12:00');
  await waitFor(() => expect(move.hasAttribute('disabled')).toBe(false));
  fireEvent.click(move);
  expect(await screen.findByText(/Your old booking is still yours\./)).toBeTruthy();
  expect(bodies(api, 'changeBooking')).toEqual([
    { orderNo: ORDER_NO, date: '2026-12-22', time: '12:00', fieldIds: [], bookingId: 'b-1' },
  ]);
});

test('a day picked for a new visit is not meant for the booked one pressed then', async () => {
  show(apiOf({ ...booked, bookableNum: 1 }));
  await pick(/22 Nov/);
  await act('Book Sun 22 Nov, 12:00');
  fireEvent.click(screen.getAllByRole('button', { name: /Booked/ })[0] as HTMLElement);
  expect(await act('Pick a day')).toBeTruthy();
});

test('one more, pressed right before it, is booked as well, drawn or not', async () => {
  const api = apiOf(overview()).on(createBooking, { data: booked });
  show(api);
  await pick(/22 Nov/);
  const book = await act('Book Sun 22 Nov, 12:00');
  await waitFor(() => expect(book.hasAttribute('disabled')).toBe(false));
  fireEvent.click(screen.getByRole('button', { name: words.booking.more }));
  fireEvent.click(book);
  await waitFor(() => expect(bodies(api, 'createBooking')).toMatchObject([{ bookingNum: 2 }]));
});

test('as many vouchers are booked as are shown, though more were asked for earlier', async () => {
  sessionStorage.setItem(
    `tapnook.checkout.1.booking.${ORDER_NO}`,
    JSON.stringify({ count: 3, name: 'Ka Yan' }),
  );
  const api = apiOf(overview({ bookableNum: 1, bookedNum: 1 })).on(createBooking, { data: booked });
  show(api);
  await pick(/22 Nov/);
  const book = await act('Book Sun 22 Nov, 12:00');
  await waitFor(() => expect(book.hasAttribute('disabled')).toBe(false));
  fireEvent.click(book);
  await waitFor(() => expect(bodies(api, 'createBooking')).toMatchObject([{ bookingNum: 1 }]));
});

test('a visit whose cut-off is over says before the press that it stays as it is', async () => {
  show(apiOf(overview({ cutOffHours: 24 * 60 })));
  expect(await screen.findByText(/can be changed or cancelled until 1440 hours/)).toBeTruthy();
  await pick(/22 Nov/);
  expect(
    (await screen.findAllByText('This visit cannot be changed or cancelled any more once booked.'))
      .length,
  ).toBeGreaterThan(0);
  expect(screen.queryByText(/can be changed or cancelled until/)).toBeNull();
});

test('moves the focus to the visits when the last booking removes the button', async () => {
  const past = {
    ...booked,
    bookings: booked.bookings.map((one) => ({
      ...one,
      changeableUntil: '2020-01-01T00:00:00.000Z',
    })),
  };
  let now = overview();
  show(
    apiOf(now, () => now).on(createBooking, () => {
      now = past;
      return { data: past };
    }),
  );
  await pick(/22 Nov/);
  const book = await act('Book Sun 22 Nov, 12:00');
  await waitFor(() => expect(book.hasAttribute('disabled')).toBe(false));
  book.focus();
  fireEvent.click(book);
  expect(await screen.findByRole('heading', { name: 'Your visit' })).toBeTruthy();
  await waitFor(() =>
    expect(document.activeElement?.getAttribute('aria-label')).toBe(words.booking.visits),
  );
});

test('a booked visit past its cut-off stands alone: nothing offered would change it', async () => {
  const past = {
    ...booked,
    bookings: booked.bookings.map((one) => ({
      ...one,
      changeableUntil: '2020-01-01T00:00:00.000Z',
    })),
  };
  show(apiOf(past));
  expect(await screen.findByRole('heading', { name: 'Your visit' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Calendar' })).toBeTruthy();
  for (const name of [words.booking.pickDay, /Cancel this visit/, /22 Nov/])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

test('an order whose vouchers need no booking says so and leads to it', async () => {
  show(apiOf(overview()).on(getBooking, { code: '20601', status: 400, text: 'Not available.' }));
  expect((await screen.findByRole('link', { name: 'See the order' })).getAttribute('href')).toMatch(
    /profile\/order\/TN/,
  );
});

test('times that do not come say so, and are asked for again', async () => {
  const api = apiOf(overview()).on(getBookingOption, {
    code: '10503',
    status: 503,
    text: 'Not now.',
  });
  show(api);
  fireEvent.click(await screen.findByRole('button', { name: /22 Nov/ }));
  expect((await screen.findAllByText('Not now.')).length).toBe(1);
  api.on(getBookingOption, ({ url }) => ({ data: optionsOf(url.searchParams.get('date') ?? '') }));
  fireEvent.click(
    (await screen.findAllByRole('button', { name: words.state.retry }))[0] as HTMLElement,
  );
  expect(await screen.findByRole('radio', { name: /^12:00/ })).toBeTruthy();
  expect(await act('Pick a time')).toBeTruthy();
});

test('a name that is no name is refused when its field is left, and books nothing', async () => {
  const api = apiOf(overview());
  show(api);
  await pick(/22 Nov/);
  const name = screen.getByRole('textbox', { name: /Under the name/ });
  fireEvent.change(name, { target: { value: '😀 123' } });
  expect(screen.queryByText('Please fill in letters only')).toBeNull();
  fireEvent.blur(name);
  expect(await screen.findByText('Please fill in letters only')).toBeTruthy();
  fireEvent.click(await act('Book Sun 22 Nov, 12:00'));
  expect(bodies(api, 'createBooking')).toEqual([]);
});
