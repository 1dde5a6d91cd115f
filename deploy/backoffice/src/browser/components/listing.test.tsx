import { beforeEach, expect, jest, test } from '@jest/globals';
import { listMerchantProducts } from '@tapnook/contracts/calls';
import { createFakeApi } from '@tapnook/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProductsScreen } from '../screens/products.tsx';
import { renderScreen } from '../testing/render-screen.tsx';

const COUNT = 500;
const product = (number: number) => ({
  productId: String(number),
  productRoute: `hour-${number}`,
  productNo: `TNP${number}`,
  productName: { en_gb: `Hour ${number}`, zh_hk: `第${number}課` },
  productImage: '',
  merchantId: '7',
  merchantName: { en_gb: 'Corner Kiln', zh_hk: '轉角窰' },
  contentState: 'published' as const,
  status: 'ON_SHELF' as const,
  moves: [],
  startSellTime: null,
  autoSoldOutTime: null,
  lowestPrice: 100,
  canBook: false,
  bookingState: 'in_booking' as const,
});
const ALL = Array.from({ length: COUNT }, (_one, index) => product(index + 1));
const api = () =>
  createFakeApi().on(listMerchantProducts, ({ url }) => {
    const read = (name: string): string => url.searchParams.get(name) ?? '';
    const size = Number(read('pageSize'));
    const page = Number(read('pageNum'));
    const found = ALL.filter(({ productName }) => productName.en_gb.endsWith(read('keyword')));
    return {
      data: {
        items: found.slice((page - 1) * size, page * size),
        totalCount: found.length,
        pageIndex: page,
        pageSize: size,
      },
    };
  });

beforeEach(() => {
  window.scrollTo = jest.fn();
});

test('five hundred rows are reached page by page, and by a keyword in one question', async () => {
  const { api: seen } = renderScreen(<ProductsScreen />, { api: api() });
  expect(await screen.findByText('Hour 1')).toBeTruthy();
  expect(screen.getByText('Page 1 of 25 · 500 in all')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('Hour 21')).toBeTruthy();
  const before = seen.requests.length;
  await userEvent.type(screen.getByRole('searchbox'), '499');
  expect(await screen.findByText('Hour 499')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Hour 21')).toBeNull());
  // Of the first page of what matches, and not once for each key.
  expect(seen.requests.slice(before).map(({ request }) => request.url.search)).toEqual([
    '?pageNum=1&pageSize=20&keyword=499',
  ]);
});

test('a page that is no longer there leads back to the last one', async () => {
  renderScreen(<ProductsScreen />, { api: api(), at: '/?page=99' });
  expect(await screen.findByText('No products yet')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
  expect(await screen.findByText('Hour 500')).toBeTruthy();
});
