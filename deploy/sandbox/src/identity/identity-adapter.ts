import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { Store } from '../store/store.ts';

interface Kept {
  readonly payload: AdapterPayload;
  /** Milliseconds since 1970; null is for ever. */
  readonly expiresAt: number | null;
}

/** Keeps one model of a provider in the sandbox's storage, so that a sign-in survives a restart. */
export const openIdentityAdapter = (store: Store, kind: string): Adapter => {
  const kept = store.collection<Kept>(kind);
  const alive = (value: Kept | undefined): AdapterPayload | undefined =>
    value && (value.expiresAt === null || value.expiresAt > Date.now()) ? value.payload : undefined;
  const forgetExpired = (): void => {
    const now = Date.now();
    for (const { payload } of kept.list(({ expiresAt }) => expiresAt !== null && expiresAt <= now))
      if (payload.jti) kept.delete(payload.jti);
  };
  return {
    upsert: async (id, payload, expiresIn) => {
      forgetExpired();
      kept.put(id, { payload, expiresAt: expiresIn ? Date.now() + expiresIn * 1000 : null });
    },
    find: async (id) => alive(kept.get(id)),
    findByUserCode: async (userCode) =>
      alive(kept.list(({ payload }) => payload.userCode === userCode)[0]),
    findByUid: async (uid) => alive(kept.list(({ payload }) => payload.uid === uid)[0]),
    consume: async (id) => {
      const value = kept.get(id);
      if (value)
        kept.put(id, {
          ...value,
          payload: { ...value.payload, consumed: Math.floor(Date.now() / 1000) },
        });
    },
    destroy: async (id) => kept.delete(id),
    revokeByGrantId: async (grantId) => {
      for (const { payload } of kept.list((value) => value.payload.grantId === grantId))
        if (payload.jti) kept.delete(payload.jti);
    },
  };
};
