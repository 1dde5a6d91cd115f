import { beforeEach, expect, jest, test } from '@jest/globals';
import { cancelBooking, changeBooking, createBooking, getBooking, getBookingOption, getBookingOptionList, getCombinationQuotaAndStatus, getOrder, getOrderTimeline } from '@tapnook/contracts/calls';
import type { CallData } from '@tapnook/platform';
import { accessibilityProblems, createFakeApi, renderWithPlatform, type FakeApi, type Rendered } from '@tapnook/testing';
import { configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { paidOrder, voucher } from '../../../dev/order.fixture.ts';
import words from '../../locales/en-US.json' with { type: 'json' };
import { BookingPage } from './booking-page.tsx';

// A busy machine draws late; it is the outcome that counts.
configure({ asyncUtilTimeout: 8000 });
jest.setTimeout(30_000);

type Overview = CallData<'getBooking'>;
const ORDER_NO = 'TN2609-18802';
const text = (en_gb: string) => ({ en_gb, zh_hk: en_gb });
const order = paidOrder({ orderNo: ORDER_NO, isBooking: true, electronicCouponType: 'limited_voucher', participationDate: null, startTime: null });
const overview = (more: Partial<Overview> = {}): Overview => ({
  orderNo: ORDER_NO, productId: '1', productName: text('Afternoon tea'), planName: text('Tea for two'), bookStatus: 'unbooked', bookingState: 'in_booking', openBookingDate: null, lastBookingDate: '2027-01-31', bookableNum: 2, bookedNum: 0, cutOffHours: 24, bookings: [], ...more,
});
const booked = overview({
  bookStatus: 'booked', bookableNum: 0, bookedNum: 2,
  bookings: [{ bookingId: 'b-1', orderNo: ORDER_NO, date: '2026-12-13', time: '14:30', fieldIds: [], options: [], bookingNum: 2, customerName: 'Ka Yan', voucherNos: [voucher(1).voucherNo, voucher(2).voucherNo], status: 'booked', changeableUntil: '2026-12-12T06:30:00.000Z', createdAt: '2026-11-20T09:00:00.000Z' }],
});
const day = (date: string, status: 'available' | 'few' | 'full', remaining: number) => ({ date, total: 10, remaining, status });
const month = (name: string): CallData<'getBookingOptionList'> => ({
  orderNo: ORDER_NO, month: name, bookingState: 'in_booking', bookingStateText: text('Open'), openBookingDate: null, days: [day(`${name}-21`, 'available', 9), day(`${name}-22`, 'few', 2), day(`${name}-23`, 'full', 0)], nextFreeDate: '2026-11-21',
});
const optionsOf = (date: string): CallData<'getBookingOption'> => ({
  orderNo: ORDER_NO, date, bookingState: 'in_booking', options: [], slots: [{ time: '12:00', total: 5, remaining: 2, status: 'few' }, { time: '14:30', total: 5, remaining: 0, status: 'full' }], bookableNum: 2,
});
const apiOf = (state: Overview, now = (): Overview => state): FakeApi =>
  createFakeApi()
    .on(getOrder, { data: order })
    .on(getBooking, () => ({ data: now() }))
    .on(getBookingOptionList, ({ body }) => ({ data: month((body as { month: string }).month) }))
    .on(getBookingOption, ({ url }) => ({ data: optionsOf(url.searchParams.get('date') ?? '') }))
    .on(getCombinationQuotaAndStatus, { data: { orderNo: ORDER_NO, date: '2026-11-22', time: '12:00', fieldIds: [], total: 5, remaining: 2, status: 'few', bookingState: 'in_booking' } });
const show = (api: FakeApi): Rendered => renderWithPlatform(<BookingPage orderNo={ORDER_NO} />, { api, words, user: { userId: '1', name: 'Ka Yan', image: null } });
const bodies = (api: FakeApi, call: string) => api.requests.filter((seen) => seen.call === call).map(({ request }) => request.body);
/** The button that acts; one word of it is for narrow screens, where the day stands beside it. */
const act = (name: string): Promise<HTMLElement> => screen.findByRole('button', { name: (said) => said.startsWith(name) });
const pick = async (name: RegExp): Promise<void> => {
  fireEvent.click(await screen.findByRole('button', { name }));
  fireEvent.click(await screen.findByRole('radio', { name: /^12:00/ }));
};
beforeEach(() => sessionStorage.clear());

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
  await waitFor(() => expect(bodies(api, 'createBooking')).toEqual([{ orderNo: ORDER_NO, date: '2026-11-22', time: '12:00', fieldIds: [], bookingNum: 1, customerName: 'Ka Yan Cheung' }]));
  await waitFor(() => expect(platform.toasts.getState().current?.text).toBe('Booked Sun 22 Nov, 12:00. A confirmation is on its way.'));
});

