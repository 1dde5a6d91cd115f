import { mobile, normalisePhone, type Refusal } from '@tapnook/kernel';
import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min';
import { bilingual } from '../../translations.ts';

export interface PhoneNumber {
  /** Calling code without plus. */
  readonly code: string;
  /** Digits after the code; `+` code number is the number in E.164. */
  readonly number: string;
  /** Where the number is, whichever region it was typed under: many share a calling code. */
  readonly country: string;
}

const INVALID: Refusal = {
  code: 'mobile',
  text: bilingual('identity.enterValidMobileNumber'),
};

/** Readings of what was typed, the likeliest first: as it is, and with its code typed twice. */
const readings = (typed: string, code: string): string[] => {
  const digits = typed.replace(/^(?:\+|00)/, '');
  const whole = digits.startsWith(code) ? [`+${digits}`] : [];
  const twice = digits.startsWith(code + code) ? [`+${digits.slice(code.length)}`] : [];
  // Behind 00 stands a calling code, although it is not how every country dials abroad.
  return typed.startsWith('00') ? [...whole, ...twice, typed] : [typed, ...whole, ...twice];
};

/**
 * The one form of a number however it was typed: without trunk zeros (Italy keeps its own), with
 * the code or without. A refusal when no number of that calling code is meant.
 */
export const parsePhone = (
  regionId: string,
  code: string,
  typed: string,
): PhoneNumber | Refusal => {
  // The browser's own rule comes first, so that nothing passes here that it would refuse.
  const light = mobile(code)(typed);
  if (light) return light;
  const digits = normalisePhone(typed);
  for (const reading of readings(digits, code)) {
    const parsed = parsePhoneNumberFromString(reading, regionId as CountryCode);
    if (!parsed?.isValid() || parsed.countryCallingCode !== code) continue;
    const number = parsed.nationalNumber;
    return { code, number, country: parsed.country ?? regionId };
  }
  return INVALID;
};
