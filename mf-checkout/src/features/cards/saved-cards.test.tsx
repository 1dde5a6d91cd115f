import { beforeEach, expect, test } from '@jest/globals';
import { listCards, removeCard, updateCard } from '@tapnook/contracts/calls';
import { renderWithPlatform } from '@tapnook/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
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

test('a card that is made the default, and one that is removed, leave the focus in the list', async () => {
  let cards = [CARD, { ...CARD, id: 'c-2', last4: '4444', isDefault: false }];
  const api = checkoutApi().on(listCards, () => ({ data: { total: cards.length, data: cards, checksLeft: 2 } }))
    .on(updateCard, () => { cards = cards.map((card) => ({ ...card, isDefault: card.id === 'c-2' })); return { data: cards[1] as typeof CARD }; })
    .on(removeCard, () => { cards = cards.filter(({ id }) => id !== 'c-2'); return { data: { unbind: true, cardId: 'c-2' } }; });
  renderWithPlatform(<SavedCards />, { api, words, user: { userId: '1', name: 'Ka Yan', image: null } });
  const row = async (): Promise<HTMLElement> => (await screen.findByText(/4444/)).closest('li') as HTMLElement;
  const makeDefault = within(await row()).getByRole('button', { name: words.cards.makeDefault });
  makeDefault.focus();
  fireEvent.click(makeDefault);
  await waitFor(() => expect(screen.getAllByRole('button', { name: words.cards.makeDefault })).not.toContain(makeDefault));
  expect(document.activeElement).toBe(await row());
  const remove = within(await row()).getByRole('button', { name: /^Remove/ });
  remove.focus();
  fireEvent.click(remove);
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: words.cards.remove }));
  await waitFor(() => expect(screen.queryByText(/4444/)).toBeNull());
  await waitFor(() => expect(document.activeElement?.contains(screen.getByRole('list'))).toBe(true));
  expect(document.activeElement).not.toBe(document.body);
});

test('the form takes the focus of the button that opens it; when its last check is used, the note that says so takes it', async () => {
  let checksLeft = 1;
  const { platform } = renderWithPlatform(<SavedCards />, { api: checkoutApi().on(listCards, () => ({ data: { total: 1, data: [CARD], checksLeft } })), words, user: { userId: '1', name: 'Ka Yan', image: null } });
  const add = await screen.findByRole('button', { name: words.cards.add });
  add.focus();
  fireEvent.click(add);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group', { name: words.cards.addTitle })));
  screen.getByRole('button', { name: words.cards.save }).focus();
  checksLeft = 0;
  await platform.queryClient.invalidateQueries();
  await waitFor(() => expect(document.activeElement?.textContent).toBe(words.cards.noChecks));
});

/** The page as the bank leads back to it, after a check that began when there were these cards. */
const back = (result: string, before: readonly string[] | undefined, cards: () => (typeof CARD)[]) => {
  if (before) sessionStorage.setItem('tn.checkout.cards.left', JSON.stringify(before));
  const search = `?payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2&redirect_status=${result}`;
  const { platform } = renderWithPlatform(<SavedCards />, {
    api: checkoutApi().on(listCards, () => ({ data: { total: cards().length, data: cards(), checksLeft: 2 } })), words, user: { userId: '1', name: 'Ka Yan', image: null }, search,
  });
  return platform;
};

test('a check that the bank refused says that the card was not added and nothing charged, and leaves no secret in the address', async () => {
  const platform = back('failed', ['c-0'], () => [CARD]);
  expect((await screen.findByRole('alert')).textContent).toContain(words.cards.notKept);
  expect(platform.went).toEqual(['/profile/cards']);
  expect(sessionStorage.getItem('tn.checkout.cards.left')).toBeNull();
});

test('a check that the bank agreed to is told once the card is there, and not before', async () => {
  let cards: (typeof CARD)[] = [];
  const platform = back('succeeded', [], () => cards);
  expect(await screen.findByText(words.cards.none)).toBeTruthy();
  expect(platform.toasts.getState().current).toBeFalsy();
  cards = [CARD];
  await waitFor(() => expect(platform.toasts.getState().current?.text).toBe(words.cards.added), { timeout: 6_000 });
});

test.each(['failed', 'succeeded'])('an address that claims %s, when nobody left for the bank, is not believed', async (result) => {
  const platform = back(result, undefined, () => [CARD]);
  expect(await screen.findByText(/4242/)).toBeTruthy();
  expect([screen.queryByRole('alert'), platform.toasts.getState().current]).toEqual([null, null]);
});
