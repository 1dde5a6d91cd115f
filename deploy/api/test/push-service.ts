import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { importJWK, jwtVerify } from 'jose';

const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** A browser with its keys; it opens what was pushed to it. */
export const fakeBrowser = () => {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  const auth = randomBytes(16);
  return {
    keys: {
      p256dh: ecdh.getPublicKey().toString('base64url'),
      auth: auth.toString('base64url'),
    },
    /** Throws when the message is for another browser, or has more records than one. */
    open: (body: Buffer): string => {
      const [salt, sender, sealed] = [
        body.subarray(0, 16),
        body.subarray(21, 21 + body.readUInt8(20)),
        body.subarray(21 + body.readUInt8(20)),
      ];
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
      const secret = derive(ecdh.computeSecret(sender), auth, info, 32);
      const cipher = createDecipheriv(
        'aes-128-gcm',
        derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16),
        derive(secret, salt, 'Content-Encoding: nonce\0', 12),
      );
      cipher.setAuthTag(sealed.subarray(-16));
      const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
      if (plain.at(-1) !== 2) throw new Error('the delimiter is not that of a last record');
      return plain.subarray(0, -1).toString();
    },
  };
};

/** RFC 8292: who pushes, to this service alone and for a day at most. */
const isKnown = async (authorization: string, origin: string, key: string): Promise<boolean> => {
  const [, token = '', given = ''] = /^vapid t=([^,]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  if (given !== key) return false;
  const point = Buffer.from(given, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  try {
    const { payload } = await jwtVerify(token, await importJWK(jwk, 'ES256'), {
      algorithms: ['ES256'],
      audience: origin,
      requiredClaims: ['exp', 'sub'],
    });
    const seconds = (payload.exp ?? 0) - Date.now() / 1000;
    return seconds <= 86_400 && /^(?:mailto:|https?:)/.test(payload.sub ?? '');
  } catch {
    return false;
  }
};

const MAX_BODY = 4_096;
/** Four weeks: the longest that services keep a message. */
const MAX_TTL = 2_419_200;
const URGENCIES = ['very-low', 'low', 'normal', 'high'];
const header = (headers: IncomingHttpHeaders, name: string): string =>
  headers[name]?.toString() ?? '';

/** What RFC 8030 and 8188 ask of a request; 0 when it is kept. */
const faultOf = (headers: IncomingHttpHeaders, body: Buffer): number => {
  const [ttl, urgency, topic] = ['ttl', 'urgency', 'topic'].map((name) => header(headers, name));
  if (!/^\d+$/.test(ttl ?? '') || Number(ttl) > MAX_TTL) return 400;
  if (urgency && !URGENCIES.includes(urgency)) return 400;
  if (topic && !/^[\w-]{1,32}$/.test(topic)) return 400;
  if (headers['content-encoding'] !== 'aes128gcm') return 415;
  // Salt, size and the sender's key of 65 octets, then one record with its tag.
  if (body.length > MAX_BODY) return 413;
  if (body.length < 104 || body.readUInt8(20) !== 65 || body.readUInt32BE(16) < 18) return 400;
  return 0;
};

export interface PushService {
  readonly origin: string;
  /** The shop's key at push services, in base64url as browsers get it. */
  readonly publicKey: string;
  /** Settings of an API that pushes here. */
  readonly settings: { readonly VAPID_PRIVATE_KEY: string; readonly PUSH_ORIGIN: string };
  /** What was taken, oldest first. */
  readonly taken: Buffer[];
  /** Statuses by path of browsers that are gone. */
  readonly gone: Map<string, number>;
  /** A new browser that is pushed to at a path. */
  readonly target: (path: string) => {
    readonly endpoint: string;
    readonly p256dh: string;
    readonly auth: string;
  };
  readonly stop: () => Promise<void>;
}

/** A push service that refuses what the real ones refuse (RFC 8030, 8188, 8291, 8292). */
export const startPushService = async (): Promise<PushService> => {
  const vapid = createECDH('prime256v1');
  vapid.generateKeys();
  const publicKey = vapid.getPublicKey().toString('base64url');
  const taken: Buffer[] = [];
  const gone = new Map<string, number>();
  let origin = '';
  const judge = async (headers: IncomingHttpHeaders, path: string, body: Buffer) => {
    if (!(await isKnown(header(headers, 'authorization'), origin, publicKey))) return 403;
    const end = faultOf(headers, body) || gone.get(path);
    if (end) return end;
    taken.push(body);
    return 201;
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      void judge(request.headers, request.url ?? '', Buffer.concat(chunks)).then((status) =>
        response.writeHead(status).end(),
      );
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const privateKey = Buffer.concat([Buffer.alloc(32), vapid.getPrivateKey()]).subarray(-32);
  return {
    origin,
    publicKey,
    settings: { VAPID_PRIVATE_KEY: privateKey.toString('base64url'), PUSH_ORIGIN: origin },
    taken,
    gone,
    target: (path) => ({ endpoint: origin + path, ...fakeBrowser().keys }),
    stop: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
};
