import { createStore, type StoreApi } from 'zustand/vanilla';
import { useStore } from 'zustand';
import { usePlatform } from '../context.ts';

/** What the header shows of the signed-in shopper; never a token (part 3, Identity). */
export interface SessionUser {
  readonly userId: string;
  readonly name: string;
  readonly image: string | null;
}
export interface SessionState {
  readonly user: SessionUser | null;
  /** False on the server and until the browser has read the cookie: nothing personal is rendered before. */
  readonly known: boolean;
  /** Reads the cookie again: after signing in or out, and when another tab says so. */
  refresh(): void;
}

export const SESSION_COOKIE = 'tn_user';

/** Reads the readable user cookie; null when it is absent or malformed. */
export const readSessionCookie = (cookies: string): SessionUser | null => {
  const found = cookies.split('; ').find((part) => part.startsWith(`${SESSION_COOKIE}=`));
  if (!found) return null;
  try {
    const value = JSON.parse(decodeURIComponent(found.slice(SESSION_COOKIE.length + 1))) as Partial<SessionUser>;
    return typeof value.userId === 'string' && value.userId ? { userId: value.userId, name: value.name ?? '', image: value.image ?? null } : null;
  } catch {
    return null;
  }
};

/** `read` gives the shopper of now; `onChange` hears when it is another one (or none). */
export const createSessionStore = (read: () => SessionUser | null = () => null, onChange?: (user: SessionUser | null) => void): StoreApi<SessionState> =>
  createStore<SessionState>((set, get) => ({
    user: null,
    known: false,
    refresh: () => {
      const { user: before, known } = get();
      const user = read();
      set({ user, known: true });
      if (known && before?.userId !== user?.userId) onChange?.(user);
    },
  }));

/** The signed-in shopper, or null; `known` tells whether that is certain yet. */
export const useSession = (): SessionState => useStore(usePlatform().session);
