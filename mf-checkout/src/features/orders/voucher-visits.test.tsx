import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { showOrder, timelineEvent } from '../../../dev/order-page.fixture.tsx';
import { paidOrder, voucher } from '../../../dev/order.fixture.ts';

test('explains the icons of the chart in its legend, the expired one too', async () => {
  const order = paidOrder({
    orderStatus: 'EXP',
    vouchers: [voucher(1, { status: 'expired_and_unredeemed' })],
  });
  const events = ['voucher_issued', 'voucher_expired'].map((name) => ({
    ...timelineEvent(name, 'voucher', name),
    voucherNo: voucher(1).voucherNo,
  }));
  showOrder(order, events);
  const legend = await screen.findByRole('list', { name: 'What the marks mean' });
  expect(
    within(legend)
      .getAllByRole('listitem')
      .map((one) => one.textContent),
  ).toEqual(['Bought', 'Expired']);
});

test('a booked visit names its option; it can be changed until its cut-off only', async () => {
  const terrace = {
    optionId: '1',
    optionName: { en_gb: 'Table', zh_hk: '' },
    fieldId: '12',
    fieldName: { en_gb: 'Terrace', zh_hk: '' },
    type: 'chips',
    sort: 1,
  };
  const showWith = (changeableUntil: string) => {
    const order = paidOrder({
      isBooking: true,
      vouchers: [
        voucher(1, {
          bookingDate: '2026-12-13',
          bookingTime: '14:30',
          changeableUntil,
          bookingOptions: [terrace],
        }),
      ],
    });
    const events = [
      {
        ...timelineEvent('1', 'booking', 'Booking changed'),
        event: 'booking_changed',
        voucherNo: voucher(1).voucherNo,
        slot: { date: '2026-12-13', time: '14:30' },
        options: [terrace],
      },
      {
        ...timelineEvent('2', 'booking', 'Booking released'),
        event: 'booking_invalid',
        voucherNo: voucher(1).voucherNo,
      },
      { ...timelineEvent('3', 'booking', 'Visit passed'), event: 'booking_missed' },
      { ...timelineEvent('4', 'voucher', 'Voucher refunded'), event: 'voucher_refunded' },
    ];
    return showOrder(order, events);
  };
  const page = showWith('2026-12-12T06:30:00.000Z');
  expect(await screen.findByText('Sun 13 Dec, 14:30 · Terrace')).toBeTruthy();
  expect(await screen.findByText('Booked · Terrace')).toBeTruthy();
  expect((await screen.findByText('Booking changed')).closest('li')?.textContent).toContain(
    'Sun 13 Dec, 14:30 · Terrace · Voucher 1',
  );
  for (const back of ['Booking released', 'Visit passed', 'Voucher refunded'])
    expect(screen.getByText(back).closest('li')?.dataset['state']).toBe('back');
  expect(screen.getByRole('link', { name: 'Change' })).toBeTruthy();
  page.unmount();
  showWith('2026-11-20T09:00:00.000Z');
  expect(await screen.findByText('Sun 13 Dec, 14:30 · Terrace')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Change' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Book, change or cancel a day' })).toBeNull();
});

test('while no day can be booked none is offered', async () => {
  const open = { isBooking: true, participationDate: null, startTime: null };
  const page = showOrder(paidOrder({ ...open, bookingState: 'in_booking' }));
  expect(await screen.findByRole('link', { name: 'Pick a day' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Book a day' })).toBeTruthy();
  page.unmount();
  showOrder(
    paidOrder({
      ...open,
      bookingState: 'stopped',
      vouchers: [
        voucher(1, {
          bookingDate: '2026-12-13',
          bookingTime: '14:30',
          changeableUntil: '2026-12-12T06:30:00.000Z',
        }),
        voucher(2),
      ],
    }),
    [{ ...timelineEvent('voucher_issued', 'voucher', 'Issued'), voucherNo: voucher(2).voucherNo }],
  );
  expect(await screen.findByText('1 booked, 1 to use')).toBeTruthy();
  expect(await screen.findByText('No new bookings')).toBeTruthy();
  expect(screen.getByText('No new bookings · valid until 28 Nov 2026')).toBeTruthy();
  expect(screen.queryByText(/[Bb]ook by/)).toBeNull();
  expect(screen.queryByRole('link', { name: /Pick a day|^Book/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Change or cancel a day' })).toBeTruthy();
});

test('no month of the chart goes without its name because today is near', async () => {
  showOrder(
    paidOrder({
      participationDate: null,
      vouchers: [
        voucher(1, {
          participationTime: null,
          startExchangeTime: '2026-11-01T00:00:00.000Z',
          endExchangeTime: '2027-06-20T16:00:00.000Z',
        }),
      ],
    }),
    [
      {
        ...timelineEvent('voucher_issued', 'voucher', 'Issued'),
        at: '2026-11-02T00:00:00.000Z',
        voucherNo: voucher(1).voucherNo,
      },
    ],
  );
  await screen.findByText('Today');
  expect(['Nov', 'Dec', 'Jan', 'Feb'].filter((name) => screen.queryByText(name) === null)).toEqual(
    [],
  );
});

test('does not count a missed visit as booked in order, chart and list', async () => {
  const missed = voucher(1, {
    bookingDate: '2026-11-19',
    bookingTime: '12:00',
    changeableUntil: '2026-11-18T04:00:00.000Z',
  });
  const coming = voucher(2, { bookingDate: '2026-12-13', bookingTime: '14:30' });
  const page = showOrder(
    paidOrder({
      isBooking: true,
      participationDate: null,
      startTime: null,
      vouchers: [missed, coming],
    }),
    [{ ...timelineEvent('voucher_issued', 'voucher', 'Issued'), voucherNo: missed.voucherNo }],
  );
  expect(await screen.findByText('1 booked, 1 not used on its day')).toBeTruthy();
  await waitFor(() =>
    expect(page.container.querySelector('li > p:first-child')?.textContent).toBe(
      'Voucher 1Not used on Thu 19 Nov',
    ),
  );
  // The lane, the line, and the note below them.
  expect(screen.getAllByText('Not used on Thu 19 Nov')).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'Ask about a refund' }).getAttribute('href')).toMatch(
    /\/help\?orderNo=TN2611-7KQ2M9XBCD$/,
  );
  expect(screen.queryByText(/^Thu 19 Nov/)).toBeNull();
  expect(
    page.container.querySelector('[data-state="requires_redeemed"]')?.lastElementChild?.textContent,
  ).toBe('Unredeemed');
});
