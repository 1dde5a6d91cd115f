import { readSessionCookie, createSessionStore, type SessionState } from '@tapnook/platform';
import type { StoreApi } from 'zustand/vanilla';

const CHANNEL = 'tapnook-session';

export interface BrowserSession {
  readonly store: StoreApi<SessionState>;
  /** Starts hearing the other tabs. */
  listen(): void;
}

/** The session of this browser: the cookie is the truth, tabs tell each other to look at it again. */
export const createBrowserSession = (onChange: (userId: string | null) => void): BrowserSession => {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);
  const store = createSessionStore(
    () => readSessionCookie(document.cookie),
    (user) => {
      channel?.postMessage('changed');
      onChange(user?.userId ?? null);
    },
  );
  return {
    store,
    listen: () => {
      channel?.addEventListener('message', () => store.getState().refresh());
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible') store.getState().refresh();
      });
    },
  };
};
