import { expect, test } from '@jest/globals';
import { changeCategory, getCategories } from '@tapnook/contracts/calls';
import { createFakeApi } from '@tapnook/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bodiesOf, renderScreen } from '../testing/render-screen.tsx';
import { Categories } from './categories.tsx';

test('a category is given another name', async () => {
  const name = { en_gb: 'Workshop', zh_hk: '工作坊' };
  const api = createFakeApi()
    .on(getCategories, {
      data: [
        {
          categoryId: '4',
          parentId: null,
          categoryName: name,
          iconImage: '',
          mobileIconImage: '',
          image: '',
          productCount: 0,
          sort: 0,
          childCategories: [],
        },
      ],
    })
    .on(changeCategory, {
      data: { categoryId: '4', name, parentId: null, icon: 'ticket', image: '', sort: 0 },
    });
  renderScreen(<Categories />, { api, role: 'admin' });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit: Workshop' }));
  const [field] = screen.getAllByLabelText<HTMLInputElement>('Category name (English)');
  if (!field) throw new Error('no field');
  expect(field.value).toBe('Workshop');
  await userEvent.type(field, 's');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/category is changed/)).toBeTruthy();
  expect(bodiesOf(api, 'changeCategory')).toEqual([
    { name: { en_gb: 'Workshops', zh_hk: '工作坊' } },
  ]);
});
