import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** One record holds everything: a push service takes 4096 octets at most. */
const RECORD_SIZE = 4096;

const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** What a browser gave for its messages to be encrypted with, in base64url. */
export interface PushKeys {
  readonly p256dh: string;
  readonly auth: string;
}

/**
 * A message for one browser alone (RFC 8291, content coding aes128gcm of RFC 8188). `salt` and the
 * key of the sender are drawn for each message; tests give those of the RFC's example.
 */
export const encryptPush = (
  text: string,
  { p256dh, auth }: PushKeys,
  salt: Buffer = randomBytes(16),
  senderKey?: Buffer,
): Buffer => {
  const sender = createECDH('prime256v1');
  if (senderKey) sender.setPrivateKey(senderKey);
  else sender.generateKeys();
  const [receiver, own] = [Buffer.from(p256dh, 'base64url'), sender.getPublicKey()];
  const shared = sender.computeSecret(receiver);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiver, own]);
  const secret = derive(shared, Buffer.from(auth, 'base64url'), info, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // The delimiter of the last record; there is one only.
  const plain = Buffer.concat([Buffer.from(text), Buffer.from([2])]);
  const header = Buffer.alloc(21);
  salt.copy(header);
  header.writeUInt32BE(RECORD_SIZE, 16);
  header.writeUInt8(own.length, 20);
  return Buffer.concat([header, own, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
};
