import { readCookie } from '@tapnook/contracts';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { usePlatform } from '../context.ts';

/** What the header shows of the signed-in shopper; never a token (part 3, Identity). */
export interface SessionUser {
  readonly userId: string;
  readonly name: string;
  readonly image: string | null;
  /** When the account will be erased (ISO 8601); absent while nobody asked for that. */
  readonly deletionAt?: string;
}
export interface SessionState {
  readonly user: SessionUser | null;
  /**
   * False on the server and until the browser has read the cookie: nothing personal is rendered
   * before.
   */
  readonly known: boolean;
  /**
   * Reads the cookie again: after signing in, after the profile changed, and when another tab says
   * so.
   */
  refresh(): void;
  /**
   * After signing out on purpose: reads the cookie again, and leaves nothing of the shopper on the
   * device.
   */
  leave(): void;
}

/** What happened to the session of a store. */
export interface SessionChange {
  readonly user: SessionUser | null;
  readonly before: SessionUser | null;
  /** Somebody else, or nobody, is signed in now; otherwise only the name or picture changed. */
  readonly another: boolean;
  /** The shopper signed out on purpose, in this tab. */
  readonly left: boolean;
}

/** Cookie with what a page may show of the user; it opens nothing. */
export const SESSION_COOKIE = 'tn_user';

/** Reads the readable user cookie; null when it is absent, doubled or malformed. */
export const readSessionCookie = (cookies: string, isSecure: boolean): SessionUser | null => {
  const found = readCookie(cookies, SESSION_COOKIE, isSecure);
  if (!found) return null;
  try {
    const value = JSON.parse(found) as Partial<SessionUser>;
    return typeof value.userId === 'string' && value.userId
      ? {
          userId: value.userId,
          name: value.name ?? '',
          image: value.image ?? null,
          ...(typeof value.deletionAt === 'string' && { deletionAt: value.deletionAt }),
        }
      : null;
  } catch {
    return null;
  }
};

const isSame = (a: SessionUser | null, b: SessionUser | null): boolean =>
  a?.userId === b?.userId &&
  a?.name === b?.name &&
  a?.image === b?.image &&
  a?.deletionAt === b?.deletionAt;

/**
 * `read` gives the shopper of now; `onChange` hears when it is another one (or none), has another
 * name, or signed out.
 */
export const createSessionStore = (
  read: () => SessionUser | null = () => null,
  onChange?: (change: SessionChange) => void,
): StoreApi<SessionState> =>
  createStore<SessionState>((set, get) => {
    const look = (left: boolean): void => {
      const { user: before, known } = get();
      const user = read();
      if (!known || !isSame(before, user)) set({ user, known: true });
      if (left || (known && !isSame(before, user)))
        onChange?.({ user, before, another: before?.userId !== user?.userId, left });
    };
    return { user: null, known: false, refresh: () => look(false), leave: () => look(true) };
  });

/** The signed-in shopper, or null; `known` tells whether that is certain yet. */
export const useSession = (): SessionState => useStore(usePlatform().session);
