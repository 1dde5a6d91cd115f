import path from 'node:path';
import { keepFile } from '@tapnook/server/files';
import { createLocalJWKSet, type CompactVerifyGetKey } from 'jose';
import { z } from 'zod';
import { readJson } from '../composition/read-json.ts';
import type { EdgeConfig } from '../env.ts';

const REFRESH_MS = 5 * 60_000;
/** Milliseconds in which a key that nobody knows is asked for once, whoever names it. */
const COOLDOWN_MS = 30_000;
/** Milliseconds after which an API that did not answer is asked again. */
const RETRY_MS = 1_000;
/** A page waits no longer than this for a key that it has not seen. */
const FETCH_MS = 1_000;

/** Public Ed25519 keys and nothing else: another kind is not taken, a private part is left out. */
const KeySet = z.object({
  keys: z.array(
    z.object({
      kty: z.literal('OKP'),
      crv: z.literal('Ed25519'),
      x: z.string().min(1),
      kid: z.string().min(1),
      alg: z.literal('EdDSA'),
      use: z.literal('sig'),
    }),
  ),
});

/** The public keys of the API's access tokens: enough to believe a token, not to make one. */
export interface AccessTokenKeys {
  /** Chooses the key of a token for `jose`; throws when it is not known. */
  readonly find: CompactVerifyGetKey;
  /** Asks the API now; what is known stays when it does not answer. */
  refresh(): Promise<void>;
  stop(): void;
}

/** The keys as the API publishes them, kept on disk so that they outlive both processes. */
export const openAccessTokenKeys = async (
  config: EdgeConfig,
  log: (message: string) => void = () => {},
): Promise<AccessTokenKeys> => {
  const file = path.join(config.dataDir, 'access-token-keys.json');
  const stored = KeySet.safeParse(await readJson(file));
  let keySet: z.infer<typeof KeySet> = stored.success ? stored.data : { keys: [] };
  let choose = createLocalJWKSet(keySet);
  let askAgainAt = -Infinity;
  let running: Promise<void> | undefined;

  const fetchKeys = async (): Promise<void> => {
    const response = await fetch(`${config.apiOrigin}/.well-known/jwks.json`, {
      signal: AbortSignal.timeout(FETCH_MS),
      redirect: 'error',
    });
    const offered = KeySet.parse(await response.json());
    askAgainAt = performance.now() + COOLDOWN_MS;
    if (offered.keys.length === 0 || JSON.stringify(offered) === JSON.stringify(keySet)) return;
    keySet = offered;
    choose = createLocalJWKSet(keySet);
    await keepFile(file, JSON.stringify(keySet), ({ err }, message) =>
      log(`${message}: ${file}: ${String(err)}`),
    );
  };
  const refresh = (): Promise<void> => {
    running ??= fetchKeys()
      .catch(() => {
        // The API is away or answers something else: the keys that are known go on.
        askAgainAt = performance.now() + RETRY_MS;
      })
      .finally(() => {
        running = undefined;
      });
    return running;
  };
  const timer = setInterval(() => void refresh(), REFRESH_MS).unref();
  void refresh();

  return {
    find: async (header, token) => {
      const isKnown = (): boolean => keySet.keys.some(({ kid }) => kid === header.kid);
      if (!isKnown() && (running || performance.now() > askAgainAt)) await refresh();
      return choose(header, token);
    },
    refresh,
    stop: () => clearInterval(timer),
  };
};
