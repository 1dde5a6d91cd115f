import { beforeAll, describe, expect, test } from '@jest/globals';
import { addDays, hongKongInstant } from '@tapnook/kernel';
import { addProduct, useShop } from '../../../test/shop.ts';
import { coupons } from '../coupons/coupons.tables.ts';
import { mailPaidOrders } from '../order-emails/order-emails.service.ts';
import { deliverNotice } from './notice-delivery.service.ts';
import { tellNews } from './notice-sources.service.ts';
import { NOTICE_TOPICS, type NoticeTopic } from './notice-topics.ts';

const shop = useShop();
let counter = 0;
/** Somebody with a proved address and number. */
const person = async (): Promise<{ userId: string; email: string; phone: string }> => {
  const { userId } = await shop.addShopper();
  counter += 1;
  const [email, phone] = [`notices-${userId}@shop.example`, `6${1_000_000 + counter}`];
  await shop.deps.pool.query(
    `update users set email = $2, notification_email_address = $2, phone_region_id = 'HK',
      phone_code = '852', phone_no = $3 where id = $1`,
    [userId, email, phone],
  );
  return { userId, email, phone: `+852${phone}` };
};
const set = (userId: string, topic: NoticeTopic, channels: object) =>
  shop.call('PATCH', '/v1/client/accounts/users/notice-settings', {
    as: { userId },
    body: { topic, ...channels },
  });
const titlesOf = async (userId: string): Promise<string[]> =>
  (
    await shop.deps.pool.query<{ title: { en_gb: string } }>(
      'select title from notifications where user_id = $1 order by id',
      [userId],
    )
  ).rows.map(({ title }) => title.en_gb);
const sentTo = async (recipient: string): Promise<number> =>
  (
    await shop.deps.pool.query<{ n: number }>(
      "select count(*)::int as n from outbox where recipient = $1 and dedupe_key like 'notice%'",
      [recipient],
    )
  ).rows[0]?.n ?? 0;

describe('topics and channels', () => {
  const walk = NOTICE_TOPICS.flatMap((topic) =>
    [
      { byEmail: false, bySms: false, byPush: false },
      { byEmail: true, bySms: false, byPush: false },
      { byEmail: false, bySms: true, byPush: false },
      { byEmail: false, bySms: false, byPush: true },
      { byEmail: true, bySms: true, byPush: true },
    ].map((channels) => ({ topic, ...channels })),
  );
  test.each(walk)(
    '$topic goes by email $byEmail, text $bySms, push $byPush, and to the account',
    async ({ topic, ...channels }) => {
      const { userId, email, phone } = await person();
      expect((await set(userId, topic, channels)).data.topics).toContainEqual({
        topic,
        ...channels,
      });
      await shop.deps.pool.query(
        `insert into push_subscriptions (id, endpoint, p256dh, auth, user_id, session_id)
          select 'push-' || user_id, 'https://fcm.googleapis.com/' || user_id, '', '', user_id, id
          from sessions where user_id = $1 limit 1`,
        [userId],
      );
      const notice = {
        topic,
        key: `test:${userId}`,
        kind: 'order',
        title: { en_gb: 'News', zh_hk: '消息' },
        body: { en_gb: 'Body', zh_hk: '內容' },
        link: '/',
      } as const;
      const told = [];
      for (const other of [notice, notice])
        told.push(
          await shop.deps.db.transaction((tx) =>
            deliverNotice(tx, shop.deps.env, Number(userId), other),
          ),
        );
      expect(told).toEqual([true, false]);
      expect(await titlesOf(userId)).toEqual(['News']);
      expect([await sentTo(email), await sentTo(phone), await sentTo(`push-${userId}`)]).toEqual([
        channels.byEmail ? 1 : 0,
        channels.bySms ? 1 : 0,
        channels.byPush ? 1 : 0,
      ]);
    },
  );

  test('a channel without an address cannot be switched on', async () => {
    const { userId } = await shop.addShopper();
    expect(await set(userId, 'coins', { byEmail: true })).toMatchObject({ code: '20628' });
    expect(await set(userId, 'coins', { bySms: true })).toMatchObject({ code: '20628' });
    expect(await set(userId, 'coins', { bySms: false })).toMatchObject({ status: 200 });
  });

  test('with letters of orders off, the vouchers still come, and the rest does not', async () => {
    const { userId } = await person();
    await set(userId, 'orders', { byEmail: false });
    const product = await addProduct(shop.deps, { merchantId: shop.merchantId });
    const orderNo = await shop.buy(product, {}, { userId });
    await mailPaidOrders(shop.deps);
    await shop.call('PATCH', `/v1/merchant/orders/${orderNo}`, {
      as: shop.merchant,
      body: { action: 'refund' },
    });
    const { rows } = await shop.deps.pool.query<{ key: string }>(
      "select split_part(dedupe_key, ':', 1) as key from outbox where payload->>'subject' like $1",
      [`%${orderNo}%`],
    );
    expect(rows.map(({ key }) => key)).toEqual(['order-vouchers']);
  });
});

