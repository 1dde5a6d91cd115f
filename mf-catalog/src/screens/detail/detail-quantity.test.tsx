import { describe, expect, test } from '@jest/globals';
import { getAvailableOrderQuantity, getProduct, listPlans } from '@tapnook/contracts/calls';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { book, button, open, USER } from '../../../dev/detail-page.fixture.tsx';
import { fakeShop } from '../../../dev/fakes.ts';
import { FAMILY, planOf } from '../../../dev/offer.fixture.ts';
import { productOf } from '../../../dev/shop.fixture.ts';

describe('the number of the picker', () => {
  test('a number beyond what there is is brought down in the address too, and said', async () => {
    const { platform } = await open(
      '/detail/hands-on-pottery?field=11&date=2026-11-28&time=14:10&qty=5',
    );
    expect(
      await within(book()).findByText('You had chosen more than is possible. The number is now 3.'),
    ).toBeDefined();
    await userEvent.click(await within(book()).findByLabelText('Fewer'));
    await waitFor(() => expect(within(book()).queryByText(/more than is possible/)).toBeNull());
    await userEvent.click(await within(book()).findByLabelText(/17:00/));
    await userEvent.click(await button('Book Sat 28 Nov, 17:00'));
    expect(platform.went.at(-1)).toContain('qty=2');
  });
  // Covers: CAT-075
  test('the number says which limit it has, and again when one asks for more', async () => {
    const { platform } = await open('/detail/hands-on-pottery?field=11&date=2026-11-28&qty=3');
    await within(book()).findByText('Up to 6 per person');
    await userEvent.click(await within(book()).findByLabelText(/14:10/));
    const limit = await within(book()).findByText('3 places left at 14:10');
    const more = within(book()).getByLabelText('More');
    await waitFor(() => expect(more.getAttribute('aria-disabled')).toBe('true'));
    expect(more.getAttribute('aria-describedby')).toBe(limit.id);
    await userEvent.click(more);
    expect(platform.toasts.getState().current).toMatchObject({
      kind: 'tip',
      text: '3 places left at 14:10',
    });
  });
  test('a family is counted by kinds of persons, always an adult, and handed over', async () => {
    const plan = planOf('2029', {
      isSelected: true,
      hasAdditions: false,
      personTypes: [...FAMILY],
    });
    const { platform } = await open(
      '/detail/hands-on-pottery?field=11&date=2026-11-28&time=17:00',
      fakeShop().on(listPlans, { data: [plan] }),
    );
    const fewer = await within(book()).findByLabelText('Fewer: adult');
    expect(fewer.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(within(book()).getByLabelText('More: adult'));
    await userEvent.click(within(book()).getByLabelText('More: child'));
    await within(book()).findByText('Total for 3');
    await userEvent.click(await button('Book Sat 28 Nov, 17:00'));
    expect(platform.went.at(-1)).toContain('qty=3&who=adult%3A2&who=child%3A1');
  });
  test.each([
    ['en-US', 'dated', 'Sat 28 Nov · 14:10 · 2 places'],
    ['zh-HK', 'dated', '11月28日 · 14:10 · 2份'],
    ['en-US', 'cash-coupon', '2 vouchers'],
    ['zh-HK', 'cash-coupon', '2張'],
  ] as const)(
    'the bar calls it as the checkout does (%s, %s)',
    async (locale, productKind, words) => {
      await open(
        '/detail/hands-on-pottery?field=11&date=2026-11-28&time=14:10&qty=2',
        fakeShop().on(getProduct, { data: productOf({ productKind }) }),
        locale,
      );
      const bar = await screen.findByRole('region', { name: locale === 'en-US' ? 'Book' : '預訂' });
      expect(await within(bar).findByText(words)).toBeDefined();
    },
  );
});

describe('the number of the picker, of a limit per person', () => {
  const address = '/detail/hands-on-pottery?field=11&date=2026-11-28&time=17:00&qty=5';
  /** The shop of a member who has so many of six, some of them unpaid. */
  const had = (bought: number, held = 0) =>
    fakeShop().on(getAvailableOrderQuantity, {
      data: { productId: '1024', quantity: 6 - bought, buyLimit: 6, bought, held },
    });
  const asked = ({ api }: Awaited<ReturnType<typeof open>>): number =>
    api.requests.filter(({ call }) => call === getAvailableOrderQuantity.id).length;

  // Covers: ORD-021
  test('a member can buy what is left, and the address’s number comes down to that', async () => {
    const shown = await open(address, had(4), 'en-US', USER);
    expect(await within(book()).findByText('You can buy 2 more (limit 6 each)')).toBeDefined();
    expect(
      await within(book()).findByText('You had chosen more than is possible. The number is now 2.'),
    ).toBeDefined();
    await userEvent.click(await button('Book Sat 28 Nov, 17:00'));
    expect(shown.platform.went.at(-1)).toContain('qty=2');
  });

  test.each([
    ['en-US', 'You already have 6 of 6'],
    ['zh-HK', '限購6份，你已有6份'],
  ] as const)(
    'a member who has all of it is told so, and no button leads to a refusal (%s)',
    async (locale, reason) => {
      const shown = await open(address, had(6), locale, USER);
      const closed = await button(reason);
      expect(closed.getAttribute('aria-disabled')).toBe('true');
      expect(within(book()).getAllByText(reason)).toHaveLength(2);
      expect(within(book()).queryByText(/more than is possible|超出上限/)).toBeNull();
      await userEvent.click(closed);
      expect(shown.platform.went).toEqual([]);
      expect(shown.platform.toasts.getState().current).toMatchObject({
        kind: 'tip',
        text: reason,
      });
    },
  );

  test('unpaid orders can be paid or given up, and an order that changed is heard of', async () => {
    const shown = await open(address, had(6, 6), 'en-US', USER);
    await waitFor(() => expect(asked(shown)).toBe(1));
    expect(await button('Book Sat 28 Nov, 17:00')).toBeDefined();
    shown.api.on(getAvailableOrderQuantity, {
      data: { productId: '1024', quantity: 0, buyLimit: 6, bought: 6, held: 0 },
    });
    act(() => shown.platform.events.emit('order:changed', { orderNo: 'TN-1' }));
    await button('You already have 6 of 6');
  });

  test('asks for no purchases of visitors or without limit; failures change nothing', async () => {
    const visitor = await open(address, had(6));
    await button('Book Sat 28 Nov, 17:00');
    act(() => visitor.platform.events.emit('order:changed', { orderNo: 'TN-1' }));
    expect(asked(visitor)).toBe(0);
    visitor.unmount();
    const free = await open(
      address,
      had(0).on(getProduct, { data: productOf({ buyLimit: null }) }),
      'en-US',
      USER,
    );
    await button('Book Sat 28 Nov, 17:00');
    expect(asked(free)).toBe(0);
    free.unmount();
    const failing = await open(
      address,
      fakeShop().on(getAvailableOrderQuantity, { code: '10500', status: 500 }),
      'en-US',
      USER,
    );
    await waitFor(() => expect(asked(failing)).toBe(1));
    expect(await within(book()).findByText('Up to 6 per person')).toBeDefined();
    expect(failing.platform.failures).toEqual([]);
  });
});
