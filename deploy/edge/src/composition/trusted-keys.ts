import {
  acceptKeys,
  acceptRoot,
  KeySet,
  keysUnderRoot,
  type PublicKey,
  type Root,
} from '@tapnook/contracts/release';
import { keepFile } from '@tapnook/server/files';
import { z } from 'zod';
import type { EdgeConfig } from '../env.ts';
import { readJson } from './read-json.ts';
import { verifyEd25519 } from './signatures.ts';

/** The keys trusted now; a new one is taken only with the endorsement of one already trusted. */
export interface TrustedKeys {
  keys(): readonly PublicKey[];
  /** Asks the registry for further keys, for example during a rotation. */
  refresh(): Promise<void>;
}

const ask = async (url: string): Promise<unknown> =>
  (await fetch(url, { signal: AbortSignal.timeout(5_000) })).json();
const offeredKeys = async (origin: string): Promise<readonly PublicKey[]> =>
  KeySet.parse(await ask(`${origin}/v1/keys`)).keys;
const Roots = z.object({ roots: z.array(z.unknown()) });

/**
 * The root that an edge follows, from the one that was pinned by a second way; null without one.
 */
const openRoot = async (config: EdgeConfig, log: (message: string) => void) => {
  const pinned = await readJson(config.trustedRoot);
  let root: Root | null = pinned === undefined ? null : acceptRoot(null, pinned, verifyEd25519);
  if (pinned !== undefined && !root)
    throw new Error(`${config.trustedRoot} is no root that enough of its keys signed`);
  return {
    present: () => root,
    refresh: async (): Promise<void> => {
      if (!root) return;
      const { roots } = Roots.parse(await ask(`${config.releaseOrigin}/v1/roots`));
      for (const offered of roots) {
        const next: Root | null = acceptRoot(root, offered, verifyEd25519);
        if (!next || next === root) continue;
        root = next;
        await keepFile(config.trustedRoot, JSON.stringify(offered), ({ file, err }, message) =>
          log(`${message}: ${file}: ${String(err)}`),
        );
      }
    },
  };
};

export const openTrustedKeys = async (
  config: EdgeConfig,
  log: (message: string) => void = () => {},
): Promise<TrustedKeys> => {
  const root = await openRoot(config, log);
  const known = KeySet.safeParse(await readJson(config.trustedKeys));
  let keys: readonly PublicKey[] = known.success ? known.data.keys : [];
  const first = root.present();
  if (first) keys = keysUnderRoot(first, keys, verifyEd25519);
  if (keys.length === 0 && !config.trustOnFirstUse)
    log(
      `${config.trustedKeys} is absent, empty or damaged, so no manifest can be believed: put ` +
        'the keys of the registry there (GET /v1/keys, compared by a second way)',
    );
  const nextKeys = (offered: readonly PublicKey[]): readonly PublicKey[] => {
    const present = root.present();
    if (present) return keysUnderRoot(present, [...keys, ...offered], verifyEd25519);
    return keys.length === 0 && config.trustOnFirstUse
      ? offered
      : acceptKeys(keys, offered, verifyEd25519);
  };
  const refresh = async (): Promise<void> => {
    await root
      .refresh()
      .catch((error: unknown) => log(`no root from the registry: ${String(error)}`));
    const next = nextKeys(await offeredKeys(config.releaseOrigin));
    if (JSON.stringify(next) === JSON.stringify(keys)) return;
    keys = next;
    await keepFile(config.trustedKeys, JSON.stringify({ keys }), ({ file, err }, message) =>
      log(`${message}: ${file}: ${String(err)}`),
    );
  };
  return { keys: () => keys, refresh };
};
