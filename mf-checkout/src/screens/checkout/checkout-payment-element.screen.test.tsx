import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { payOrder, retrieveTransaction } from '@tapnook/contracts/calls';
import type { Rendered } from '@tapnook/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { checkoutApi } from '../../../dev/checkout-api.fixture.ts';
import {
  agree,
  calls,
  clearDevice,
  pay,
  payBegins,
  readyCheckout,
} from '../../../dev/checkout-page.fixture.ts';
import { press } from '../../../dev/press.fixture.ts';
import { fakeStripe, type FakeStripe } from '../../../dev/stripe.fixture.ts';

beforeEach(clearDevice);
let stripe: FakeStripe;
beforeEach(() => {
  stripe = fakeStripe();
});
const FAILED = 'The payment gateway’s box did not load';

/** The checkout with a new card chosen, and the provider's fields that have come for it. */
const opened = async (api = checkoutApi()): Promise<Rendered> => {
  const page = await readyCheckout(api);
  await press(screen.getByRole('radio', { name: /Another card/ }));
  await waitFor(() => stripe.latest());
  return page;
};

describe('the provider’s fields', () => {
  test('are made for what will be paid, and follow it', async () => {
    await opened();
    const terms = () =>
      stripe.terms.find((one) => one.setupFutureUsage === 'off_session') as
        | { readonly amount: number }
        | undefined;
    const keep = screen.getByRole<HTMLInputElement>('switch', { name: /Keep this card/ });
    expect([keep.checked, terms()]).toEqual([false, undefined]);
    await press(keep);
    await waitFor(() => expect(terms()).toBeDefined());
    expect(terms()).toMatchObject({
      mode: 'payment',
      amount: 96_000,
      currency: 'hkd',
      captureMethod: 'automatic',
      locale: 'en',
      appearance: { theme: 'stripe' },
    });
    await press(screen.getByRole('switch', { name: /Tapcoin/ }));
    await waitFor(() => expect(terms()?.amount).toBe(94_000));
    await press(keep);
    await waitFor(() => expect(terms()).toBeUndefined());
  });

  test('are among what is to be mended, where other fields are wrong as well', async () => {
    const page = await opened();
    stripe.latest().emit('ready');
    pay();
    const link = await screen.findByRole('link', { name: 'Card: check number, expiry and CVV' });
    expect(link.getAttribute('href')).toBe('#co-card');
    expect(screen.getByText('2 things to fix before you pay')).toBeTruthy();
    stripe.latest().emit('change', { complete: true });
    pay();
    expect(await screen.findByText('One thing to fix before you pay')).toBeTruthy();
    expect(calls(page, 'confirmOrder')).toEqual([]);
  });

  test('are not blamed where there is no signal', async () => {
    const page = await opened();
    stripe.latest().emit('ready');
    agree();
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    pay();
    expect(
      (await screen.findByText('You seem to be offline. Nothing was lost.')).closest(
        '[role="alert"]',
      )?.textContent,
    ).toContain('You were not charged.');
    expect(calls(page, 'confirmOrder')).toEqual([]);
    onLine.mockRestore();
  });

  // Covers: PAY-020
  test('are loaded again by a press, or when online again, after failing', async () => {
    const page = await opened();
    stripe.latest().emit('loaderror');
    expect(await screen.findByText(FAILED)).toBeTruthy();
    agree();
    pay();
    expect(
      (await screen.findByText('The payment gateway does not answer right now.')).closest(
        '[role="alert"]',
      )?.textContent,
    ).toContain('You were not charged.');
    const first = stripe.latest();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(stripe.latest()).not.toBe(first));
    stripe.latest().emit('loaderror');
    await screen.findByText(FAILED);
    const second = stripe.latest();
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(stripe.latest()).not.toBe(second));
    stripe.latest().emit('ready');
    await waitFor(() => expect(screen.queryByText(FAILED)).toBeNull());
    expect(calls(page, 'confirmOrder')).toEqual([]);
  });

  // Covers: PAY-020
  test('are asked for a token once they are there: a press meanwhile is kept', async () => {
    const page = await opened();
    agree();
    await payBegins();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^Pay HK/ }).getAttribute('aria-busy')).toBe(
        'true',
      ),
    );
    expect(calls(page, 'confirmOrder')).toEqual([]);
    stripe.latest().emit('ready');
    await waitFor(() =>
      expect(calls(page, 'payOrder').map(({ body }) => body)).toMatchObject([
        { payMethod: 'card', confirmationToken: 'ctoken_1', saveCard: false },
      ]),
    );
    expect(calls(page, 'payOrder')[0]?.body).not.toHaveProperty('paymentMethodId');
  });

  test('a fault in them is led to', async () => {
    stripe.fault = { message: 'Please enter a valid card number' };
    await opened();
    stripe.latest().emit('ready');
    agree();
    await payBegins();
    await screen.findByText('Please enter a valid card number');
    fireEvent.click(screen.getByRole('button', { name: 'To the card’s box' }));
    expect(stripe.focused).toEqual(['payment']);
  });
});

