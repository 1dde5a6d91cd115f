/** What spreadsheets save: Excel in Hong Kong writes Big5 unless it is told not to. */
const encodingsOf = ([first, second]: Uint8Array): readonly string[] => {
  if (first === 0xff && second === 0xfe) return ['utf-16le'];
  if (first === 0xfe && second === 0xff) return ['utf-16be'];
  return ['utf-8', 'big5'];
};
/** Pictures and workbooks hold control characters; lines of text hold none but these. */
const isText = (text: string): boolean =>
  text.trim() !== '' && !/\p{Cc}/u.test(text.replaceAll(/[\t\n\r]/g, ''));

/** Null where a file is not in an encoding. */
const decode = (bytes: Uint8Array, encoding: string): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

/** The text of a CSV file, or null for one that is none. */
export const csvText = (bytes: Uint8Array): string | null => {
  for (const encoding of encodingsOf(bytes)) {
    const text = decode(bytes, encoding);
    if (text !== null) return isText(text) ? text : null;
  }
  return null;
};
