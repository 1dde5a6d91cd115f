import type { Locale } from '@tapnook/contracts';
import { cardCvc, cardExpiry, cardNumber, hongKongDay } from '@tapnook/kernel';
import type { Text } from '../../web/locale.ts';
import { say } from '../../web/locale.ts';
import { expiryTyped, isCardNumber, isCvc, readExpiry } from '../card-number.ts';
import { isGatewayError } from '../gateway-error.ts';
import type { Gateway } from '../gateway.ts';
import { tokeniseCard } from '../payment-methods.ts';
import { FRAME_TEXTS } from './card-frame.texts.ts';

export interface TypedCard {
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
}
type CardField = keyof TypedCard;

/** What the card field learns of the method that was made: all that the shop's page may know. */
export interface TokenisedCard {
  readonly id: string;
  readonly card: {
    readonly brand: string;
    readonly last4: string;
    readonly exp_month: number;
    readonly exp_year: number;
  };
}
export interface Refusal {
  readonly field: CardField;
  readonly message: string;
}

const FIELD_OF: Readonly<Record<string, CardField>> = {
  number: 'number',
  exp_year: 'expiry',
  exp_month: 'expiry',
  cvc: 'cvc',
};

const wrongField = ({ number, expiry, cvc }: TypedCard): readonly [CardField, Text] | undefined => {
  // The shop's own rules first, then what only the brand tells: how long a number and its code are.
  if (cardNumber(number) || !isCardNumber(number)) return ['number', FRAME_TEXTS.wrongNumber];
  if (cardExpiry(hongKongDay(Date.now()))(expiryTyped(expiry)))
    return ['expiry', FRAME_TEXTS.wrongExpiry];
  return cardCvc()(cvc) || !isCvc(cvc, number) ? ['cvc', FRAME_TEXTS.wrongCvc] : undefined;
};

/** Turns what a person typed into a payment method, or says which field is wrong and why. */
export const tokeniseTyped = (
  gateway: Gateway,
  typed: TypedCard,
  locale: Locale,
): TokenisedCard | Refusal => {
  const wrong = wrongField(typed);
  if (wrong) return { field: wrong[0], message: say(wrong[1], locale) };
  const expiry = readExpiry(typed.expiry) ?? { month: 0, year: 0 };
  try {
    const { id, card } = tokeniseCard(gateway, { number: typed.number, expiry, cvc: typed.cvc });
    return {
      id,
      card: {
        brand: card?.brand ?? 'unknown',
        last4: card?.last4 ?? '',
        exp_month: expiry.month,
        exp_year: expiry.year,
      },
    };
  } catch (error) {
    if (!isGatewayError(error)) throw error;
    const field = FIELD_OF[String(error.body['param'])] ?? 'number';
    return {
      field,
      message: say(
        error.body['decline_code'] === 'test_mode_live_card'
          ? FRAME_TEXTS.testOnly
          : FRAME_TEXTS.wrongNumber,
        locale,
      ),
    };
  }
};
