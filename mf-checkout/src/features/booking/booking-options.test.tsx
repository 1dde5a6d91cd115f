import { beforeEach, expect, jest, test } from '@jest/globals';
import { changeBooking, getBookingOption } from '@tapnook/contracts/calls';
import type { FakeApi } from '@tapnook/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import {
  act,
  apiOf,
  bodies,
  booked,
  optionsOf,
  ORDER_NO,
  show,
  text,
  type Overview,
} from '../../../dev/booking-page.fixture.tsx';
import words from '../../locales/en-US.json' with { type: 'json' };

beforeEach(() => sessionStorage.clear());

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
test('a visit shows its table, which changes alone at the same full time', async () => {
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

test('a sold-out table is not to be chosen, and says so; the visit’s stays its own', async () => {
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
