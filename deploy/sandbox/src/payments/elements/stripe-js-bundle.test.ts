/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { STRIPE_JS } from './stripe-js-bundle.ts';

test('one classic script, whole in itself, that leaves nothing but Stripe behind', () => {
  expect(STRIPE_JS).not.toMatch(/^(?:import|export)\b/m);
  const before = new Set(Object.keys(globalThis));
  // oxlint-disable-next-line typescript/no-implied-eval -- as a script tag would run it
  new Function(STRIPE_JS)();
  expect(Object.keys(globalThis).filter((name) => !before.has(name))).toEqual(['Stripe']);
  const { Stripe } = globalThis as typeof globalThis & { Stripe: (key: string) => object };
  expect(Object.keys(Stripe('pk_sandbox'))).toEqual([
    'elements',
    'createConfirmationToken',
    'handleNextAction',
    'retrievePaymentIntent',
  ]);
});
