import { links } from '@tapnook/contracts';
import { formatMoney } from '@tapnook/kernel';
import { asc, eq, isNull, sql } from 'drizzle-orm';
import { inTransaction, type Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { CASE_WORDS, paymentCaseEmail, type ToldCase } from '../../emails/payment-case.email.ts';
import { enqueueMail } from '../jobs/index.ts';
import { notify, type Notice } from '../notifications/index.ts';
import { type Order, orders } from '../orders/index.ts';
import { type PaymentCase, paymentCases } from '../payments/index.ts';
import { notifyRefund, readOrderEmailContext } from './order-emails.service.ts';

/** What the operator reads first. */
const ALARMS: Readonly<Record<PaymentCase['kind'], string>> = {
  refund_failed: 'A refund failed or was refused; the money is still with us',
  refund_outside: 'Money was refunded in the dashboard of the payment gateway',
  dispute_opened: 'A payment is disputed',
  dispute_won: 'A dispute was won',
  dispute_lost: 'A dispute was lost',
  fraud_warning: 'The card network warns that a payment is fraudulent',
  books_differ: 'The books of the payment gateway and ours differ',
};

const isTold = (kind: PaymentCase['kind']): kind is ToldCase => kind in CASE_WORDS;

const noticeOf = (
  { orderNo, currency }: Order,
  title: Notice['title'],
  body: Notice['body'],
  amount: number,
): Notice => ({
  kind: 'order',
  title,
  body: {
    en_gb: `${body.en_gb} (${formatMoney(amount, currency)})`,
    zh_hk: `${body.zh_hk}（${formatMoney(amount, currency)}）`,
  },
  link: links.receipt(orderNo),
});

const tellShopper = async (
  tx: Tx,
  env: Deps['env'],
  one: PaymentCase,
  order: Order,
  now: Date,
): Promise<void> => {
  const amount = one.amount ?? 0;
  if (one.kind === 'refund_outside') {
    await notifyRefund(env, now)(tx, order, {
      amount,
      coins: 0,
      reason: 'gateway',
      note: null,
      onceKey: one.onceKey,
      method: order.payMethod ?? 'card',
      voucherNos: [],
      places: 0,
    });
    const title = { en_gb: 'Refunded', zh_hk: '已退款' };
    const body = {
      en_gb: 'We have refunded this payment, or a part of it.',
      zh_hk: '我們已為此訂單退回全部或部分款項。',
    };
    await notify(tx, Number(order.userId), noticeOf(order, title, body, amount));
    return;
  }
  if (!isTold(one.kind)) return;
  const { 'en-US': english, 'zh-HK': chinese } = CASE_WORDS[one.kind];
  const context = await readOrderEmailContext(tx, env, order, now);
  if (context)
    await enqueueMail(tx, paymentCaseEmail(context, { id: one.id, kind: one.kind, amount }));
  await notify(
    tx,
    Number(order.userId),
    noticeOf(
      order,
      { en_gb: english.title, zh_hk: chinese.title },
      { en_gb: english.body, zh_hk: chinese.body },
      amount,
    ),
  );
};

/** Tells operator and shopper of each new case, once however many processes run. */
export const tellPaymentCases = async ({
  db,
  env,
  clock,
  alarm,
}: Pick<Deps, 'db' | 'env' | 'clock' | 'alarm'>): Promise<number> => {
  const now = await clock.now();
  const told = await inTransaction(db, async (tx) => {
    const due = await tx
      .select()
      .from(paymentCases)
      .where(isNull(paymentCases.toldAt))
      .orderBy(asc(paymentCases.createdAt))
      .limit(50)
      .for('update', { skipLocked: true });
    const alarms: Readonly<Record<string, unknown>>[] = [];
    for (const one of due) {
      const [order] = one.orderId
        ? await tx.select().from(orders).where(eq(orders.id, one.orderId))
        : [];
      if (order) await tellShopper(tx, env, one, order, now);
      await tx
        .update(paymentCases)
        .set({ toldAt: sql`app_now()` })
        .where(eq(paymentCases.id, one.id));
      const { id, kind, amount, detail } = one;
      alarms.push({ what: ALARMS[kind], case: id, kind, orderNo: order?.orderNo, amount, detail });
    }
    return alarms;
  });
  for (const { what, ...details } of told) alarm(String(what), details);
  return told.length;
};
