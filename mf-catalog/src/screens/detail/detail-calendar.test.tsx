import { describe, expect, jest, test } from '@jest/globals';
import { getCalendarDay, getCalendarMonth, listPlans } from '@tapnook/contracts/calls';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { book, button, monthOf, open, press, radio } from '../../../dev/detail-page.fixture.tsx';
import { fakeShop } from '../../../dev/fakes.ts';
import { planOf, tierOf } from '../../../dev/offer.fixture.ts';

describe('the days of the picker', () => {
  // Covers: CAT-064
  test('shows the next free day when the places were sold in another tab', async () => {
    const api = fakeShop();
    await open('/detail/hands-on-pottery?field=11&date=2026-11-28&time=14:10', api);
    await button('Book Sat 28 Nov, 14:10');
    api.on(getCalendarDay, ({ url }) => ({
      data: [
        tierOf('14:10', {
          day: url.searchParams.get('date') ?? '',
          isSoldOut: true,
          remainCount: 0,
        }),
      ],
    }));
    const now = Date.now();
    const later = jest.spyOn(Date, 'now').mockImplementation(() => now + 20_000);
    window.dispatchEvent(new Event('visibilitychange'));
    expect(await within(book()).findByText('That day has just filled up.')).toBeDefined();
    await button('Next free day: Fri 20 Nov');
    later.mockRestore();
  });
  test('a day that another plan has not is full there, and has not just filled up', async () => {
    const api = fakeShop()
      .on(listPlans, { data: [planOf('2029', { isSelected: true }), planOf('2030')] })
      .on(getCalendarDay, ({ url }) => ({
        data: [
          tierOf('14:10', url.search.includes('2030') ? { isSoldOut: true, remainCount: 0 } : {}),
        ],
      }));
    await open('/detail/hands-on-pottery?field=11&date=2026-11-28', api);
    await button('Book Sat 28 Nov, 14:10');
    await press(radio(/Plan 2030/));
    expect(await within(book()).findByText('Sat 28 Nov is full.')).toBeDefined();
  });
  test('a shared link’s day, full or over before, is not said to have just filled up', async () => {
    const gone = (tiers: ReturnType<typeof tierOf>[]) =>
      fakeShop().on(getCalendarDay, { data: tiers });
    const { unmount } = await open(
      '/detail/hands-on-pottery?field=11&date=2026-11-22',
      gone([tierOf('14:10', { day: '2026-11-22', isSoldOut: true, remainCount: 0 })]),
    );
    expect(await within(book()).findByText('Sun 22 Nov is full.')).toBeDefined();
    // No sum is promised for it, nor is it shown as chosen.
    expect(within(book()).queryByText(/^Total for/)).toBeNull();
    expect(screen.getByRole('region', { name: 'Book' }).textContent).not.toContain('22 Nov');
    unmount();
    await open('/detail/hands-on-pottery?field=11&date=2026-11-19', gone([]));
    expect(await within(book()).findByText('Thu 19 Nov cannot be booked.')).toBeDefined();
  });
  // Covers: CAT-063
  test.each(['2020-01-01', '2027-12-25', '2098-01-01'])(
    '%s, of an old or far address, opens on the month of the next free day',
    async (date) => {
      const api = fakeShop().on(getCalendarDay, ({ url }) => ({
        data: url.search.includes(date) ? [] : [tierOf('14:10', { day: '2026-11-20' })],
      }));
      await open(
        `/detail/hands-on-pottery?date=${date}`,
        api.on(getCalendarMonth, ({ url }) =>
          monthOf(url, url.search.includes('date=2026') || date < '2026' ? '2026-11-20' : null),
        ),
      );
      expect(await within(book()).findByText('November 2026')).toBeDefined();
      expect(within(book()).getByLabelText('Next month').getAttribute('aria-disabled')).toBeNull();
      // Said before a glaze is chosen, with its year; and the way out is a day from today.
      expect(
        await within(book()).findByText(
          /^(1 Jan 2020 cannot be booked|Nothing is offered on (25 Dec 2027|1 Jan 2098))\.$/,
        ),
      ).toBeDefined();
      await userEvent.click(await button('Next free day: Fri 20 Nov'));
      await waitFor(() =>
        expect(within(book()).queryByText(/cannot be booked|Nothing is offered/)).toBeNull(),
      );
    },
  );
});

describe('the months of the picker', () => {
  // Covers: CAT-062
  test('the last day of a month leads to the first free one of the next', async () => {
    await open(
      '/detail/hands-on-pottery?date=2026-11-22',
      fakeShop()
        .on(getCalendarDay, { data: [] })
        .on(getCalendarMonth, ({ url }) =>
          monthOf(url, '2026-12-01', ({ day }) => day < '2026-11-22'),
        ),
    );
    expect(await within(book()).findByText('Sun 22 Nov is full.')).toBeDefined();
    await userEvent.click(await button('Next free day: Tue 1 Dec'));
    expect(await within(book()).findByText('December 2026')).toBeDefined();
  });
  // Covers: CAT-062
  test('a day that is over says so when it is pressed', async () => {
    await open();
    await userEvent.click(await within(book()).findByText(/10 Nov 2026, past/));
    expect(await within(book()).findByText('Tue 10 Nov cannot be booked.')).toBeDefined();
    await button('Next free day: Fri 20 Nov');
  });
  test.each([
    ['closed', 'Nothing can be booked in November 2026.'],
    ['past', 'Nothing can be booked in November 2026.'],
    ['soldOut', 'Nothing is left in November 2026.'],
  ] as const)('a month of which every day is %s', async (reason, words) => {
    await open(
      '/detail/hands-on-pottery',
      fakeShop().on(getCalendarMonth, ({ url }) => monthOf(url, null, () => false, reason)),
    );
    expect(await within(book()).findByText(words)).toBeDefined();
    expect(await within(book()).findByText('There are no free days for now.')).toBeDefined();
  });
  // Covers: CAT-062
  test('says why a day cannot be chosen when pressed, and leads to the next free one', async () => {
    await open('/detail/hands-on-pottery?field=11');
    await button('Choose a date');
    await userEvent.click(within(book()).getByText(/22 Nov 2026, Full/));
    expect(within(book()).getByText('Sun 22 Nov is full.')).toBeDefined();
    await userEvent.click(await button('Next free day: Mon 23 Nov'));
    await button('Choose a time');
    expect(within(book()).queryByText('Sun 22 Nov is full.')).toBeNull();
  });
  test('a calendar that fails says so and the rest stays', async () => {
    await open(
      '/detail/hands-on-pottery',
      fakeShop().on(getCalendarMonth, { code: '10500', status: 500 }),
    );
    expect(await within(book()).findByText(/“Dates” didn’t load/)).toBeDefined();
    expect(within(book()).queryByText(/unavailable/)).toBeNull();
    expect(radio(/One piece/)).toBeDefined();
  });
});
