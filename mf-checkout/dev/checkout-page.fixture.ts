import { accessibilityProblems, renderRemote, type FakeApi, type Rendered } from '@tapnook/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { remote } from '../src/remote.ts';
import { checkoutApi } from './checkout-api.fixture.ts';
import { frames } from './press.fixture.ts';

export const CHECKOUT_PATH = '/checkout/1024/product?plan=2048&date=2026-11-28&time=14%3A10&qty=2';
const user = { userId: '1', name: 'Ka Yan', image: null };

export const openCheckout = (api: FakeApi, path = CHECKOUT_PATH): Promise<Rendered> =>
  renderRemote(remote, { api, user, path });
/** Opens the checkout and waits until it can be paid. */
export const readyCheckout = async (api = checkoutApi()): Promise<Rendered> => {
  const page = await openCheckout(api);
  await screen.findByRole('radio', { name: /4242/ });
  await screen.findByRole('switch', { name: /Tapcoin/ });
  return page;
};
export const payButton = (): HTMLElement =>
  screen.getAllByRole('button', { name: /^Pay/ })[0] as HTMLElement;
export const pay = (): void => void fireEvent.click(payButton());
/** Presses, and waits until the press is at work: after those before it. */
export const payBegins = async (): Promise<void> => {
  pay();
  await frames(4);
};
export const discountCode = (): HTMLInputElement => screen.getByLabelText('Discount code');
export const agree = (): void => {
  fireEvent.click(screen.getByRole('checkbox', { name: /I agree/ }));
};
/** The requests of one call, in order. */
export const calls = (page: Rendered, call: string) =>
  page.api.requests.filter((seen) => seen.call === call).map(({ request }) => request);
// The clock of the hold goes on while a busy machine looks.
export const problemsOf = (page: Rendered): Promise<unknown> =>
  act(async () => accessibilityProblems(page.container));
/** What this tab keeps, as one text. */
export const stored = (): string =>
  JSON.stringify(Object.fromEntries(Object.entries(sessionStorage)));
/** A fresh visitor's device. */
export const clearDevice = (): void => {
  sessionStorage.clear();
  localStorage.clear();
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: () => ({ matches: false }),
  });
};
