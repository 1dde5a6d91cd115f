import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { importJWK, jwtVerify } from 'jose';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { createDelivery } from '../jobs/index.ts';
import { sendMessage } from '../jobs/outbox-sender.ts';
import { deliverNotice } from '../notices/notice-delivery.service.ts';
import { encryptPush } from '../web-push/encrypted-content.ts';
import { isPushEndpoint } from '../web-push/index.ts';

/** A browser with its keys; it opens what was pushed to it. */
const browser = () => {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  const auth = randomBytes(16);
  const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, length));
  return {
    keys: {
      p256dh: ecdh.getPublicKey().toString('base64url'),
      auth: auth.toString('base64url'),
    },
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
      expect(plain.at(-1)).toBe(2);
      return plain.subarray(0, -1).toString();
    },
  };
};

const VAPID = createECDH('prime256v1');
VAPID.generateKeys();
const PUBLIC_KEY = VAPID.getPublicKey().toString('base64url');

/** A push service that refuses what the real ones refuse (RFC 8030, 8188, 8291, 8292). */
let service: Server;
let origin = '';
const taken: Buffer[] = [];
const gone = new Map<string, number>();
const judge = async (
  headers: Record<string, unknown>,
  path: string,
  body: Buffer,
): Promise<number> => {
  const [, token = '', key = ''] =
    /^vapid t=([^,]+), k=([\w-]+)$/.exec(String(headers['authorization'])) ?? [];
  const point = Buffer.from(key, 'base64url');
  if (key !== PUBLIC_KEY) return 403;
  try {
    const jwk = {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    };
    const { payload } = await jwtVerify(token, await importJWK(jwk, 'ES256'), {
      algorithms: ['ES256'],
      audience: origin,
      requiredClaims: ['exp', 'sub'],
    });
    if ((payload.exp ?? 0) - Date.now() / 1000 > 86_400) return 403;
    if (!/^(?:mailto:|https?:)/.test(payload.sub ?? '')) return 403;
  } catch {
    return 403;
  }
  if (!/^\d+$/.test(String(headers['ttl']))) return 400;
  if (headers['content-encoding'] !== 'aes128gcm') return 400;
  if (body.length > 4096 || body.length < 103) return 413;
  const end = gone.get(path);
  if (end) return end;
  taken.push(body);
  return 201;
};

let api: TestApp;
beforeAll(async () => {
  service = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      void judge(request.headers, request.url ?? '', Buffer.concat(chunks)).then((status) =>
        response.writeHead(status).end(),
      );
    });
  });
  await new Promise<void>((ready) => service.listen(0, '127.0.0.1', ready));
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  api = await createTestApp({
    VAPID_PRIVATE_KEY: Buffer.concat([Buffer.alloc(32), VAPID.getPrivateKey()])
      .subarray(-32)
      .toString('base64url'),
    PUSH_ORIGIN: origin,
  });
}, 60_000);
afterAll(async () => {
  service.close();
  await api.close();
});
beforeEach(async () => {
  taken.length = 0;
  await api.deps.pool.query('truncate outbox, push_subscriptions');
});

let nextUser = 9_000;
const signedIn = () => {
  nextUser += 1;
  return { userId: String(nextUser) };
};
const ME = '/v1/client/accounts';
const save = (as: object, path: string, keys: object, at = origin) =>
  api.call('POST', `${ME}/push-subscriptions`, { as, body: { endpoint: at + path, keys } });
const bind = (as: object, playerId: string) =>
  api.call('PATCH', `${ME}/bind-player-id`, { as, body: { playerId } });
/** A browser of somebody that is switched on; it is pushed to at `path`. */
const switchOn = async (as: object, path: string) => {
  const { keys, open } = browser();
  const { data } = await save(as, path, keys);
  await bind(as, data.playerId);
  return { open, playerId: data.playerId as string };
};
const tell = (as: { userId: string }, topic: 'orders' | 'coins' = 'orders') =>
  api.deps.db.transaction((tx) =>
    deliverNotice(tx, api.deps.env, Number(as.userId), {
      topic,
      key: `push-test:${as.userId}:${topic}`,
      kind: 'order',
      title: { en_gb: 'Your vouchers are ready', zh_hk: '電子券已備妥' },
      body: { en_gb: 'Pottery', zh_hk: '陶藝' },
      link: '/profile/order',
      hasLetter: true,
    }),
  );
