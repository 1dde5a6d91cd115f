import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { DateSlot } from '@tapnook/contracts/api';
import { getAvailableOrderQuantity, getCalendarDay, getCalendarMonth, getMultiExtraOptions, getMultiOptions, getProduct, listMaybeLike, listPlans } from '@tapnook/contracts/calls';
import { accessibilityProblems, renderRemote } from '@tapnook/testing';
import { act, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeMonth, fakeShop } from '../../../dev/fake-shop.ts';
import { productOf } from '../../../dev/shop.fixture.ts';
import { additionOf, fieldOf, groupOf, planOf, tierOf } from '../../features/picker/offer.testkit.ts';
import { remote } from '../../remote.ts';

// A whole screen on a busy machine takes its time.
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 15_000 });

const slot = { definition: { Component: () => <p>another remote</p> }, namespace: 'other@1.0.0', owner: 'other', version: '1.0.0' };
const USER = { userId: '7', name: 'Ka Ho', image: null };
const open = async (path = '/detail/hands-on-pottery', api = fakeShop(), locale: 'en-US' | 'zh-HK' = 'en-US', user: typeof USER | null = null) => {
  const shown = await renderRemote(remote, { api, path, locale, user, slots: { 'merchant-card': slot, 'product-reviews': slot } });
  await screen.findByRole('heading', { level: 1 });
  return shown;
};
const book = (): HTMLElement => document.getElementById('book') as HTMLElement;
// By text: asking a whole calendar for roles takes longer than the tests may.
const button = (name: string): Promise<HTMLElement> => within(book()).findByText(name, { selector: 'button' });
const radio = (label: RegExp): HTMLInputElement => within(book()).getByLabelText(label);
/** The month of a call with other days of it free, and the next one that is. */
const monthOf = (url: URL, nextAvailableDay: string | null, isFree: (slot: DateSlot) => boolean = () => true, reason: DateSlot['reason'] = 'soldOut') => {
  const month = (url.searchParams.get('date') ?? '').slice(0, 7);
  return { data: { month, days: fakeMonth(month).map((slot) => (isFree(slot) ? slot : { ...slot, reason, isSoldOut: reason === 'soldOut' })), nextAvailableDay } };
};

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = () => {};
  window.matchMedia = ((query: string) => ({ matches: true, media: query })) as typeof window.matchMedia;
});