test('the button says what is missing and leads there; beside it stands what was chosen, and what stays until then', async () => {
  const { container } = show(apiOf(booked));
  const bar = (): string => container.querySelector('[data-bottom-bar] [role="status"]')?.textContent ?? '';
  const button = await screen.findByRole('button', { name: 'Pick a day' });
  expect(bar()).toBe('Change a visitSun 13 Dec, 14:30');
  await screen.findByText('2 left');
  fireEvent.click(button);
  expect(document.activeElement?.closest('[role="gridcell"]')).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /22 Dec/ }));
  await screen.findByRole('radio', { name: /^12:00/ });
  fireEvent.click(screen.getByRole('button', { name: 'Pick a time' }));
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: /^12:00/ }));
  fireEvent.click(screen.getByRole('radio', { name: /^12:00/ }));
  await waitFor(() => expect(bar()).toBe('Tue 22 Dec, 12:00 · 2 vouchers2 places leftSun 13 Dec stays yours until then'));
});

test('a booking moves, and stays when the new place is gone', async () => {
  const api = apiOf(booked).on(changeBooking, { code: '20619', status: 400, text: 'Fully booked.' });
  show(api);
  expect(await screen.findByText('The old place stays yours until the new one is confirmed.')).toBeTruthy();
  await pick(/22 Dec/);
  const move = await act('Move to Tue 22 Dec, 12:00');
  await waitFor(() => expect(move.hasAttribute('disabled')).toBe(false));
  fireEvent.click(move);
  expect(await screen.findByText('Your old booking is still yours.')).toBeTruthy();
  expect(bodies(api, 'changeBooking')).toEqual([{ orderNo: ORDER_NO, date: '2026-12-22', time: '12:00', fieldIds: [], bookingId: 'b-1' }]);
});

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
  await waitFor(() => expect(platform.toasts.getState().current?.text).toMatch(/canceled or changed elsewhere/));
  expect(await screen.findByRole('heading', { name: 'Book a visit' })).toBeTruthy();
  expect(await act('Pick a day')).toBeTruthy();
});

const visit = (index: number, bookingId: string, date: string, createdAt = '2026-11-20T09:00:00.000Z'): Overview['bookings'][number] => ({ ...(booked.bookings[0] as Overview['bookings'][number]), bookingId, date, bookingNum: 1, voucherNos: [voucher(index).voucherNo], createdAt, changeableUntil: `${date}T00:00:00.000Z` });
const [first, second] = [visit(1, 'b-1', '2026-12-13'), visit(2, 'b-2', '2026-12-14')];
const both = { ...booked, bookings: [first, second] };

test('the day picked for a visit that ended elsewhere is offered for no other one, of which nothing was asked', async () => {
  let now = both;
  const api = apiOf(both, () => now).on(changeBooking, () => {
    now = { ...both, bookings: [first, { ...second, status: 'completed' as const }] };
    return { code: '10405', status: 404, text: 'Not found.' };
  });
  const { platform } = show(api);
  fireEvent.click((await screen.findAllByRole('button', { name: /Booked/ }))[1] as HTMLElement);
  expect(screen.getByRole('heading', { name: 'Change visit 2' })).toBeTruthy();
  await pick(/22 Dec/);
  const move = await act('Move to Tue 22 Dec, 12:00');
  await waitFor(() => expect(move.hasAttribute('disabled')).toBe(false));
  fireEvent.click(move);
  expect(await screen.findByRole('heading', { name: 'Change visit 1' })).toBeTruthy();
  expect(platform.toasts.getState().current?.text).toMatch(/canceled or changed elsewhere/);
  expect(screen.queryByText(/Not found|still yours\.|^Instead$/)).toBeNull();
  expect(await act('Pick a day')).toBeTruthy();
});

