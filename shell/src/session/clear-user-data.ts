/** Under this name both storages remember whose things they hold. */
const OWNER = 'tapnook.owner';
/** What belongs to the device and not to a person. */
const OF_THE_DEVICE: readonly string[] = ['tapnook.theme'];

const quietly = <T>(act: () => T): T | undefined => {
  try {
    return act();
  } catch {
    // A browser that keeps nothing has nothing left behind.
    return undefined;
  }
};

const empty = (storage: Storage): void => {
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  for (const name of names) if (!OF_THE_DEVICE.includes(name)) storage.removeItem(name);
};

/** Pages that were kept for when there is no signal. */
const emptyCaches = async (): Promise<void> => {
  if (typeof caches === 'undefined') return;
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
};

/** Nothing of the shopper who signed out stays: drafts, tickets, history, hearts, kept pages. */
export const clearUserData = (): void => {
  quietly(() => empty(localStorage));
  quietly(() => empty(sessionStorage));
  emptyCaches().catch(() => undefined);
};

/** Whether a shopper's things wait here for them: after a session that only lapsed, not after signing out, in this tab or another. */
export const hasStoredUserData = (): boolean => Boolean(quietly(() => localStorage.getItem(OWNER)));

/**
 * Looks whose things the storages hold, whenever it is known who is signed in. A session that only lapsed finds its drafts
 * again; another shopper finds nothing, nor does a tab that slept while its shopper signed out elsewhere.
 */
export const claimStorage = (userId: string | null): void => {
  const [device, tab] = [
    quietly(() => localStorage.getItem(OWNER)),
    quietly(() => sessionStorage.getItem(OWNER)),
  ];
  if (userId === null) {
    if (tab && !device) quietly(() => empty(sessionStorage));
    return;
  }
  if (device && device !== userId) clearUserData();
  else if (tab && tab !== userId) quietly(() => empty(sessionStorage));
  quietly(() => localStorage.setItem(OWNER, userId));
  quietly(() => sessionStorage.setItem(OWNER, userId));
};
