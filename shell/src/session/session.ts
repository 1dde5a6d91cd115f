import {
  readCookies,
  readSessionCookie,
  createSessionStore,
  type SessionState,
  openBroadcastChannel,
} from '@tapnook/platform';
import type { StoreApi } from 'zustand/vanilla';
import { claimStorage, clearUserData } from './clear-user-data.ts';

const CHANNEL = 'tapnook-session';

export interface BrowserSession {
  readonly store: StoreApi<SessionState>;
  /** Looks who is signed in, and again whenever another tab says so. */
  listen(): void;
  /** How many sessions have begun while this page is open, the one of this very moment counted. */
  readonly signIns: () => number;
}

/**
 * The session of this browser: the cookie is the truth, tabs tell each other to look at it again.
 */
export const createBrowserSession = (
  onChange: (userId: string | null, before: string | null, left: boolean) => void,
): BrowserSession => {
  const channel = openBroadcastChannel(CHANNEL);
  let heard = false;
  let begun = 0;
  const store = createSessionStore(
    () => readSessionCookie(readCookies(), location.protocol === 'https:'),
    ({ user, before, another, left }) => {
      if (left) clearUserData();
      claimStorage(user?.userId ?? null);
      // A broadcast channel reaches this origin alone and takes no target.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- it takes no target
      if (!heard) channel?.postMessage('changed');
      if (another && user) begun += 1;
      if (another) onChange(user?.userId ?? null, before?.userId ?? null, left);
    },
  );
  const look = (): void => {
    heard = true;
    store.getState().refresh();
    heard = false;
    claimStorage(store.getState().user?.userId ?? null);
  };
  return {
    store,
    signIns: () => {
      // Signing in has set its cookie a moment before its page hears of it. Nothing personal is
      // shown before the first look.
      if (store.getState().known) store.getState().refresh();
      return begun;
    },
    listen: () => {
      channel?.addEventListener('message', look);
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible') look();
      });
      // A page that comes back as it was left may have been left by somebody else.
      addEventListener('pageshow', ({ persisted }) => {
        if (persisted) look();
      });
      look();
    },
  };
};
