import { localised, type Locale } from '@tapnook/contracts';
import { cardCvc, cardExpiry, cardNumber, hongKongDay, type Rule } from '@tapnook/kernel';
import { say } from '../../translations.ts';
import { expiryTyped, isCardNumber, isCvc, readExpiry } from '../card-number.ts';
import { isGatewayError } from '../gateway-error.ts';
import type { ReadCard } from '../payment-methods.ts';
import { readCard } from '../payment-methods.ts';

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

/** What the shop's own rule says of a field; nothing typed is refused on any day. */
const RULES: Readonly<Record<CardField, Rule>> = {
  number: cardNumber,
  expiry: cardExpiry('2026-01-01'),
  cvc: cardCvc(),
};
export const wrongText = (field: CardField, locale: Locale): string =>
  localised(RULES[field]('')?.text ?? { en_gb: '', zh_hk: '' }, locale);

const wrongField = ({ number, expiry, cvc }: TypedCard): CardField | undefined => {
  // The shop's own rules first, then what only the brand tells: how long a number and its code are.
  if (cardNumber(number) || !isCardNumber(number)) return 'number';
  if (cardExpiry(hongKongDay(Date.now()))(expiryTyped(expiry))) return 'expiry';
  return cardCvc()(cvc) || !isCvc(cvc, number) ? 'cvc' : undefined;
};

/** Reads what a person typed, or says which field is wrong and why. */
export const readTyped = (typed: TypedCard, locale: Locale): ReadCard | Refusal => {
  const wrong = wrongField(typed);
  if (wrong) return { field: wrong, message: wrongText(wrong, locale) };
  const expiry = readExpiry(typed.expiry) ?? { month: 0, year: 0 };
  try {
    return readCard({ number: typed.number, expiry, cvc: typed.cvc });
  } catch (error) {
    if (!isGatewayError(error)) throw error;
    const field = FIELD_OF[String(error.body['param'])] ?? 'number';
    return {
      field,
      message:
        error.body['decline_code'] === 'test_mode_live_card'
          ? say('elements.testOnly', locale)
          : wrongText('number', locale),
    };
  }
};
