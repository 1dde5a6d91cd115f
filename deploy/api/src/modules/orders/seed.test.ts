import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { checkInvariants } from './invariants.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());
const demo = { userId: '1' };
/** What may stand in two sentences by chance, such as “Twice.” */
const SHORT = 8;

// Covers: STA-002, ORD-012
test('the demo account has orders in every status, and nothing is broken', async () => {
  const { data } = await api.call('GET', '/v2/client/orders?pageSize=100', { as: demo });
  const codes = new Set<string>(
    data.items.map((order: { orderStatus: string }) => order.orderStatus),
  );
  expect([...codes].toSorted((a, b) => a.localeCompare(b))).toEqual([
    'COM',
    'EXP',
    'INV',
    'PTR',
    'TBC',
    'TBP',
    'TBR',
  ]);
  expect(await checkInvariants(api.deps.pool)).toEqual([]);
});

test('seeds redemptions at the booked time, then reviews; no event before its cause', async () => {
  const { rows: visits } = await api.deps.pool.query<{
    early: number;
    reviewed: number | null;
    waited: number;
  }>(`
    select extract(epoch from (o.participation_date + coalesce(o.start_time,
      '13:10')::time) at time zone 'Asia/Hong_Kong' - v.redeemed_at)::int as early,
      extract(epoch from r.created_at - v.redeemed_at)::int as reviewed,
        extract(epoch from v.redeemed_at - o.paid_at)::int as waited
    from orders o join vouchers v on v.order_id = o.id left join reviews r on r.order_id = o.id
      where v.redeemed_at is not null and o.participation_date is not null`);
  expect(visits.length).toBeGreaterThan(3);
  for (const { early, reviewed, waited } of visits) {
    expect(early).toBe(360);
    expect(waited).toBeGreaterThan(3600);
    if (reviewed !== null) expect(reviewed).toBeGreaterThan(3600);
  }
  const { rows: later } = await api.deps.pool.query(
    `select o.order_no from orders o join vouchers v on v.order_id = o.id
      where v.starts_at > o.paid_at or v.starts_at >= v.ends_at`,
  );
  expect(later).toEqual([]);
  const { rows: reversed } = await api.deps.pool.query(
    `select a.event, b.event as later from order_events a
      join order_events b on b.order_id = a.order_id and b.id > a.id and b.at < a.at`,
  );
  expect(reversed).toEqual([]);
});

test('its orders are sums of whole dollars that add up as they are shown', async () => {
  const { rows } = await api.deps.pool.query(
    `select order_no from orders where payment_amount <> total_amount - discount_amount -
      coin_discount_amount or total_amount % 100 <> 0 or discount_amount % 100 <> 0
      or coin_discount_amount % 100 <> 0`,
  );
  expect(rows).toEqual([]);
});

test('its refunded order ends as every refund does: sent, settled and told', async () => {
  const { rows } = await api.deps.pool.query<{ order_no: string; amount: number; attempt: string }>(
    `select o.order_no, r.amount, a.status as attempt from refunds r
      join orders o on o.id = r.order_id join payment_attempts a on a.id = r.attempt_id
      where o.user_id = '1' and r.status = 'succeeded' and r.settled_at is not null`,
  );
  const [refund] = rows;
  expect(rows).toMatchObject([{ attempt: 'refunded' }]);
  const { data } = await api.call('GET', `/v1/client/orders/${refund?.order_no}/timeline`, {
    as: demo,
  });
  expect(data.events.filter(({ kind }: { kind: string }) => kind === 'refund')).toMatchObject([
    { event: 'refund_decided', amount: refund?.amount },
    { event: 'refund_succeeded', amount: refund?.amount },
  ]);
});

// Covers: SHP-037, ORD-019
test('seeds coins renewed by the last earning, orders to review, undated vouchers', async () => {
  const { data } = await api.call('GET', '/v1/client/points/amount', { as: demo });
  expect(data.amount).toBeGreaterThan(240);
  const { rows: lots } = await api.deps.pool.query<{ renewed: boolean }>(
    `select bool_and(l.expires_at >= t.last + interval '365 days') as renewed
      from coin_lots l, (select max(created_at) as last from point_transactions where user_id = '1'
      and status = 'ENTRY') t where l.user_id = '1'`,
  );
  expect(lots).toEqual([{ renewed: true }]);
  expect(
    (await api.call('GET', '/v1/reviews/pending-reviews-count', { as: demo })).data
      .pendingOrderCount,
  ).toBeGreaterThan(0);
  const vouchers = (
    await api.call('GET', '/v2/client/orders/myLimitedVoucher', { as: demo })
  ).data.items.map((order: { bookStatus: string }) => order.bookStatus);
  expect(new Set(vouchers)).toEqual(new Set(['unbooked', expect.stringMatching(/booked/)]));
});

test('seeds coins that expire in a fortnight when none were earned since opening', async () => {
  const { data } = await api.call('GET', '/v1/client/points/amount', { as: { userId: '6' } });
  expect(data.amount).toBe(240);
  const { rows: lots } = await api.deps.pool.query<{ soon: boolean }>(
    `select bool_and(expires_at between app_now() + interval '10 days'
      and app_now() + interval '14 days') as soon from coin_lots where user_id = '6'`,
  );
  expect(lots).toEqual([{ soon: true }]);
});

test('three thousand reviews have statistics that agree with them', async () => {
  const { rows } = await api.deps.pool.query(
    'select count(*)::int as reviews, count(distinct product_id)::int as products from reviews',
  );
  expect(rows[0].reviews).toBeGreaterThanOrEqual(3000);
  const { rows: wrong } = await api.deps.pool.query(
    `select p.id from products p join (select product_id, count(*)::int as count from reviews
      where status = 'NORMAL' group by 1) r on r.product_id = p.id where p.review_count <> r.count`,
  );
  expect(wrong).toEqual([]);
  const [busy] = (
    await api.deps.pool.query(
      'select product_id, count(*) from reviews group by 1 order by 2 desc limit 1',
    )
  ).rows;
  const { data } = await api.call(
    'GET',
    `/v1/reviews/product-reviews?externalId=${busy.product_id}&pageSize=5&hasPicOrVideos=true`,
  );
  expect(
    data.items.every((review: { picsOrVideos: string[] }) => review.picsOrVideos.length > 0),
  ).toBe(true);
  expect(
    data.statistics.histogram.reduce((sum: number, star: { count: number }) => sum + star.count, 0),
  ).toBe(data.statistics.count);
});

test('seeds no review text twice on a product or sentence twice in adjacent reviews', async () => {
  const { rows } = await api.deps.pool.query<{ product: number; message: string }>(
    'select product_id as product, message from reviews order by product_id, created_at, id',
  );
  const sentences = rows.map(({ product, message }) => ({
    product,
    message,
    said: message.split(/(?<=[.!?。！？])\s*/).filter((one) => one.length > SHORT),
  }));
  const again = sentences.filter(
    ({ product, said }, index) =>
      product === sentences[index + 1]?.product &&
      said.some((one) => sentences[index + 1]?.said.includes(one)),
  );
  expect(again).toEqual([]);
  expect(
    rows.length - new Set(rows.map(({ product, message }) => `${product} ${message}`)).size,
  ).toBe(0);
});
