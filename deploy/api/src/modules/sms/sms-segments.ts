/** The basic characters of GSM 03.38; those of the extension take two. */
const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ ' +
    '!"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿' +
    'abcdefghijklmnopqrstuvwxyzäöñüà',
);
const EXTENDED = new Set('\f^{}\\[~]|€');

const partsOf = (length: number, single: number, joined: number): number =>
  length <= single ? 1 : Math.ceil(length / joined);

/** How many messages a carrier bills for a text: 160 characters each, or 70 outside GSM 03.38. */
export const smsParts = (text: string): number => {
  const letters = Array.from(text);
  if (letters.every((letter) => BASIC.has(letter) || EXTENDED.has(letter)))
    return partsOf(
      letters.reduce((sum, letter) => sum + (EXTENDED.has(letter) ? 2 : 1), 0),
      160,
      153,
    );
  return partsOf(text.length, 70, 67);
};
