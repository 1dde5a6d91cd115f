import { createHash } from 'node:crypto';
import path from 'node:path';
import {
  bytesOfHex,
  checkLogged,
  LogHead,
  verifyConsistency,
  type EnvironmentManifest,
  type Sha256,
} from '@tapnook/contracts/release';
import { keepFile } from '@tapnook/server/files';
import { z } from 'zod';
import type { EdgeConfig } from '../env.ts';
import { readJson } from './read-json.ts';

/** Why a manifest that is signed is not served all the same. */
type LogRefusal = 'unlogged' | 'not-in-log' | 'log-forked' | 'older-log';

/** The transparency log as this edge knows it: it only ever grows. */
export interface LogFollower {
  /** Why a manifest is refused, or undefined; throws when the registry does not answer. */
  refusalOf(manifest: EnvironmentManifest): Promise<LogRefusal | undefined>;
  /** Takes the head of a manifest that was served before, when no head is known. */
  adopt(manifest: EnvironmentManifest): void;
  head(): LogHead | undefined;
  /** Whether the last manifest that the registry gave was of another history. */
  isForked(): boolean;
}

const Proof = z.object({ proof: z.array(z.string().regex(/^[0-9a-f]{64}$/)).max(80) });
const sha256: Sha256 = (data) => createHash('sha256').update(data).digest();
const asTree = ({ size, root }: LogHead) => ({ size, root: bytesOfHex(root) });

export const openLogFollower = async (
  config: EdgeConfig,
  log: (message: string) => void,
): Promise<LogFollower> => {
  const file = path.join(config.dataDir, `log-${config.channel}.json`);
  const stored = LogHead.safeParse(await readJson(file));
  let head: LogHead | undefined = stored.success ? stored.data : undefined;
  let forked = false;

  /** Whether one tree begins with the other; the manifest of a slow answer may be the older one. */
  const isOneHistory = async (known: LogHead, offered: LogHead): Promise<boolean> => {
    const [older, newer] = known.size <= offered.size ? [known, offered] : [offered, known];
    if (older.size === newer.size) return older.root === newer.root;
    const url = `${config.releaseOrigin}/v1/log/consistency?from=${older.size}&to=${newer.size}`;
    const answer = await fetch(url, { signal: AbortSignal.timeout(5_000) });
    // A log that is shorter than what this edge saw cannot prove anything: it is another one.
    if (answer.status === 404) return false;
    if (!answer.ok) throw new Error(`the transparency log answered ${answer.status}`);
    const { proof } = Proof.parse(await answer.json());
    return verifyConsistency(asTree(older), asTree(newer), proof.map(bytesOfHex), sha256);
  };

  return {
    refusalOf: async (manifest) => {
      const outcome = checkLogged(manifest, sha256);
      if (outcome === 'unlogged') return config.requireLogProof ? 'unlogged' : undefined;
      if (outcome === 'bad-proof' || !manifest.log) return 'not-in-log';
      const offered = { size: manifest.log.size, root: manifest.log.root };
      forked = head !== undefined && !(await isOneHistory(head, offered));
      if (forked) return 'log-forked';
      // The head outlives the manifest on the disk, so it tells what was signed earlier than that.
      if (head && head.size > offered.size) return 'older-log';
      if (head?.size === offered.size) return undefined;
      head = offered;
      await keepFile(file, JSON.stringify(offered), ({ err }, message) =>
        log(`${message}: ${file}: ${String(err)}`),
      );
      return undefined;
    },
    adopt: (manifest) => {
      if (!head && manifest.log) head = { size: manifest.log.size, root: manifest.log.root };
    },
    head: () => head,
    isForked: () => forked,
  };
};
