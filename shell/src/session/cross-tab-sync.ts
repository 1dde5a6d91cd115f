import type { PlatformEventName, PlatformEvents } from '@tapnook/contracts';
import { openBroadcastChannel } from '@tapnook/platform';
import type { Platform } from '@tapnook/platform';

const CHANNEL = 'tapnook-events';
/**
 * What changes in one tab and is shown in the others: balance, orders, reviews to write, hearts.
 */
const SHARED = [
  'coins:changed',
  'order:paid',
  'order:changed',
  'voucher:redeemed',
  'review:submitted',
  'saved:changed',
] as const satisfies readonly PlatformEventName[];
type Shared = (typeof SHARED)[number];

interface Told<Name extends Shared = Shared> {
  readonly name: Name;
  readonly event: PlatformEvents[Name];
}

/** Passes what happened here on to the other tabs of this browser, and lets this one hear them. */
export const syncAcrossTabs = ({ events, saved }: Pick<Platform, 'events' | 'saved'>): void => {
  const channel = openBroadcastChannel(CHANNEL);
  if (!channel) return;
  let heard = false;
  for (const name of SHARED) {
    events.on(name, (event) => {
      // A broadcast channel reaches this origin alone and takes no target.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- it takes no target
      if (!heard) channel.postMessage({ name, event } satisfies Told);
    });
  }
  channel.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    if (!SHARED.includes(data.name)) return;
    if (data.name === 'saved:changed') {
      const { productId, saved: isSaved } = data.event as PlatformEvents['saved:changed'];
      const others = saved.getState().ids.filter((id) => id !== productId);
      saved.getState().replace(isSaved ? [productId, ...others] : others);
    }
    heard = true;
    events.emit(data.name, data.event);
    heard = false;
  });
};
