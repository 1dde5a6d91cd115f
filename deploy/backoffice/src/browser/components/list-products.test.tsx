import { expect, test } from '@jest/globals';
import { changeProductList, listMerchantProducts } from '@tapnook/contracts/calls';
import { createFakeApi } from '@tapnook/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bodiesOf, pageOf, renderScreen } from '../testing/render-screen.tsx';
import { ListProducts } from './list-products.tsx';

const both = (en_gb: string, zh_hk: string) => ({ en_gb, zh_hk });
const product = (productId: string, name: string) => ({
  productId,
  productNo: `TNP${productId}`,
  productRoute: `route-${productId}`,
  productName: both(name, name),
  productImage: '',
  merchantId: '7',
  merchantName: both('Corner Kiln', '轉角窰'),
  contentState: 'published' as const,
  status: 'ON_SHELF' as const,
  moves: [],
  startSellTime: null,
  autoSoldOutTime: null,
  lowestPrice: 0,
  canBook: false,
  bookingState: 'in_booking' as const,
});
const LIST = {
  productListId: '5',
  productListRoute: 'clay-week-5',
  name: both('Clay week', '陶藝週'),
  description: both('', ''),
  image: '',
  shownAs: 'handpicked' as const,
  sort: 0,
  productIds: ['1'],
  productNames: [both('A bowl', '碗')],
};

test('a list says of a product that it has it already, and keeps it once', async () => {
  const api = createFakeApi()
    .on(listMerchantProducts, { data: pageOf([product('1', 'A bowl'), product('2', 'A jug')]) })
    .on(changeProductList, { data: LIST });
  renderScreen(<ListProducts list={LIST} onDone={() => undefined} />, { api, role: 'admin' });
  await screen.findByRole('option', { name: 'A jug' });
  const choose = screen.getByLabelText('Add a product');
  await userEvent.selectOptions(choose, '1');
  expect(await screen.findByText('A bowl is in the list already.')).toBeTruthy();
  await userEvent.selectOptions(choose, '2');
  await userEvent.click(screen.getByRole('button', { name: 'Move A jug up' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(bodiesOf(api, 'changeProductList')).toEqual([{ productIds: ['2', '1'] }]);
});
