import { clearUserStorage, defineStored } from '@tapnook/platform';

const parseOwner = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
/** Both storages remember whose things they hold. */
const deviceOwner = defineStored({
  key: 'owner',
  scope: 'user',
  area: 'local',
  parse: parseOwner,
});
const tabOwner = defineStored({ key: 'owner', scope: 'user', area: 'session', parse: parseOwner });

/** Pages that were kept for when there is no signal. */
const emptyCaches = async (): Promise<void> => {
  if (typeof caches === 'undefined') return;
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
};

/** Nothing of the shopper who signed out stays: drafts, tickets, history, hearts, kept pages. */
export const clearUserData = (): void => {
  clearUserStorage('local');
  clearUserStorage('session');
  emptyCaches().catch(() => undefined);
};

/**
 * Whether a shopper's things wait here for them: after a session that only lapsed, not after
 * signing out, in this tab or another.
 */
export const hasStoredUserData = (): boolean => deviceOwner.read() !== undefined;

/**
 * Looks whose things the storages hold, whenever it is known who is signed in. A session that only
 * lapsed finds its drafts again; another shopper finds nothing, nor does a tab that slept while its
 * shopper signed out elsewhere.
 */
export const claimStorage = (userId: string | null): void => {
  const [device, tab] = [deviceOwner.read(), tabOwner.read()];
  if (userId === null) {
    if (tab !== undefined && device === undefined) clearUserStorage('session');
    return;
  }
  if (device !== undefined && device !== userId) clearUserData();
  else if (tab !== undefined && tab !== userId) clearUserStorage('session');
  deviceOwner.write(userId);
  tabOwner.write(userId);
};
