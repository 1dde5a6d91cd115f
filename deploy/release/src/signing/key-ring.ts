import {
  createHash,
  createPrivateKey,
  generateKeyPairSync,
  sign,
  type KeyObject,
} from 'node:crypto';
import { mkdir, open, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { keyStatement, PublicKey } from '@tapnook/contracts/release';
import { writeFileWhole } from '@tapnook/server/files';

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

const save = (folder: string, file: KeyFile): Promise<void> =>
  writeFileWhole(join(folder, `${file.public.keyId}.json`), JSON.stringify(file, null, 2), {
    mode: 0o600,
  });

const readKey = async (file: string): Promise<LoadedKey> => {
  try {
    const { public: known, privateKey } = JSON.parse(await readFile(file, 'utf8')) as KeyFile;
    return { public: PublicKey.parse(known), privateKey: createPrivateKey(privateKey) };
  } catch (error) {
    throw new Error(
      `the signing key ${file} is empty or damaged: put it back from the backup of KEY_DIR ` +
        '(shared/docs/runbooks/rotate-keys.md)',
      { cause: error },
    );
  }
};

const load = async (folder: string): Promise<LoadedKey[]> => {
  const names = (await readdir(folder)).filter((name) => /^[0-9a-f]{16}\.json$/.test(name));
  const keys = await Promise.all(names.map((name) => readKey(join(folder, name))));
  return keys.toSorted(
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

/** Edges believe only keys that a key they know endorses, so new ones would be refused by all. */
const keysAreLost = (folder: string): Error =>
  new Error(
    `${folder} holds no signing key, but manifests were signed before: edges would refuse ` +
      'every manifest of a new key. Put the folder back from its backup; or, when there is ' +
      `none, begin anew with NEW_SIGNING_KEYS=1 and follow "The registry's keys are lost" of ` +
      'shared/docs/runbooks/rotate-keys.md.',
  );

/** Opens KEY_DIR, making the first key when there is none and `mayMakeFirst`. */
export const openKeyRing = async (
  folder: string,
  clock: () => number,
  mayMakeFirst = true,
): Promise<KeyRing> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (mayMakeFirst) await makeFirstKey(folder, clock());
  else if ((await load(folder)).length === 0) throw keysAreLost(folder);
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
