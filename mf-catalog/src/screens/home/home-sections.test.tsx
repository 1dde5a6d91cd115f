import { describe, expect, test } from '@jest/globals';
import type { HomeSection, LinkItem } from '@tapnook/contracts/api';
import {
  getBrowsingHistory,
  getCashCouponProducts,
  getHandpicked,
  getHomeProductLists,
  getHomeProducts,
  getInformationGrids,
  getPressReleases,
  getPromotionalOffer,
  getRanking,
  getScrollingBanner,
  getSectionSettings,
  getSeoLinks,
  getTrending,
} from '@tapnook/contracts/calls';
import { renderRemote, type FakeApi, type SeenRequest } from '@tapnook/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeShop } from '../../../dev/fakes.ts';
import { bannerOf, cardOf, sectionOf } from '../../../dev/shop.fixture.ts';
import { remote } from '../../remote.ts';
import { writeHistory } from '../../shared/storage/browsing-history.ts';

const words = (text: string) => ({ en_gb: text, zh_hk: text });
const many = <T,>(make: (index: number) => T, length = 40): T[] =>
  Array.from({ length }, (_, index) => make(index + 1));
const linkOf = (name: string): LinkItem => ({
  coverImage: '',
  iconImage: '',
  productListId: '105',
  listName: null,
  categoryId: null,
  categoryName: null,
  linkName: words(name),
  linkType: 'productList',
  linkKey: name,
  route: name.toLowerCase().replace(' ', '-'),
});
/** Forty products, by the page that is asked for. */
const products = ({ url }: SeenRequest) => {
  const [page, size] = ['pageIndex', 'pageSize'].map((name) => Number(url.searchParams.get(name)));
  const cards = many((index) =>
    cardOf({
      productId: String(index),
      productRoute: `product-${index}`,
      productName: words(`Product ${index}`),
    }),
  );
  return {
    data: {
      total: cards.length,
      pageIndex: page!,
      moduleName: words(''),
      items: cards.slice((page! - 1) * size!, page! * size!),
    },
  };
};
/** A shop in which every section has more than it shows. */
const fullShop = (): FakeApi => {
  const api = fakeShop();
  for (const route of [
    getHandpicked,
    getRanking,
    getTrending,
    getPromotionalOffer,
    getCashCouponProducts,
    getHomeProducts,
  ] as const)
    api.on(route, products);
  return api
    .on(getScrollingBanner, {
      data: many((index) =>
        bannerOf(String(index), `Banner ${index}`, { description: words(`Line ${index}`) }),
      ),
    })
    .on(getInformationGrids, { data: many((index) => linkOf(`Question ${index}`)) })
    .on(getHomeProductLists, {
      data: many((index) => ({
        link: linkOf(`List ${index}`),
        listDescription: words(`About list ${index}`),
        products: [],
      })),
    })
    .on(getPressReleases, {
      data: many((index) => ({
        id: String(index),
        title: words(`Headline ${index}`),
        outlet: words('The Harbour Post'),
        content: words('They like it.'),
        publishedAt: '2026-10-01T16:00:00.000Z',
        coverImage: '',
      })),
    })
    .on(getSeoLinks, {
      data: [{ groupName: words('By mood'), links: many((index) => linkOf(`Mood ${index}`)) }],
    })
    .on(getBrowsingHistory, ({ url }) => ({
      data: url.searchParams
        .getAll('productIds')
        .flatMap((ids) => ids.split(','))
        .map((productId) => cardOf({ productId, productRoute: `product-${productId}` })),
    }));
};
const show = (setting: HomeSection) =>
  renderRemote(remote, { api: fullShop().on(getSectionSettings, { data: [setting] }) });

