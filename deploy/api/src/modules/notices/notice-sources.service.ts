import { links, type LocalisedText } from '@tapnook/contracts';
import { formatDay, formatMoney, hongKongDay, type Currency } from '@tapnook/kernel';
import { sql } from 'drizzle-orm';
import { inTransaction, type Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { deliverNotice, type TopicNotice } from './notice-delivery.service.ts';
import { answerNews } from './review-answer-news.service.ts';

const t = (en_gb: string, zh_hk: string): LocalisedText => ({ en_gb, zh_hk });
interface Told extends TopicNotice {
  readonly userId: string;
}

/** What is told of an order's events. All of them have letters of their own. */
const ORDER_EVENTS: Readonly<Record<string, LocalisedText>> = {
  order_paid: t('Paid, the merchant confirms next', '已付款，待商戶確認'),
  order_tbr: t('Confirmed, your vouchers are ready', '商戶已確認，電子券已備妥'),
  voucher_issued: t('Your vouchers are ready', '電子券已備妥'),
  order_rejected: t('The merchant could not take this order', '商戶未能接受此訂單'),
  order_unconfirmed: t('Not confirmed in time, refunded in full', '逾時未獲確認，將全數退款'),
  order_withdrawn: t('Order canceled, refunded in full', '訂單已取消，將全數退款'),
  booking_booked: t('Visit booked', '已預約'),
  booking_changed: t('Visit changed', '預約已更改'),
  booking_canceled: t('Visit canceled', '預約已取消'),
  refund_decided: t('Refund started', '已開始退款'),
  refund_succeeded: t('Refunded', '已退款'),
};

/** Older news are news no longer. */
const RECENT = sql`app_now() - interval '2 days'`;
const LIMIT = 200;

interface EventRow extends Record<string, unknown> {
  /** Of the moment: two vouchers that were issued at once are one news. */
  key: string;
  event: string;
  amount: number | null;
  user_id: string;
  order_no: string;
  currency: Currency;
  name: LocalisedText;
}

const orderNews = async (tx: Tx): Promise<Told[]> => {
  const { rows } = await tx.execute<EventRow>(sql`
    select * from (
      select distinct on (e.order_id, e.event, e.at) 'event:' || e.order_id || ':' || e.event || ':' || extract(epoch from e.at) as key, e.event, e.amount, o.user_id, o.order_no, o.currency, o.snapshot->'productName' as name, e.id
      from order_events e join orders o on o.id = e.order_id
      where e.at > ${RECENT} and e.event = any(${sql.param(Object.keys(ORDER_EVENTS))}::text[]) and o.change_of is null
        -- One moment is told once: paid and ready, or confirmed and ready.
        and not (e.event = 'order_paid' and e.to_state = 'TBR') and not (e.event = 'voucher_issued' and o.needs_confirmation)
      order by e.order_id, e.event, e.at, e.id
    ) as news where not exists (select 1 from notifications n where n.dedupe_key = news.key) order by news.id limit ${LIMIT}`);
  return rows.flatMap(
    ({ key, event, amount, user_id: userId, order_no: orderNo, currency, name }) => {
      const title = ORDER_EVENTS[event];
      const money =
        amount !== null && event.startsWith('refund') ? formatMoney(amount, currency) : '';
      return title
        ? [
            {
              userId,
              topic: 'orders' as const,
              key,
              kind: 'order' as const,
              hasLetter: true,
              title,
              body: t(
                [name.en_gb, money, orderNo].filter(Boolean).join(' · '),
                [name.zh_hk, money, orderNo].filter(Boolean).join(' · '),
              ),
              link: links.profile('order', orderNo),
            },
          ]
        : [];
    },
  );
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
      and not exists (select 1 from notifications n where n.dedupe_key = visits.key) limit ${LIMIT}`);
  return rows.map((row) => ({
    userId: row.user_id,
    topic: 'visits',
    key: row.key,
    kind: 'order',
    hasLetter: row.mailed,
    title: t('Your visit is tomorrow', '你的行程就在明天'),
    body: t(
      [row.name.en_gb, formatDay(row.day, 'en-US'), row.time].filter(Boolean).join(' · '),
      [row.name.zh_hk, formatDay(row.day, 'zh-HK'), row.time].filter(Boolean).join(' · '),
    ),
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
    title: t('How was it?', '體驗如何？'),
    body: t(`Write a review of ${name.en_gb}.`, `為「${name.zh_hk}」撰寫評價。`),
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
    title: ends
      ? t(`${coins} Tapcoin end soon`, `${coins} Tapcoin即將到期`)
      : t(`${coins} Tapcoin earned`, `獲得${coins} Tapcoin`),
    body: ends
      ? t(
          `They end on ${formatDay(ends, 'en-US')}. Any new coin renews them for a year.`,
          `將於${formatDay(ends, 'zh-HK')}到期。賺取任何新Tapcoin，即可續期一年。`,
        )
      : t('They are in your account.', '已存入你的帳戶。'),
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
      title: t(`A code for you: ${code}`, `送你優惠碼：${code}`),
      body: t(
        `${name.en_gb}, until ${formatDay(day, 'en-US')}. Enter it at checkout.`,
        `${name.zh_hk}，有效至${formatDay(day, 'zh-HK')}。結帳時輸入即可。`,
      ),
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
