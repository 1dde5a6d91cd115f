import { beforeEach, expect, test } from '@jest/globals';
import { addCard, listCards, removeCard, updateCard } from '@tapnook/contracts/calls';
import { renderWithPlatform } from '@tapnook/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { CARD, checkoutApi } from '../../../dev/checkout-api.fixture.ts';
import { clearDevice } from '../../../dev/checkout-page.fixture.ts';
import { press } from '../../../dev/press.fixture.ts';
import { fakeStripe, type FakeStripe } from '../../../dev/stripe.fixture.ts';
import words from '../../locales/en-US.json' with { type: 'json' };
import type { SavedCard } from '../../shared/components/remove-card.tsx';
import { SavedCards } from './saved-cards.tsx';

beforeEach(clearDevice);

const me = { userId: '1', name: 'Ka Yan', image: null };
test('how many checks are left today is said beside the card that would use one', async () => {
  renderWithPlatform(<SavedCards />, {
    api: checkoutApi().on(listCards, { data: { total: 1, data: [CARD], checksLeft: 1 } }),
    words,
    user: me,
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Add a card' }));
  expect(await screen.findByText('1 of 3 card checks left today.')).toBeTruthy();
});

// Covers: ERR-047, PAY-034
test.each([[[CARD]], [[]]])(
  'when no check is left today a note says so instead of asking for a card',
  async (cards) => {
    renderWithPlatform(<SavedCards />, {
      api: checkoutApi().on(listCards, {
        data: { total: cards.length, data: cards, checksLeft: 0 },
      }),
      words,
      user: me,
    });
    expect(await screen.findByText(words.cards.noChecks)).toBeTruthy();
    expect(screen.queryByRole('button', { name: words.cards.add })).toBeNull();
  },
);

// Covers: PAY-034
test.each([
  ['f-1', words.cards.checkedAgain],
  ['f-2', words.cards.added],
])(
  'a card with the fingerprint %s, beside one that is kept, is told for what it is',
  async (fingerprint, said) => {
    const kept = { ...CARD, fingerprint: 'f-1' };
    const api = checkoutApi()
      .on(listCards, { data: { total: 1, data: [kept], checksLeft: 2 } })
      .on(addCard, {
        data: {
          card: { ...kept, id: 'c-9', fingerprint },
          verification: {
            transactionId: 'TN1',
            status: 'verified' as const,
            amount: 400,
            nextAction: null,
            client_secret: null,
          },
        },
      });
    const stripe = fakeStripe();
    const { platform } = renderWithPlatform(<SavedCards />, { api, words, user: me });
    fireEvent.click(await screen.findByRole('button', { name: words.cards.add }));
    await waitFor(() => stripe.latest());
    stripe.latest().emit('ready');
    fireEvent.click(screen.getByRole('button', { name: words.cards.save }));
    await waitFor(() => expect(platform.toasts.getState().current?.text).toBe(said));
    // The provider refuses what the server's check would not say as well.
    expect(stripe.terms).toMatchObject([
      { amount: 400, currency: 'hkd', setupFutureUsage: 'off_session', captureMethod: 'manual' },
    ]);
    expect(api.requests.find(({ call }) => call === 'addCard')?.request.body).toMatchObject({
      confirmationToken: 'ctoken_1',
      bind: true,
    });
  },
);

/** A check of which the card's bank wants to hear. */
const askingApi = () =>
  checkoutApi().on(addCard, {
    data: {
      card: { ...CARD, id: 'c-9', fingerprint: 'f-9' },
      verification: {
        transactionId: 'TN1',
        status: 'requires_action' as const,
        amount: 400,
        nextAction: { type: 'script' as const },
        client_secret: 'pi_1_secret_2',
      },
    },
  });
const save = async (stripe: FakeStripe): Promise<void> => {
  fireEvent.click(await screen.findByRole('button', { name: words.cards.add }));
  await waitFor(() => stripe.latest());
  stripe.latest().emit('ready');
  fireEvent.click(screen.getByRole('button', { name: words.cards.save }));
};

// Covers: PAY-034
test('a card whose bank agrees in the dialog is told once the server has it', async () => {
  const stripe = fakeStripe();
  let cards = [CARD];
  const api = askingApi().on(listCards, () => ({
    data: { total: cards.length, data: cards, checksLeft: 2 },
  }));
  const { platform } = renderWithPlatform(<SavedCards />, { api, words, user: me });
  await save(stripe);
  await waitFor(() => expect(stripe.secrets).toEqual(['pi_1_secret_2']));
  cards = [CARD, { ...CARD, id: 'c-9', last4: '3220', isDefault: false }];
  await waitFor(() => expect(platform.toasts.getState().current?.text).toBe(words.cards.added), {
    timeout: 5_000,
  });
});

test('a card whose bank refuses in the dialog is not kept, and the form stays', async () => {
  const stripe = fakeStripe();
  stripe.dialog = {
    error: { type: 'invalid_request_error', code: 'payment_intent_authentication_failure' },
  };
  renderWithPlatform(<SavedCards />, {
    api: askingApi().on(listCards, { data: { total: 1, data: [CARD], checksLeft: 2 } }),
    words,
    user: me,
  });
  await save(stripe);
  const note = await screen.findByText(words.decline.authentication_failed);
  expect(note.closest('[role="alert"]')?.textContent).toContain(words.cards.notKept);
});

test('what is wrong with the typed card is said in the provider’s words', async () => {
  const stripe = fakeStripe();
  stripe.fault = { message: 'Your card number is incomplete.' };
  renderWithPlatform(<SavedCards />, {
    api: checkoutApi().on(listCards, { data: { total: 1, data: [CARD], checksLeft: 2 } }),
    words,
    user: me,
  });
  await save(stripe);
  const note = await screen.findByText('Your card number is incomplete.');
  expect(note.closest('[role="alert"]')?.textContent).toContain(words.cards.notKept);
});

// Covers: ACC-093
test('a card made the default, and one removed, leave the focus in the list', async () => {
  let cards = [CARD, { ...CARD, id: 'c-2', last4: '4444', isDefault: false }];
  const api = checkoutApi()
    .on(listCards, () => ({ data: { total: cards.length, data: cards, checksLeft: 2 } }))
    .on(updateCard, () => {
      cards = cards.map((card) => ({ ...card, isDefault: card.id === 'c-2' }));
      return { data: cards[1] as typeof CARD };
    })
    .on(removeCard, () => {
      cards = cards.filter(({ id }) => id !== 'c-2');
      return { data: { unbind: true, cardId: 'c-2' } };
    });
  renderWithPlatform(<SavedCards />, { api, words, user: me });
  const row = async (): Promise<HTMLElement> =>
    (await screen.findByText(/4444/)).closest('li') as HTMLElement;
  const makeDefault = within(await row()).getByRole('button', {
    name: 'Make default: Visa •••• 4444',
  });
  makeDefault.focus();
  fireEvent.click(makeDefault);
  await waitFor(() =>
    expect(screen.getAllByRole('button', { name: /^Make default/ })).not.toContain(makeDefault),
  );
  expect(document.activeElement).toBe(await row());
  const remove = within(await row()).getByRole('button', { name: /^Remove/ });
  remove.focus();
  await press(remove);
  fireEvent.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: words.cards.remove }),
  );
  await waitFor(() => expect(screen.queryByText(/4444/)).toBeNull());
  await waitFor(() =>
    expect(document.activeElement?.contains(screen.getByRole('list'))).toBe(true),
  );
  expect(document.activeElement).not.toBe(document.body);
});

