import type { PageComposition } from '@tapnook/contracts';
import {
  asciiBytes,
  bytesOfHex,
  generationLeaf,
  siblingSides,
  type EnvironmentManifest,
} from '@tapnook/contracts/release';
import type { Telemetry } from '@tapnook/platform';
import type { Remotes } from './remotes.ts';
import { openSigned, type GenerationProof } from './signed-generation.ts';

const LEAF_PREFIX = 0x00;
const NODE_PREFIX = 0x01;
const hash = async (...parts: readonly ArrayLike<number>[]): Promise<Uint8Array> =>
  new Uint8Array(
    await crypto.subtle.digest(
      'SHA-256',
      Uint8Array.from(parts.flatMap((part) => Array.from(part))),
    ),
  );

/** Whether a generation is in the tree that its proof names (RFC 9162, 2.1.3.2). */
const isInLog = async (served: EnvironmentManifest): Promise<boolean> => {
  const { index = 0, size = 0, root = '', proof = [] } = served.log ?? {};
  const sides = siblingSides(index, size, proof.length);
  if (!sides) return false;
  let node = await hash([LEAF_PREFIX], asciiBytes(generationLeaf(served)));
  for (const [at, sibling] of proof.entries()) {
    const other = bytesOfHex(sibling);
    node = await (sides[at] === 'left'
      ? hash([NODE_PREFIX], other, node)
      : hash([NODE_PREFIX], node, other));
  }
  return String(node) === String(bytesOfHex(root));
};

const allows = ({ apps }: EnvironmentManifest, app: string, version: string): boolean => {
  const { stable, candidate, lastGood } = apps[app] ?? {};
  return [stable, candidate, lastGood].some((pin) => pin?.version === version);
};

/** Builds of a developer's machine stand for published ones there, and are in no log. */
const isDeveloper = (version: string): boolean => version === '0.0.0-dev';

/**
 * Compares what this page was given with what the registry signed and the transparency log holds:
 * everybody must be able to see what anybody can be given. A version that the log does not hold is
 * reported as a refused script, and the last good one takes its place from the next screen on. A
 * page of an override has versions of its own; one of another generation than the edge's is about
 * to be renewed.
 */
export const checkLoggedGeneration = async ({
  composition,
  remotes,
  telemetry,
}: {
  readonly composition: PageComposition;
  readonly remotes: Pick<Remotes, 'all' | 'version' | 'abandon'>;
  readonly telemetry: Pick<Telemetry, 'record'>;
}): Promise<void> => {
  const { generation, override, shell } = composition;
  // A page that was kept for a trip without a signal asks nobody.
  if (override || !navigator.onLine) return;
  const answer = await fetch('/generation-proof', { cache: 'no-store' });
  if (!answer.ok) return;
  const refuse = (detail: string, app = 'shell', version = shell.version): void =>
    telemetry.record({ kind: 'refused-script', detail, app, version });
  const served = await openSigned((await answer.json()) as GenerationProof);
  if (served === 'unsigned') return refuse(`generation ${generation} is not signed by a known key`);
  if (served.generation !== generation) return;
  if (!(await isInLog(served))) return refuse(`generation ${generation} is not in the log`);
  if (!isDeveloper(shell.version) && !allows(served, 'shell', shell.version))
    refuse(`not in the log: shell ${shell.version} of generation ${generation}`);
  for (const { name } of remotes.all) {
    const { version } = remotes.version(name);
    if (isDeveloper(version) || allows(served, name, version)) continue;
    refuse(`not in the log: ${name} ${version} of generation ${generation}`, name, version);
    remotes.abandon(name);
  }
};
