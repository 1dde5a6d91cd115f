import type { Gateway } from './gateway.ts';
import type { Failure, PaymentMethod } from './gateway.types.ts';
import { scenarioOfMethod } from './payment-methods.ts';
import type { Scenario } from './test-cards.tables.ts';
import { DECLINES } from './test-cards.tables.ts';

/** What this card does now: the outcome set in the dashboard, else that of its number. */
export const nextScenario = (gateway: Gateway, method: PaymentMethod): Scenario => {
  const wanted = gateway.switches.read().nextCard;
  if (wanted === 'by_number' || wanted === 'hangs') return scenarioOfMethod(gateway, method);
  gateway.switches.takeNextCard();
  return wanted;
};

/** The bank's refusal of a scenario, or undefined when the bank agrees. */
export const declineOf = (scenario: Scenario, method: PaymentMethod): Failure | undefined => {
  const decline = DECLINES[scenario];
  return decline && { type: 'card_error', ...decline, payment_method: method };
};

/** The failure of an attempt whose person did not prove who they are. */
export const unauthenticated = (
  noun: 'payment_intent' | 'setup_intent',
  method: PaymentMethod | undefined,
): Failure => ({
  type: 'invalid_request_error',
  code: `${noun}_authentication_failure`,
  message: 'The provided PaymentMethod has failed authentication.',
  ...(method && { payment_method: method }),
});
