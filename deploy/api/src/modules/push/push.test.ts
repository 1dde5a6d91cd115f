import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { fakeBrowser, startPushService, type PushService } from '../../../test/push-service.ts';
import { createDelivery } from '../jobs/index.ts';
import { sendMessage } from '../jobs/outbox-sender.ts';
import { deliverNotice } from '../notices/notice-delivery.service.ts';
import { encryptPush } from '../web-push/encrypted-content.ts';
import { isPushEndpoint } from '../web-push/index.ts';

let api: TestApp;
let service: PushService;
let { origin, taken, gone } = { origin: '' } as PushService;
beforeAll(async () => {
  service = await startPushService();
  ({ origin, taken, gone } = service);
  api = await createTestApp(service.settings);
});
afterAll(async () => {
  await service.stop();
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
  const { keys, open } = fakeBrowser();
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
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml' +
        'mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT' +
        'pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
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
    await save(off, '/c', fakeBrowser().keys);
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
    ).toMatchObject({ pushKey: service.publicKey, hasPush: true });
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
      expect(await save(as, '/x', fakeBrowser().keys, at)).toMatchObject({
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
