import { keep, readKept } from '../../shared/storage/draft-storage.ts';

/**
 * What a choice's order is known by. `expected` is the total (cents) that was seen before its key was made: it belongs to
 * the request, so it never changes with the key. `at` in milliseconds.
 */
export interface Held {
  readonly key: string;
  readonly at: number;
  readonly expected?: number;
}
/** As long as a hold lasts, another tab with the same choice joins it instead of holding places twice. */
const JOIN_MS = 30 * 60_000;
const shared = (place: string): string => `tn.hold.${place}`;

const readShared = (place: string, now: number): Held | undefined => {
  try {
    const held = JSON.parse(localStorage.getItem(shared(place)) ?? 'null') as Held | null;
    if (held && now - held.at < JOIN_MS) return held;
    localStorage.removeItem(shared(place));
  } catch {
    // No storage, no joining: each tab then holds its own.
  }
  return undefined;
};

export const newChoice = (now: number, expected?: number): Held => ({
  key: crypto.randomUUID(),
  at: now,
  ...(expected === undefined ? {} : { expected }),
});

/** What this tab holds for a choice, else what another tab holds, else something new at the total (cents) that was seen. */
export const heldChoice = (place: string, now: number, seen?: number): Held =>
  readKept<Held>(place) ?? readShared(place, now) ?? newChoice(now, seen);

export const keepChoice = (place: string, held: Held): void => {
  keep(place, held);
  try {
    localStorage.setItem(shared(place), JSON.stringify(held));
  } catch {
    // Kept for this tab only.
  }
};

/** Other tabs no longer join: the order is bought. This tab still knows it, for whoever comes back to the page. */
export const leaveChoice = (place: string): void => {
  try {
    localStorage.removeItem(shared(place));
  } catch {
    // Nothing was shared.
  }
};

export const forgetChoice = (place: string): void => {
  keep(place, undefined);
  leaveChoice(place);
};
