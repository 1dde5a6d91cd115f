import { describe, expect, test } from '@jest/globals';
import { getProduct, listMaybeLike } from '@tapnook/contracts/calls';
import { accessibilityProblems } from '@tapnook/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { book, open } from '../../../dev/detail-page.fixture.tsx';
import { fakeShop } from '../../../dev/fakes.ts';
import { productOf } from '../../../dev/shop.fixture.ts';

describe('the page', () => {
  test.each(['en-US', 'zh-HK'] as const)(
    'has nothing that axe objects to in %s',
    async (locale) => {
      const { container } = await open('/detail/hands-on-pottery', fakeShop(), locale);
      await within(book()).findAllByText(/28 Nov 2026|2026年11月28日/);
      expect(await accessibilityProblems(container)).toEqual([]);
    },
  );
  test('that meets elsewhere leads there, not to the shop', async () => {
    await open(
      '/detail/hands-on-pottery',
      fakeShop().on(getProduct, {
        data: productOf({
          experienceLocation: { en_gb: 'Meet at Choi Hung station', zh_hk: '彩虹站集合' },
          locationCoordinate: { latitude: 22.3349, longitude: 114.2089 },
        }),
      }),
    );
    const where = screen.getByRole('region', { name: 'Where' });
    expect(within(where).getAllByRole('listitem')).toHaveLength(1);
    expect(within(where).getByRole('heading', { name: 'Meet at Choi Hung station' })).toBeDefined();
    expect(
      within(where).getByRole('link', { name: 'Open in a map' }).getAttribute('href'),
    ).toContain('mlat=22.3349&mlon=114.2089');
    expect(within(where).queryByText(/Yu Chau Street/)).toBeNull();
  });
  // Covers: HOM-007
  test('remembers that it was looked at', async () => {
    await open();
    expect(JSON.parse(localStorage.getItem('tapnook.history') ?? '')).toEqual(['1024']);
  });
  test('neighbours that fail can be asked for again', async () => {
    const api = fakeShop().on(listMaybeLike, { code: '10500', status: 500 });
    await open('/detail/hands-on-pottery', api);
    const alert = await screen.findByText(/“Similar experiences nearby” didn’t load/);
    api.on(listMaybeLike, { data: [] });
    await userEvent.click(
      within(alert.closest('[role="alert"]') as HTMLElement).getByRole('button', {
        name: 'Try again',
      }),
    );
    await waitFor(() => expect(screen.queryByText(/Similar experiences nearby/)).toBeNull());
  });
  test.each([
    [
      'sold out',
      {
        soldOut: true,
        soldOutSetting: {
          buttonText: { en_gb: 'See other trams', zh_hk: '看其他電車' },
          introducer: { en_gb: 'Every evening has gone.', zh_hk: '全部已滿。' },
        },
      },
      'Oops, sold out',
    ],
    [
      'not on sale yet',
      { status: 'WAIT_ON_SHELF' as const, startSellTime: '2026-12-01T01:00:00Z' },
      'Not on sale yet',
    ],
    ['past', { endSellTime: '2026-11-01T01:00:00Z' }, 'This sale is over'],
  ])('%s: no picker, but the page stays', async (_, change, title) => {
    await open('/detail/hands-on-pottery', fakeShop().on(getProduct, { data: productOf(change) }));
    expect(screen.getByRole('heading', { name: title })).toBeDefined();
    expect(screen.queryByRole('grid')).toBeNull();
    expect(screen.getByRole('heading', { name: 'What you’ll do' })).toBeDefined();
  });
  // Covers: STA-018
  test.each([
    ['See other workshops', 'See other workshops'],
    ['', 'See Workshops'],
  ])(
    'sold out: leads to its category in the words of its setting (%j), else by its name',
    async (words, name) => {
      await open(
        '/detail/hands-on-pottery',
        fakeShop().on(getProduct, {
          data: productOf({
            soldOut: true,
            soldOutSetting: {
              buttonText: { en_gb: words, zh_hk: '' },
              introducer: { en_gb: '', zh_hk: '' },
            },
          }),
        }),
      );
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(
        '/en-US/search?categoryId=22',
      );
    },
  );
});

describe('a product that cannot be bought', () => {
  test('not on sale yet: says what it will cost, as its card does', async () => {
    await open(
      '/detail/hands-on-pottery',
      fakeShop().on(getProduct, {
        data: productOf({
          status: 'WAIT_ON_SHELF',
          startSellTime: '2026-12-01T01:00:00Z',
          lowestSpecialPrice: null,
          highestPrice: { HKD: 62_000, USD: 7_950 },
        }),
      }),
    );
    expect(screen.getByRole('region', { name: 'Not on sale yet' }).textContent).toMatch(
      /From ?HK\$580/,
    );
  });
  // Covers: STA-018
  test('a visitor asks to be told, by a valid address', async () => {
    const { api } = await open(
      '/detail/hands-on-pottery',
      fakeShop().on(getProduct, { data: productOf({ soldOut: true }) }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Tell me' }));
    expect(api.requests.some(({ call }) => call === 'subscribeToProduct')).toBe(false);
    await userEvent.type(screen.getByRole('textbox', { name: /Email/ }), 'ka.yan@example.hk');
    await userEvent.click(screen.getByRole('button', { name: 'Tell me' }));
    expect(await screen.findByText(/as soon as it can be booked/)).toBeDefined();
    expect(api.requests.find(({ call }) => call === 'subscribeToProduct')?.request.body).toEqual({
      productId: '1024',
      email: 'ka.yan@example.hk',
    });
  });
});
