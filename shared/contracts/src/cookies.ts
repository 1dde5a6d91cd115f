/**
 * What the shop calls a cookie. On https it has the prefix with which browsers refuse one that
 * another host planted (RFC 6265bis, `__Host-`); plain http, on a developer's machine, knows no
 * such thing.
 */
export const cookieName = (name: string, isSecure: boolean): string =>
  isSecure ? `__Host-${name}` : name;

/**
 * A cookie as we set it: the only one of its name. A second one was planted for a narrower path,
 * where we can neither replace nor clear it, and may come first; then none counts.
 */
export const readCookie = (header: string, name: string, isSecure: boolean): string | undefined => {
  const start = `${cookieName(name, isSecure)}=`;
  const [found, another] = header
    .split(';')
    .map((cookie) => cookie.trim())
    .filter((cookie) => cookie.startsWith(start));
  if (found === undefined || another !== undefined) return undefined;
  try {
    return decodeURIComponent(found.slice(start.length));
  } catch {
    return undefined;
  }
};
