import { createHash, createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import {
  asciiBytes,
  canonicalJson,
  KeySet,
  readRoot,
  Root,
  rootStatement,
  SignedRoot,
} from '@tapnook/contracts/release';
import type { Client } from './client.ts';
import { UsageError, type Command, type Options, type Outcome } from './command.ts';

interface RootKeyFile {
  readonly keyId: string;
  readonly publicKey: string;
  readonly privateKey: string;
}
const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** One holder's key; the file never leaves their medium, its first two lines do. */
const makeKey = (file: string): Outcome => {
  if (existsSync(file)) throw new UsageError(`${file} is there already.`);
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const raw = String(publicKey.export({ format: 'jwk' }).x);
  const keyId = createHash('sha256')
    .update(Buffer.from(raw, 'base64url'))
    .digest('hex')
    .slice(0, 16);
  const pem = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
  const made: RootKeyFile = { keyId, publicKey: raw, privateKey: pem };
  writeFileSync(file, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600 });
  return { data: { keyId, publicKey: raw }, lines: [`Root key ${keyId}:${raw} in ${file}`] };
};

const newestRoot = async (client: Client): Promise<Root | null> => {
  const { roots } = await client.get<{ roots: SignedRoot[] }>('/v1/roots');
  return readRoot(roots.at(-1));
};

/** A root to be signed: the present one with what the options change. */
const draft = async (client: Client, file: string, options: Options): Promise<Outcome> => {
  const present = await newestRoot(client);
  const { keys } = KeySet.parse(await client.get('/v1/keys'));
  const revoked = [...(present?.revoked ?? []), ...(options.revoke?.split(',') ?? [])];
  const rootKeys =
    options.root?.split(',').map((word) => {
      const [keyId = '', publicKey = ''] = word.split(':');
      return { keyId, publicKey };
    }) ?? present?.rootKeys;
  const root = Root.safeParse({
    schema: 1,
    version: (present?.version ?? 0) + 1,
    threshold: Number(options.threshold ?? present?.threshold),
    rootKeys,
    keys: keys
      .filter(({ keyId, notAfter }) => !notAfter && !revoked.includes(keyId))
      .map(({ keyId, publicKey, notBefore }) => ({ keyId, publicKey, notBefore })),
    revoked: [...new Set(revoked)],
  });
  if (!root.success)
    throw new UsageError(
      'The first root needs --root ID:KEY,ID:KEY,… and --threshold N; and one key of the ' +
        'registry must not be revoked.',
    );
  const payload = Buffer.from(asciiBytes(canonicalJson(root.data))).toString('base64url');
  writeFileSync(file, `${JSON.stringify({ payload, signatures: [] }, null, 2)}\n`);
  return {
    data: root.data,
    lines: [
      `Root ${root.data.version} in ${file}, for ${root.data.threshold} signatures:`,
      ...root.data.keys.map(({ keyId }) => `  signs: ${keyId}`),
      ...root.data.revoked.map((keyId) => `  revoked: ${keyId}`),
    ],
  };
};

/** Adds one holder's signature; needs no network. */
const signDraft = (file: string, keyFile: string): Outcome => {
  const { payload, signatures } = SignedRoot.parse(readJson(file));
  const { keyId, privateKey } = readJson(keyFile) as RootKeyFile;
  const signature = sign(null, rootStatement(payload), createPrivateKey(privateKey)).toString(
    'base64url',
  );
  const all = [...signatures.filter((one) => one.keyId !== keyId), { keyId, signature }];
  writeFileSync(file, `${JSON.stringify({ payload, signatures: all }, null, 2)}\n`);
  return { data: { keyId }, lines: [`Signed by ${keyId}; ${all.length} signatures now.`] };
};

export const rootCommand: Command = {
  usage:
    'root | root key FILE | root draft FILE [--root ID:KEY,… --threshold N] [--revoke ID,…] |' +
    ' root sign FILE KEYFILE | root publish FILE',
  about: 'the offline root: which keys of the registry may sign, agreed by several people',
  run: async (client, [act, file, keyFile], options) => {
    if (!act) {
      const root = await newestRoot(client);
      return {
        data: root,
        lines: root
          ? [
              `Root ${root.version}, ${root.threshold} of ${root.rootKeys.length}`,
              ...root.keys.map(({ keyId }) => `  signs: ${keyId}`),
              ...root.revoked.map((keyId) => `  revoked: ${keyId}`),
            ]
          : ['There is no root: edges trust the keys that they were given.'],
      };
    }
    if (!file) throw new UsageError('Name the file.');
    if (act === 'key') return makeKey(file);
    if (act === 'draft') return draft(client, file, options);
    if (act === 'sign' && keyFile) return signDraft(file, keyFile);
    if (act === 'publish') {
      const root = await client.post<Root>('/v1/roots', readJson(file));
      return { data: root, lines: [`Root ${root.version} is published.`] };
    }
    throw new UsageError('root key, draft, sign or publish.');
  },
};
