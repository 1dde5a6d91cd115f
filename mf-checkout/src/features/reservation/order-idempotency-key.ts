import { defineStored, randomId } from '@tapnook/platform';
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
const shared = defineStored({
  key: 'hold',
  scope: 'user',
  area: 'local',
  parse: (value) => (value as OrderKey | null) ?? undefined,
});

const readSharedKey = (name: string, now: number): OrderKey | undefined => {
  const orderKey = shared.read(name);
  if (orderKey && now - orderKey.at < SHARED_KEY_MS) return orderKey;
  shared.write(undefined, name);
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
  shared.write(orderKey, name);
};

/** Other tabs no longer join a bought order. This tab still finds it when one comes back. */
export const stopSharingOrderKey = (name: string): void => shared.write(undefined, name);

export const removeOrderKey = (name: string): void => {
  writeDraft(name, undefined);
  stopSharingOrderKey(name);
};