describe('the plan picker', () => {
  test('the refund policy is one press away before anything is bought', async () => {
    await renderRemote(remote, { api: fakeShop(), path: '/detail/hands-on-pottery' });
    expect((await screen.findByRole('link', { name: 'Refund policy' })).getAttribute('href')).toBe('/en-US/terms/refunds');
  });
  test('says the next missing thing until the choice is whole, then hands it over', async () => {
    const { platform } = await open();
    const user = userEvent.setup();
    await button('Choose: Glaze');
    await user.click(radio(/Celadon/));
    await button('Choose a date');
    await user.click(within(book()).getByText(/28 Nov 2026.*3 left/));
    await button('Choose a time');
    await user.click(await within(book()).findByLabelText(/14:10/));
    await user.click(within(book()).getByLabelText('More'));
    await user.click(within(book()).getByLabelText('More: Gift box'));
    // Pressed in one breath: the second builds on the first, though the page shows neither sum yet.
    expect(await within(book()).findByText('HK$878')).toBeDefined();
    await user.click(await button('Book Sat 28 Nov, 14:10'));
    expect(platform.went).toEqual(['/checkout/1024/product?plan=2029&field=11&date=2026-11-28&time=14%3A10&qty=2&add=200%3A1&seen=87800']);
  });

  test('hands over what was pressed last, drawn or not', async () => {
    const { platform } = await open('/detail/hands-on-pottery?field=11&date=2026-11-28&time=14:10');
    const book = await button('Book Sat 28 Nov, 14:10');
    const more = document.querySelector<HTMLElement>('#pick-quantity button[aria-label="More"], #pick-quantity button:last-of-type');
    act(() => {
      more?.click();
      book.click();
    });
    expect(platform.went).toEqual(['/checkout/1024/product?plan=2029&field=11&date=2026-11-28&time=14%3A10&qty=2&seen=84000']);
  });

  test('an addition that costs nothing is free', async () => {
    await open('/detail/hands-on-pottery', fakeShop().on(getMultiExtraOptions, { data: [additionOf('20', [{ price: { HKD: 0, USD: 0 } }, {}])] }));
    expect(await within(book()).findByText('Free')).toBeDefined();
    expect(within(book()).getAllByText(/each$/).map((line) => line.textContent)).toEqual(['+HK$38 each']);
  });

  test('reads the whole choice from the address', async () => {
    await open('/detail/hands-on-pottery?field=11&date=2026-11-28&time=14:10&qty=2');
    await button('Book Sat 28 Nov, 14:10');
    expect(within(book()).getByText('HK$840')).toBeDefined();
  });

  test('places that went in another tab are gone when one comes back to this one, with the next free day', async () => {
    const api = fakeShop();
    await open('/detail/hands-on-pottery?field=11&date=2026-11-28&time=14:10', api);
    await button('Book Sat 28 Nov, 14:10');
    api.on(getCalendarDay, ({ url }) => ({ data: [tierOf('14:10', { day: url.searchParams.get('date') ?? '', isSoldOut: true, remainCount: 0 })] }));
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
      .on(getCalendarDay, ({ url }) => ({ data: [tierOf('14:10', url.search.includes('2030') ? { isSoldOut: true, remainCount: 0 } : {})] }));
    await open('/detail/hands-on-pottery?field=11&date=2026-11-28', api);
    await button('Book Sat 28 Nov, 14:10');
    await userEvent.click(radio(/Plan 2030/));
    expect(await within(book()).findByText('Sat 28 Nov is full.')).toBeDefined();
  });

  test('a day of a shared link that was full, or is over, is not said to have filled up just now', async () => {
    const gone = (tiers: ReturnType<typeof tierOf>[]) => fakeShop().on(getCalendarDay, { data: tiers });
    const { unmount } = await open('/detail/hands-on-pottery?field=11&date=2026-11-22', gone([tierOf('14:10', { day: '2026-11-22', isSoldOut: true, remainCount: 0 })]));
    expect(await within(book()).findByText('Sun 22 Nov is full.')).toBeDefined();
    // No sum is promised for it, nor is it shown as chosen.
    expect(within(book()).queryByText(/^Total for/)).toBeNull();
    expect(screen.getByRole('region', { name: 'Book' }).textContent).not.toContain('22 Nov');
    unmount();
    await open('/detail/hands-on-pottery?field=11&date=2026-11-19', gone([]));
    expect(await within(book()).findByText('Thu 19 Nov cannot be booked.')).toBeDefined();
  });

  test.each(['2020-01-01', '2027-12-25', '2098-01-01'])('%s, of an old or far address, opens on the month of the next free day', async (date) => {
    const api = fakeShop().on(getCalendarDay, ({ url }) => ({ data: url.search.includes(date) ? [] : [tierOf('14:10', { day: '2026-11-20' })] }));
    await open(`/detail/hands-on-pottery?date=${date}`, api.on(getCalendarMonth, ({ url }) => monthOf(url, url.search.includes('date=2026') || date < '2026' ? '2026-11-20' : null)));
    expect(await within(book()).findByText('November 2026')).toBeDefined();
    expect(within(book()).getByLabelText('Next month').getAttribute('aria-disabled')).toBeNull();
    // Said before a glaze is chosen, with its year; and the way out is a day from today.
    expect(await within(book()).findByText(/^(1 Jan 2020 cannot be booked|Nothing is offered on (25 Dec 2027|1 Jan 2098))\.$/)).toBeDefined();
    await userEvent.click(await button('Next free day: Fri 20 Nov'));
    await waitFor(() => expect(within(book()).queryByText(/cannot be booked|Nothing is offered/)).toBeNull());
  });

  test('the last day of a month leads to the first free one of the next', async () => {
    await open('/detail/hands-on-pottery?date=2026-11-22', fakeShop().on(getCalendarDay, { data: [] }).on(getCalendarMonth, ({ url }) => monthOf(url, '2026-12-01', ({ day }) => day < '2026-11-22')));
    expect(await within(book()).findByText('Sun 22 Nov is full.')).toBeDefined();
    await userEvent.click(await button('Next free day: Tue 1 Dec'));
    expect(await within(book()).findByText('December 2026')).toBeDefined();
  });

  test('a day that is over says so when it is pressed', async () => {
    await open();
    await userEvent.click(await within(book()).findByText(/10 Nov 2026, over/));
    expect(await within(book()).findByText('Tue 10 Nov cannot be booked.')).toBeDefined();
    await button('Next free day: Fri 20 Nov');
  });

  test.each([['closed', 'Nothing can be booked in November 2026.'], ['past', 'Nothing can be booked in November 2026.'], ['soldOut', 'Nothing is left in November 2026.']] as const)('a month of which every day is %s', async (reason, words) => {
    await open('/detail/hands-on-pottery', fakeShop().on(getCalendarMonth, ({ url }) => monthOf(url, null, () => false, reason)));
    expect(await within(book()).findByText(words)).toBeDefined();
    expect(await within(book()).findByText('There are no free days for now.')).toBeDefined();
  });

  test('a number beyond what there is is brought down in the address too, and said', async () => {
    const { platform } = await open('/detail/hands-on-pottery?field=11&date=2026-11-28&time=14:10&qty=5');
    expect(await within(book()).findByText('You had chosen more than is possible. The number is now 3.')).toBeDefined();
    await userEvent.click(await within(book()).findByLabelText('Fewer'));
    await waitFor(() => expect(within(book()).queryByText(/more than is possible/)).toBeNull());
    await userEvent.click(await within(book()).findByLabelText(/17:00/));
    await userEvent.click(await button('Book Sat 28 Nov, 17:00'));
    expect(platform.went.at(-1)).toContain('qty=2');
  });

  test('what cannot be chosen stays reachable, says why, and changes nothing', async () => {
    await open('/detail/hands-on-pottery?date=2026-11-28');
    await button('Choose: Glaze');
    const cobalt = radio(/Cobalt\s*, Sold out/);
    await userEvent.click(cobalt);
    expect(cobalt.checked).toBe(false);
    expect(cobalt.getAttribute('aria-disabled')).toBe('true');
    expect(within(book()).getByText('Cobalt · Sold out').getAttribute('role')).toBe('status');
    expect(radio(/Two people/).getAttribute('aria-disabled')).toBe('true');
    expect((await within(book()).findByLabelText(/11:00\s*, sold out/)).getAttribute('aria-disabled')).toBe('true');
  });

  test('a day that cannot be chosen says why when it is pressed, and leads to the next one that can', async () => {
    await open('/detail/hands-on-pottery?field=11');
    await button('Choose a date');
    await userEvent.click(within(book()).getByText(/22 Nov 2026, Full/));
    expect(within(book()).getByText('Sun 22 Nov is full.')).toBeDefined();
    await userEvent.click(await button('Next free day: Mon 23 Nov'));
    await button('Choose a time');
    expect(within(book()).queryByText('Sun 22 Nov is full.')).toBeNull();
  });

  test('plans that do not load leave no dead picker behind, and both places ask again', async () => {
    let failing = true;
    const api = fakeShop().on(listPlans, () => (failing ? { code: '10500', status: 500 } : { data: [planOf('2029', { isSelected: true })] }));
    await open('/detail/hands-on-pottery', api);
    expect(await within(book()).findByText(/“Choose and book” didn’t load/)).toBeDefined();
    expect(book().querySelector('[role="grid"]')).toBeNull();
    failing = false;
    await userEvent.click(screen.getAllByText('Try again').at(-1) as HTMLElement);
    await button('Choose: Glaze');
  });

  test('a missing thing is brought to the focus, said and marked until it is chosen; of a month the first day that is free', async () => {
    const { platform } = await open();
    const said = () => platform.toasts.getState().current;
    await userEvent.click(await button('Choose: Glaze'));
    expect(document.activeElement).toBe(radio(/Celadon/));
    expect(said()).toMatchObject({ kind: 'tip', text: 'Choose: Glaze' });
    expect(book().querySelector('[data-missing]')?.contains(radio(/Celadon/))).toBe(true);
    await userEvent.click(radio(/Celadon/));
    const act = await button('Choose a date');
    expect(book().querySelector('[data-missing]')).toBeNull();
    await userEvent.click(act);
    expect((document.activeElement as HTMLElement).dataset.day).toBe('2026-11-20');
    expect(said()).toMatchObject({ kind: 'tip', text: 'Choose a date' });
    expect(book().querySelector('[data-missing]')?.id).toBe('pick-date');
  });

  test('the number says which limit it has, and again when one asks for more', async () => {
    const { platform } = await open('/detail/hands-on-pottery?field=11&date=2026-11-28&qty=3');
    await within(book()).findByText('Up to 6 per person');
    await userEvent.click(await within(book()).findByLabelText(/14:10/));
    const limit = await within(book()).findByText('3 places left at 14:10');
    const more = within(book()).getByLabelText('More');
    await waitFor(() => expect(more.getAttribute('aria-disabled')).toBe('true'));
    expect(more.getAttribute('aria-describedby')).toBe(limit.id);
    await userEvent.click(more);
    expect(platform.toasts.getState().current).toMatchObject({ kind: 'tip', text: '3 places left at 14:10' });
  });

  describe('of a limit per person', () => {
    const address = '/detail/hands-on-pottery?field=11&date=2026-11-28&time=17:00&qty=5';
    /** The shop of a member who has so many of six, some of them unpaid. */
    const had = (bought: number, held = 0) => fakeShop().on(getAvailableOrderQuantity, { data: { productId: '1024', quantity: 6 - bought, buyLimit: 6, bought, held } });
    const asked = ({ api }: Awaited<ReturnType<typeof open>>): number => api.requests.filter(({ call }) => call === getAvailableOrderQuantity.id).length;

    test('a member can buy what is left of it, and the number in the address comes down to that', async () => {
      const shown = await open(address, had(4), 'en-US', USER);
      expect(await within(book()).findByText('You can buy 2 more (limit 6 each)')).toBeDefined();
      expect(await within(book()).findByText('You had chosen more than is possible. The number is now 2.')).toBeDefined();
      await userEvent.click(await button('Book Sat 28 Nov, 17:00'));
      expect(shown.platform.went.at(-1)).toContain('qty=2');
    });

    test.each([['en-US', 'You already have 6 of 6'], ['zh-HK', '限購6份，你已有6份']] as const)('a member who has all of it is told so, and no button leads to a refusal (%s)', async (locale, reason) => {
      const shown = await open(address, had(6), locale, USER);
      const closed = await button(reason);
      expect(closed.getAttribute('aria-disabled')).toBe('true');
      expect(within(book()).getAllByText(reason)).toHaveLength(2);
      expect(within(book()).queryByText(/more than is possible|超出上限/)).toBeNull();
      await userEvent.click(closed);
      expect(shown.platform.went).toEqual([]);
      expect(shown.platform.toasts.getState().current).toMatchObject({ kind: 'tip', text: reason });
    });

    test('what is unpaid can still be paid or given up, and an order that changed is heard of', async () => {
      const shown = await open(address, had(6, 6), 'en-US', USER);
      await waitFor(() => expect(asked(shown)).toBe(1));
      expect(await button('Book Sat 28 Nov, 17:00')).toBeDefined();
      shown.api.on(getAvailableOrderQuantity, { data: { productId: '1024', quantity: 0, buyLimit: 6, bought: 6, held: 0 } });
      act(() => shown.platform.events.emit('order:changed', { orderNo: 'TN-1' }));
      await button('You already have 6 of 6');
    });

    test('a visitor is asked nothing, nor a member where there is none; a call that fails leaves the page as it was', async () => {
      const visitor = await open(address, had(6));
      await button('Book Sat 28 Nov, 17:00');
      act(() => visitor.platform.events.emit('order:changed', { orderNo: 'TN-1' }));
      expect(asked(visitor)).toBe(0);
      visitor.unmount();
      const free = await open(address, had(0).on(getProduct, { data: productOf({ buyLimit: null }) }), 'en-US', USER);
      await button('Book Sat 28 Nov, 17:00');
      expect(asked(free)).toBe(0);
      free.unmount();
      const failing = await open(address, fakeShop().on(getAvailableOrderQuantity, { code: '10500', status: 500 }), 'en-US', USER);
      await waitFor(() => expect(asked(failing)).toBe(1));
      expect(await within(book()).findByText('Up to 6 per person')).toBeDefined();
      expect(failing.platform.failures).toEqual([]);
    });
  });

  test('another plan keeps what it has too, and says what it has not', async () => {
    const names = (name: string) => ({ name: { en_gb: name, zh_hk: name } });
    const api = fakeShop()
      .on(listPlans, { data: [planOf('2029', { isSelected: true, planName: names('One piece').name }), planOf('2030', { planName: names('Two people').name })] })
      .on(getMultiOptions, ({ body }) => ({ data: [(body as { planId: string }).planId === '2029' ? groupOf('10', [fieldOf('11', names('Celadon')), fieldOf('12', names('Cobalt'))], names('Glaze')) : groupOf('30', [fieldOf('31', names('Celadon'))], names('Glaze'))] }));
    const { platform } = await open('/detail/hands-on-pottery?field=11&date=2026-11-28&time=14:10', api);
    await button('Book Sat 28 Nov, 14:10');
    await userEvent.click(radio(/Two people/));
    await waitFor(() => expect(radio(/Celadon/).value).toBe('31'));
    await waitFor(() => expect(radio(/Celadon/).checked).toBe(true));
    await button('Book Sat 28 Nov, 14:10');
    expect(platform.toasts.getState().current).toBeNull();
    await userEvent.click(radio(/One piece/));
    await userEvent.click(await within(book()).findByLabelText(/Cobalt/));
    await button('Book Sat 28 Nov, 14:10');
    await userEvent.click(radio(/Two people/));
    await button('Choose: Glaze');
    await waitFor(() => expect(platform.toasts.getState().current).toMatchObject({ kind: 'tip', text: 'Not in this plan: Cobalt' }));
  });

  test('a calendar that fails says so and the rest stays', async () => {
    await open('/detail/hands-on-pottery', fakeShop().on(getCalendarMonth, { code: '10500', status: 500 }));
    expect(await within(book()).findByText(/“Dates” didn’t load/)).toBeDefined();
    expect(within(book()).queryByText(/not offered/)).toBeNull();
    expect(radio(/One piece/)).toBeDefined();
  });
});

