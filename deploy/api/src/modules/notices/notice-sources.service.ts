import { links, type Locale, type LocalisedText } from '@tapnook/contracts';
import { formatDay, formatMoney, hongKongDay, type Currency } from '@tapnook/kernel';
import { sql } from 'drizzle-orm';
import { inTransaction, type Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { bilingual } from '../../translations.ts';
import { deliverNotice, type TopicNotice } from './notice-delivery.service.ts';
import { answerNews } from './review-answer-news.service.ts';

interface Told extends TopicNotice {
  readonly userId: string;
}

/** What is told of an order's events. All of them have letters of their own. */
const ORDER_EVENTS = [
  'order_paid',
  'order_tbr',
  'voucher_issued',
  'order_rejected',
  'order_unconfirmed',
  'order_withdrawn',
  'booking_booked',
  'booking_changed',
  'booking_canceled',
  'refund_decided',
  'refund_succeeded',
] as const;
type OrderEvent = (typeof ORDER_EVENTS)[number];

/** What a notice is about: a name, and what belongs to it. */
const about = (
  name: LocalisedText,
  partsIn: (locale: Locale) => readonly (string | null)[],
): LocalisedText => ({
  en_gb: [name.en_gb, ...partsIn('en-US')].filter(Boolean).join(' · '),
  zh_hk: [name.zh_hk, ...partsIn('zh-HK')].filter(Boolean).join(' · '),
});

/** Older news are news no longer. */
const RECENT = sql`app_now() - interval '2 days'`;
const LIMIT = 200;

interface EventRow extends Record<string, unknown> {
  /** Of the moment: two vouchers that were issued at once are one news. */
  key: string;
  event: OrderEvent;
  amount: number | null;
  user_id: string;
  order_no: string;
  currency: Currency;
  name: LocalisedText;
}

const orderNews = async (tx: Tx): Promise<Told[]> => {
  const { rows } = await tx.execute<EventRow>(sql`
    select * from (
      select distinct on (e.order_id, e.event, e.at)
        'event:' || e.order_id || ':' || e.event || ':' || extract(epoch from e.at) as key,
        e.event, e.amount, o.user_id, o.order_no, o.currency,
        o.snapshot->'productName' as name, e.id
      from order_events e join orders o on o.id = e.order_id
      where e.at > ${RECENT} and e.event = any(${sql.param(ORDER_EVENTS)}::text[])
        and o.change_of is null
        -- One moment is told once: paid and ready, or confirmed and ready.
        and not (e.event = 'order_paid' and e.to_state = 'TBR')
        and not (e.event = 'voucher_issued' and o.needs_confirmation)
      order by e.order_id, e.event, e.at, e.id
    ) as news
    where not exists (select 1 from notifications n where n.dedupe_key = news.key)
    order by news.id limit ${LIMIT}`);
  return rows.map(({ key, event, amount, user_id: userId, order_no: orderNo, currency, name }) => {
    const money =
      amount !== null && event.startsWith('refund') ? formatMoney(amount, currency) : null;
    return {
      userId,
      topic: 'orders',
      key,
      kind: 'order',
      hasLetter: true,
      title: bilingual(`notice.order.${event}`),
      body: about(name, () => [money, orderNo]),
      link: links.profile('order', orderNo),
    };
  });
};

interface VisitRow extends Record<string, unknown> {
  key: string;
  user_id: string;
  order_no: string;
  day: string;
  time: string | null;
  name: LocalisedText;
  mailed: boolean;
}
/**
 * Visits of tomorrow, bought or booked; who asked for it at the checkout has a letter of its own.
 */
const visitNews = async (tx: Tx): Promise<Told[]> => {
  const { rows } = await tx.execute<VisitRow>(sql`
    select * from (
      select 'visit:' || o.id || ':' || o.participation_date as key, o.user_id, o.order_no,
        o.participation_date::text as day, o.start_time as time, o.snapshot->'productName' as name,
        o.use_notification as mailed
      from orders o where o.code in ('TBR', 'PTR') and o.participation_date = hk_today() + 1
        and o.paid_at < hk_today() at time zone 'Asia/Hong_Kong'
      union all
      select distinct on (b.id) 'visit:' || b.id || ':' || b.day, o.user_id, o.order_no,
        b.day::text, b.time, o.snapshot->'productName', o.use_notification
      from bookings b join orders o on o.id = b.order_id
        join voucher_bookings v on v.booking_id = b.id and v.status = 'booked'
      where b.day = hk_today() + 1 and b.created_at < hk_today() at time zone 'Asia/Hong_Kong'
    ) as visits
    where extract(hour from app_now() at time zone 'Asia/Hong_Kong') >= 9
      and not exists (select 1 from notifications n where n.dedupe_key = visits.key)
    limit ${LIMIT}`);
  return rows.map((row) => ({
    userId: row.user_id,
    topic: 'visits',
    key: row.key,
    kind: 'order',
    hasLetter: row.mailed,
    title: bilingual('notice.visit.title'),
    body: about(row.name, (locale) => [formatDay(row.day, locale), row.time]),
    link: links.voucher(row.order_no),
  }));
};

interface ReviewRow extends Record<string, unknown> {
  id: string;
  user_id: string;
  order_no: string;
  name: LocalisedText;
}
const reviewNews = async (tx: Tx): Promise<Told[]> => {
  const { rows } = await tx.execute<ReviewRow>(sql`
    select o.id, o.user_id, o.order_no, o.snapshot->'productName' as name from orders o
    where o.review_status = 'PENDING' and o.first_redeemed_at > ${RECENT}
      and not exists (select 1 from notifications n where n.dedupe_key = 'review:' || o.id)
        limit ${LIMIT}`);
  return rows.map(({ id, user_id: userId, order_no: orderNo, name }) => ({
    userId,
    topic: 'reviews',
    key: `review:${id}`,
    kind: 'review',
    title: bilingual('notice.review.title'),
    body: bilingual('notice.review.body', { product: name }),
    link: links.writeReview(orderNo),
  }));
};

interface CoinRow extends Record<string, unknown> {
  key: string;
  user_id: string;
  coins: number;
  ends: string | null;
}
/** Coins that were earned, and coins that end in 30 and in 7 days. */
const coinNews = async (tx: Tx): Promise<Told[]> => {
  const { rows } = await tx.execute<CoinRow>(sql`
    select * from (
      select 'coins:' || p.id as key, p.user_id, p.amount::int as coins, null as ends
        from point_transactions p
      where p.status = 'ENTRY' and p.method = 'IN_ACCOUNT' and p.created_at > ${RECENT}
      union all
      select 'coins-end:' || d.days || ':' || l.user_id || ':' || hk_day(l.expires_at), l.user_id,
        sum(l.available)::int, hk_day(min(l.expires_at))::text
      from coin_lots l cross join (values (30), (7)) as d(days)
      where l.available > 0 and l.expires_at > app_now()
        and l.expires_at <= app_now() + make_interval(days => d.days)
        and (d.days = 7 or l.expires_at > app_now() + interval '7 days')
      group by d.days, l.user_id, hk_day(l.expires_at)
    ) as news where not exists (select 1 from notifications n where n.dedupe_key = news.key)
      limit ${LIMIT}`);
  return rows.map(({ key, user_id: userId, coins, ends }) => ({
    userId,
    topic: 'coins',
    key,
    kind: 'coins',
    title: bilingual(ends ? 'notice.coins.ending' : 'notice.coins.earned', { coins }),
    body: ends
      ? bilingual('notice.coins.endingBody', { day: (locale) => formatDay(ends, locale) })
      : bilingual('notice.coins.earnedBody'),
    link: links.profile('coins'),
  }));
};

interface CodeRow extends Record<string, unknown> {
  coupon_id: string;
  user_id: string;
  code: string;
  name: LocalisedText;
  ends_at: Date;
}
const codeNews = async (tx: Tx): Promise<Told[]> => {
  const { rows } = await tx.execute<CodeRow>(sql`
    select g.coupon_id, g.user_id, c.code, c.name, c.ends_at from coupon_grants g
      join coupons c on c.id = g.coupon_id
    where g.issued_at > ${RECENT} and c.status = 'VALID'
      and not exists (select 1 from notifications n
        where n.dedupe_key = 'code:' || g.coupon_id || ':' || g.user_id) limit ${LIMIT}`);
  return rows.map(({ coupon_id: couponId, user_id: userId, code, name, ends_at: endsAt }) => {
    const day = hongKongDay(new Date(endsAt));
    return {
      userId,
      topic: 'codes',
      key: `code:${couponId}:${userId}`,
      kind: 'coins',
      title: bilingual('notice.code.title', { code }),
      body: bilingual('notice.code.body', { name, day: (locale) => formatDay(day, locale) }),
      link: links.profile('codes'),
    };
  });
};

const SOURCES = [orderNews, visitNews, reviewNews, answerNews, coinNews, codeNews];

/** Tells everybody what is new for them, once however many processes run. */
export const tellNews = async ({ db, env }: Pick<Deps, 'db' | 'env'>): Promise<number> => {
  let told = 0;
  for (const read of SOURCES)
    told += await inTransaction(db, async (tx) => {
      let written = 0;
      for (const { userId, ...notice } of await read(tx))
        if (await deliverNotice(tx, env, Number(userId), notice)) written += 1;
      return written;
    });
  return told;
};
