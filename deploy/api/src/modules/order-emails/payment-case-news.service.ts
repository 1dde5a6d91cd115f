import { links } from '@tapnook/contracts';
import { formatMoney } from '@tapnook/kernel';
import { inTransaction, type Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { isToldCase, paymentCaseEmail, paymentCaseTexts } from '../../emails/payment-case.email.ts';
import { bilingual } from '../../translations.ts';
import { enqueueMail } from '../jobs/index.ts';
import { notify, type Notice } from '../notifications/index.ts';
import { type Order, readOrderById } from '../orders/index.ts';
import { type PaymentCase, lockUntoldCases, markCaseTold } from '../payments/index.ts';
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

const noticeOf = (
  { orderNo, currency }: Order,
  title: Notice['title'],
  body: Notice['body'],
  amount: number,
): Notice => ({
  kind: 'order',
  title,
  body: bilingual('notice.withAmount', { text: body, amount: formatMoney(amount, currency) }),
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
    const title = bilingual('notice.order.refund_succeeded');
    const body = bilingual('email.refund.reason.gateway');
    await notify(tx, Number(order.userId), noticeOf(order, title, body, amount));
    return;
  }
  if (!isToldCase(one.kind)) return;
  const { title, body } = paymentCaseTexts(one.kind);
  const context = await readOrderEmailContext(tx, env, order, now);
  if (context)
    await enqueueMail(tx, paymentCaseEmail(context, { id: one.id, kind: one.kind, amount }));
  await notify(tx, Number(order.userId), noticeOf(order, title, body, amount));
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
    const due = await lockUntoldCases(tx);
    const alarms: Readonly<Record<string, unknown>>[] = [];
    for (const one of due) {
      const order = one.orderId ? await readOrderById(tx, one.orderId) : undefined;
      if (order) await tellShopper(tx, env, one, order, now);
      await markCaseTold(tx, one.id);
      const { id, kind, amount, detail } = one;
      alarms.push({ what: ALARMS[kind], case: id, kind, orderNo: order?.orderNo, amount, detail });
    }
    return alarms;
  });
  for (const { what, ...details } of told) alarm(String(what), details);
  return told.length;
};
