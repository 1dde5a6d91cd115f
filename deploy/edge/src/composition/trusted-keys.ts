import { acceptKeys, KeySet, type PublicKey } from '@tapnook/contracts/release';
import { keepFile } from '@tapnook/server/files';
import type { EdgeConfig } from '../env.ts';
import { readJson } from './read-json.ts';
import { verifyEd25519 } from './signatures.ts';

/** The keys trusted now; a new one is taken only with the endorsement of one already trusted. */
export interface TrustedKeys {
  keys(): readonly PublicKey[];
  /** Asks the registry for further keys, for example during a rotation. */
  refresh(): Promise<void>;
}

const offeredKeys = async (origin: string): Promise<readonly PublicKey[]> => {
  const response = await fetch(`${origin}/v1/keys`, { signal: AbortSignal.timeout(5_000) });
  return KeySet.parse(await response.json()).keys;
};

export const openTrustedKeys = async (
  config: EdgeConfig,
  log: (message: string) => void = () => {},
): Promise<TrustedKeys> => {
  const known = KeySet.safeParse(await readJson(config.trustedKeys));
  let keys: readonly PublicKey[] = known.success ? known.data.keys : [];
  if (keys.length === 0 && !config.trustOnFirstUse)
    log(
      `${config.trustedKeys} is absent, empty or damaged, so no manifest can be believed: put the keys of the registry there (GET /v1/keys, compared by a second way)`,
    );
  const refresh = async (): Promise<void> => {
    const offered = await offeredKeys(config.releaseOrigin);
    const next =
      keys.length === 0 && config.trustOnFirstUse
        ? offered
        : acceptKeys(keys, offered, verifyEd25519);
    if (JSON.stringify(next) === JSON.stringify(keys)) return;
    keys = next;
    await keepFile(config.trustedKeys, JSON.stringify({ keys }), ({ file, err }, message) =>
      log(`${message}: ${file}: ${String(err)}`),
    );
  };
  return { keys: () => keys, refresh };
};