// Covers: PAY-034
test.each([
  ['Make default: Visa •••• 4444', ''],
  ['Remove Visa •••• 4444', words.cards.remove],
])(
  '“%s”, of a card that was removed elsewhere, says so and shows what cards there are',
  async (name, confirm) => {
    let cards = [CARD, { ...CARD, id: 'c-2', last4: '4444', isDefault: false }];
    const gone = () => {
      cards = [CARD];
      return { code: '10405' as const, status: 404 };
    };
    const { platform } = renderWithPlatform(<SavedCards />, {
      api: checkoutApi()
        .on(listCards, () => ({ data: { total: cards.length, data: cards, checksLeft: 2 } }))
        .on(updateCard, gone)
        .on(removeCard, gone),
      words,
      user: me,
    });
    const button = await screen.findByRole('button', { name });
    button.focus();
    await press(button);
    if (confirm)
      fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: confirm }));
    await waitFor(() => expect(screen.queryByText(/4444/)).toBeNull());
    expect([
      platform.toasts.getState().current?.text,
      platform.went,
      screen.queryByRole('dialog'),
    ]).toEqual([words.cards.gone, [], null]);
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  },
);

test('what kept a card from being removed is not said again when somebody asks anew', async () => {
  renderWithPlatform(<SavedCards />, {
    api: checkoutApi()
      .on(listCards, { data: { total: 1, data: [CARD], checksLeft: 2 } })
      .on(removeCard, { code: '10503', status: 503 }),
    words,
    user: me,
  });
  const remove = await screen.findByRole('button', { name: /^Remove/ });
  await press(remove);
  fireEvent.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: words.cards.remove }),
  );
  await within(screen.getByRole('dialog')).findByRole('alert');
  fireEvent.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: words.cards.keep }),
  );
  await press(remove);
  expect(within(screen.getByRole('dialog')).queryByRole('alert')).toBeNull();
});

