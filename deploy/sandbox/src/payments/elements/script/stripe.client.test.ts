/** @jest-environment jsdom */
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { Stripe, StripeElementsOptionsMode } from '@stripe/stripe-js';
import { createStripe } from './stripe.client.ts';

const OPTIONS = {
  mode: 'payment',
  amount: 138_000,
  currency: 'hkd',
  locale: 'zh-HK',
  appearance: { theme: 'night' },
} satisfies StripeElementsOptionsMode;
const stripe = createStripe('pk_sandbox') as Stripe;
let place: HTMLElement;

beforeEach(() => {
  document.body.replaceChildren();
  place = document.body.appendChild(document.createElement('div'));
  HTMLDialogElement.prototype.showModal = jest.fn();
  HTMLDialogElement.prototype.close = jest.fn();
});

const frameIn = (root: ParentNode): HTMLIFrameElement =>
  root.querySelector('iframe') as HTMLIFrameElement;
const says = (frame: HTMLIFrameElement, message: object): void =>
  void window.dispatchEvent(
    new MessageEvent('message', {
      origin: location.origin,
      source: frame.contentWindow,
      data: { source: 'elements-frame', ...message },
    }),
  );
/** Answers each question of the script. */
const answering = (frame: HTMLIFrameElement, answers: Readonly<Record<string, object>>) =>
  jest.spyOn(frame.contentWindow as Window, 'postMessage').mockImplementation(((question: {
    type: string;
    id?: string;
  }) => {
    if (question.id !== undefined)
      queueMicrotask(() =>
        says(frame, { type: 'answer', id: question.id, ...answers[question.type] }),
      );
  }) as Window['postMessage']);

describe('the Payment Element', () => {
  test('frames its page with key, locale and look, and tells the events', () => {
    const element = stripe.elements(OPTIONS).create('payment');
    const told: object[] = [];
    element.on('ready', (event) => told.push(event));
    element.on('change', (event) => told.push(event));
    element.on('loaderror', (event) => told.push(event));
    element.mount(place);
    const frame = frameIn(place);
    expect(Object.fromEntries(new URL(frame.src).searchParams)).toEqual({
      key: 'pk_sandbox',
      locale: 'zh-HK',
      appearance: '{"theme":"night","variables":{}}',
    });
    says(frame, { type: 'ready' });
    says(frame, { type: 'height', height: 231 });
    says(frame, { type: 'change', empty: false, complete: true });
    expect(told).toEqual([
      { elementType: 'payment' },
      {
        elementType: 'payment',
        empty: false,
        complete: true,
        collapsed: false,
        value: { type: 'card' },
      },
    ]);
    expect(frame.style.height).toBe('231px');
    element.destroy();
    expect(place.childElementCount).toBe(0);
    expect(() => element.mount(place)).toThrow('already been destroyed');
  });

  // Covers: RTE-071
  test('hears nobody but its own frame', () => {
    const element = stripe.elements(OPTIONS).create('payment');
    const ready = jest.fn();
    element.on('ready', ready);
    element.mount(place);
    const { contentWindow } = frameIn(place);
    const data = { source: 'elements-frame', type: 'ready' };
    for (const event of [
      { data, origin: 'http://elsewhere.test', source: contentWindow },
      { data, origin: location.origin, source: window },
      { data: { ...data, source: 'chat' }, origin: location.origin, source: contentWindow },
      { data: null, origin: location.origin, source: contentWindow },
    ])
      window.dispatchEvent(new MessageEvent('message', event));
    expect(ready).not.toHaveBeenCalled();
    says(frameIn(place), { type: 'ready' });
    expect(ready).toHaveBeenCalledTimes(1);
  });

  test('makes a token of what was submitted, once', async () => {
    const elements = stripe.elements(OPTIONS);
    elements.create('payment').mount(place);
    const frame = frameIn(place);
    const token = { id: 'ctoken_1' };
    const asked = answering(frame, { validate: {}, collect: { confirmationToken: token } });
    await expect(stripe.createConfirmationToken({ elements })).rejects.toThrow(
      'elements.submit() must be called',
    );
    await elements.update({ amount: 90_000, setupFutureUsage: 'off_session' });
    expect(await elements.submit()).toEqual({ selectedPaymentMethod: 'card' });
    expect(
      await stripe.createConfirmationToken({ elements, params: { return_url: 'http://a/b' } }),
    ).toEqual({ confirmationToken: token });
    expect(asked.mock.calls.at(-1)?.[0]).toMatchObject({
      type: 'collect',
      terms: {
        amount: 90_000,
        currency: 'hkd',
        setupFutureUsage: 'off_session',
        captureMethod: 'automatic',
        params: { return_url: 'http://a/b' },
      },
    });
  });

  test('gives the first fault of what was typed', async () => {
    const elements = stripe.elements(OPTIONS);
    elements.create('payment').mount(place);
    const error = { type: 'validation_error', code: 'incomplete_number', message: 'No' };
    answering(frameIn(place), { validate: { error } });
    expect(await elements.submit()).toEqual({ error });
  });

  test.each([
    [() => createStripe('sk_sandbox'), 'publishable key'],
    [() => stripe.elements({ ...OPTIONS, amount: 0 }), 'amount should be greater than 0'],
    [() => stripe.elements({ ...OPTIONS, currency: 'HKD' }), 'currency'],
    [() => stripe.elements({ ...OPTIONS, colour: 'red' } as never), 'colour'],
    [() => stripe.elements(OPTIONS).create('payment', { look: 1 } as never), 'look'],
    [() => stripe.elements(OPTIONS).create('card'), 'A valid Element name'],
  ])('a mistake of the page is thrown: %s', (mistake, message) => {
    expect(mistake).toThrow(message);
  });
});

