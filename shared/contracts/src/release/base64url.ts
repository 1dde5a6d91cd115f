const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUE = new Map(Array.from(ALPHABET, (letter, value) => [letter, value]));

/**
 * Bytes of base64url text without padding, or null. Refuses any second spelling of the same bytes.
 */
export function decodeBase64Url(text: string): Uint8Array | null {
  const spare = text.length % 4;
  if (spare === 1) return null;
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let bits = 0;
  let held = 0;
  let at = 0;
  for (const letter of text) {
    const value = VALUE.get(letter);
    if (value === undefined) return null;
    held = ((held << 6) | value) & 0xffff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes[at] = (held >>> bits) & 0xff;
      at += 1;
    }
  }
  return (held & ((1 << bits) - 1)) === 0 ? bytes : null;
}

/** ASCII text of bytes, or null when a byte is not ASCII. */
export function asciiText(bytes: Uint8Array): string | null {
  let text = '';
  for (const byte of bytes) {
    if (byte > 0x7f) return null;
    text += String.fromCharCode(byte);
  }
  return text;
}

/** Bytes of ASCII text; the caller knows that it is ASCII (canonical JSON is). */
export function asciiBytes(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