describe('3-D Secure in the provider’s dialog', () => {
  const asking = () =>
    checkoutApi().on(payOrder, {
      data: {
        transactionId: 't-1',
        client_secret: 'pi_1_secret_2',
        status: 'pending',
        nextAction: { type: 'script' },
      },
    });
  const paid = async (api = asking()): Promise<Rendered> => {
    const page = await opened(api);
    stripe.latest().emit('ready');
    agree();
    await payBegins();
    await waitFor(() => expect(stripe.secrets).toEqual(['pi_1_secret_2']));
    return page;
  };

  test('leads to the result once the shopper agreed', async () => {
    const page = await paid();
    await waitFor(() =>
      expect(page.platform.went.at(-1)).toMatch(/^\/checkoutSuccess\/.*\/processing$/),
    );
  });

  test('says that the bank was not convinced, and the order stays to be paid', async () => {
    stripe.dialog = {
      error: { type: 'invalid_request_error', code: 'payment_intent_authentication_failure' },
    };
    const page = await paid(asking().on(retrieveTransaction, { code: '10405', status: 404 }));
    const note = await screen.findByRole('alert');
    expect(note.textContent).toContain('You were not charged.');
    expect(calls(page, 'retrieveTransaction').length).toBeGreaterThan(0);
    expect(page.platform.went).toEqual([]);
  });

  test('asks the server what became of it when the provider’s answer is lost', async () => {
    stripe.dialog = { error: { type: 'api_connection_error' } };
    const page = await paid();
    await waitFor(() => expect(page.platform.went.at(-1)).toMatch(/processing$/));
  });
});

describe('Apple Pay and Google Pay', () => {
  const offered = async (): Promise<Rendered> => {
    const page = await readyCheckout();
    await waitFor(() => stripe.latest('expressCheckout'));
    stripe.latest('expressCheckout').emit('ready', { availablePaymentMethods: { applePay: true } });
    return page;
  };
  const click = () => {
    const event = { resolve: jest.fn(), reject: jest.fn() };
    stripe.latest('expressCheckout').emit('click', event);
    return event;
  };

  test('are not there where the device has none', async () => {
    await readyCheckout();
    await waitFor(() => stripe.latest('expressCheckout'));
    stripe.latest('expressCheckout').emit('ready', { availablePaymentMethods: undefined });
    expect(screen.queryByRole('group', { name: 'Pay in one step' })).toBeNull();
  });

  test('do not open before the form is in order, and say what is wrong', async () => {
    await offered();
    expect(screen.getByRole('group', { name: 'Pay in one step' })).toBeTruthy();
    const { resolve, reject } = click();
    await waitFor(() => expect(reject).toHaveBeenCalled());
    expect(resolve).not.toHaveBeenCalled();
    expect(await screen.findByText('One thing to fix before you pay')).toBeTruthy();
  });

  test('pay by their token, without keeping the card', async () => {
    const page = await offered();
    agree();
    const { resolve } = click();
    await waitFor(() => expect(resolve).toHaveBeenCalled());
    const paymentFailed = jest.fn();
    stripe.latest('expressCheckout').emit('confirm', { paymentFailed });
    await waitFor(() =>
      expect(calls(page, 'payOrder').map(({ body }) => body)).toMatchObject([
        { payMethod: 'card', confirmationToken: 'ctoken_1', saveCard: false },
      ]),
    );
    await waitFor(() => expect(page.platform.went.at(-1)).toMatch(/succeeded$/));
  });
});
