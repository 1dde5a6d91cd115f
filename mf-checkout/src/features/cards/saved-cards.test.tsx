import { beforeEach, expect, test } from '@jest/globals';
import { listCards } from '@tapnook/contracts/calls';
import { renderWithPlatform } from '@tapnook/testing';
import { fireEvent, screen } from '@testing-library/react';
import { CARD, checkoutApi } from '../../../dev/checkout-api.fixture.ts';
import { clearDevice } from '../../../dev/checkout-page.fixture.ts';
import words from '../../locales/en-US.json' with { type: 'json' };
import { SavedCards } from './saved-cards.tsx';

beforeEach(clearDevice);

test.each([[1, '1 of 3 card checks left today.', 1], [0, /^All 3 card checks of today are used\./, 0]] as const)('with %s checks left today it says so, and asks for a card only where one can be checked', async (checksLeft, said, buttons) => {
  renderWithPlatform(<SavedCards />, { api: checkoutApi().on(listCards, { data: { total: 1, data: [CARD], checksLeft } }), words, user: { userId: '1', name: 'Ka Yan', image: null } });
  fireEvent.click(await screen.findByRole('button', { name: 'Add a card' }));
  expect(await screen.findByText(said)).toBeTruthy();
  expect(screen.queryAllByRole('button', { name: 'Check and keep' })).toHaveLength(buttons);
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeTruthy();
});
