import {
  acceptKeys,
  asciiText,
  decodeBase64Url,
  signerOf,
  type EnvironmentManifest,
  type PublicKey,
  type SignedManifest,
  type VerifySignature,
} from '@tapnook/contracts/release';
import { defineStored } from '@tapnook/platform';

/** What an edge gives at `/generation-proof`; without a payload before its first generation. */
export type GenerationProof = Partial<SignedManifest> & { readonly keys?: readonly PublicKey[] };

/** The registry's keys that this browser has met, as a monitor of the log remembers them. */
const knownKeys = defineStored<readonly PublicKey[]>({
  key: 'registry-keys',
  scope: 'device',
  area: 'local',
  parse: (value) => (Array.isArray(value) ? (value as PublicKey[]) : undefined),
});

type Question = Parameters<VerifySignature>;

/** WebCrypto's answer; undefined where the browser does not know Ed25519. */
const askWebCrypto = async ([raw, data, signature]: Question): Promise<boolean | undefined> => {
  if (!(crypto.subtle as SubtleCrypto | undefined)) return undefined;
  try {
    const key = await crypto.subtle.importKey('raw', raw.slice(), 'Ed25519', false, ['verify']);
    return await crypto.subtle.verify('Ed25519', key, signature.slice(), data.slice());
  } catch (error) {
    if ((error as Error).name === 'NotSupportedError') return undefined;
    return false;
  }
};

/**
 * Runs a check that wants its answers at once on WebCrypto, which gives them later: what the check
 * asks is answered, and it runs again, until it asks nothing new. Undefined where the browser
 * cannot verify.
 */
const withSignatures = async <Result>(
  check: (verify: VerifySignature) => Result,
): Promise<Result | undefined> => {
  const answers = new Map<string, boolean>();
  for (;;) {
    const open = new Map<string, Question>();
    const result = check((...question) => {
      const name = question.join(';');
      if (!answers.has(name)) open.set(name, question);
      return answers.get(name) ?? false;
    });
    if (open.size === 0) return result;
    for (const [name, question] of open) {
      const answer = await askWebCrypto(question);
      if (answer === undefined) return undefined;
      answers.set(name, answer);
    }
  }
};

/**
 * What the registry signed, or `unsigned`: no key signed it that this browser trusts. Trusted are
 * the keys that it met before, and those that such a key handed over to; the first visit takes the
 * keys as they are. Keys that nothing handed over (an offline root can name such) are trusted from
 * the next page on, so that a browser says so once. A browser without Ed25519 believes its edge.
 */
export const openSigned = async ({
  payload = '',
  signatures = [],
  keys = [],
}: GenerationProof): Promise<EnvironmentManifest | 'unsigned'> => {
  const data = decodeBase64Url(payload);
  const text = data && asciiText(data);
  if (!text) return 'unsigned';
  const known = knownKeys.read();
  const outcome = await withSignatures((verify) => {
    const isSignedBy = (some: readonly PublicKey[]): boolean =>
      'keyId' in signerOf({ signatures }, data, some, verify, Date.now());
    const trusted = known ? acceptKeys(known, keys, verify) : keys;
    return { trusted, isSigned: isSignedBy(trusted), isSignedByOffered: isSignedBy(keys) };
  });
  if (outcome?.isSigned) knownKeys.write(outcome.trusted);
  else if (outcome?.isSignedByOffered) knownKeys.write(keys);
  return outcome?.isSigned === false ? 'unsigned' : (JSON.parse(text) as EnvironmentManifest);
};
