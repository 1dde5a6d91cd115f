import { asciiBytes } from './base64url.ts';
import { canonicalJson } from './canonical-json.ts';
import type { EnvironmentManifest } from './environment.ts';
import { leafHash, type Sha256 } from './merkle.ts';

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

/** The hash of a leaf's text, 32 bytes (RFC 9162, 2.1.1). */
export const hashOfLeaf = (leaf: string, sha256: Sha256): Uint8Array =>
  leafHash(asciiBytes(leaf), sha256);

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