// Covers: HOM-005, HOM-008, HOM-009, HOM-011, HOM-012
describe('each section shows what its call answers', () => {
  test.each([
    ['scrolling-banner', ['Banner 1', '/en-US/promo/rainy-saturday', 'Line 1']],
    ['information-grids', ['Question 1', '/en-US/promo/question-1', undefined]],
    ['product-lists', ['List 1', '/en-US/promo/list-1', 'About list 1']],
    ['seo-link', ['Mood 1', '/en-US/promo/mood-1', 'By mood']],
  ] as const)('%s', async (key, [name, href, text]) => {
    await show(sectionOf(key, 'The section', '一節'));
    const section = within(await screen.findByRole('region', { name: 'The section' }));
    expect((await section.findByRole('link', { name })).getAttribute('href')).toBe(href);
    if (text) expect(section.getByText(text)).toBeDefined();
  });

  test('press-release', async () => {
    await show(sectionOf('press-release', 'In the press', '傳媒報道'));
    expect(await screen.findByRole('heading', { name: 'Headline 1' })).toBeDefined();
    const [day] = screen.getAllByText(/2 Oct/);
    expect(day?.parentElement?.textContent).toMatch(/^The Harbour Post · .*2 Oct/);
  });
});

// Covers: HOM-017, HOM-019, SHP-041
describe('a section has as many lines as its settings name', () => {
  test.each([
    ['mobile-categories', 'listitem', 4, 8],
    ['handpicked', 'article', 5, 10],
    ['promotional-offer', 'article', 4, 8],
    ['ranking', 'listitem', 2, 4],
    ['scrolling-banner', 'article', 3, 6],
    ['trending', 'article', 4, 8],
    ['browsing-history', 'article', 4, 8],
    ['information-grids', 'article', 4, 8],
    ['product-lists', 'article', 4, 8],
    ['products', 'article', 4, 8],
    ['press-release', 'article', 3, 6],
    ['seo-link', 'listitem', 1, 2],
    ['cash-coupon', 'article', 3, 6],
  ] as const)('%s', async (key, role, one, two) => {
    many((index) => writeHistory(String(index)), 12);
    for (const [displayLines, shown] of [
      [1, one],
      [2, two],
    ] as const) {
      const { unmount, container } = await show(
        sectionOf(key, 'The section', '一節', {
          displayLines,
          items: many((index) => linkOf(`Item ${index}`)),
        }),
      );
      await waitFor(() => expect(within(container).getAllByRole(role)).toHaveLength(shown));
      unmount();
    }
  });
});

// Covers: HOM-018
test.each(['promotional-offer', 'trending', 'browsing-history'] as const)(
  '%s scrolls sideways, or stands in rows where its style says so',
  async (key) => {
    many((index) => writeHistory(String(index)), 12);
    for (const [style, scrolls] of [
      ['rail', true],
      ['cards', false],
    ] as const) {
      const { unmount } = await show(
        sectionOf(key, 'The section', '一節', { style, displayLines: 2 }),
      );
      const list = await screen.findByRole('list', { name: 'The section' });
      expect([within(list).getAllByRole('article').length, list.tabIndex === 0]).toEqual([
        8,
        scrolls,
      ]);
      unmount();
    }
  },
);

// Covers: HOM-010
test('more products come as one scrolls, up to the lines of the settings', async () => {
  const near: (() => void)[] = [];
  const Real = globalThis.IntersectionObserver;
  class Observer {
    constructor(call: (entries: { isIntersecting: boolean }[]) => void) {
      near.push(() => call([{ isIntersecting: true }]));
    }
    observe() {}
    disconnect() {}
  }
  Object.assign(globalThis, { IntersectionObserver: Observer });
  await show(sectionOf('products', 'Further down', '更多體驗', { displayLines: 5 }));
  await screen.findByRole('link', { name: 'Product 12' });
  expect(screen.queryByRole('link', { name: 'Product 13' })).toBeNull();
  const scroll = () => act(() => near.forEach((call) => call()));
  scroll();
  await screen.findByRole('link', { name: 'Product 20' });
  scroll();
  expect(screen.getAllByRole('article')).toHaveLength(20);
  globalThis.IntersectionObserver = Real;
});
