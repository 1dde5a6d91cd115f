import { createHash } from 'node:crypto';
import type { LogHead, PublicKey } from '@tapnook/contracts/release';
import type { KeyRing } from '../signing/key-ring.ts';
import { verifySignature } from '../signing/verify-signature.ts';

/** Ed25519's number among the signatures of a note (c2sp.org/signed-note). */
const ED25519 = 0x01;

/** The four bytes by which a note names a key. */
const keyHash = (origin: string, publicKey: string): Buffer =>
  createHash('sha256')
    .update(`${origin}\n`)
    .update(Buffer.from([ED25519]))
    .update(Buffer.from(publicKey, 'base64url'))
    .digest()
    .subarray(0, 4);

const textOf = (origin: string, { size, root }: LogHead): string =>
  `${origin}\n${size}\n${Buffer.from(root, 'hex').toString('base64')}\n`;

/** The log's name, as its checkpoints begin. */
export const logOrigin = (publicUrl: string): string => `${new URL(publicUrl).host}/log`;

/**
 * The head of the log, signed in the form that witnesses of any log read
 * (c2sp.org/tlog-checkpoint).
 */
export const signCheckpoint = (origin: string, head: LogHead, keys: KeyRing): string => {
  const text = textOf(origin, head);
  const publicKeys = keys.publicKeys();
  const lines = keys.sign(Buffer.from(text)).flatMap(({ keyId, signature }) => {
    const key = publicKeys.find((one) => one.keyId === keyId);
    if (!key) return [];
    const signed = Buffer.concat([
      keyHash(origin, key.publicKey),
      Buffer.from(signature, 'base64url'),
    ]);
    return `\u2014 ${origin} ${signed.toString('base64')}\n`;
  });
  return `${text}\n${lines.join('')}`;
};

const FORM =
  /^(?<text>(?<origin>[^\n ]+)\n(?<size>\d{1,10})\n(?<root>[\w+/=]{44})\n)\n(?<lines>.+)$/s;

/** The head that a checkpoint of this log names, when one of the keys signed it. */
export const openCheckpoint = (
  note: string,
  origin: string,
  keys: readonly Pick<PublicKey, 'publicKey'>[],
): LogHead | null => {
  const { text = '', origin: named, size, root = '', lines = '' } = FORM.exec(note)?.groups ?? {};
  if (named !== origin) return null;
  const isSigned = lines.split('\n').some((line) => {
    const [dash, name, encoded = ''] = line.split(' ');
    const bytes = Buffer.from(encoded, 'base64');
    return (
      dash === '\u2014' &&
      name === origin &&
      bytes.length === 68 &&
      keys.some(
        ({ publicKey }) =>
          keyHash(origin, publicKey).equals(bytes.subarray(0, 4)) &&
          verifySignature(
            Buffer.from(publicKey, 'base64url'),
            Buffer.from(text),
            bytes.subarray(4),
          ),
      )
    );
  });
  return isSigned
    ? { size: Number(size), root: Buffer.from(root, 'base64').toString('hex') }
    : null;
};
