import { beforeEach, expect, test } from '@jest/globals';
import {
  changeBooking,
  createBooking,
  getBooking,
  getBookingOption,
  getBookingOptionList,
  getCombinationQuotaAndStatus,
} from '@tapnook/contracts/calls';
import type { CallData } from '@tapnook/platform';
import type { FakeApi } from '@tapnook/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import {
  act,
  apiOf,
  bodies,
  booked,
  month,
  optionsOf,
  ORDER_NO,
  overview,
  pick,
  show,
} from '../../../dev/booking-page.fixture.tsx';
import words from '../../locales/en-US.json' with { type: 'json' };

beforeEach(() => sessionStorage.clear());

type Slots = CallData<'getBookingOption'>['slots'];
const slot = (time: string, remaining: number): Slots[number] => ({
  time,
  total: 5,
  remaining,
  status: remaining > 0 ? 'few' : 'full',
});
const slotsOf = (api: FakeApi, slots: Slots): FakeApi =>
  api.on(getBookingOption, ({ url }) => ({
    data: { ...optionsOf(url.searchParams.get('date') ?? ''), slots },
  }));
const quotaOf = (api: FakeApi, remaining: number): FakeApi =>
  api.on(getCombinationQuotaAndStatus, {
    data: {
      orderNo: ORDER_NO,
      date: '2026-11-22',
      time: '12:00',
      fieldIds: [],
      total: 5,
      remaining,
      status: remaining > 0 ? 'few' : 'full',
      bookingState: 'in_booking',
    },
  });
const time = (name: RegExp): Promise<HTMLInputElement> => screen.findByRole('radio', { name });
const press = async (name: string): Promise<HTMLElement> => {
  const button = await act(name);
  await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
  button.focus();
  fireEvent.click(button);
  return button;
};
/** Somebody else takes 12:00 at the moment of the press. */
const taken = (api: FakeApi, left: Slots, remaining = 0): FakeApi =>
  api.on(createBooking, () => {
    slotsOf(quotaOf(api, remaining), left);
    return { code: '20619', status: 400, text: 'Fully booked.', more: { remaining } };
  });

// Covers: PRD-012
test('shows times before a day is picked, and keeps a chosen time from day to day', async () => {
  const api = apiOf(overview()).on(createBooking, { data: booked });
  const { container } = show(api);
  const noon = await time(/^12:00/);
  expect(noon.compareDocumentPosition(screen.getByRole('grid'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  // Of another day, they say nothing of what is left.
  expect(container.querySelector('fieldset')?.textContent).not.toMatch(/left|Full/);
  fireEvent.click(noon);
  expect(noon.checked).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: /22 Nov/ }));
  expect(await act('Book Sun 22 Nov, 12:00')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /21 Nov 2026/ }));
  await press('Book Sat 21 Nov, 12:00');
  await waitFor(() =>
    expect(bodies(api, 'createBooking')).toMatchObject([{ date: '2026-11-21', time: '12:00' }]),
  );
});

// Covers: CAT-078
test('marks a full time in words, and leads to another when the wanted one is full', async () => {
  const api = apiOf(overview());
  show(api);
  fireEvent.click(await time(/^14:30/));
  quotaOf(api, 0);
  fireEvent.click(screen.getByRole('button', { name: /22 Nov/ }));
  const full = await time(/^14:30.*Full/);
  expect(full.closest('label')?.querySelector('small')?.textContent).toBe('Full');
  expect(await screen.findByText(words.booking.full)).toBeTruthy();
  await press(words.booking.otherTime);
  expect(document.activeElement).toBe(await time(/^12:00/));
});

// Covers: ERR-030
test.each([
  [[slot('12:00', 0), slot('14:30', 2)], words.booking.othersThen, words.booking.otherTime],
  [[slot('12:00', 0), slot('14:30', 0)], words.booking.noneThen, words.booking.otherDay],
])(
  'names a place that was just taken and what is left, keeping the focus on the button',
  async (left, rest, next) => {
    const api = taken(apiOf(overview()), left);
    show(api);
    await pick(/22 Nov/);
    const button = await press('Book Sun 22 Nov, 12:00');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Sun 22 Nov, 12:00 was just taken.',
    );
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toContain(`${rest} ${words.booking.notBooked}`),
    );
    expect(await act(next)).toBe(button);
    expect([document.activeElement === button, button.hasAttribute('disabled')]).toEqual([
      true,
      false,
    ]);
    // It is told once.
    for (const other of ['Fully booked.', words.booking.full])
      expect([other, screen.queryByText(other)]).toEqual([other, null]);
  },
);

