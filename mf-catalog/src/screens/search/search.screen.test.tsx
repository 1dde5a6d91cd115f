import { beforeAll, describe, expect, test } from '@jest/globals';
import {
  getDistrictAndCategories,
  getSearchCounts,
  searchProducts,
} from '@tapnook/contracts/calls';
import { accessibilityProblems, renderRemote, renderWithPlatform } from '@tapnook/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeShop } from '../../../dev/fakes.ts';
import { SearchBox } from '../../features/autocomplete/search-box.tsx';
import words from '../../locales/en-US.json' with { type: 'json' };
import { remote } from '../../remote.ts';

beforeAll(() => {
  window.scrollTo = () => {};
  // The accessibility check measures glyphs where it can; here it cannot.
  HTMLCanvasElement.prototype.getContext = () => null;
});
const lastSearch = (api: ReturnType<typeof fakeShop>): unknown =>
  api.requests.findLast(({ call }) => call === 'searchProducts')?.request.body;

describe('the search', () => {
  // Covers: RTE-009
  test('asks for what the address says and shows it', async () => {
    const { api, container } = await renderRemote(remote, {
      api: fakeShop(),
      path: '/search?keyword=tea&categoryId=22&highestPrice=40000',
    });
    expect(await screen.findByRole('heading', { level: 1, name: '“tea”' })).toBeDefined();
    expect(await screen.findAllByRole('article')).toHaveLength(3);
    expect(lastSearch(api)).toEqual({
      keyword: 'tea',
      categoryIds: ['22'],
      highestPrice: 40_000,
      sort: 'recommended',
      pageNum: 1,
      pageSize: 24,
    });
    expect(await screen.findByRole('button', { name: 'Remove: Workshops' })).toBeDefined();
    expect(container.querySelectorAll('fieldset svg[data-bars] rect')).toHaveLength(24);
    expect(await accessibilityProblems(container)).toEqual([]);
  });
  test('a filter goes into the address, its chip takes it out again', async () => {
    const { api } = await renderRemote(remote, { api: fakeShop(), path: '/search' });
    await userEvent.click(await screen.findByRole('checkbox', { name: /Instant confirmation/ }));
    await waitFor(() => expect(lastSearch(api)).toMatchObject({ orderCheckWay: 'instant' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove: Instant confirmation' }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Remove: Instant confirmation' })).toBeNull(),
    );
  });
  // Covers: CAT-057
  test('a branch of categories and further words are chips that can be taken off', async () => {
    const { api } = await renderRemote(remote, {
      api: fakeShop(),
      path: '/search?searchList=dumplings&rootCategoryId=22',
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Workshops' })).toBeDefined();
    expect(lastSearch(api)).toMatchObject({ searchList: ['dumplings'], rootCategoryId: '22' });
    await userEvent.click(screen.getByRole('button', { name: 'Remove: “dumplings”' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove: Workshops' }));
    await waitFor(() =>
      expect(lastSearch(api)).toEqual({ sort: 'recommended', pageNum: 1, pageSize: 24 }),
    );
  });
  test.each([
    ['2020-01-01', 'Remove: 1 Jan 2020, past'],
    ['2027-11-24', 'Remove: 24 Nov 2027'],
    ['2026-12-30~2027-01-02', 'Remove: Wed 30 Dec – 2 Jan 2027'],
  ])('the days %s are said with the year that is not this one', async (when, name) => {
    await renderRemote(remote, { api: fakeShop(), path: `/search?bookableTime=${when}` });
    expect(await screen.findByRole('button', { name })).toBeDefined();
  });
  // Covers: CAT-055
  test('calls no filter gone when the filter trees failed; names it after a retry', async () => {
    let down = true;
    const api = fakeShop();
    const trees = (await api
      .fetch(new Request('http://shop.test/api/user/product/districtAndCategories'))
      .then((answer) => answer.json())) as { readonly data: never };
    api.on(getDistrictAndCategories, () => (down ? { code: '10500', status: 500 } : trees));
    await renderRemote(remote, { api, path: '/search?categoryId=22' });
    expect(await screen.findByRole('button', { name: 'Remove: Category' })).toBeDefined();
    expect(screen.queryByText(words.search.gone)).toBeNull();
    down = false;
    await userEvent.click(
      (await screen.findAllByRole('button', { name: words.section.retry }))[0] as HTMLElement,
    );
    expect(await screen.findByRole('button', { name: 'Remove: Workshops' })).toBeDefined();
    expect(screen.getByRole('heading', { level: 1, name: 'Workshops' })).toBeDefined();
  });
});

describe('the failures and prices of the search', () => {
  test('a search that failed is not counted as nothing found', async () => {
    await renderRemote(remote, {
      api: fakeShop().on(searchProducts, { code: '10500', status: 500 }),
      path: '/search',
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Filters' }));
    const sheet = within(await screen.findByRole('dialog'));
    expect(sheet.getByRole('button', { name: 'Show' })).toBeDefined();
    expect(sheet.queryByRole('button', { name: /Show 0/ })).toBeNull();
    expect(sheet.getByRole('button', { name: /again/i })).toBeDefined();
  });
  test('moves the focus to the next filter or heading when keys remove one', async () => {
    await renderRemote(remote, {
      api: fakeShop(),
      path: '/search?keyword=tea&orderCheckWay=instant&lowestPrice=10000&lowestScore=4.5',
    });
    (await screen.findByRole('button', { name: 'Remove: Instant confirmation' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Remove: Instant confirmation' })).toBeNull(),
    );
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove: 4.5 and up' }));
    screen.getByRole('button', { name: 'Clear all' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });
  test('a price between the steps of the slider stays as it was asked for', async () => {
    const { api } = await renderRemote(remote, {
      api: fakeShop(),
      path: '/search?lowestPrice=900&highestPrice=100',
    });
    const handles = await screen.findAllByRole<HTMLInputElement>('slider');
    expect(handles.map(({ value }) => value)).toEqual(['0', '2000']);
    expect(lastSearch(api)).toMatchObject({ lowestPrice: 100, highestPrice: 900 });
  });
  test('where few are far dearer the end of the scale stands for them too', async () => {
    const api = fakeShop();
    const told = {
      totalCount: 3,
      categories: [],
      districts: [],
      orderCheckWays: [],
      cashCouponCount: 0,
      lowestPrice: 2_000,
      highestPrice: 980_000,
      priceScale: 160_000,
      priceBars: Array.from({ length: 24 }, () => 1),
      days: [],
      scores: [],
      merchantCount: 0,
    };
    await renderRemote(remote, {
      api: api.on(getSearchCounts, { data: told }),
      path: '/search?lowestPrice=2000',
    });
    const [low, high] = await screen.findAllByRole<HTMLInputElement>('slider');
    await waitFor(() =>
      expect([high?.max, high?.getAttribute('aria-valuetext')]).toEqual([
        '160000',
        'HK$1,600 and up',
      ]),
    );
    fireEvent.change(low as HTMLInputElement, { target: { value: '4000' } });
    await waitFor(() => expect(lastSearch(api)).toMatchObject({ lowestPrice: 4_000 }));
    expect(lastSearch(api)).not.toHaveProperty('highestPrice');
  });

  test('the slider says the price asked for, and moves only the handle that is moved', async () => {
    const { api } = await renderRemote(remote, {
      api: fakeShop(),
      path: '/search?lowestPrice=5000&highestPrice=15000',
    });
    const [low, high] = await screen.findAllByRole<HTMLInputElement>('slider');
    expect([low, high].map((handle) => handle?.getAttribute('aria-valuetext'))).toEqual([
      'HK$50',
      'HK$150',
    ]);
    fireEvent.change(low as HTMLInputElement, { target: { value: '6000' } });
    await waitFor(() =>
      expect(lastSearch(api)).toMatchObject({ lowestPrice: 6_000, highestPrice: 15_000 }),
    );
  });
});

describe('the form of the search', () => {
  test('its form without script keeps everything that is on', async () => {
    const query =
      'keyword=tea&searchList=dumplings&searchList=steam&rootCategoryId=4&categoryId=22' +
      '&bookableTime=weekend&lowestPrice=10000&highestPrice=40000&orderCheckWay=instant' +
      '&lowestScore=4&isCashCouponProduct=true&productListId=105&campaignId=3&showBanner=true' +
      '&sort=price_ASC';
    await renderRemote(remote, { api: fakeShop(), path: `/search?${query}` });
    await screen.findByRole('checkbox', { name: /Workshops/ });
    const fields = screen
      .getByRole('form', { name: 'Filters' })
      .querySelectorAll<HTMLInputElement>('input[type="hidden"], input[name]:checked');
    const sent = new URLSearchParams([...fields].map(({ name, value }) => [name, value]));
    sent.sort();
    const asked = new URLSearchParams(query);
    asked.sort();
    expect(sent.toString()).toBe(asked.toString());
  });
  test('merchants are of the same words, categories and districts, as their number', async () => {
    await renderRemote(remote, {
      api: fakeShop(),
      path: '/search?keyword=tea&categoryId=22&districtId=1&lowestScore=4',
    });
    expect((await screen.findByRole('link', { name: /Merchants/ })).getAttribute('href')).toBe(
      '/en-US/merchantSearch?keyword=tea&categoryId=22&districtId=1',
    );
  });
  test('a day is chosen from a month in the language of the page, by keyboard alone', async () => {
    const { api, container } = await renderRemote(remote, {
      api: fakeShop(),
      path: '/search',
      locale: 'zh-HK',
    });
    const chip = await screen.findByRole('button', { name: '指定日期' });
    chip.focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText(/^\d{4}年\d+月$/)).toBeDefined();
    const today = container.querySelector<HTMLElement>('[aria-current="date"]');
    expect(container.querySelector('[data-state="past"]')?.getAttribute('aria-disabled')).toBe(
      'true',
    );
    today?.focus();
    await userEvent.keyboard('{ArrowRight}');
    const chosen = (document.activeElement as HTMLElement).dataset.day;
    expect(await accessibilityProblems(container)).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(lastSearch(api)).toMatchObject({ bookableTime: chosen }));
    expect(container.querySelector('[role="grid"]')).toBeNull();
    expect(document.activeElement).toBe(chip);
    expect(chip.textContent).toMatch(/^\d+月\d+日/);
  });
});

describe('results that are none, or none on this page', () => {
  test('nothing found: other words, and fewer filters', async () => {
    await renderRemote(remote, {
      api: fakeShop().on(searchProducts, {
        data: [],
        extra: {
          totalCount: 0,
          correctedKeyword: null,
          readFilters: { keyword: null, price: null, day: null },
        },
      }),
      path: '/search?keyword=zzz&orderCheckWay=instant',
    });
    expect(await screen.findByRole('heading', { name: 'No results' })).toBeDefined();
    expect((await screen.findByRole('link', { name: 'pottery' })).getAttribute('href')).toBe(
      '/en-US/search?keyword=pottery',
    );
  });
  // Covers: CAT-061
  test('a page beyond the last leads back to it', async () => {
    await renderRemote(remote, {
      api: fakeShop().on(searchProducts, {
        data: [],
        extra: {
          totalCount: 30,
          correctedKeyword: null,
          readFilters: { keyword: null, price: null, day: null },
        },
      }),
      path: '/search?keyword=tea&page=9',
    });
    expect(
      await screen.findByRole('heading', { name: 'These results end at page 2' }),
    ).toBeDefined();
    expect(screen.getByRole('link', { name: 'To the last page' }).getAttribute('href')).toBe(
      '/en-US/search?keyword=tea&page=2',
    );
  });
  test('says when other words were searched', async () => {
    await renderRemote(remote, {
      api: fakeShop().on(searchProducts, {
        data: [],
        extra: {
          totalCount: 0,
          correctedKeyword: 'pottery',
          readFilters: { keyword: null, price: null, day: null },
        },
      }),
      path: '/search?keyword=potery',
    });
    expect(await screen.findByText('Nothing for “potery”. These are for “pottery”.')).toBeDefined();
  });
  // Covers: CAT-057
  test('shows filters that were typed as words as chips, which take their words away', async () => {
    const readFilters = {
      keyword: 'hotpot',
      price: { lowestPrice: null, highestPrice: 20_000, keywordWithout: 'tonight hotpot' },
      day: { bookableTime: 'today', keywordWithout: 'hotpot under 200' },
    } as const;
    const api = fakeShop().on(searchProducts, {
      data: [],
      extra: { totalCount: 0, correctedKeyword: null, readFilters },
    });
    await renderRemote(remote, { api, path: '/search?keyword=tonight hotpot under 200' });
    await userEvent.click(await screen.findByRole('button', { name: /Remove: .*HK\$200/ }));
    await waitFor(() => expect(lastSearch(api)).toMatchObject({ keyword: 'tonight hotpot' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove: Today' }));
    await waitFor(() => expect(lastSearch(api)).toMatchObject({ keyword: 'hotpot under 200' }));
    await userEvent.click(screen.getAllByRole('button', { name: 'Clear all' })[0] as HTMLElement);
    await waitFor(() => expect(lastSearch(api)).toMatchObject({ keyword: 'hotpot' }));
  });
  test('results that fail can be asked for again, the filters stay', async () => {
    const api = fakeShop().on(searchProducts, { code: '10500', status: 500 });
    await renderRemote(remote, { api, path: '/search' });
    const alert = await screen.findByRole('alert');
    expect(await screen.findByRole('checkbox', { name: /Workshops/ })).toBeDefined();
    api.on(searchProducts, {
      data: [],
      extra: {
        totalCount: 0,
        correctedKeyword: null,
        readFilters: { keyword: null, price: null, day: null },
      },
    });
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { name: 'No results' });
  });
});

describe('the search box', () => {
  test('offers what others search for, then what was typed finds, and goes there', async () => {
    localStorage.clear();
    const { platform } = renderWithPlatform(<SearchBox />, { api: fakeShop(), words });
    const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'Search TapNook' });
    expect(box.maxLength).toBe(100);
    await userEvent.click(box);
    expect(await screen.findByRole('option', { name: 'pottery' })).toBeDefined();
    await userEvent.type(box, 'hands');
    await screen.findByRole('option', { name: 'Hands-on pottery Experience' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(platform.went).toEqual(['/detail/hands-on-pottery']);
  });
  test('searches for what was typed, and remembers it', async () => {
    localStorage.clear();
    const { platform } = renderWithPlatform(<SearchBox initialKeyword="tea" />, {
      api: fakeShop(),
      words,
    });
    await userEvent.type(
      screen.getByRole('combobox', { name: 'Search TapNook' }),
      ' for two{Enter}',
    );
    expect(platform.went).toEqual(['/search?keyword=tea+for+two']);
    expect(JSON.parse(localStorage.getItem('tapnook.searches') ?? '')).toEqual(['tea for two']);
  });
  test('searches in the chosen district, and keeps the one of the address', async () => {
    localStorage.clear();
    const { platform } = renderWithPlatform(<SearchBox />, { api: fakeShop(), words });
    await userEvent.click(screen.getByRole('combobox', { name: 'Search TapNook' }));
    await screen.findByRole('option', { name: /Sham Shui Po/ });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'District' }), '12');
    await userEvent.type(screen.getByRole('combobox', { name: 'Search TapNook' }), 'kiln{Enter}');
    expect(platform.went).toEqual(['/search?keyword=kiln&districtId=12']);
  });
  test('is a plain form without script, sending a district only if one can be chosen', async () => {
    renderWithPlatform(<SearchBox />, { api: fakeShop(), words });
    expect(screen.getByRole('search').getAttribute('action')).toBe('/en-US/search');
    const sent = (): string[] =>
      [...screen.getByRole<HTMLFormElement>('search').elements]
        .map((field) => field.getAttribute('name') ?? '')
        .filter(Boolean);
    expect(sent()).toEqual(['keyword']);
    await userEvent.click(screen.getByRole('combobox', { name: 'Search TapNook' }));
    await screen.findByRole('option', { name: /Sham Shui Po/ });
    expect(sent()).toEqual(['keyword', 'districtId']);
  });
});
