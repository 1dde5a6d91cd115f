/**
 * What a browser may lack or refuse: plain http has no `randomUUID`, blocked cookies make storage
 * and broadcast channels throw, some web views have neither, and in a sandboxed frame even looking
 * at the cookies throws. Nothing here throws.
 */

/** A UUID of version 4, also where the page is no secure context. */
export const randomId = (): string => {
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- Plain http has no `randomUUID`.
  if (crypto.randomUUID) return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
};

/** A channel to the other tabs; undefined where the browser has or allows none. */
export const openBroadcastChannel = (name: string): BroadcastChannel | undefined => {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
};

/** Whether a media query matches; false where the browser cannot say. */
export const matchesMedia = (query: string): boolean => {
  try {
    return matchMedia(query).matches;
  } catch {
    return false;
  }
};

/** The cookies that a page may see; none where the browser refuses to show them. */
export const readCookies = (): string => {
  try {
    return document.cookie;
  } catch {
    return '';
  }
};

/** Sets a cookie that a page may see, as `name=value; path=/`; nothing where it is refused. */
export const writeCookie = (cookie: string): void => {
  try {
    document.cookie = cookie;
  } catch {
    // There is none to change either.
  }
};
