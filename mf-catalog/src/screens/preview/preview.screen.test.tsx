import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Plan, Product } from '@tapnook/contracts/api';
import {
  getCalendarDay,
  getCalendarMonth,
  getMultiExtraOptions,
  getMultiOptions,
  listPlans,
  openProductPreview,
  previewProduct,
} from '@tapnook/contracts/calls';
import { renderRemote } from '@tapnook/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeShop } from '../../../dev/fakes.ts';
import { planOf } from '../../../dev/offer.fixture.ts';
import { productOf } from '../../../dev/shop.fixture.ts';
import { remote } from '../../remote.ts';

const slot = {
  definition: { Component: () => <p>another remote</p> },
  namespace: 'other@1.0.0',
  owner: 'other',
  version: '1.0.0',
};
const slots = { 'merchant-card': slot, 'product-reviews': slot };
const book = (): HTMLElement => document.getElementById('book') as HTMLElement;

const TOKEN = '1024.1800000000.c2lnbmF0dXJl';
const draftOf = (over: Partial<Product> = {}) => ({
  ...productOf({ status: 'OFF_SHELF', ...over }),
  previewToken: TOKEN,
});
const PICKER_CALLS = [
  listPlans,
  getMultiOptions,
  getMultiExtraOptions,
  getCalendarMonth,
  getCalendarDay,
];

beforeEach(() => localStorage.clear());

describe('a preview', () => {
  // Covers: RTE-011
  test('shows a product that is not on sale yet with its picker, and sells nothing', async () => {
    const api = fakeShop()
      .on(previewProduct, {
        data: draftOf({ status: 'WAIT_ON_SHELF', startSellTime: '2026-12-01T01:00:00Z' }),
      })
      .on(listPlans, { data: [planOf('2029', { isSelected: true, hasAdditions: true })] });
    const { platform } = await renderRemote(remote, {
      api,
      path: '/preview?productId=1024&field=11&date=2026-11-28&time=14:10',
      slots,
    });
    expect(await screen.findByText('Nothing can be bought here.', { exact: false })).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Not on sale yet' })).toBeDefined();
    const button = await within(book()).findByRole('button', { name: 'Book Sat 28 Nov, 14:10' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toMatch(/once the product is on sale/);
    await userEvent.click(button);
    const bar = within(screen.getByRole('region', { name: 'Book' }));
    expect(bar.getByRole('button').getAttribute('aria-disabled')).toBe('true');
    expect(platform.went).toEqual([]);
    for (const { id } of PICKER_CALLS) {
      const asked = api.requests.filter(({ call }) => call === id);
      const tokens = asked.map(({ request: { url, body } }) =>
        body === undefined
          ? url.searchParams.get('previewToken')
          : (body as { previewToken?: string }).previewToken,
      );
      expect(new Set(tokens)).toEqual(new Set([TOKEN]));
    }
  });
  test('is opened by the token of a link, without anybody signed in', async () => {
    const api = fakeShop().on(openProductPreview, { data: draftOf() });
    await renderRemote(remote, { api, path: `/preview?productId=1024&token=${TOKEN}`, slots });
    expect(await screen.findByRole('heading', { level: 1, name: /pottery/i })).toBeDefined();
    expect(screen.getByText('Nothing can be bought here.', { exact: false })).toBeDefined();
    expect(await within(book()).findByRole('radio', { name: /wheel-thrown/ })).toBeDefined();
    const day = await waitFor(() => {
      const free = book().querySelector<HTMLElement>('[data-day]:not([aria-disabled])');
      expect(free).not.toBeNull();
      return free as HTMLElement;
    });
    await userEvent.click(day);
    expect(await within(book()).findByRole('radio', { name: /14:10/ })).toBeDefined();
    expect(screen.queryByText('Nothing to preview')).toBeNull();
    expect(api.requests.some(({ call }) => call === previewProduct.id)).toBe(false);
  });
  test.each([
    [
      'without plans says where they are added',
      { data: [] as Plan[] },
      /Add a plan in the back office/,
    ],
    ['whose link has run out says how to go on', { code: '10405', status: 404 }, /for an hour/],
  ] as const)('%s, and tells of no fault', async (_title, answer, words) => {
    const api = fakeShop().on(previewProduct, { data: draftOf() }).on(listPlans, answer);
    await renderRemote(remote, { api, path: '/preview?productId=1024', slots });
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.queryByText(/It’s us, not you/)).toBeNull();
  });
  test('leaves no trace in the browsing history', async () => {
    const api = fakeShop().on(previewProduct, { data: draftOf() });
    await renderRemote(remote, { api, path: '/preview?productId=1024', slots });
    await screen.findByRole('heading', { level: 1, name: /pottery/i });
    expect(localStorage.getItem('tapnook.history')).toBeNull();
  });
  test.each([
    ['en-US', 'Nothing to preview'],
    ['zh-HK', '沒有可預覽的內容'],
  ] as const)(
    'in %s says so when there is no right to it, and without a product',
    async (locale, words) => {
      for (const query of ['?productId=1024', '']) {
        const api = fakeShop().on(previewProduct, { code: '20714', status: 404 });
        const { unmount } = await renderRemote(remote, {
          api,
          path: `/preview${query}`,
          locale,
          slots,
        });
        expect(await screen.findByRole('heading', { level: 1, name: words })).toBeDefined();
        unmount();
      }
    },
  );
});
