import { randomId } from '@tapnook/platform';
const KEY = 'tapnook.visitor';

/** A random id of this browser for calls that visitors may make; empty when storage is closed. */
export const visitorId = (): string | undefined => {
  try {
    const known = localStorage.getItem(KEY);
    if (known) return known;
    const fresh = randomId();
    localStorage.setItem(KEY, fresh);
    return fresh;
  } catch {
    return undefined;
  }
};
