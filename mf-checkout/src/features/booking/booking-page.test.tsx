import { beforeEach, expect, jest, test } from '@jest/globals';
import {
  changeBooking,
  createBooking,
  getBooking,
  getBookingOption,
  getBookingOptionList,
  getOrder,
  getOrderTimeline,
} from '@tapnook/contracts/calls';
import { accessibilityProblems, type FakeApi } from '@tapnook/testing';
import { act as inAct, fireEvent, screen, waitFor } from '@testing-library/react';
import {
  act,
  apiOf,
  bodies,
  booked,
  month,
  optionsOf,
  order,
  ORDER_NO,
  overview,
  pick,
  second,
  show,
  text,
  type Overview,
  visit,
} from '../../../dev/booking-page.fixture.tsx';
import { voucher } from '../../../dev/order.fixture.ts';
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

test('keeps booked visits when the product stopped, with the deadline where changeable', async () => {
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

test('a day that was picked for a new visit is not meant for the booked one that is pressed then', async () => {
  show(apiOf({ ...booked, bookableNum: 1 }));
  await pick(/22 Nov/);
  await act('Book Sun 22 Nov, 12:00');
  fireEvent.click(screen.getAllByRole('button', { name: /Booked/ })[0] as HTMLElement);
  expect(await act('Pick a day')).toBeTruthy();
});

test('shows the uses of a partly used voucher and the date of a used one', async () => {
  const used = voucher(1, {
    status: 'redeemed',
    usedCount: 1,
    redeemedAt: '2026-11-16T04:05:00.000Z',
  });
  const partly = voucher(2, {
    usedCount: 2,
    usageLimit: 10,
    redeemedAt: '2026-11-16T04:05:00.000Z',
  });
  show(
    apiOf({
      ...booked,
      bookedNum: 1,
      bookings: booked.bookings.map((booking) => ({
        ...booking,
        bookingNum: 1,
        voucherNos: [partly.voucherNo],
      })),
    }).on(getOrder, { data: { ...order, vouchers: [used, partly] } }),
  );
  expect((await screen.findByRole('button', { name: /Booked/ })).textContent).toContain(
    '14:30 · 2 of 10 used',
  );
  expect(screen.getByRole('heading', { name: 'Change visit 2' })).toBeTruthy();
  expect(screen.getByText('Mon 16 Nov').closest('li')?.textContent).toBe(
    'Voucher 1: EnjoyedMon 16 Nov12:05',
  );
});

const table = (fieldId: string, name: string) => ({
  optionId: '8',
  optionName: text('Table'),
  fieldId,
  fieldName: text(name),
  type: 'chips',
  sort: 1,
});
const field = (id: string, name: string, isSelected: boolean) => ({
  id,
  name: text(name),
  isSelected,
  type: 'field',
  status: 'active',
});
const TABLES = [
  {
    id: '8',
    name: text('Table'),
    displayType: 'chips' as const,
    type: 'option',
    status: 'active',
    fields: [field('81', 'Window', true), field('82', 'Terrace', false)],
  },
];
const onTheTerrace = {
  ...booked,
  bookings: booked.bookings.map((booking) => ({
    ...booking,
    date: '2026-11-22',
    time: '14:30',
    fieldIds: ['82'],
    options: [table('82', 'Terrace')],
    changeableUntil: '2026-11-21T06:30:00.000Z',
  })),
};
const apiOfTables = (state: Overview): FakeApi =>
  apiOf(state).on(getBookingOption, ({ url }) => ({
    data: { ...optionsOf(url.searchParams.get('date') ?? ''), options: TABLES },
  }));

// Covers: PRD-012
test('a visit shows its own table, which changes alone at the same time, though that is full', async () => {
  const api = apiOfTables(onTheTerrace).on(changeBooking, { data: onTheTerrace });
  const { platform } = show(api);
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Terrace' })).checked).toBe(
    true,
  );
  expect(screen.getAllByText('14:30 · Terrace · 2 vouchers')).toHaveLength(2);
  fireEvent.click(await screen.findByRole('button', { name: /22 Nov 2026/ }));
  expect((await act('Nothing is changed yet')).hasAttribute('disabled')).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: 'Window' }));
  fireEvent.click(await act('Save the change'));
  await waitFor(() =>
    expect(bodies(api, 'changeBooking')).toEqual([
      { orderNo: ORDER_NO, date: '2026-11-22', time: '14:30', fieldIds: ['81'], bookingId: 'b-1' },
    ]),
  );
  await waitFor(() =>
    expect(platform.toasts.getState().current?.text).toBe(
      'Booking changed: Sun 22 Nov, 14:30. A confirmation is on its way.',
    ),
  );
});