describe('the page', () => {
  test.each(['en-US', 'zh-HK'] as const)('has nothing that axe objects to in %s', async (locale) => {
    const { container } = await open('/detail/hands-on-pottery', fakeShop(), locale);
    await within(book()).findAllByText(/28 Nov 2026|2026年11月28日/);
    expect(await accessibilityProblems(container)).toEqual([]);
  });
  test('that meets elsewhere leads there, not to the shop', async () => {
    await open('/detail/hands-on-pottery', fakeShop().on(getProduct, { data: productOf({ experienceLocation: { en_gb: 'Meet at Choi Hung station', zh_hk: '彩虹站集合' }, locationCoordinate: { latitude: 22.3349, longitude: 114.2089 } }) }));
    const where = screen.getByRole('region', { name: 'Where' });
    expect(within(where).getAllByRole('listitem')).toHaveLength(1);
    expect(within(where).getByRole('heading', { name: 'Meet at Choi Hung station' })).toBeDefined();
    expect(within(where).getByRole('link', { name: 'Open in a map' }).getAttribute('href')).toContain('mlat=22.3349&mlon=114.2089');
    expect(within(where).queryByText(/Yu Chau Street/)).toBeNull();
  });
  test('remembers that it was looked at', async () => {
    await open();
    expect(JSON.parse(localStorage.getItem('tapnook.history') ?? '')).toEqual(['1024']);
  });
  test('neighbours that fail can be asked for again', async () => {
    const api = fakeShop().on(listMaybeLike, { code: '10500', status: 500 });
    await open('/detail/hands-on-pottery', api);
    const alert = await screen.findByText(/“Round the next corner” didn’t load/);
    api.on(listMaybeLike, { data: [] });
    await userEvent.click(within(alert.closest('[role="alert"]') as HTMLElement).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/Round the next corner/)).toBeNull());
  });
  test.each([
    ['sold out', { soldOut: true, soldOutSetting: { buttonText: { en_gb: 'See other trams', zh_hk: '看其他電車' }, introducer: { en_gb: 'Every evening has gone.', zh_hk: '全部已滿。' } } }, 'Oops, sold out'],
    ['not on sale yet', { status: 'WAIT_ON_SHELF' as const, startSellTime: '2026-12-01T01:00:00Z' }, 'Not on sale yet'],
    ['over', { endSellTime: '2026-11-01T01:00:00Z' }, 'This sale is over'],
  ])('%s: no picker, but the page stays', async (_, change, title) => {
    await open('/detail/hands-on-pottery', fakeShop().on(getProduct, { data: productOf(change) }));
    expect(screen.getByRole('heading', { name: title })).toBeDefined();
    expect(screen.queryByRole('grid')).toBeNull();
    expect(screen.getByRole('heading', { name: "What you’ll do" })).toBeDefined();
  });
  test.each([['See other workshops', 'See other workshops'], ['', 'See Workshops']])('sold out: leads to its category in the words of its setting (%j), else by its name', async (words, name) => {
    await open('/detail/hands-on-pottery', fakeShop().on(getProduct, { data: productOf({ soldOut: true, soldOutSetting: { buttonText: { en_gb: words, zh_hk: '' }, introducer: { en_gb: '', zh_hk: '' } } }) }));
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/en-US/search?categoryId=22');
  });
  test('not on sale yet: says what it will cost, as its card does', async () => {
    await open('/detail/hands-on-pottery', fakeShop().on(getProduct, { data: productOf({ status: 'WAIT_ON_SHELF', startSellTime: '2026-12-01T01:00:00Z', lowestSpecialPrice: null, highestPrice: { HKD: 62_000, USD: 7_950 } }) }));
    expect(screen.getByRole('region', { name: 'Not on sale yet' }).textContent).toMatch(/From ?HK\$580/);
  });
  test('a visitor asks to be told, by a valid address', async () => {
    const { api } = await open('/detail/hands-on-pottery', fakeShop().on(getProduct, { data: productOf({ soldOut: true }) }));
    await userEvent.click(screen.getByRole('button', { name: 'Tell me' }));
    expect(api.requests.some(({ call }) => call === 'subscribeToProduct')).toBe(false);
    await userEvent.type(screen.getByRole('textbox', { name: /Email/ }), 'ka.yan@example.hk');
    await userEvent.click(screen.getByRole('button', { name: 'Tell me' }));
    expect(await screen.findByText(/as soon as it can be booked/)).toBeDefined();
    expect(api.requests.find(({ call }) => call === 'subscribeToProduct')?.request.body).toEqual({ productId: '1024', email: 'ka.yan@example.hk' });
  });
});
