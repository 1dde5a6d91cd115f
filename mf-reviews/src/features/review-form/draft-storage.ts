import { type Draft, draftKey, parseDraft } from './draft.ts';

/** A device that keeps nothing (private windows, full storage) only loses the convenience. */
const quietly = <T>(act: () => T): T | undefined => {
  try {
    return act();
  } catch {
    return undefined;
  }
};

interface DraftStorage {
  readonly read: () => Draft | undefined;
  readonly keep: (draft: Draft) => void;
  readonly drop: () => void;
}

/** Where the draft of one person's order lies on this device. */
export const draftStorage = (userId: string, orderId: string, now: () => number): DraftStorage => {
  const key = draftKey(userId, orderId);
  return {
    read: () => quietly(() => parseDraft(localStorage.getItem(key), now())),
    keep: (draft) => {
      quietly(() => localStorage.setItem(key, JSON.stringify({ ...draft, savedAt: now() })));
    },
    drop: () => {
      quietly(() => localStorage.removeItem(key));
    },
  };
};
