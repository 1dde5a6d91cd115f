import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify as verifyBytes,
  type KeyObject,
} from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { keyStatement, PublicKey, type VerifySignature } from '@tapnook/contracts/release';

/** One Ed25519 key as it lies in KEY_DIR: `<keyId>.json`, readable by the owner only. */
interface KeyFile {
  readonly public: PublicKey;
  readonly privateKey: string;
}
interface LoadedKey {
  readonly public: PublicKey;
  readonly privateKey: KeyObject;
}

interface Signature {
  readonly keyId: string;
  readonly signature: string;
}

/**
 * The keys that manifests are signed with. During a rotation two sign at once, so that nobody is
 * left behind.
 */
export interface KeyRing {
  /** Public halves, oldest first. */
  publicKeys(): PublicKey[];
  /** Signatures by every key that is valid now. */
  sign(data: Uint8Array): Signature[];
  /** Makes a new key, endorsed by the present one, which stays valid for `overlap` milliseconds. */
  rotate(overlap: number): Promise<PublicKey>;
  /** Reads the folder again: another process may have rotated. */
  reload(): Promise<void>;
}

/** Ed25519 with Node's own cryptography; `publicKey` is raw, 32 bytes. */
export const verifySignature: VerifySignature = (publicKey, data, signature) => {
  const key = createPublicKey({
    key: { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(publicKey).toString('base64url') },
    format: 'jwk',
  });
  return verifyBytes(null, data, key, signature);
};

const makeKey = (now: number, endorser?: LoadedKey, ends = ''): KeyFile => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const raw = String(publicKey.export({ format: 'jwk' }).x);
  const keyId = createHash('sha256')
    .update(Buffer.from(raw, 'base64url'))
    .digest('hex')
    .slice(0, 16);
  const bare = { keyId, publicKey: raw, notBefore: new Date(now).toISOString() };
  const endorsement = endorser && {
    keyId: endorser.public.keyId,
    ends,
    signature: sign(null, keyStatement(bare, ends), endorser.privateKey).toString('base64url'),
  };
  return {
    public: { ...bare, ...(endorsement && { endorsement }) },
    privateKey: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
  };
};

const save = async (folder: string, file: KeyFile): Promise<void> => {
  const draft = join(folder, `.${file.public.keyId}.draft`);
  await writeFile(draft, JSON.stringify(file, null, 2), { mode: 0o600 });
  await rename(draft, join(folder, `${file.public.keyId}.json`));
};

const load = async (folder: string): Promise<LoadedKey[]> => {
  const names = (await readdir(folder)).filter((name) => /^[0-9a-f]{16}\.json$/.test(name));
  const files = await Promise.all(
    names.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as KeyFile),
  );
  return files
    .map((file) => ({
      public: PublicKey.parse(file.public),
      privateKey: createPrivateKey(file.privateKey),
    }))
    .toSorted(
      (a, b) =>
        a.public.notBefore.localeCompare(b.public.notBefore) ||
        Number(Boolean(b.public.notAfter)) - Number(Boolean(a.public.notAfter)),
    );
};

/**
 * Two registries that start on one empty folder must not make two first keys: the file's creation
 * decides.
 */
const makeFirstKey = async (folder: string, now: number): Promise<void> => {
  const lock = await open(join(folder, '.first'), 'wx').catch(() => null);
  if (!lock) return;
  await save(folder, makeKey(now));
  await lock.close();
};

/** Opens KEY_DIR, making the first key when there is none. */
export const openKeyRing = async (folder: string, clock: () => number): Promise<KeyRing> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await makeFirstKey(folder, clock());
  let keys = await load(folder);
  for (let tries = 0; keys.length === 0 && tries < 50; tries += 1) {
    await wait(100);
    keys = await load(folder);
  }
  if (keys.length === 0) throw new Error(`no signing key in ${folder}`);
  const valid = (key: LoadedKey) =>
    !key.public.notAfter || Date.parse(key.public.notAfter) > clock();
  const reload = async () => {
    keys = await load(folder);
  };
  return {
    publicKeys: () => keys.map((key) => key.public),
    sign: (data) =>
      keys.filter(valid).map((key) => ({
        keyId: key.public.keyId,
        signature: sign(null, data, key.privateKey).toString('base64url'),
      })),
    reload,
    rotate: async (overlap) => {
      await reload();
      const present = keys.findLast((key) => !key.public.notAfter);
      const notAfter = new Date(clock() + overlap).toISOString();
      const made = makeKey(clock(), present, notAfter);
      await save(folder, made);
      if (present) {
        await save(folder, {
          public: { ...present.public, notAfter },
          privateKey: present.privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
        });
      }
      await reload();
      return made.public;
    },
  };
};
