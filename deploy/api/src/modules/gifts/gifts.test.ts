import { describe, expect, test } from '@jest/globals';
import { addDays, formatDay } from '@tapnook/kernel';
import { addProduct, useShop } from '../../../test/shop.ts';
import { eraseDueAccounts } from '../account-deletion/account-deletion.service.ts';
import { mailGifts } from './gifts.service.ts';

const shop = useShop();
const HOSTILE = '<script>alert(1)</script> & "you"';

const buyTicket = async (quantity = 1) => {
  const product = await addProduct(shop.deps, { merchantId: shop.merchantId });
  const orderNo = await shop.buy(product, { quantity });
  const { vouchers } = await shop.orderOf(orderNo);
  return { orderNo, voucherNo: String(vouchers[0].voucherNo) };
};
const give = (orderNo: string, body: object, as = shop.shopper) =>
  shop.call('POST', `/v1/client/orders/${orderNo}/gifts`, { as, body });
const given = async (more: object = {}) => {
  const { orderNo, voucherNo } = await buyTicket();
  const { data } = await give(orderNo, { voucherNo, recipientName: 'Siu Yin', ...more });
  return { orderNo, voucherNo, giftId: String(data.giftId), token: String(data.token) };
};
const open = (token: string, as?: { userId: string }) =>
  shop.call('GET', `/v1/public/gift-links/${token}`, as ? { as } : {});
const claim = (token: string, as: { userId: string }) =>
  shop.call('POST', `/v1/client/gift-links/${token}/claim`, { as, body: {} });
const takeBack = (giftId: string, as = shop.shopper) =>
  shop.call('POST', `/v1/client/gifts/${giftId}/take-back`, { as, body: {} });
const redeem = (voucherNo: string) =>
  shop.call('POST', '/v1/merchant/vouchers/redeem', { as: shop.merchant, body: { voucherNo } });
const find = (voucherNo: string) =>
  shop.call('POST', '/v1/merchant/vouchers/find', { as: shop.merchant, body: { voucherNo } });
const giversCode = (orderNo: string, voucherNo: string) =>
  shop.call('POST', '/v2/client/orders/createVoucherQrCode', {
    as: shop.shopper,
    body: { orderNo, voucherNo },
  });
const letterTo = async (email: string): Promise<string> => {
  const { rows } = await shop.deps.pool.query<{ payload: string }>(
    "select payload->>'html' as payload from outbox where recipient = $1",
    [email],
  );
  return rows.map(({ payload }) => payload).join('');
};

