import { writeDraft, readDraft } from '../../shared/storage/draft-storage.ts';

/**
 * What a choice's order is known by. `expected` is the total (cents) that was seen before its key was made: it belongs to
 * the request, so it never changes with the key. `at` in milliseconds.
 */
export interface OrderKey {
  readonly key: string;
  readonly at: number;
  readonly expected?: number;
}
/** As long as a hold lasts, another tab with the same choice joins it instead of holding places twice. */
const SHARED_KEY_MS = 30 * 60_000;
const sharedStorageKey = (name: string): string => `tn.hold.${name}`;

const readSharedKey = (name: string, now: number): OrderKey | undefined => {
  try {
    const orderKey = JSON.parse(
      localStorage.getItem(sharedStorageKey(name)) ?? 'null',
    ) as OrderKey | null;
    if (orderKey && now - orderKey.at < SHARED_KEY_MS) return orderKey;
    localStorage.removeItem(sharedStorageKey(name));
  } catch {
    // No storage, no joining: each tab then holds its own.
  }
  return undefined;
};

export const newOrderKey = (now: number, expected?: number): OrderKey => ({
  key: crypto.randomUUID(),
  at: now,
  ...(expected === undefined ? {} : { expected }),
});

/** What this tab holds for a choice, else what another tab holds, else something new at the total (cents) that was seen. */
export const readOrNewOrderKey = (name: string, now: number, seen?: number): OrderKey =>
  readDraft<OrderKey>(name) ?? readSharedKey(name, now) ?? newOrderKey(now, seen);

export const storeOrderKey = (name: string, orderKey: OrderKey): void => {
  writeDraft(name, orderKey);
  try {
    localStorage.setItem(sharedStorageKey(name), JSON.stringify(orderKey));
  } catch {
    // Kept for this tab only.
  }
};

/** Other tabs no longer join: the order is bought. This tab still knows it, for whoever comes back to the page. */
export const stopSharingOrderKey = (name: string): void => {
  try {
    localStorage.removeItem(sharedStorageKey(name));
  } catch {
    // Nothing was shared.
  }
};

export const removeOrderKey = (name: string): void => {
  writeDraft(name, undefined);
  stopSharingOrderKey(name);
};
