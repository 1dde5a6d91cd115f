import { expect, test } from '@jest/globals';
import { accessibilityProblems, renderRemote } from '@tapnook/testing';
import { screen } from '@testing-library/react';
import { fakeShop } from '../../../dev/fakes.ts';
import { remote } from '../../remote.ts';

// Covers: RTE-019
test('a list shows its words and its products, with nothing that axe objects to', async () => {
  const { container } = await renderRemote(remote, {
    api: fakeShop(),
    path: '/promo/rainy-saturday',
  });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'A wet Saturday, with a roof' }),
  ).toBeDefined();
  expect(screen.getAllByRole('article')).toHaveLength(3);
  expect(await accessibilityProblems(container)).toEqual([]);
});