const sendAll = async (): Promise<void> => {
  const delivery = createDelivery(api.deps.env);
  const { rows } = await api.deps.pool.query<{ id: number }>(
    "select id::int from outbox where channel = 'push' and status = 'queued' order by id",
  );
  for (const { id } of rows) await sendMessage(api.deps.db, delivery, id);
  delivery.close();
};

describe('pushing', () => {
  test('encrypts as the example of RFC 8291 does', () => {
    const sealed = encryptPush(
      'When I grow up, I want to be a watermelon',
      {
        p256dh:
          'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
      Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
      Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'),
    );
    expect(sealed.toString('base64url')).toBe(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    );
  });

  test('reaches the bound browser, which alone can read it, in the reader’s language', async () => {
    const as = signedIn();
    const { open } = await switchOn(as, '/a');
    await tell(as);
    await sendAll();
    expect(taken.map((body) => JSON.parse(open(body)))).toEqual([
      {
        title: '電子券已備妥',
        body: '陶藝',
        url: '/zh-HK/profile/order',
        tag: `push-test:${as.userId}:orders`,
      },
    ]);
  });

  test('goes by topic, and to nobody who did not bind a browser', async () => {
    const [on, off] = [signedIn(), signedIn()];
    await switchOn(on, '/b');
    await save(off, '/c', browser().keys);
    await tell(off);
    await tell(on, 'coins');
    await sendAll();
    expect(taken).toHaveLength(0);
    expect(
      (
        await api.call('PATCH', `${ME}/users/notice-settings`, {
          as: on,
          body: { topic: 'coins', byPush: true },
        })
      ).data,
    ).toMatchObject({ pushKey: PUBLIC_KEY, hasPush: true });
    await api.deps.pool.query('delete from notifications');
    await tell(on, 'coins');
    await sendAll();
    expect(taken).toHaveLength(1);
  });

  test('ends with the session, and with what clears the browser', async () => {
    const [first, second] = [signedIn(), signedIn()];
    for (const [as, path] of [
      [first, '/d'],
      [second, '/e'],
    ] as const)
      await switchOn(as, path);
    await api.deps.pool.query('update sessions set revoked_at = app_now() where user_id = $1', [
      first.userId,
    ]);
    expect((await api.call('PATCH', `${ME}/clear-player-id`, { as: second })).status).toBe(200);
    await Promise.all([tell(first), tell(second)]);
    await sendAll();
    expect(taken).toHaveLength(0);
  });

  test.each([[404], [410]])(
    'forgets a browser that the push service answers %i for',
    async (status) => {
      const as = signedIn();
      await switchOn(as, '/gone');
      gone.set('/gone', status);
      await tell(as);
      await sendAll();
      expect(
        (await api.deps.pool.query('select count(*)::int as n from push_subscriptions')).rows,
      ).toEqual([{ n: 0 }]);
      const { rows } = await api.deps.pool.query(
        "select status from outbox where channel = 'push'",
      );
      expect(rows).toEqual([{ status: 'failed' }]);
    },
  );
});

describe('what a browser gives', () => {
  test('must be an address of a push service', async () => {
    const as = signedIn();
    for (const at of [
      'http://127.0.0.1:1',
      'https://evil.example',
      'https://fcm.googleapis.com.evil.example',
    ])
      expect(await save(as, '/x', browser().keys, at)).toMatchObject({
        status: 400,
        code: '10102',
      });
    for (const endpoint of [
      'https://fcm.googleapis.com/fcm/send/a',
      'https://updates.push.services.mozilla.com/wpush/v2/a',
      'https://web.push.apple.com/a',
      'https://wns2-by3p.notify.windows.com/w/?token=a',
    ])
      expect(isPushEndpoint(api.deps.env, endpoint)).toBe(true);
    for (const endpoint of [
      'https://user:pass@fcm.googleapis.com/a',
      'http://fcm.googleapis.com/a',
      'https://fcm.googleapis.com:8443/a',
      'nonsense',
    ])
      expect(isPushEndpoint(api.deps.env, endpoint)).toBe(false);
  });

  test('is bound by who saved it last: a browser with a new owner leaves the old one', async () => {
    const [old, next] = [signedIn(), signedIn()];
    const { playerId } = await switchOn(old, '/shared');
    await switchOn(next, '/shared');
    await bind(old, playerId);
    await tell(old);
    await sendAll();
    expect(taken).toHaveLength(0);
  });
});
