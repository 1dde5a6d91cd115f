import { beforeEach, expect, test } from '@jest/globals';
import { cancelBooking, changeBooking, createBooking, getBooking } from '@tapnook/contracts/calls';
import type { FakeApi } from '@tapnook/testing';
import { installFakeTimers } from '@tapnook/testing/fake-timers';
import { act as inAct, fireEvent, screen, waitFor } from '@testing-library/react';
import {
  act,
  apiOf,
  bodies,
  booked,
  both,
  first,
  ORDER_NO,
  overview,
  pick,
  second,
  show,
  type Overview,
  visit,
} from '../../../dev/booking-page.fixture.tsx';
import { frames, press as tap } from '../../../dev/press.fixture.ts';
import words from '../../locales/en-US.json' with { type: 'json' };

installFakeTimers();
beforeEach(() => sessionStorage.clear());

test('a visit that was given back in another window is told as such, and goes', async () => {
  let now = booked;
  const api = apiOf(booked, () => now).on(changeBooking, () => {
    now = overview();
    return { code: '10405', status: 404, text: 'Not found.' };
  });
  const { platform } = show(api);
  await pick(/22 Dec/);
  const move = await act('Move to Tue 22 Dec, 12:00');
  await waitFor(() => expect(move.hasAttribute('disabled')).toBe(false));
  fireEvent.click(move);
  await waitFor(() =>
    expect(platform.toasts.getState().current?.text).toMatch(/cancelled or changed elsewhere/),
  );
  expect(await screen.findByRole('heading', { name: 'Book a visit' })).toBeTruthy();
  expect(await act('Pick a day')).toBeTruthy();
});

test('drops the picked day when the visit it was picked for ended elsewhere', async () => {
  let now = both;
  const api = apiOf(both, () => now).on(changeBooking, () => {
    now = { ...both, bookings: [first, { ...second, status: 'completed' as const }] };
    return { code: '10405', status: 404, text: 'Not found.' };
  });
  const { platform } = show(api);
  fireEvent.click((await screen.findAllByRole('button', { name: /Booked/ }))[1] as HTMLElement);
  await frames(2);
  expect(screen.getByRole('heading', { name: 'Change visit 2' })).toBeTruthy();
  await pick(/22 Dec/);
  const move = await act('Move to Tue 22 Dec, 12:00');
  await waitFor(() => expect(move.hasAttribute('disabled')).toBe(false));
  fireEvent.click(move);
  expect(await screen.findByRole('heading', { name: 'Change visit 1' })).toBeTruthy();
  expect(platform.toasts.getState().current?.text).toMatch(/cancelled or changed elsewhere/);
  expect(screen.queryByText(/Not found|still yours\.|^Instead$/)).toBeNull();
  expect(await act('Pick a day')).toBeTruthy();
});