// Covers: ACC-093
test('moves the focus to the form when it opens, to the note after the last check', async () => {
  let checksLeft = 1;
  const { platform } = renderWithPlatform(<SavedCards />, {
    api: checkoutApi().on(listCards, () => ({ data: { total: 1, data: [CARD], checksLeft } })),
    words,
    user: me,
  });
  const add = await screen.findByRole('button', { name: words.cards.add });
  add.focus();
  fireEvent.click(add);
  expect([
    add.getAttribute('aria-busy'),
    screen.queryByRole('group', { name: words.cards.addTitle }),
  ]).toEqual(['true', null]);
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('group', { name: words.cards.addTitle })),
  );
  screen.getByRole('button', { name: words.cards.save }).focus();
  checksLeft = 0;
  await platform.queryClient.invalidateQueries();
  await waitFor(() => expect(document.activeElement?.textContent).toBe(words.cards.noChecks));
});

/** The page as the bank leads back to it, after a check that began when there were these cards. */
const back = (
  result: string,
  before: readonly { id: string; fingerprint: string }[] | undefined,
  cards: () => SavedCard[],
) => {
  if (before) sessionStorage.setItem('tapnook.checkout.cards.left', JSON.stringify(before));
  const search =
    '?payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2' +
    `&redirect_status=${result}`;
  const { platform } = renderWithPlatform(<SavedCards />, {
    api: checkoutApi().on(listCards, () => ({
      data: { total: cards().length, data: cards(), checksLeft: 2 },
    })),
    words,
    user: me,
    search,
  });
  return platform;
};

test('tells that a refused card was not added or charged, and cleans the address', async () => {
  const platform = back('failed', [{ id: 'c-0', fingerprint: 'f-0' }], () => [CARD]);
  expect((await screen.findByRole('alert')).textContent).toContain(words.cards.notKept);
  expect(platform.went).toEqual(['/profile/cards']);
  expect(sessionStorage.getItem('tapnook.checkout.cards.left')).toBeNull();
});

test('a check that the bank agreed to is told once the card is there, and not before', async () => {
  let cards: (typeof CARD)[] = [];
  const platform = back('succeeded', [], () => cards);
  expect(await screen.findByText(words.cards.none)).toBeTruthy();
  expect(platform.toasts.getState().current).toBeFalsy();
  cards = [CARD];
  await waitFor(() => expect(platform.toasts.getState().current?.text).toBe(words.cards.added));
});

test('a check of a card kept already is told as that, also on return from the bank', async () => {
  const platform = back('succeeded', [{ id: 'c-0', fingerprint: 'f-1' }], () => [
    { ...CARD, fingerprint: 'f-1' },
  ]);
  await waitFor(() =>
    expect(platform.toasts.getState().current?.text).toBe(words.cards.checkedAgain),
  );
});

test.each(['failed', 'succeeded'])(
  'an address that claims %s, when nobody left for the bank, is not believed',
  async (result) => {
    const platform = back(result, undefined, () => [CARD]);
    expect(await screen.findByText(/4242/)).toBeTruthy();
    expect([screen.queryByRole('alert'), platform.toasts.getState().current]).toEqual([null, null]);
  },
);