describe('a ticket that is given', () => {
  test('is shown without an account, and the giver’s number and codes end then', async () => {
    const { orderNo, voucherNo } = await buyTicket();
    const code = await giversCode(orderNo, voucherNo);
    const { data } = await give(orderNo, { voucherNo, recipientName: 'Siu Yin', message: 'Enjoy' });
    expect((await giversCode(orderNo, voucherNo)).body.code).toBe('20622');
    expect((await redeem(voucherNo)).body.code).toBe('20622');
    const scan = await shop.call('POST', '/v1/merchant/vouchers/redeem', {
      as: shop.merchant,
      body: { token: code.data.token },
    });
    expect(scan.status).toBeGreaterThanOrEqual(400);
    expect((await shop.orderOf(orderNo)).vouchers[0].given).toEqual({
      recipientName: 'Siu Yin',
      isClaimed: false,
    });
    const shown = await open(data.token);
    expect(shown.data).toMatchObject({ state: 'open', message: 'Enjoy', senderName: 'Ka Yan' });
    expect(shown.data.number).not.toBe(voucherNo);
    const qr = await shop.call('POST', `/v1/public/gift-links/${data.token}/code`, { body: {} });
    expect(qr.data.payload).toMatch(/^TAPNOOK:/);
    expect((await redeem(shown.data.number)).status).toBe(201);
    expect((await open(data.token)).data.voucherStatus).toBe('redeemed');
    expect((await takeBack(data.giftId)).body.code).toBe('20628');
  });

  test('is not kept in an account that is being deleted, which would lose it', async () => {
    const { token } = await given({ recipientName: 'Hei' });
    const leaving = await shop.addShopper();
    const erasedIn = (days: number | null) =>
      shop.deps.pool.query(
        'update users set deletion_at = app_now() + make_interval(days => $2) where id = $1',
        [leaving.userId, days],
      );
    await erasedIn(14);
    expect((await claim(token, leaving)).body.code).toBe('20628');
    await erasedIn(null);
    expect((await claim(token, leaving)).data.state).toBe('claimed');
  });

  test('is not planned for a day on which the account of its giver is gone', async () => {
    const giver = await shop.addShopper();
    const product = await addProduct(shop.deps, { merchantId: shop.merchantId });
    const orderNo = await shop.buy(product, { quantity: 1 }, giver);
    const { vouchers } = await shop.orderOf(orderNo, giver);
    await shop.deps.pool.query(
      `update users set status = 'requested', deletion_at = hk_today() + interval '14 days'
        where id = $1`,
      [giver.userId],
    );
    const today = await shop.deps.clock.today();
    const giveOn = (days: number) =>
      give(
        orderNo,
        {
          voucherNo: vouchers[0].voucherNo,
          recipientName: 'Siu Yin',
          recipientEmail: 'planned@friends.example',
          day: addDays(today, days),
        },
        giver,
      );
    const refused = await giveOn(14);
    expect(refused).toMatchObject({ code: '10102', data: { fields: [{ field: 'body.day' }] } });
    const [{ en_US: english, zh_HK: chinese }] = refused.data.fields;
    expect(english).toContain(`deleted on ${formatDay(addDays(today, 14), 'en-US')}`);
    expect(chinese).toContain(`將於${formatDay(addDays(today, 14), 'zh-HK')}刪除`);
    expect(refused.body.message).toBe(chinese);
    expect((await giveOn(13)).status).toBe(201);
  });

  test('outlives its giver’s account, unclaimed too; a letter not yet sent does not', async () => {
    const giver = await shop.addShopper();
    const product = await addProduct(shop.deps, { merchantId: shop.merchantId });
    const orderNo = await shop.buy(product, { quantity: 1 }, giver);
    const { vouchers } = await shop.orderOf(orderNo, giver);
    const email = 'later@friends.example';
    const { data } = await give(
      orderNo,
      {
        voucherNo: vouchers[0].voucherNo,
        recipientName: 'Siu Yin',
        recipientEmail: email,
        day: addDays(await shop.deps.clock.today(), 2),
      },
      giver,
    );
    await shop.deps.pool.query(
      "update users set status = 'requested', deletion_at = app_now() where id = $1",
      [giver.userId],
    );
    expect(await eraseDueAccounts(shop.deps)).toBe(1);
    await shop.moveClock('3 days');
    await mailGifts(shop.deps);
    expect(await letterTo(email)).toBe('');
    const friend = await shop.addShopper();
    expect((await claim(data.token, friend)).data.state).toBe('claimed');
    const { number } = (await open(data.token, friend)).data;
    expect((await redeem(number)).status).toBe(201);
  });

  test('is taken back until claimed; the friend’s number ends, the giver’s works', async () => {
    const { voucherNo, giftId, token } = await given();
    const { number } = (await open(token)).data;
    expect((await takeBack(giftId)).data.state).toBe('taken_back');
    expect((await open(token)).data).toMatchObject({ state: 'taken_back', number: null });
    expect(
      (await shop.call('POST', `/v1/public/gift-links/${token}/code`, { body: {} })).body.code,
    ).toBe('20622');
    expect((await redeem(number)).body.code).toBe('10405');
    expect((await claim(token, await shop.addShopper())).body.code).toBe('20628');
    expect((await redeem(voucherNo)).status).toBe(201);
  });

  test('is claimed once, shown to that account alone, and told to its giver', async () => {
    const [friend, other] = [await shop.addShopper(), await shop.addShopper()];
    const { orderNo, giftId, token } = await given();
    expect((await claim(token, shop.shopper)).body.code).toBe('20628');
    expect((await claim(token, friend)).data).toMatchObject({ state: 'claimed', isMine: true });
    expect((await claim(token, friend)).status).toBe(201);
    expect((await claim(token, other)).body.code).toBe('20628');
    expect((await takeBack(giftId)).body.code).toBe('20628');
    expect((await open(token)).data.number).toBeNull();
    expect((await open(token, other)).data.number).toBeNull();
    expect((await open(token, friend)).data.number).toMatch(/^TN/);
    const mine = await shop.call('GET', '/v1/client/gifts', { as: friend });
    expect(mine.data).toHaveLength(1);
    expect(mine.data[0]).toMatchObject({ token, isMine: true });
    const list = await shop.call('GET', `/v1/client/orders/${orderNo}/gifts`, { as: shop.shopper });
    expect(list.data[0].state).toBe('claimed');
    const { rows } = await shop.deps.pool.query(
      `select 1 from notifications where user_id = $1
        and title->>'en_gb' = 'Siu Yin has claimed your gift'`,
      [shop.shopper.userId],
    );
    expect(rows).toHaveLength(1);
  });

  test('is written of on its day, once, and what was typed is text alone', async () => {
    const email = `friend-${Date.now()}@example.com`;
    const day = addDays(await shop.deps.clock.today(), 2);
    await given({ recipientName: HOSTILE, recipientEmail: email, message: HOSTILE, day });
    await mailGifts(shop.deps);
    expect(await letterTo(email)).toBe('');
    await shop.moveClock('3 days');
    await mailGifts(shop.deps);
    await mailGifts(shop.deps);
    const letter = await letterTo(email);
    expect(letter).toContain('/gift/');
    expect(letter).toMatch(/商戶[^]*Merchant/);
    expect(letter).not.toContain('<script>alert');
    expect(letter).toContain('&lt;script&gt;');
    const { orderNo, voucherNo } = await buyTicket();
    const link = { recipientName: 'A', message: 'Win at https://evil.example' };
    const sent = await give(orderNo, { voucherNo, recipientEmail: email, ...link });
    expect(sent.body.code).toBe('10102');
  });

  test('is refused when it was given, used, is booked later, or is somebody else’s', async () => {
    const { orderNo, voucherNo } = await given();
    const body = { voucherNo, recipientName: 'A' };
    expect((await give(orderNo, body)).body.code).toBe('20628');
    expect((await give(orderNo, body, await shop.addShopper())).body.code).toBe('10405');
    expect((await give(orderNo, { ...body, day: '2020-01-01' })).body.code).toBe('10102');
    const used = await buyTicket();
    await redeem(used.voucherNo);
    expect(
      (await give(used.orderNo, { voucherNo: used.voucherNo, recipientName: 'A' })).body.code,
    ).toBe('20622');
    const product = await addProduct(shop.deps, { merchantId: shop.merchantId, kind: 'limited' });
    const later = await shop.buy(product);
    const [voucher] = (await shop.orderOf(later)).vouchers;
    expect(
      (await give(later, { voucherNo: voucher.voucherNo, recipientName: 'A' })).body.code,
    ).toBe('20628');
  });

  test('is not the giver’s to ask a refund of, until it is taken back', async () => {
    const { orderNo, giftId } = await given();
    const ask = () =>
      shop.call('POST', `/v1/client/orders/${orderNo}/refund-requests`, {
        as: shop.shopper,
        body: { reason: 'plans_changed' },
      });
    expect((await ask()).body.code).toBe('20622');
    const terms = await shop.call('GET', `/v1/client/orders/${orderNo}/refund-requests`, {
      as: shop.shopper,
    });
    expect(terms.data.vouchers).toEqual([]);
    await takeBack(giftId);
    expect((await ask()).status).toBe(201);
  });

  test('a link that we did not sign opens nothing', async () => {
    const { giftId, token } = await given();
    const forged = `${giftId}.${'A'.repeat(43)}`;
    expect((await open(forged)).body.code).toBe('10405');
    expect((await claim(forged, await shop.addShopper())).body.code).toBe('10405');
    expect((await open(`${token.slice(0, -1)}_`)).body.code).toBe('10405');
    expect((await takeBack(giftId, await shop.addShopper())).body.code).toBe('10405');
    expect(
      (await shop.call('GET', `/v1/client/orders/TN0000-0000000000/gifts`, { as: shop.shopper }))
        .body.code,
    ).toBe('10405');
  });

  test('the counter finds it by its own number and not by the giver’s', async () => {
    const { voucherNo, token } = await given();
    const { number } = (await open(token)).data;
    expect((await find(number)).data).toMatchObject({ voucherNo: number, verdict: 'usable' });
    expect((await find(voucherNo)).body.code).toBe('20622');
  });
});
