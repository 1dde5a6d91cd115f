import { z } from 'zod';
import type { EnvironmentManifest } from './environment.ts';
import { bytesOfHex, generationLeaf, hashOfLeaf } from './leaves.ts';
import { verifyInclusion, type Sha256 } from './merkle.ts';

/** A SHA-256 hash in hexadecimal. */
const Hash = z.string().regex(/^[0-9a-f]{64}$/);

/** More leaves than anybody releases; the tree's arithmetic stays within 31 bits. */
const MAX_LEAVES = 2 ** 30;

/** The transparency log as it stood: its leaves and the hash over them all (RFC 9162). */
export const LogHead = z.strictObject({ size: z.int().nonnegative().max(MAX_LEAVES), root: Hash });
export type LogHead = z.infer<typeof LogHead>;

/** Proof that a generation is in the log. */
export const LogProof = LogHead.extend({
  index: z.int().nonnegative().max(MAX_LEAVES),
  proof: z.array(Hash).max(40),
});
export type LogProof = z.infer<typeof LogProof>;

/** Whether a manifest shows that its generation is in the log that it names. */
export function checkLogged(
  manifest: EnvironmentManifest,
  sha256: Sha256,
): 'logged' | 'unlogged' | 'bad-proof' {
  if (!manifest.log) return 'unlogged';
  const { index, size, root, proof } = manifest.log;
  const leaf = hashOfLeaf(generationLeaf(manifest), sha256);
  return verifyInclusion(
    { index, size, leaf, proof: proof.map(bytesOfHex) },
    bytesOfHex(root),
    sha256,
  )
    ? 'logged'
    : 'bad-proof';
}