describe('what really happened', () => {
  let me: { userId: string; email: string; phone: string };
  beforeAll(async () => {
    me = await person();
  });
  const newsAfter = async (work: () => Promise<unknown>): Promise<string[]> => {
    await tellNews(shop.deps);
    const before = (await titlesOf(me.userId)).length;
    await work();
    await Promise.all([tellNews(shop.deps), tellNews(shop.deps)]);
    return (await titlesOf(me.userId)).slice(before);
  };

  test('paid, confirmed, refunded: each is told once', async () => {
    const plain = await addProduct(shop.deps, { merchantId: shop.merchantId });
    let orderNo = '';
    expect(
      await newsAfter(async () => {
        orderNo = await shop.buy(plain, { quantity: 2 }, me);
      }),
    ).toEqual(['Your vouchers are ready']);
    expect(
      await newsAfter(() =>
        shop.call('PATCH', `/v1/merchant/orders/${orderNo}`, {
          as: shop.merchant,
          body: { action: 'refund' },
        }),
      ),
    ).toEqual(['Refund started', 'Refunded']);
    const confirmed = await addProduct(shop.deps, { merchantId: shop.merchantId, confirm: true });
    expect(
      await newsAfter(async () => {
        orderNo = await shop.buy(confirmed, {}, me);
      }),
    ).toEqual(['Paid, the merchant confirms next']);
    expect(
      await newsAfter(() =>
        shop.call('PATCH', `/v1/merchant/orders/${orderNo}`, {
          as: shop.merchant,
          body: { action: 'confirm' },
        }),
      ),
    ).toEqual(['Confirmed, your vouchers are ready']);
  });

  test('a voucher used: a review to write, and coins that were earned', async () => {
    const product = await addProduct(shop.deps, { merchantId: shop.merchantId });
    const orderNo = await shop.buy(product, {}, me);
    const news = await newsAfter(async () =>
      shop.call('POST', '/v1/merchant/vouchers/redeem', {
        as: shop.merchant,
        body: { voucherNo: (await shop.orderOf(orderNo, me)).vouchers[0].voucherNo },
      }),
    );
    expect(news).toEqual(['How was it?', '50 Tapcoin earned']);
  });

  test('coins that end are told of 30 and 7 days before, each once', async () => {
    await shop.deps.pool.query(
      "update coin_lots set expires_at = app_now() + interval '40 days' where user_id = $1",
      [me.userId],
    );
    for (const days of [9, 11, 32, 34]) {
      await shop.moveClock(`${days} days`);
      await Promise.all([tellNews(shop.deps), tellNews(shop.deps)]);
      await shop.moveClock('0');
    }
    const told = (await titlesOf(me.userId)).filter((title) => /end soon/.test(title));
    expect(told).toEqual(['50 Tapcoin end soon', '50 Tapcoin end soon']);
  });

  test('a visit of tomorrow is told from nine in the morning, once', async () => {
    const day = addDays(await shop.deps.clock.today(), 2);
    const product = await addProduct(shop.deps, {
      merchantId: shop.merchantId,
      kind: 'dated',
      days: { [day]: 5 },
    });
    await shop.buy(product, { date: day, time: '10:00' }, me);
    // From nine on the day before, and not sooner.
    const at = async (time: string): Promise<void> => {
      await shop.moveClock('0');
      const now = (await shop.deps.clock.now()).getTime();
      const ahead = Date.parse(hongKongInstant(addDays(day, -1), time)) - now;
      await shop.moveClock(`${Math.ceil(ahead / 1000)} seconds`);
    };
    const reminders = async (): Promise<string[]> =>
      (await titlesOf(me.userId)).filter((title) => title === 'Your visit is tomorrow');
    await at('08:30');
    await tellNews(shop.deps);
    expect(await reminders()).toEqual([]);
    await at('09:30');
    await Promise.all([tellNews(shop.deps), tellNews(shop.deps)]);
    expect(await reminders()).toHaveLength(1);
  });

  test('an answer to a review, once, and by email to who wished so', async () => {
    const writer = await person();
    await set(writer.userId, 'reviews', { byEmail: true });
    const product = await addProduct(shop.deps, { merchantId: shop.merchantId });
    const orderNo = await shop.buy(product, {}, writer);
    const { rows } = await shop.deps.pool.query<{ id: string }>(
      `insert into reviews (order_id, product_id, merchant_id, user_id, template_id, author_name,
        overall_score, message, language, month, moderate_at, status)
        select id, product_id, merchant_id, user_id, 'none', 'Ann', 5,
          'Good from the first minute.', 'en_gb', '2026-11', now(), 'NORMAL' from orders
          where order_no = $1 returning id`,
      [orderNo],
    );
    const answer = (message: string) =>
      shop.call('PATCH', `/v1/merchant/reviews/${rows[0]?.id}/answer`, {
        as: { userId: '1', role: 'admin' },
        body: { message },
      });
    const told = async (): Promise<string[]> =>
      (await titlesOf(writer.userId)).filter((title) => title.endsWith('answered your review'));
    for (const message of ['Thank you.', '', 'Thank you for coming.']) {
      expect((await answer(message)).status).toBe(200);
      if (message === '') expect(await told()).toHaveLength(1);
      await Promise.all([tellNews(shop.deps), tellNews(shop.deps)]);
    }
    expect(await told()).toHaveLength(1);
    expect(await sentTo(writer.email)).toBeGreaterThan(0);
  });

  test('a code that was issued, by hand or by itself', async () => {
    const [coupon] = await shop.deps.db
      .insert(coupons)
      .values({
        code: `NEWS${me.userId}`,
        name: { en_gb: 'HK$20 off', zh_hk: '減HK$20' },
        type: 'DEDUCTION',
        value: 2_000,
        startsAt: new Date(0),
        endsAt: new Date('2099-01-01'),
      })
      .returning();
    expect(
      await newsAfter(() =>
        shop.call('POST', `/v1/admin/coupons/${coupon?.code}/issue`, {
          as: { userId: '1', role: 'admin' },
          body: { userId: me.userId },
        }),
      ),
    ).toEqual([`A code for you: ${coupon?.code}`]);
  });
});
