import { beforeEach, describe, expect, test } from '@jest/globals';
import { listCards, payOrder, removeCard } from '@tapnook/contracts/calls';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { CARD, checkoutApi } from '../../../dev/checkout-api.fixture.ts';
import {
  agree,
  calls,
  CHECKOUT_PATH,
  clearDevice,
  openCheckout,
  pay,
  payButton,
  problemsOf,
  readyCheckout,
} from '../../../dev/checkout-page.fixture.ts';
import { press } from '../../../dev/press.fixture.ts';

beforeEach(clearDevice);

describe('the sub-pages of checkout', () => {
  const at = (page: string): string => CHECKOUT_PATH.replace('/product', `/${page}`);

  // Covers: RTE-069
  test('payType holds the order, offers every way to pay and no more, leads back', async () => {
    const page = await openCheckout(checkoutApi(), at('payType'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Payment method' })).toBeTruthy();
    expect(
      (await screen.findAllByRole('radio')).map((radio) => (radio as HTMLInputElement).value),
    ).toEqual(['pm_1', 'alipay_hk', 'wechat_pay_hk', 'new-card']);
    expect(screen.queryByLabelText('First name')).toBeNull();
    expect(calls(page, 'createOrder')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Details' }).getAttribute('href')).toBe(
      `/en-US${CHECKOUT_PATH}`,
    );
    expect(await problemsOf(page)).toEqual([]);
  });

  // Covers: RTE-070, ERR-089
  test('selectCard offers cards only; a wallet chosen before is no card to pay with', async () => {
    sessionStorage.setItem('tapnook.checkout.1.method.TN2611-7KQ2M9XBCD', '"alipay_hk"');
    const page = await openCheckout(checkoutApi(), at('selectCard'));
    await screen.findByRole('heading', { level: 1, name: 'Which card?' });
    expect(
      (await screen.findAllByRole('radio')).map((radio) => (radio as HTMLInputElement).value),
    ).toEqual(['pm_1', 'new-card']);
    pay();
    expect(
      (await screen.findByText('Please choose a card to pay')).closest('[role="alert"]')
        ?.textContent,
    ).toContain('You were not charged.');
    expect(calls(page, 'confirmOrder')).toEqual([]);
  });

  // Covers: PAY-026
  test('a card that has expired is no default, and can be removed where it is seen', async () => {
    let cards = [{ ...CARD, expireYear: 2025 }];
    const api = checkoutApi()
      .on(listCards, () => ({ data: { total: cards.length, data: cards, checksLeft: 3 } }))
      .on(removeCard, () => {
        cards = [];
        return { data: { unbind: true, cardId: 'pm_1' } };
      });
    const page = await openCheckout(api, at('selectCard'));
    expect(await screen.findByText('Expired 08/25')).toBeTruthy();
    expect(screen.queryByText('Default')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Remove Visa •••• 4242' }));
    fireEvent.click(await screen.findByText('Remove', { selector: 'dialog button *' }));
    await waitFor(() => expect(screen.queryByText('Expired 08/25')).toBeNull());
    expect(calls(page, 'removeCard').map(({ params }) => params)).toEqual([
      { paymentMethodId: 'pm_1' },
    ]);
  });

  test('does not pay with a card removed in another tab; selects no other by itself', async () => {
    const other = { ...CARD, id: 'pm_2', last4: '0005', isDefault: false };
    let cards = [CARD, other];
    const api = checkoutApi()
      .on(listCards, () => ({ data: { total: cards.length, data: cards, checksLeft: 3 } }))
      .on(payOrder, () => {
        cards = [other];
        return { code: '20802', status: 400, more: { declineCode: 'try_another_card' } };
      });
    const page = await readyCheckout(api);
    await press(screen.getByRole('radio', { name: /0005/ }));
    await press(screen.getByRole('radio', { name: /4242/ }));
    agree();
    pay();
    expect(
      (await screen.findByText('This card was removed and can no longer be used.')).closest(
        '[role="alert"]',
      )?.textContent,
    ).toContain('You were not charged.');
    await waitFor(() => expect(screen.queryByRole('radio', { name: /4242/ })).toBeNull());
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    pay();
    expect(await screen.findByText('Please select payment method')).toBeTruthy();
    expect(calls(page, 'payOrder')).toHaveLength(1);
    // The tab is seen again.
    cards = [];
    fireEvent(window, new Event('visibilitychange'));
    await waitFor(() => expect(screen.queryByRole('radio', { name: /0005/ })).toBeNull());
  });

  // Covers: RTE-071
  test('addCard opens the field of the gateway', async () => {
    await openCheckout(checkoutApi(), at('addCard'));
    await screen.findByRole('heading', { level: 1, name: 'Add a card' });
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('radio', { name: /Another card/ }).checked).toBe(
        true,
      ),
    );
    expect(await screen.findByRole('group', { name: /gateway/ })).toBeTruthy();
  });

  test('pressing pay with details missing says that it is at work, and goes to them', async () => {
    const page = await openCheckout(checkoutApi(), at('payType'));
    await screen.findByRole('radio', { name: /4242/ });
    pay();
    expect([payButton().getAttribute('aria-busy'), page.platform.went]).toEqual(['true', []]);
    await waitFor(() => expect(page.platform.went).toEqual([CHECKOUT_PATH]));
    expect(calls(page, 'confirmOrder')).toEqual([]);
  });

  // Covers: ERR-088
  test('pressing pay before the ways to pay are here asks for one', async () => {
    let arrive: (reply: {
      data: { total: number; data: never[]; checksLeft: number };
    }) => void = () => undefined;
    await openCheckout(
      checkoutApi().on(
        listCards,
        () =>
          new Promise((resolve) => {
            arrive = resolve;
          }),
      ),
    );
    await screen.findByRole('checkbox', { name: /I agree/ });
    pay();
    expect(await screen.findByText('Please select payment method')).toBeTruthy();
    arrive({ data: { total: 0, data: [], checksLeft: 3 } });
    expect(await screen.findByRole('radio', { name: 'Credit or debit card' })).toBeTruthy();
  });
});