test('the question about a visit that moved elsewhere closes and turns to no other visit, which the page shows where it is now', async () => {
  const moved = { ...both, bookings: [first, { ...second, bookingId: 'b-3', date: '2026-12-22' }] };
  let now = both;
  const api = apiOf(both, () => now).on(cancelBooking, () => {
    now = moved;
    return { code: '10405', status: 404, text: 'Not found.' };
  });
  const { platform } = show(api);
  fireEvent.click((await screen.findAllByRole('button', { name: /Booked/ }))[1] as HTMLElement);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel this visit' }));
  expect(screen.getByRole('dialog', { name: 'Cancel Mon 14 Dec, 14:30?' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel the visit' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(platform.toasts.getState().current?.text).toMatch(/canceled or changed elsewhere/);
  expect((await screen.findAllByText('Tue 22 Dec, 14:30')).length).toBeGreaterThan(0);
  expect(screen.getByRole('heading', { name: 'Change visit 2' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel this visit' }));
  expect(screen.queryByText('Not found.')).toBeNull();
  expect(bodies(api, 'cancelBooking')).toEqual([{ orderNo: ORDER_NO, bookingId: 'b-2' }]);
});

test('an order that was used up elsewhere says why nothing moved, and promises no change', async () => {
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
  expect(platform.toasts.getState().current?.text).toMatch(/^This visit is over, or was/);
  expect(screen.queryByText(/can be changed or canceled until/)).toBeNull();
});

test('when the last voucher is booked its visit is the chosen one, not an earlier one', async () => {
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
  const moved = overview({ bookStatus: 'partially_booked', bookableNum: 1, bookedNum: 1, bookings: booked.bookings.map((booking) => ({ ...booking, bookingId: 'b-2', date: '2026-12-22', time: '12:00' })) });
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
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel this visit · 2 vouchers' }));
  expect(screen.getByText('The visit is canceled for all 2 vouchers, and their places go to somebody else. What you bought stays good for any other open day.')).toBeTruthy();
  expect(screen.getByText('Free until 12 Dec 2026 14:30.')).toBeTruthy();
  api.on(getBooking, { data: overview() });
  fireEvent.click(screen.getByRole('button', { name: 'Cancel the visit' }));
  await waitFor(() => expect(bodies(api, 'cancelBooking')).toEqual([{ orderNo: ORDER_NO, bookingId: 'b-1' }]));
  expect(await screen.findByRole('heading', { name: 'Book a visit' })).toBeTruthy();
  expect(platform.toasts.getState().current?.text).toBe('Booking canceled: Sun 13 Dec, 14:30');
});

const lost = (): never => {
  throw new TypeError('connection reset');
};
const keys = (api: FakeApi, call: string) => api.requests.filter((seen) => seen.call === call).map(({ request }) => request.headers.get('idempotency-key'));
const press = async (name: string): Promise<void> => {
  const button = await act(name);
  await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
  fireEvent.click(button);
};

test('a booking whose answer was lost is not called off; pressed again it is the same one, until another day is picked', async () => {
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
  expect(await screen.findByText(words.booking.notBooked)).toBeTruthy();
  await press('Book Sat 21 Nov, 12:00');
  await waitFor(() => expect(keys(api, 'createBooking')).toHaveLength(4));
  const [one, same, other, again] = keys(api, 'createBooking');
  expect([one, new Set([one, other, again]).size]).toEqual([same, 3]);
  expect(platform.toasts.getState().current).toBeFalsy();
});

test('a booking whose answer was lost is told once the visits show it, and leaves nothing to press', async () => {
  let now = overview();
  const api = apiOf(now, () => now).on(createBooking, () => {
    now = { ...both, bookableNum: 1, bookedNum: 1, bookings: [visit(1, 'b-9', '2026-11-22')].map((one) => ({ ...one, time: '12:00' })) };
    return lost();
  });
  const { platform } = show(api);
  await pick(/22 Nov/);
  await press('Book Sun 22 Nov, 12:00');
  await waitFor(() => expect(platform.toasts.getState().current?.text).toBe('Booked Sun 22 Nov, 12:00. A confirmation is on its way.'));
  expect(await act('Pick a day')).toBeTruthy();
  expect(screen.queryByText(words.booking.doubt)).toBeNull();
});

test('a move and a canceling whose answers were lost are told once the visits show them', async () => {
  let now = booked;
  const api = apiOf(now, () => now).on(changeBooking, () => {
    now = { ...booked, bookings: booked.bookings.map((one) => ({ ...one, bookingId: 'b-2', date: '2026-12-22', time: '12:00', changeableUntil: '2026-12-21T04:00:00.000Z' })) };
    return lost();
  }).on(cancelBooking, () => {
    now = overview();
    return lost();
  });
  const { platform } = show(api);
  await pick(/22 Dec/);
  await press('Move to Tue 22 Dec, 12:00');
  await waitFor(() => expect(platform.toasts.getState().current?.text).toMatch(/^Booking moved to Tue 22 Dec, 12:00/));
  expect(screen.queryByText(words.booking.stillYours)).toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: /Cancel this visit/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Cancel the visit' }));
  await waitFor(() => expect(platform.toasts.getState().current?.text).toBe('Booking canceled: Tue 22 Dec, 12:00'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe(words.booking.visits));
});

test('a canceling whose answer was lost says that it is not known', async () => {
  show(apiOf(booked).on(cancelBooking, lost));
  fireEvent.click(await screen.findByRole('button', { name: /Cancel this visit/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Cancel the visit' }));
  expect((await screen.findByRole('alert')).textContent).toContain(words.booking.doubt);
});

test('a voucher that was used up elsewhere says so, though the page turns to the visit that is left', async () => {
  let now: Overview = { ...both, bookableNum: 1, bookedNum: 1, bookings: [first] };
  const api = apiOf(now, () => now).on(createBooking, () => {
    now = { ...now, bookableNum: 0 };
    return { code: '20622', status: 400, text: 'This voucher cannot be used.' };
  });
  const { platform } = show(api);
  await pick(/22 Nov/);
  await press('Book Sun 22 Nov, 12:00');
  expect(await screen.findByRole('heading', { name: 'Change visit 1' })).toBeTruthy();
  expect(platform.toasts.getState().current?.text).toBe('This voucher cannot be used.');
});

test('a stopped product says so and takes no new booking', async () => {
  const stopped = { ...month('2026-11'), bookingState: 'stopped' as const, bookingStateText: text('The merchant takes no new bookings at the moment.') };
  show(apiOf(overview({ bookingState: 'stopped' })).on(getBookingOptionList, { data: stopped }));
  expect(await screen.findByText('The merchant takes no new bookings at the moment.')).toBeTruthy();
  expect(screen.queryByText(/To book|Any open day|^By /)).toBeNull();
  expect(screen.getAllByRole('button', { name: /Not booked/ })).toHaveLength(2);
  expect(screen.queryByText(/^Next free|^Book a visit$|can be changed or canceled until/)).toBeNull();
  expect(screen.queryByRole('grid')).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('while no new day can be booked, giving a visit back promises none', async () => {
  show(apiOf({ ...booked, bookingState: 'stopped' }));
  fireEvent.click(await screen.findByRole('button', { name: /Cancel this visit/ }));
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

test('a partly used voucher shows what it is now, its booked visit too; a used one when it was used', async () => {
  const used = voucher(1, { status: 'redeemed', usedCount: 1, redeemedAt: '2026-11-16T04:05:00.000Z' });
  const partly = voucher(2, { usedCount: 2, usageLimit: 10, redeemedAt: '2026-11-16T04:05:00.000Z' });
  show(apiOf({ ...booked, bookedNum: 1, bookings: booked.bookings.map((booking) => ({ ...booking, bookingNum: 1, voucherNos: [partly.voucherNo] })) }).on(getOrder, { data: { ...order, vouchers: [used, partly] } }));
  expect((await screen.findByRole('button', { name: /Booked/ })).textContent).toContain('14:30 · 2 of 10 uses');
  expect(screen.getByRole('heading', { name: 'Change visit 2' })).toBeTruthy();
  expect(screen.getByText('Mon 16 Nov').closest('li')?.textContent).toBe('Voucher 1: EnjoyedMon 16 Nov12:05');
});

const table = (fieldId: string, name: string) => ({ optionId: '8', optionName: text('Table'), fieldId, fieldName: text(name), type: 'chips', sort: 1 });
const field = (id: string, name: string, isSelected: boolean) => ({ id, name: text(name), isSelected, type: 'field', status: 'active' });
const TABLES = [{ id: '8', name: text('Table'), displayType: 'chips' as const, type: 'option', status: 'active', fields: [field('81', 'Window', true), field('82', 'Terrace', false)] }];
const onTheTerrace = { ...booked, bookings: booked.bookings.map((booking) => ({ ...booking, date: '2026-11-22', time: '14:30', fieldIds: ['82'], options: [table('82', 'Terrace')], changeableUntil: '2026-11-21T06:30:00.000Z' })) };
const apiOfTables = (state: Overview): FakeApi => apiOf(state).on(getBookingOption, ({ url }) => ({ data: { ...optionsOf(url.searchParams.get('date') ?? ''), options: TABLES } }));

test('a visit shows its own table, which changes alone at the same time, though that is full', async () => {
  const api = apiOfTables(onTheTerrace).on(changeBooking, { data: onTheTerrace });
  const { platform } = show(api);
  expect((await screen.findByRole('radio', { name: 'Terrace' }) as HTMLInputElement).checked).toBe(true);
  expect(screen.getAllByText('14:30 · Terrace · 2 vouchers')).toHaveLength(2);
  fireEvent.click(await screen.findByRole('button', { name: /22 Nov 2026/ }));
  expect((await act('Nothing is changed yet')).hasAttribute('disabled')).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: 'Window' }));
  fireEvent.click(await act('Save the change'));
  await waitFor(() => expect(bodies(api, 'changeBooking')).toEqual([{ orderNo: ORDER_NO, date: '2026-11-22', time: '14:30', fieldIds: ['81'], bookingId: 'b-1' }]));
  await waitFor(() => expect(platform.toasts.getState().current?.text).toBe('Booking changed: Sun 22 Nov, 14:30. A confirmation is on its way.'));
});

test('a table that has sold out is not to be chosen, and says so; the visit’s own stays its own', async () => {
  const sold = TABLES.map((group) => ({ ...group, fields: [...group.fields.map((one) => ({ ...one, status: 'inactive' })), { ...field('83', 'Bar', false), status: 'inactive' }] }));
  const gone = async (name: RegExp): Promise<string | null> => (await screen.findByRole('radio', { name })).getAttribute('aria-disabled');
  show(apiOf(onTheTerrace).on(getBookingOption, ({ url }) => ({ data: { ...optionsOf(url.searchParams.get('date') ?? ''), options: sold } })));
  expect([await gone(/Terrace/), await gone(/Bar.*Full/)]).toEqual([null, 'true']);
});

test('the table alone is pressed, and the day stays', async () => {
  show(apiOfTables(onTheTerrace));
  fireEvent.click(await screen.findByRole('radio', { name: 'Window' }));
  expect((await act('Save the change')).hasAttribute('disabled')).toBe(false);
  fireEvent.click(screen.getByRole('radio', { name: 'Terrace' }));
  expect(await act('Pick a day')).toBeTruthy();
});

test('as many vouchers are booked as are shown, though more were asked for before they went', async () => {
  sessionStorage.setItem(`tn.checkout.1.booking.${ORDER_NO}`, JSON.stringify({ count: 3, name: 'Ka Yan' }));
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
  expect(await screen.findByText(/can be changed or canceled until 1440 hours/)).toBeTruthy();
  await pick(/22 Nov/);
  expect((await screen.findAllByText('This visit cannot be changed or canceled any more once booked.')).length).toBeGreaterThan(0);
  expect(screen.queryByText(/can be changed or canceled until/)).toBeNull();
});

test('times that do not come say so, and are asked for again', async () => {
  const api = apiOf(overview()).on(getBookingOption, { code: '10503', status: 503, text: 'Not now.' });
  show(api);
  fireEvent.click(await screen.findByRole('button', { name: /22 Nov/ }));
  expect((await screen.findAllByText('Not now.')).length).toBe(1);
  api.on(getBookingOption, ({ url }) => ({ data: optionsOf(url.searchParams.get('date') ?? '') }));
  fireEvent.click((await screen.findAllByRole('button', { name: words.state.retry }))[0] as HTMLElement);
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
  const event = { id: '1', at: '2026-11-16T04:00:00.000Z', kind: 'voucher' as const, event: 'voucher_refunded', voucherNo: gone.voucherNo, title: text('Voucher refunded'), amount: null, coins: null };
  show(apiOf(overview({ bookableNum: 1 })).on(getOrder, { data: { ...order, vouchers: [voucher(1), gone], refundedAmount: 32_000 } }).on(getOrderTimeline, { data: { orderNo: ORDER_NO, events: [event] } }));
  expect((await screen.findByText('Mon 16 Nov')).closest('li')?.textContent).toBe('Voucher 2: RefundedHK$320Mon 16 Nov');
});

test('the calendar file of a visit bears the number of its voucher, as on the order’s page, and its own table', async () => {
  let file = '';
  const reader = new FileReader();
  reader.addEventListener('load', () => void (file = String(reader.result)));
  Object.assign(URL, { createObjectURL: (saved: Blob) => { reader.readAsText(saved); return 'blob:1'; }, revokeObjectURL: () => undefined });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  show(apiOfTables(onTheTerrace));
  await screen.findByRole('radio', { name: 'Terrace' });
  fireEvent.click(await screen.findByRole('button', { name: words.detail.calendar }));
  await waitFor(() => expect(file).toContain(`UID:${voucher(1).voucherNo}@tapnook`));
  expect(file).toContain('· Terrace ·');
  click.mockRestore();
});

test('a visit that passed unused is told as such, with what can be done; there is nothing to press for it', async () => {
  const past = visit(1, 'b-1', '2026-11-19');
  const missed = voucher(1, { bookingDate: '2026-11-19', bookingTime: '14:30', endExchangeTime: '2027-04-12T16:00:00.000Z' });
  const page = show(apiOf({ ...booked, bookings: [past] }).on(getOrder, { data: { ...order, vouchers: [missed] } }));
  expect(await screen.findByText('Not used on Thu 19 Nov')).toBeTruthy();
  expect(screen.getByText('Thu 19 Nov').closest('li')?.textContent).toBe('Voucher 1: Not usedThu 19 NovValid until 12 Apr 2027');
  expect(screen.getByRole('link', { name: 'Ask about a refund' })).toBeTruthy();
  for (const role of ['button', 'grid', 'heading']) expect([role, screen.queryByRole(role, { name: /Voucher 1|Change|calendar|Move/i })]).toEqual([role, null]);
  expect(screen.queryByText(/^Booked|Nothing left to book|can be changed or canceled until/)).toBeNull();
  page.unmount();
  // The one still to come is the chosen one.
  show(apiOf({ ...booked, bookings: [past, second] }).on(getOrder, { data: { ...order, vouchers: [missed, voucher(2, { bookingDate: second.date, bookingTime: '14:30' })] } }));
  expect(await screen.findByRole('heading', { name: 'Change visit 2' })).toBeTruthy();
  expect(screen.getByText('Not used on Thu 19 Nov')).toBeTruthy();
});
