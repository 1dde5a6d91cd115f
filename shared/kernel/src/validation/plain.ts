/**
 * What a person sees of a value that was typed or pasted: letters and figures in one width, none of
 * the invisible marks that address books and chats copy along, every dash a hyphen.
 */
export const plain = (value: string): string =>
  value
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .trim();

/** The digits of a calling code, with or without its plus. */
export const digitsOf = (prefixNo = ''): string => prefixNo.replace(/\D/g, '');
