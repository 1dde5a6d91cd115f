import { z } from 'zod';
import { asciiText, decodeBase64Url } from './base64url.ts';
import { canonicalJson } from './canonical-json.ts';
import { KeyId, PublicKey } from './keys.ts';
import { acceptKeys, type VerifySignature } from './trust.ts';

const RootKey = z.strictObject({ keyId: KeyId, publicKey: z.string().length(43) });

/**
 * Says which keys of the registry may sign, and which may never again. Signed by `threshold` of the
 * root keys, which lie offline (TUF's root role): whoever takes over the registry, its keys
 * included, cannot make one.
 */
export const Root = z
  .strictObject({
    schema: z.literal(1),
    version: z.int().positive(),
    threshold: z.int().positive(),
    rootKeys: z.array(RootKey).min(1),
    /** Keys of the registry that sign from here on, and may endorse the next ones. */
    keys: z.array(PublicKey).min(1),
    /** Keys that are believed in nothing, whoever endorses them and whatever they endorsed. */
    revoked: z.array(KeyId),
  })
  .refine(
    ({ threshold, rootKeys }) => threshold <= new Set(rootKeys.map((key) => key.keyId)).size,
    {
      message: 'the threshold needs as many root keys',
    },
  );
export type Root = z.infer<typeof Root>;

/**
 * `payload` is the root's canonical JSON in base64url; each signature Ed25519 over
 * `rootStatement(payload)`.
 */
export const SignedRoot = z.strictObject({
  payload: z.string(),
  signatures: z.array(z.strictObject({ keyId: KeyId, signature: z.string() })).max(50),
});
export type SignedRoot = z.infer<typeof SignedRoot>;

/** The bytes that root keys sign: no other signature can pass for one of theirs. */
export const rootStatement = (payload: string): Uint8Array =>
  Uint8Array.from(`root:${payload}`, (letter) => letter.charCodeAt(0));

/** What a root says, before anything is believed of it; null when it is none. */
export function readRoot(signed: unknown): Root | null {
  const envelope = SignedRoot.safeParse(signed);
  const bytes = envelope.success ? decodeBase64Url(envelope.data.payload) : null;
  const text = bytes && asciiText(bytes);
  if (!text) return null;
  try {
    const root = Root.safeParse(JSON.parse(text));
    return root.success && canonicalJson(root.data) === text ? root.data : null;
  } catch {
    return null;
  }
}

/** How many different keys of a root have signed a document. */
function signers(signed: SignedRoot, { rootKeys }: Root, verify: VerifySignature): number {
  const data = rootStatement(signed.payload);
  const agreed = rootKeys.filter(({ keyId, publicKey }) =>
    signed.signatures.some((one) => {
      const key = decodeBase64Url(publicKey);
      const signature = decodeBase64Url(one.signature);
      return one.keyId === keyId && key && signature?.length === 64 && verify(key, data, signature);
    }),
  );
  return new Set(agreed.map(({ publicKey }) => publicKey)).size;
}

/**
 * The root to believe from now on: the offered one when enough keys of the present one signed it,
 * and enough of its own; else the present one. Without a present one the offered one is taken by
 * its own signatures: only what was pinned by a second way is offered so.
 */
export function acceptRoot(
  present: Root | null,
  offered: unknown,
  verify: VerifySignature,
): Root | null {
  const root = readRoot(offered);
  if (!root || (present && root.version <= present.version)) return present;
  const signed = SignedRoot.parse(offered);
  const isAgreed = [root, ...(present ? [present] : [])].every(
    (one) => signers(signed, one, verify) >= one.threshold,
  );
  return isAgreed ? root : present;
}

/**
 * The keys to trust under a root: its own, and those that they endorsed since, without the revoked
 * ones.
 */
export function keysUnderRoot(
  root: Root,
  offered: readonly PublicKey[],
  verify: VerifySignature,
): PublicKey[] {
  const isHonest = ({ keyId }: PublicKey): boolean => !root.revoked.includes(keyId);
  return acceptKeys(root.keys.filter(isHonest), offered.filter(isHonest), verify);
}
