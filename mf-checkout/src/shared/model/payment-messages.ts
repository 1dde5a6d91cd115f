import type { Words } from '@tapnook/platform';
import { brandName } from './order-lines.ts';
import type { Order, PayMethod } from './order.ts';

/** Decline codes that have a text of their own; any other says only that the bank refused. */
const KNOWN_DECLINE_CODES = new Set([
  'insufficient_funds',
  'expired_card',
  'incorrect_cvc',
  'card_not_supported',
  'authentication_required',
  'payment_intent_authentication_failure',
  'lost_card',
  'stolen_card',
  'processing_error',
  'incorrect_number',
  'card_removed',
]);

interface Decline {
  readonly declineCode?: string | null | undefined;
  /** Defaults to a card. */
  readonly payMethod?: PayMethod | undefined;
  readonly unsupported?: boolean | undefined;
}

/** Why a payment was declined. A wallet has neither card nor bank, so its text names neither. */
export const declineMessage = (
  t: Words['t'],
  { declineCode, payMethod = 'card', unsupported = false }: Decline,
): string => {
  if (payMethod !== 'card') return t('decline.wallet', { name: t(`method.${payMethod}`) });
  return t(
    unsupported
      ? 'decline.card_not_supported'
      : `decline.${declineCode && KNOWN_DECLINE_CODES.has(declineCode) ? declineCode : 'generic'}`,
  );
};

/**
 * How an order was paid: the wallet's name, the card's brand and last digits, or "card" where the
 * gateway did not say which. Non-breaking spaces keep brand, dots and digits on one line.
 */
export const paymentMethodText = (
  { payMethod, paidCard }: Pick<Order, 'payMethod' | 'paidCard'>,
  t: Words['t'],
): string =>
  paidCard
    ? `${brandName(paidCard.brand)}\u00a0••••\u00a0${paidCard.last4}`
    : t(`method.${payMethod ?? 'card'}`);
