import { askPerson } from './authorisation.ts';
import { declineOf, nextScenario, unauthenticated } from './card-outcome.ts';
import { cardError, unexpectedState } from './gateway-error.ts';
import type { Gateway } from './gateway.ts';
import type { Failure, SetupIntent } from './gateway.types.ts';
import type { AttemptOptions } from './payment-attempt.ts';
import { attachMethod, usableMethod } from './payment-methods.ts';
import type { WebhookMode } from './switches.ts';
import type { Scenario } from './test-cards.tables.ts';
import { needsChallenge } from './test-cards.tables.ts';

export const changeSetup = (
  gateway: Gateway,
  intent: SetupIntent,
  changes: Partial<SetupIntent>,
  event?: string,
  mode?: WebhookMode,
): SetupIntent => {
  const next = { ...intent, ...changes };
  gateway.setupIntents.put(next.id, next);
  if (event) gateway.webhooks.emit(event, next, mode);
  return next;
};

const settleSetup = (gateway: Gateway, intent: SetupIntent, mode?: WebhookMode): SetupIntent => {
  const method = gateway.methods.get(intent.payment_method ?? '');
  if (method && intent.customer && method.customer === null)
    attachMethod(gateway, method, intent.customer);
  return changeSetup(
    gateway,
    intent,
    { status: 'succeeded', next_action: null, last_setup_error: null },
    'setup_intent.succeeded',
    mode,
  );
};

const failSetup = (
  gateway: Gateway,
  intent: SetupIntent,
  failure: Failure,
  mode?: WebhookMode,
): SetupIntent =>
  changeSetup(
    gateway,
    intent,
    {
      status: 'requires_payment_method',
      next_action: null,
      payment_method: null,
      last_setup_error: failure,
    },
    'setup_intent.setup_failed',
    mode,
  );

const OPEN: readonly string[] = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
];

/** Checks a card for later use; a declined card is thrown as the gateway's 402. */
export const attemptSetup = (
  gateway: Gateway,
  intent: SetupIntent,
  options: AttemptOptions,
): SetupIntent => {
  if (!OPEN.includes(intent.status) || intent.payment_method === null) {
    throw unexpectedState(`You cannot confirm this SetupIntent: its status is ${intent.status}.`, {
      setup_intent: intent,
    });
  }
  const method = usableMethod(gateway, intent.payment_method);
  const ready = changeSetup(gateway, intent, { payment_method: method.id, last_setup_error: null });
  const scenario = nextScenario(gateway, method);
  if (needsChallenge(scenario)) {
    const next_action = askPerson(gateway, {
      kind: 'three_d_secure',
      intentId: ready.id,
      returnUrl: options.returnUrl,
      scenario,
    });
    return changeSetup(
      gateway,
      ready,
      { status: 'requires_action', next_action },
      'setup_intent.requires_action',
    );
  }
  const failure = declineOf(scenario, method);
  if (failure) throw cardError({ ...failure, setup_intent: failSetup(gateway, ready, failure) });
  return settleSetup(gateway, ready);
};

/** What a person decided on the bank's page, for a card that is being saved. */
export const answerSetup = (
  gateway: Gateway,
  intent: SetupIntent,
  scenario: Scenario,
  approved: boolean,
  mode?: WebhookMode,
): SetupIntent => {
  const method = gateway.methods.get(intent.payment_method ?? '');
  if (!approved) return failSetup(gateway, intent, unauthenticated('setup_intent', method), mode);
  const failure =
    method && scenario === 'three_d_secure_declined' ? declineOf(scenario, method) : undefined;
  return failure ? failSetup(gateway, intent, failure, mode) : settleSetup(gateway, intent, mode);
};
