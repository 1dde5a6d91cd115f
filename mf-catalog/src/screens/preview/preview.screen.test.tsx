import { beforeEach, describe, expect, test } from '@jest/globals';
import { openProductPreview, previewProduct } from '@tapnook/contracts/calls';
import { renderRemote } from '@tapnook/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeShop } from '../../../dev/fakes.ts';
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

beforeEach(() => localStorage.clear());

describe('a preview', () => {
  // Covers: RTE-011
  test('shows a product that is not on sale yet with its picker, and sells nothing', async () => {
    const api = fakeShop().on(previewProduct, {
      data: productOf({ status: 'WAIT_ON_SHELF', startSellTime: '2026-12-01T01:00:00Z' }),
    });
    const { platform } = await renderRemote(remote, {
      api,
      path: '/preview?productId=1024&field=11&date=2026-11-28&time=14:10',
      slots,
    });
    expect(await screen.findByText('Nothing can be bought here.', { exact: false })).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Not on sale yet' })).toBeDefined();
    await userEvent.click(
      await within(book()).findByText('Book Sat 28 Nov, 14:10', { selector: 'button *' }),
    );
    expect(platform.went).toEqual([]);
    expect(platform.toasts.getState().current?.kind).toBe('tip');
  });
  test('is opened by the token of a link, without anybody signed in', async () => {
    const api = fakeShop().on(openProductPreview, { data: productOf() });
    await renderRemote(remote, { api, path: '/preview?productId=1024&token=1024.18.abc', slots });
    expect(await screen.findByRole('heading', { level: 1, name: /pottery/i })).toBeDefined();
    expect(screen.getByText('Nothing can be bought here.', { exact: false })).toBeDefined();
  });
  test('leaves no trace in the browsing history', async () => {
    const api = fakeShop().on(previewProduct, { data: productOf() });
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