test('closes the cancel dialog when the visit moved elsewhere; shows its new place', async () => {
  const moved = { ...both, bookings: [first, { ...second, bookingId: 'b-3', date: '2026-12-22' }] };
  let now = both;
  const api = apiOf(both, () => now).on(cancelBooking, () => {
    now = moved;
    return { code: '10405', status: 404, text: 'Not found.' };
  });
  const { platform } = show(api);
  fireEvent.click((await screen.findAllByRole('button', { name: /Booked/ }))[1] as HTMLElement);
  await frames(2);
  await tap(screen.getByRole('button', { name: 'Cancel this visit' }));
  expect(screen.getByRole('dialog', { name: 'Cancel Mon 14 Dec, 14:30?' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel the visit' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(platform.toasts.getState().current?.text).toMatch(/cancelled or changed elsewhere/);
  expect((await screen.findAllByText('Tue 22 Dec, 14:30')).length).toBeGreaterThan(0);
  expect(screen.getByRole('heading', { name: 'Change visit 2' })).toBeTruthy();
  await tap(screen.getByRole('button', { name: 'Cancel this visit' }));
  expect(screen.queryByText('Not found.')).toBeNull();
  expect(bodies(api, 'cancelBooking')).toEqual([{ orderNo: ORDER_NO, bookingId: 'b-2' }]);
});

test('an order used up elsewhere says why nothing moved, and promises no change', async () => {
  let now = booked;
  const api = apiOf(booked, () => now).on(changeBooking, () => {
    now = overview({ bookStatus: 'completed', bookableNum: 0 });
    return { code: '20601', status: 400, text: 'This order is not available.' };
  });
  const { platform } = show(api);
  await pick(/22 Dec/);
  const move = await act('Move to Tue 22 Dec, 12:00');
  await waitFor(() => expect(move.hasAttribute('disabled')).toBe(false));
  fireEvent.click(move);
  expect(await screen.findByText('Nothing left to book')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Buy again' }).getAttribute('href')).toMatch(
    /\?plan=2048&field=11&qty=2$/,
  );
  expect(platform.toasts.getState().current?.text).toMatch(/^This visit is over, or was/);
  expect(screen.queryByText(/can be changed or cancelled until/)).toBeNull();
});

test('when the last voucher is booked its visit is chosen, not an earlier one', async () => {
  let now = { ...both, bookableNum: 1, bookings: [first] };
  const api = apiOf(now, () => now).on(createBooking, () => {
    now = { ...both, bookings: [first, visit(2, 'b-2', '2026-12-22', '2026-11-21T09:00:00.000Z')] };
    return { data: now };
  });
  show(api);
  await pick(/22 Nov/);
  const book = await act('Book Sun 22 Nov, 12:00');
  await waitFor(() => expect(book.hasAttribute('disabled')).toBe(false));
  fireEvent.click(book);
  expect(await screen.findByRole('heading', { name: 'Change visit 2' })).toBeTruthy();
});

test('a booking that has moved stays the chosen one, and its month in sight', async () => {
  const moved = overview({
    bookStatus: 'partially_booked',
    bookableNum: 1,
    bookedNum: 1,
    bookings: booked.bookings.map((booking) => ({
      ...booking,
      bookingId: 'b-2',
      date: '2026-12-22',
      time: '12:00',
    })),
  });
  let now = booked;
  const api = apiOf(booked, () => now).on(changeBooking, () => {
    now = moved;
    return { data: now };
  });
  show(api);
  await screen.findByText('2 left');
  await pick(/22 Dec/);
  const move = await act('Move to Tue 22 Dec, 12:00');
  await waitFor(() => expect(move.hasAttribute('disabled')).toBe(false));
  fireEvent.click(move);
  expect(await screen.findByRole('heading', { name: 'Change a visit' })).toBeTruthy();
  expect(screen.getByText('December 2026')).toBeTruthy();
});

test('a visit is given back after a question that says until when', async () => {
  const api = apiOf(booked).on(cancelBooking, { data: overview() });
  const { platform } = show(api);
  await tap(await screen.findByRole('button', { name: 'Cancel this visit · 2 vouchers' }));
  expect(
    screen.getByText(
      'The visit is cancelled for all 2 vouchers, and their places go to somebody else. What ' +
        'you bought stays good for any other open day.',
    ),
  ).toBeTruthy();
  expect(screen.getByText('Free until 12 Dec 2026 14:30.')).toBeTruthy();
  api.on(getBooking, { data: overview() });
  fireEvent.click(screen.getByRole('button', { name: 'Cancel the visit' }));
  await waitFor(() =>
    expect(bodies(api, 'cancelBooking')).toEqual([{ orderNo: ORDER_NO, bookingId: 'b-1' }]),
  );
  expect(await screen.findByRole('heading', { name: 'Book a visit' })).toBeTruthy();
  expect(platform.toasts.getState().current?.text).toBe('Booking cancelled: Sun 13 Dec, 14:30');
});

// Covers: PAY-031
test.each([
  ['given back', overview(), 'Book a visit'],
  [
    'moved',
    {
      ...booked,
      bookings: booked.bookings.map((one) => ({ ...one, bookingId: 'b-2', date: '2026-12-22' })),
    },
    'Change a visit',
  ],
])(
  'a visit that is %s in another tab goes with its question, and says why',
  async (_what, after, title) => {
    let now: Overview = booked;
    const api = apiOf(booked, () => now);
    const { platform } = show(api);
    await tap(await screen.findByRole('button', { name: /Cancel this visit/ }));
    now = after;
    inAct(() => platform.events.emit('order:changed', { orderNo: ORDER_NO }));
    await waitFor(() => expect(platform.toasts.getState().current?.text).toBe(words.booking.gone));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
  },
);

test('another order that changes in another tab has no visits read again', async () => {
  const api = apiOf(booked);
  const { platform } = show(api);
  await screen.findByRole('button', { name: /Cancel this visit/ });
  const before = bodies(api, 'getBooking').length;
  inAct(() => platform.events.emit('order:changed', { orderNo: 'TN2609-00000' }));
  await inAct(
    () =>
      new Promise((resolve) => {
        setTimeout(resolve, 20);
      }),
  );
  expect(bodies(api, 'getBooking')).toHaveLength(before);
});

const lost = (): never => {
  throw new TypeError('connection reset');
};
const keys = (api: FakeApi, call: string) =>
  api.requests
    .filter((seen) => seen.call === call)
    .map(({ request }) => request.headers.get('idempotency-key'));
const press = async (name: string): Promise<void> => {
  const button = await act(name);
  await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
  fireEvent.click(button);
};

// Covers: PAY-010
test('repeats an unanswered booking with the same key until another day is picked', async () => {
  const api = apiOf(overview()).on(createBooking, lost);
  const { platform } = show(api);
  await pick(/22 Nov/);
  await press('Book Sun 22 Nov, 12:00');
  expect(await screen.findByText(words.booking.doubt)).toBeTruthy();
  expect(screen.queryByText(words.booking.notBooked)).toBeNull();
  await press('Book Sun 22 Nov, 12:00');
  await waitFor(() => expect(keys(api, 'createBooking')).toHaveLength(2));
  await screen.findByText(words.booking.doubt);
  fireEvent.click(screen.getByRole('button', { name: /21 Nov 2026/ }));
  await waitFor(() => expect(screen.queryByText(words.booking.doubt)).toBeNull());
  fireEvent.click(await screen.findByRole('radio', { name: /^12:00/ }));
  api.on(createBooking, { code: '20619', status: 400, text: 'Fully booked.' });
  await press('Book Sat 21 Nov, 12:00');
  expect(await screen.findByText(RegExp(words.booking.notBooked))).toBeTruthy();
  await press('Book Sat 21 Nov, 12:00');
  await waitFor(() => expect(keys(api, 'createBooking')).toHaveLength(4));
  const [one, same, other, again] = keys(api, 'createBooking');
  expect([one, new Set([one, other, again]).size]).toEqual([same, 3]);
  expect(platform.toasts.getState().current).toBeFalsy();
});

test('reports an unanswered booking once the visits show it', async () => {
  let now = overview();
  const api = apiOf(now, () => now).on(createBooking, () => {
    now = {
      ...both,
      bookableNum: 1,
      bookedNum: 1,
      bookings: [visit(1, 'b-9', '2026-11-22')].map((one) => ({ ...one, time: '12:00' })),
    };
    return lost();
  });
  const { platform } = show(api);
  await pick(/22 Nov/);
  await press('Book Sun 22 Nov, 12:00');
  await waitFor(() =>
    expect(platform.toasts.getState().current?.text).toBe(
      'Booked Sun 22 Nov, 12:00. A confirmation is on its way.',
    ),
  );
  expect(await act('Pick a day')).toBeTruthy();
  expect(screen.queryByText(words.booking.doubt)).toBeNull();
});

// Covers: PAY-029
test('a booking the server still works on is told when there, without another press', async () => {
  let now = overview();
  const api = apiOf(now, () => now).on(createBooking, {
    code: '10409',
    status: 409,
    text: 'This request is still being handled.',
  });
  const { platform } = show(api);
  await pick(/22 Nov/);
  await press('Book Sun 22 Nov, 12:00');
  expect(await screen.findByText(words.booking.doubt)).toBeTruthy();
  now = {
    ...both,
    bookableNum: 1,
    bookedNum: 1,
    bookings: [visit(1, 'b-9', '2026-11-22')].map((one) => ({ ...one, time: '12:00' })),
  };
  await waitFor(() =>
    expect(platform.toasts.getState().current?.text).toBe(
      'Booked Sun 22 Nov, 12:00. A confirmation is on its way.',
    ),
  );
  expect(screen.queryByText(words.booking.doubt)).toBeNull();
});

test('a move and a cancel whose answers were lost are told once the visits show them', async () => {
  let now = booked;
  const api = apiOf(now, () => now)
    .on(changeBooking, () => {
      now = {
        ...booked,
        bookings: booked.bookings.map((one) => ({
          ...one,
          bookingId: 'b-2',
          date: '2026-12-22',
          time: '12:00',
          changeableUntil: '2026-12-21T04:00:00.000Z',
        })),
      };
      return lost();
    })
    .on(cancelBooking, () => {
      now = overview();
      return lost();
    });
  const { platform } = show(api);
  await pick(/22 Dec/);
  await press('Move to Tue 22 Dec, 12:00');
  await waitFor(() =>
    expect(platform.toasts.getState().current?.text).toMatch(/^Booking moved to Tue 22 Dec, 12:00/),
  );
  expect(screen.queryByText(words.booking.stillYours)).toBeNull();
  await tap(await screen.findByRole('button', { name: /Cancel this visit/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Cancel the visit' }));
  await waitFor(() =>
    expect(platform.toasts.getState().current?.text).toBe('Booking cancelled: Tue 22 Dec, 12:00'),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() =>
    expect(document.activeElement?.getAttribute('aria-label')).toBe(words.booking.visits),
  );
});

test('a canceling whose answer was lost says that it is not known', async () => {
  show(apiOf(booked).on(cancelBooking, lost));
  await tap(await screen.findByRole('button', { name: /Cancel this visit/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Cancel the visit' }));
  expect((await screen.findByRole('alert')).textContent).toContain(words.booking.doubt);
});

test('tells that a voucher was used elsewhere when the page turns to the other visit', async () => {
  let now: Overview = { ...both, bookableNum: 1, bookedNum: 1, bookings: [first] };
  const api = apiOf(now, () => now).on(createBooking, () => {
    now = { ...now, bookableNum: 0 };
    return { code: '20622', status: 400, text: 'This voucher cannot be used.' };
  });
  const { platform } = show(api);
  await pick(/22 Nov/);
  await press('Book Sun 22 Nov, 12:00');
  expect(await screen.findByRole('heading', { name: 'Change visit 1' })).toBeTruthy();
  expect(platform.toasts.getState().current?.text).toBe(words.booking.elsewhere);
});
