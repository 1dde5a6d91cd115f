import { randomId } from '@tapnook/platform';
import { writeDraft, readDraft } from '../../shared/storage/draft-storage.ts';

/**
 * Identifies the order of a choice. `expected` is the total (cents) shown before the key was made.
 * It is part of the request, so it never changes with the key. `at` in milliseconds.
 */
export interface OrderKey {
  readonly key: string;
  readonly at: number;
  readonly expected?: number;
}
/** While the reservation lasts, another tab with the same choice joins its order. */
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
    // Without storage tabs cannot share an order, so each reserves its own.
  }
  return undefined;
};

export const newOrderKey = (now: number, expected?: number): OrderKey => ({
  key: randomId(),
  at: now,
  ...(expected === undefined ? {} : { expected }),
});

/** The key of this tab, else of another tab, else a new one at the total (cents) that was shown. */
export const readOrNewOrderKey = (name: string, now: number, seen?: number): OrderKey =>
  readDraft<OrderKey>(name) ?? readSharedKey(name, now) ?? newOrderKey(now, seen);

export const storeOrderKey = (name: string, orderKey: OrderKey): void => {
  writeDraft(name, orderKey);
  try {
    localStorage.setItem(sharedStorageKey(name), JSON.stringify(orderKey));
  } catch {
    // The key stays in this tab only.
  }
};

/** Other tabs no longer join a bought order. This tab still finds it when one comes back. */
export const stopSharingOrderKey = (name: string): void => {
  try {
    localStorage.removeItem(sharedStorageKey(name));
  } catch {
    // Storage is unavailable, so nothing was shared.
  }
};

export const removeOrderKey = (name: string): void => {
  writeDraft(name, undefined);
  stopSharingOrderKey(name);
};