test('where fewer places are left than were asked for it says how many', async () => {
  const api = taken(apiOf(overview()), [slot('12:00', 1)], 1);
  show(api);
  await pick(/22 Nov/);
  fireEvent.click(screen.getByRole('button', { name: words.booking.more }));
  await press('Book Sun 22 Nov, 12:00');
  expect((await screen.findByRole('alert')).textContent).toBe(
    `Only one place is left for Sun 22 Nov, 12:00.${words.booking.fewerText} ` +
      words.booking.notBooked,
  );
});

test('the way to the next free day is in the head of the month and keeps the focus', async () => {
  show(apiOf(overview()));
  const next = await screen.findByRole('button', { name: /^Next free: Sat 21 Nov/ });
  expect(next.compareDocumentPosition(screen.getByRole('grid'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  next.focus();
  fireEvent.click(next);
  expect((await screen.findByRole('gridcell', { selected: true })).textContent).toContain('21');
  expect(document.activeElement).toBe(next);
});

test('from another month it dims the days, and then leads to the month of that day', async () => {
  show(apiOf(overview()));
  const next = await screen.findByRole('button', { name: /^Next free: Sat 21 Nov/ });
  fireEvent.click(screen.getByRole('button', { name: words.booking.next }));
  await screen.findByText('December 2026');
  const calendar = screen.getByRole('group', { name: words.booking.calendar });
  await waitFor(() => expect(calendar.hasAttribute('aria-busy')).toBe(false));
  fireEvent.click(next);
  expect([calendar.hasAttribute('aria-busy'), screen.queryByText('November 2026')]).toEqual([
    true,
    null,
  ]);
  expect(await screen.findByText('November 2026')).toBeTruthy();
  expect((await screen.findByRole('gridcell', { selected: true })).textContent).toContain('21');
});

// Covers: PRD-012, ACC-093
test('names a booked visit on card and panel, and keeps the visit on request', async () => {
  const api = apiOf(booked).on(changeBooking, { data: booked });
  show(api);
  expect(await screen.findByText('Under the name Ka Yan')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /Booked.*Ka Yan/ }).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: /^Keep/ })).toBeNull();
  await pick(/22 Dec/);
  const keep = await screen.findByRole('button', { name: 'Keep Sun 13 Dec' });
  keep.focus();
  fireEvent.click(keep);
  const pickDay = await act(words.booking.pickDay);
  expect([screen.queryByText('Instead'), keep.isConnected]).toEqual([null, false]);
  await waitFor(() => expect(document.activeElement).toBe(pickDay));
  expect(bodies(api, 'changeBooking')).toEqual([]);
});

test('where nothing is left to book there is a way to the order, and to another one', async () => {
  const api = apiOf(overview({ bookStatus: 'completed', bookableNum: 0 })).on(
    getBookingOptionList,
    { data: month('2026-11') },
  );
  show(api.on(getBooking, { data: overview({ bookStatus: 'completed', bookableNum: 0 }) }));
  expect(await screen.findByText(words.booking.nothing)).toBeTruthy();
  expect(screen.getByRole('link', { name: words.booking.toOrder }).getAttribute('href')).toContain(
    ORDER_NO,
  );
  expect(screen.getByRole('link', { name: words.order.again }).getAttribute('href')).toBe(
    '/en-US/detail/hands-on-pottery?plan=2048&field=11&qty=2',
  );
});

test.each([
  [2, 'Move to Tue 22 Dec, 14:30'],
  [1, 'Pick a time'],
])(
  'a visit of two keeps its time on another day where %s places are free then: “%s”',
  async (remaining, name) => {
    const api = slotsOf(apiOf(booked), [slot('12:00', 2), slot('14:30', remaining)]);
    show(api);
    fireEvent.click(await screen.findByRole('button', { name: /22 Dec/ }));
    expect(await act(name)).toBeTruthy();
    expect(bodies(api, 'changeBooking')).toEqual([]);
  },
);
