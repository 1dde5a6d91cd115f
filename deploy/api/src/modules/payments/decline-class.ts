import type { DeclineClass } from '@tapnook/contracts/api';

const UNSUPPORTED: readonly string[] = [
  'card_not_supported',
  'currency_not_supported',
  'test_mode_live_card',
];
const TRY_ANOTHER_CARD: readonly string[] = [...UNSUPPORTED, 'invalid_payment_method'];
const AUTHENTICATION: readonly string[] = [
  'authentication_required',
  'authentication_failure',
  'authentication_not_handled',
  'payment_intent_authentication_failure',
  'setup_intent_authentication_failure',
  '3d_secure_authentication_failure',
];

/**
 * What a browser may know of a decline. The bank's own code would tell whoever tries out stolen
 * cards which of them are alive and why the others are not (Stripe's advice); it stays with the
 * attempt or the card check.
 */
export const declineClassOf = (declineCode: string | null): DeclineClass => {
  if (declineCode && AUTHENTICATION.includes(declineCode)) return 'authentication_failed';
  return declineCode && TRY_ANOTHER_CARD.includes(declineCode) ? 'try_another_card' : 'declined';
};

/** The error of a decline: 20802 for a card that we could never take. */
export const declineError = (declineCode: string | null): '20802' | '20803' =>
  declineCode && UNSUPPORTED.includes(declineCode) ? '20802' : '20803';
