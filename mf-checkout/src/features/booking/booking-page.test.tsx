import { beforeEach, expect, jest, test } from '@jest/globals';
import { cancelBooking, changeBooking, createBooking, getBooking, getBookingOption, getBookingOptionList, getCombinationQuotaAndStatus, getOrder } from '@tapnook/contracts/calls';
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
  await waitFor(() => expect(bar()).toBe('Tue 22 Dec, 12:002 places leftSun 13 Dec stays yours until then'));
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
  await waitFor(() => expect(platform.toasts.getState().current?.text).toMatch(/given back or changed elsewhere/));
  expect(await screen.findByRole('heading', { name: 'Book a visit' })).toBeTruthy();
});

test('the month in which a booking has moved stays in sight', async () => {
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
  expect(await screen.findByRole('heading', { name: 'Book a visit' })).toBeTruthy();
  expect(screen.getByText('December 2026')).toBeTruthy();
});

test('a visit is given back after a question that says until when', async () => {
  const api = apiOf(booked).on(cancelBooking, { data: overview() });
  const { platform } = show(api);
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel this visit' }));
  expect(screen.getByText('Free until 12 Dec 2026 14:30.')).toBeTruthy();
  api.on(getBooking, { data: overview() });
  fireEvent.click(screen.getByRole('button', { name: 'Cancel the visit' }));
  await waitFor(() => expect(bodies(api, 'cancelBooking')).toEqual([{ orderNo: ORDER_NO, bookingId: 'b-1' }]));
  expect(await screen.findByRole('heading', { name: 'Book a visit' })).toBeTruthy();
  expect(platform.toasts.getState().current?.text).toBe('Booking canceled: Sun 13 Dec, 14:30');
});

test('a stopped product says so and takes no new booking', async () => {
  const stopped = { ...month('2026-11'), bookingState: 'stopped' as const, bookingStateText: text('The merchant takes no new bookings at the moment.') };
  show(apiOf(overview({ bookingState: 'stopped' })).on(getBookingOptionList, { data: stopped }));
  expect(await screen.findByText('The merchant takes no new bookings at the moment.')).toBeTruthy();
  await pick(/22 Nov/);
  expect(screen.getByRole('button', { name: 'No new bookings' }).hasAttribute('disabled')).toBe(true);
  expect(screen.queryByText(/^Next free/)).toBeNull();
});
