import type { Locale } from '@tapnook/contracts';
import { cardCvc, cardExpiry, cardNumber, hongKongDay } from '@tapnook/kernel';
import type { Text } from '../../web/locale.ts';
import { say } from '../../web/locale.ts';
import { expiryTyped, isCardNumber, isCvc, readExpiry } from '../card-number.ts';
import { isGatewayError } from '../gateway-error.ts';
import type { ReadCard } from '../payment-methods.ts';
import { readCard } from '../payment-methods.ts';
import { ELEMENTS_TEXTS } from './elements.texts.ts';

export interface TypedCard {
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
}
type CardField = keyof TypedCard;

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
  if (cardNumber(number) || !isCardNumber(number)) return ['number', ELEMENTS_TEXTS.wrongNumber];
  if (cardExpiry(hongKongDay(Date.now()))(expiryTyped(expiry)))
    return ['expiry', ELEMENTS_TEXTS.wrongExpiry];
  return cardCvc()(cvc) || !isCvc(cvc, number) ? ['cvc', ELEMENTS_TEXTS.wrongCvc] : undefined;
};

/** Reads what a person typed, or says which field is wrong and why. */
export const readTyped = (typed: TypedCard, locale: Locale): ReadCard | Refusal => {
  const wrong = wrongField(typed);
  if (wrong) return { field: wrong[0], message: say(wrong[1], locale) };
  const expiry = readExpiry(typed.expiry) ?? { month: 0, year: 0 };
  try {
    return readCard({ number: typed.number, expiry, cvc: typed.cvc });
  } catch (error) {
    if (!isGatewayError(error)) throw error;
    const field = FIELD_OF[String(error.body['param'])] ?? 'number';
    return {
      field,
      message: say(
        error.body['decline_code'] === 'test_mode_live_card'
          ? ELEMENTS_TEXTS.testOnly
          : ELEMENTS_TEXTS.wrongNumber,
        locale,
      ),
    };
  }
};
