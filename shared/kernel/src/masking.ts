const DOTS = '\u2022';

/** Keeps the first `head` and last `tail` characters and hides the rest, whatever the length. */
const hideMiddle = (value: string, head: number, tail: number): string => {
  const characters = Array.from(value);
  if (characters.length <= head + tail) return DOTS.repeat(Math.max(characters.length, 4));
  return (
    characters.slice(0, head).join('') +
    DOTS.repeat(characters.length - head - tail) +
    characters.slice(characters.length - tail).join('')
  );
};

/** An identity card number as it may be shown back to its owner: `A123456(7)` is `A12•••••••`. */
export const maskIdNumber = (value: string): string => hideMiddle(value, 3, 0);

/** A phone number with its last two digits: `61234567` is `6•••••67`. */
export const maskPhone = (value: string): string => hideMiddle(value.replace(/\D/g, ''), 1, 2);

/**
 * An address with its domain: `kayan@example.com` is `k••••@example.com`; the dots do not tell the
 * length.
 */
export const maskEmail = (value: string): string => {
  const at = value.lastIndexOf('@');
  return at < 1 ? DOTS.repeat(4) : `${Array.from(value)[0]}${DOTS.repeat(4)}${value.slice(at)}`;
};
