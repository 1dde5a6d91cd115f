import type { Words } from '@tapnook/platform';

/** Decline codes of the gateway with words of their own; any other says only that the bank refused. */
const DECLINES = new Set([
  'insufficient_funds', 'expired_card', 'incorrect_cvc', 'card_not_supported', 'authentication_required', 'payment_intent_authentication_failure', 'lost_card', 'stolen_card', 'processing_error', 'incorrect_number',
]);

/** Why a card was refused, in words. */
export const declineText = (t: Words['t'], declineCode: string | null | undefined, unsupported = false): string =>
  t(unsupported ? 'decline.card_not_supported' : `decline.${declineCode && DECLINES.has(declineCode) ? declineCode : 'generic'}`);
