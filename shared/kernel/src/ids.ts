declare const crypto: { getRandomValues(bytes: Uint8Array): Uint8Array };

/** Crockford's base 32: no I, L, O or U, so that a number read out on the phone survives. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Unguessable text of `length` characters, five bits each, from the platform's secure generator.
 */
export const randomCode = (length: number): string => {
  let code = '';
  for (const byte of crypto.getRandomValues(new Uint8Array(length))) code += ALPHABET[byte & 31];
  return code;
};

/** Unguessable decimal digits, for verification codes. */
export const randomDigits = (length: number): string => {
  let digits = '';
  while (digits.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
      // 250 and above would make the digits 0 to 5 likelier than the rest.
      if (byte < 250 && digits.length < length) digits += String(byte % 10);
    }
  }
  return digits;
};

/**
 * An order, voucher or transaction number: prefix, year and month of the Hong Kong day, and 50
 * unguessable bits.
 */
export const documentNumber = (prefix: string, hongKongDay: string): string =>
  `${prefix}${hongKongDay.slice(2, 4)}${hongKongDay.slice(5, 7)}-${randomCode(10)}`;

/** Such a number in groups of four, as people read it out: `TN26 113F JW8Z PYRA`. */
export const groupedNumber = (number: string): string =>
  number.replace(/[^0-9A-Za-z]/g, '').replace(/(.{4})(?=.)/g, '$1 ');

/**
 * The last four characters of such a number: enough to know it again and too little to redeem by.
 * A masked number stays as it is.
 */
export const maskedNumber = (number: string): string => `••••${number.slice(-4)}`;
