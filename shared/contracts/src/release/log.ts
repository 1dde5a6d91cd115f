import { z } from 'zod';
import { asciiBytes } from './base64url.ts';
import { canonicalJson } from './canonical-json.ts';
import type { EnvironmentManifest } from './environment.ts';
import { leafHash, verifyInclusion, type Sha256 } from './merkle.ts';

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

/** What the log says of a published version. */
export interface LoggedRelease {
  readonly app: string;
  readonly version: string;
  /** Of the record, which names every file's hash. */
  readonly digest: string;
  /** SHA-256 of the canonical provenance envelope, when there is one. */
  readonly provenance?: string | undefined;
}

export const bytesOfHex = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
export const hexOfBytes = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

export const releaseLeaf = ({ app, version, digest, provenance }: LoggedRelease): string =>
  canonicalJson({ type: 'release', app, version, digest, provenance });

/**
 * What a generation gives to anybody: its dates and notices may be signed anew, this may not
 * change.
 */
export const generationLeaf = ({
  channel,
  generation,
  previous,
  apps,
  flags,
}: Pick<EnvironmentManifest, 'channel' | 'generation' | 'previous' | 'apps' | 'flags'>): string =>
  canonicalJson({ type: 'generation', channel, generation, previous, apps, flags });

export const hashOfLeaf = (leaf: string, sha256: Sha256): Uint8Array =>
  leafHash(asciiBytes(leaf), sha256);

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
