import { expect, test } from '@jest/globals';
import {
  changeProductList,
  createProductList,
  getCategories,
  listHomeSections,
  listManagedProductLists,
  listMerchantProducts,
} from '@tapnook/contracts/calls';
import { createFakeApi } from '@tapnook/testing';
import { screen, waitFor, within } from '@testing-library/react';
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
const open = (locale: 'en-US' | 'zh-HK' = 'en-US') =>
  renderScreen(<ShopScreen />, {
    role: 'admin',
    locale,
    api: createFakeApi()
      .on(getCategories, { data: [] })
      .on(listHomeSections, { data: [] })
      .on(listMerchantProducts, { data: pageOf([]) })
      .on(listManagedProductLists, { data: [LIST] }),
  });
/** A field of the form of a new list, which stands below those of the lists. */
const newField = async (label: string): Promise<HTMLInputElement> => {
  await screen.findByText(/^Clay week/);
  const form = screen.getByRole('button', { name: 'Add the list' }).closest('form');
  return within(form ?? document.body).getByLabelText(label);
};
const add = () => userEvent.click(screen.getByRole('button', { name: 'Add the list' }));

test('a new list is guarded until it is added, and its form is empty after that', async () => {
  const { api } = open();
  api.on(createProductList, { data: LIST });
  const english = await newField('List name (English)');
  await userEvent.type(english, 'Clay week');
  await userEvent.type(await newField('List name (Chinese)'), '陶藝週');
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
  const chinese = await newField('List name (Chinese)');
  await add();
  await waitFor(() => expect(document.activeElement).toBe(chinese));
});

test('a list is opened for its products once it is made', async () => {
  const { api } = open();
  await userEvent.type(await newField('List name (English)'), 'Wood week');
  await userEvent.type(await newField('List name (Chinese)'), '木藝週');
  const made = { ...LIST, productListId: '6', name: { en_gb: 'Wood week', zh_hk: '木藝週' } };
  api.on(createProductList, { data: made }).on(listManagedProductLists, { data: [LIST, made] });
  await add();
  const summary = await screen.findByText('Wood week · Handpicked · 0 products');
  await waitFor(() => expect(document.activeElement).toBe(summary));
  expect(summary.closest('details')?.open).toBe(true);
  expect(screen.getByText(/^Clay week/).closest('details')?.open).toBe(false);
});

test.each([
  ['en-US', 'List name (English)', 'Where the home page shows it', 'Place among the lists'],
  ['zh-HK', '清單名稱（英文）', '首頁位置', '清單次序'],
] as const)('a list is renamed, moved and taken off in %s', async (locale, ...labels) => {
  const { api } = open(locale);
  api.on(changeProductList, { data: LIST });
  const group = await screen.findByRole('group', { name: /^Clay week|^陶藝週/, hidden: true });
  const [name, place, sort] = labels.map((label) => within(group).getByLabelText(label));
  for (const [field, value] of [
    [name, 'Kiln week'],
    [sort, '3'],
  ] as const) {
    await userEvent.clear(field ?? group);
    await userEvent.type(field ?? group, value);
  }
  await userEvent.selectOptions(place ?? group, '');
  await userEvent.click(
    within(group).getByRole('button', {
      name: /^Save name and place|^儲存名稱及位置/,
      hidden: true,
    }),
  );
  await waitFor(() =>
    expect(bodiesOf(api, 'changeProductList')).toEqual([
      { name: { en_gb: 'Kiln week', zh_hk: '陶藝週' }, shownAs: null, sort: 3 },
    ]),
  );
});
