import { beforeEach, describe, expect, test } from '@jest/globals';
import { addProduct, useShop } from '../../../test/shop.ts';
import { sendAnnouncements } from './announcement-sending.service.ts';

const shop = useShop();
const ADMIN = { userId: '7001', role: 'admin' } as const;
const both = (en_gb: string, zh_hk: string) => ({ en_gb, zh_hk });
const NOTICE = {
  title: both('Typhoon signal no. 8', '八號風球'),
  body: both('Visits of today can be moved.', '今天的預約可改期。'),
  link: '/profile/orders',
  audience: 'everybody',
};
const call = (method: 'GET' | 'POST' | 'PATCH', path = '', body?: object) =>
  shop.call(method, `/v1/admin/announcements${path}`, { as: ADMIN, ...(body && { body }) });
const write = async (more: object = {}): Promise<string> =>
  (await call('POST', '', { ...NOTICE, ...more })).data.announcementId;
const noticesOf = async (userId: string) =>
  (
    await shop.deps.pool.query(
      `select title, link, kind from notifications where user_id = $1
        and dedupe_key like 'announcement:%'`,
      [userId],
    )
  ).rows;
beforeEach(() => shop.deps.pool.query('truncate announcements'));

describe('writing an announcement', () => {
  test('keeps a draft that says how many accounts it would reach, and can be changed', async () => {
    await shop.addShopper();
    const id = await write();
    expect(await call('PATCH', `/${id}`, { link: null })).toMatchObject({
      status: 200,
      data: { status: 'draft', link: null, title: NOTICE.title, told: 0 },
    });
    const [listed] = (await call('GET')).data.items;
    expect([listed.announcementId, listed.reach > 0]).toEqual([id, true]);
  });

  test('refuses one language alone, and a link out of the shop', async () => {
    for (const wrong of [{ body: both('Only English', '') }, { link: '//evil.example' }])
      expect(await call('POST', '', { ...NOTICE, ...wrong })).toMatchObject({
        status: 400,
        code: '10102',
      });
  });

  test('is an administrator’s alone, and knows none that there is not', async () => {
    expect(await shop.call('GET', '/v1/admin/announcements', { as: shop.merchant })).toMatchObject({
      status: 404,
    });
    for (const [method, path, body] of [
      ['PATCH', '/99', { link: null }],
      ['POST', '/99/schedule', { at: null }],
      ['POST', '/99/stop', {}],
    ] as const)
      expect(await call(method, path, body)).toMatchObject({ status: 404, code: '10405' });
  });
});

describe('telling an announcement', () => {
  test('stands in every account once, and counts who read it', async () => {
    const { userId } = await shop.addShopper();
    const id = await write();
    expect(await call('POST', `/${id}/schedule`, { at: null })).toMatchObject({ status: 201 });
    await Promise.all([sendAnnouncements(shop.deps), sendAnnouncements(shop.deps)]);
    expect(await noticesOf(userId)).toEqual([
      { title: NOTICE.title, link: '/profile/orders', kind: 'account' },
    ]);
    await shop.deps.pool.query('update notifications set read_at = app_now() where user_id = $1', [
      userId,
    ]);
    const [told] = (await call('GET')).data.items;
    expect(told).toMatchObject({ status: 'sent', read: 1, sentAt: expect.any(String) });
    expect(told.told).toBe(told.reach);
    for (const [path, body] of [
      ['schedule', { at: null }],
      ['stop', {}],
    ] as const)
      expect(await call('POST', `/${id}/${path}`, body)).toMatchObject({ code: '20628' });
    expect(await call('PATCH', `/${id}`, { link: null })).toMatchObject({ code: '20628' });
  });

  test('goes to those alone who still have something to visit', async () => {
    const [visitor, other] = [await shop.addShopper(), await shop.addShopper()];
    const product = await addProduct(shop.deps, { merchantId: shop.merchantId });
    await shop.buy(product, {}, { userId: visitor.userId });
    const id = await write({ audience: 'visitors' });
    await call('POST', `/${id}/schedule`, { at: null });
    await sendAnnouncements(shop.deps);
    expect((await noticesOf(visitor.userId)).length).toBe(1);
    expect(await noticesOf(other.userId)).toEqual([]);
  });

  test('waits for its time, and is stopped before it', async () => {
    const { userId } = await shop.addShopper();
    const id = await write();
    const at = new Date(Date.now() + 3_600_000).toISOString();
    await call('POST', `/${id}/schedule`, { at });
    await sendAnnouncements(shop.deps);
    expect(await noticesOf(userId)).toEqual([]);
    expect(await call('POST', `/${id}/stop`, {})).toMatchObject({
      status: 201,
      data: { status: 'stopped' },
    });
    await shop.moveClock('2 hours');
    await sendAnnouncements(shop.deps);
    await shop.moveClock('0');
    expect(await noticesOf(userId)).toEqual([]);
  });
});