test('a table that has sold out is not to be chosen, and says so; the visit’s own stays its own', async () => {
  const sold = TABLES.map((group) => ({
    ...group,
    fields: [
      ...group.fields.map((one) => ({ ...one, status: 'inactive' })),
      { ...field('83', 'Bar', false), status: 'inactive' },
    ],
  }));
  const gone = async (name: RegExp): Promise<string | null> =>
    (await screen.findByRole('radio', { name })).getAttribute('aria-disabled');
  show(
    apiOf(onTheTerrace).on(getBookingOption, ({ url }) => ({
      data: { ...optionsOf(url.searchParams.get('date') ?? ''), options: sold },
    })),
  );
  expect([await gone(/Terrace/), await gone(/Bar.*Full/)]).toEqual([null, 'true']);
});

test('the table alone is pressed, and the day stays', async () => {
  show(apiOfTables(onTheTerrace));
  fireEvent.click(await screen.findByRole('radio', { name: 'Window' }));
  expect((await act('Save the change')).hasAttribute('disabled')).toBe(false);
  fireEvent.click(screen.getByRole('radio', { name: 'Terrace' }));
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

test('as many vouchers are booked as are shown, though more were asked for before they went', async () => {
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

test('a booked visit whose cut-off is over stands alone: nothing is offered that would change it', async () => {
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

test('of the visits to book the next one is marked', async () => {
  show(apiOf(overview()));
  const tiles = await screen.findAllByRole('button', { name: /To book/ });
  expect(tiles.map((tile) => tile.getAttribute('aria-pressed'))).toEqual(['true', 'false']);
});

test('a refunded visit says how much came back, and when', async () => {
  const gone = voucher(2, { status: 'invalid' });
  const event = {
    id: '1',
    at: '2026-11-16T04:00:00.000Z',
    kind: 'voucher' as const,
    event: 'voucher_refunded',
    voucherNo: gone.voucherNo,
    title: text('Voucher refunded'),
    amount: null,
    coins: null,
  };
  show(
    apiOf(overview({ bookableNum: 1 }))
      .on(getOrder, { data: { ...order, vouchers: [voucher(1), gone], refundedAmount: 32_000 } })
      .on(getOrderTimeline, { data: { orderNo: ORDER_NO, events: [event] } }),
  );
  expect((await screen.findByText('Mon 16 Nov')).closest('li')?.textContent).toBe(
    'Voucher 2: RefundedHK$320Mon 16 Nov',
  );
});

test('puts the voucher number and the table of the visit into its calendar file', async () => {
  let file = '';
  const reader = new FileReader();
  reader.addEventListener('load', () => void (file = reader.result as string));
  Object.assign(URL, {
    createObjectURL: (saved: Blob) => {
      reader.readAsText(saved);
      return 'blob:1';
    },
    revokeObjectURL: () => undefined,
  });
  const click = jest
    .spyOn(HTMLAnchorElement.prototype, 'click')
    .mockImplementation(() => undefined);
  show(apiOfTables(onTheTerrace));
  await screen.findByRole('radio', { name: 'Terrace' });
  fireEvent.click(await screen.findByRole('button', { name: words.detail.calendar }));
  await waitFor(() => expect(file).toContain(`UID:v-1@tapnook`));
  expect(file).toContain('· Terrace ·');
  click.mockRestore();
});

// Covers: PRD-012
test('shows a missed visit with what can be done, and nothing to press', async () => {
  const past = visit(1, 'b-1', '2026-11-19');
  const missed = voucher(1, {
    bookingDate: '2026-11-19',
    bookingTime: '14:30',
    endExchangeTime: '2027-04-12T16:00:00.000Z',
  });
  const page = show(
    apiOf({ ...booked, bookings: [past] }).on(getOrder, { data: { ...order, vouchers: [missed] } }),
  );
  expect(await screen.findByText('Not used on Thu 19 Nov')).toBeTruthy();
  expect(screen.getByText('Thu 19 Nov').closest('li')?.textContent).toBe(
    'Voucher 1: Not usedThu 19 NovValid until 12 Apr 2027',
  );
  expect(screen.getByRole('link', { name: 'Ask about a refund' })).toBeTruthy();
  for (const role of ['button', 'grid', 'heading'])
    expect([role, screen.queryByRole(role, { name: /Voucher 1|Change|calendar|Move/i })]).toEqual([
      role,
      null,
    ]);
  expect(
    screen.queryByText(/^Booked|Nothing left to book|can be changed or cancelled until/),
  ).toBeNull();
  page.unmount();
  // The one still to come is the chosen one.
  show(
    apiOf({ ...booked, bookings: [past, second] }).on(getOrder, {
      data: {
        ...order,
        vouchers: [missed, voucher(2, { bookingDate: second.date, bookingTime: '14:30' })],
      },
    }),
  );
  expect(await screen.findByRole('heading', { name: 'Change visit 2' })).toBeTruthy();
  expect(screen.getByText('Not used on Thu 19 Nov')).toBeTruthy();
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