describe('the Express Checkout Element', () => {
  test('opens the wallet when the page agrees; makes its token when the shopper does', async () => {
    const elements = stripe.elements(OPTIONS);
    const element = elements.create('expressCheckout', { paymentMethods: { link: 'never' } });
    const confirmed = jest.fn();
    element.on('click', ({ resolve }) => resolve());
    element.on('confirm', confirmed);
    element.mount(place);
    says(frameIn(place), { type: 'click', wallet: 'google_pay' });
    const sheet = frameIn(document.querySelector('dialog') as HTMLDialogElement);
    expect(new URL(sheet.src).searchParams.get('amount')).toBe('138000');
    says(sheet, { type: 'confirm' });
    expect(confirmed).toHaveBeenCalledWith(
      expect.objectContaining({ expressPaymentType: 'google_pay' }),
    );
    answering(sheet, { collect: { confirmationToken: { id: 'ctoken_2' } } });
    expect(await elements.submit()).toEqual({ selectedPaymentMethod: 'google_pay' });
    expect(await stripe.createConfirmationToken({ elements })).toMatchObject({
      confirmationToken: { id: 'ctoken_2' },
    });
    expect(document.querySelector('dialog')).toBeNull();
  });

  test('opens nothing when the page refuses', () => {
    const element = stripe.elements(OPTIONS).create('expressCheckout');
    element.on('click', ({ reject, resolve }) => {
      reject();
      resolve();
    });
    element.mount(place);
    says(frameIn(place), { type: 'click', wallet: 'apple_pay' });
    expect(document.querySelector('dialog')).toBeNull();
  });
});

describe('handleNextAction', () => {
  const intents = (...answers: object[]): void => {
    Object.defineProperty(globalThis, 'fetch', {
      configurable: true,
      writable: true,
      value: async () => ({ json: async () => answers.shift() }),
    });
  };
  const waiting = {
    status: 'requires_action',
    next_action: {
      type: 'use_stripe_sdk',
      use_stripe_sdk: { url: 'http://localhost/authorise/1' },
    },
  };

  test('asks in a dialog and tells what became of the payment', async () => {
    intents(waiting, { status: 'succeeded' });
    const result = stripe.handleNextAction({ clientSecret: 'pi_1_secret_2' });
    await new Promise((resolve) => setTimeout(resolve));
    says(frameIn(document.querySelector('dialog') as HTMLDialogElement), { type: 'answered' });
    expect(await result).toEqual({ paymentIntent: { status: 'succeeded' } });
  });

  test('tells a refusal in the shape of Stripe’s errors', async () => {
    const failed = {
      status: 'requires_payment_method',
      last_payment_error: {
        type: 'invalid_request_error',
        code: 'payment_intent_authentication_failure',
      },
    };
    intents(waiting, failed);
    const result = stripe.handleNextAction({ clientSecret: 'pi_1_secret_2' });
    await new Promise((resolve) => setTimeout(resolve));
    says(frameIn(document.querySelector('dialog') as HTMLDialogElement), { type: 'answered' });
    expect(await result).toEqual({
      error: { ...failed.last_payment_error, payment_intent: failed },
    });
  });

  test('throws for a payment that waits for nothing', async () => {
    intents({ status: 'succeeded', next_action: null });
    await expect(stripe.handleNextAction({ clientSecret: 'pi_1_secret_2' })).rejects.toThrow(
      'not in the requires_action state',
    );
  });
});
