import { expect, test } from '@jest/globals';
import {
  createProductList,
  getCategories,
  listHomeSections,
  listManagedProductLists,
  listMerchantProducts,
} from '@tapnook/contracts/calls';
import { createFakeApi } from '@tapnook/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bodiesOf, pageOf, renderScreen } from '../testing/render-screen.tsx';
import { hasUnsaved } from '../unsaved.ts';
import { ShopScreen } from './shop.tsx';

const LIST = {
  productListId: '5',
  productListRoute: 'clay-week-5',
  name: { en_gb: 'Clay week', zh_hk: '陶藝週' },
  description: { en_gb: '', zh_hk: '' },
  image: '',
  shownAs: 'handpicked' as const,
  sort: 0,
  productIds: [],
  productNames: [],
};
const open = () =>
  renderScreen(<ShopScreen />, {
    role: 'admin',
    api: createFakeApi()
      .on(getCategories, { data: [] })
      .on(listHomeSections, { data: [] })
      .on(listMerchantProducts, { data: pageOf([]) })
      .on(listManagedProductLists, { data: [LIST] }),
  });
const add = () => userEvent.click(screen.getByRole('button', { name: 'Add the list' }));

test('a new list is guarded until it is added, and its form is empty after that', async () => {
  const { api } = open();
  api.on(createProductList, { data: LIST });
  const english = await screen.findByLabelText<HTMLInputElement>('List name (English)');
  await userEvent.type(english, 'Clay week');
  await userEvent.type(screen.getByLabelText('List name (Chinese)'), '陶藝週');
  expect(hasUnsaved()).toBe(true);
  await add();
  expect(await screen.findByText('The list is added.')).toBeTruthy();
  expect(bodiesOf(api, 'createProductList')).toEqual([{ name: LIST.name, shownAs: 'handpicked' }]);
  await waitFor(() => expect(english.value).toBe(''));
  expect(hasUnsaved()).toBe(false);
});

test('a refused name of a list has the focus', async () => {
  const { api } = open();
  api.on(createProductList, {
    status: 400,
    code: '10102',
    text: 'Refused',
    more: { fields: [{ field: 'body.name.zh_hk', en_US: 'Write it', zh_HK: '請填寫' }] },
  });
  await screen.findByLabelText('List name (English)');
  await add();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByLabelText('List name (Chinese)')),
  );
});
