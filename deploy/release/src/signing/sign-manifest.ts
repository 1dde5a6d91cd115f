import {
  asciiBytes,
  canonicalJson,
  type EnvironmentManifest,
  type SignedManifest,
} from '@tapnook/contracts/release';
import type { KeyRing } from './key-ring.ts';

/**
 * The manifest as it is served: its canonical text in base64url and a signature by every valid key.
 */
export const signManifest = (
  manifest: EnvironmentManifest,
  keys: Pick<KeyRing, 'sign'>,
): SignedManifest => {
  const data = asciiBytes(canonicalJson(manifest));
  return { payload: Buffer.from(data).toString('base64url'), signatures: keys.sign(data) };
};
