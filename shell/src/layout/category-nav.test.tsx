import { expect, test } from '@jest/globals';
import { getHeaderCategories } from '@tapnook/contracts/calls';
import { createFakeApi, renderWithPlatform } from '@tapnook/testing';
import { act, screen } from '@testing-library/react';
import words from '../locales/en-US.json' with { type: 'json' };
import { CategoryNav } from './category-nav.tsx';

const category = (categoryId: string, name: string) => ({
  categoryId,
  categoryName: { en_gb: name, zh_hk: name },
  iconImage: '',
  mobileIconImage: '',
  image: '',
  parentId: null,
  productCount: 1,
  sort: 1,
  childCategories: [],
});

test('the category that a screen says it is within is marked, and no other', async () => {
  const api = createFakeApi().on(getHeaderCategories, {
    data: [category('1', 'Dining'), category('4', 'Workshops')],
  });
  const { platform } = renderWithPlatform(<CategoryNav />, { api, words });
  const marked = () =>
    screen
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('aria-current')]);
  await screen.findByRole('link', { name: 'Workshops' });
  expect(marked()).toEqual([
    ['Dining', null],
    ['Workshops', null],
  ]);
  act(() => platform.route.setState({ categoryId: '4' }));
  expect(marked()).toEqual([
    ['Dining', null],
    ['Workshops', 'true'],
  ]);
});
