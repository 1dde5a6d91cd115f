import type { Words } from '@tapnook/platform';
import { brandName } from './order-lines.ts';
import type { Order, PayMethod } from './order.ts';

/** Classes of declines that have a text of their own; the server tells no more of any. */
const DECLINE_CLASSES = ['authentication_failed', 'try_another_card', 'card_removed'] as const;

interface Decline {
  /** A class of the contract, or `card_removed`, which the page finds out by itself. */
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
      ? 'decline.try_another_card'
      : `decline.${DECLINE_CLASSES.find((one) => one === declineCode) ?? 'declined'}`,
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
