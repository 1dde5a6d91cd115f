import type { Locale } from '@tapnook/contracts';
import { formatMoney } from '@tapnook/kernel';
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { inTransaction } from '../../db/pool.ts';
import { users } from '../accounts/users.tables.ts';
import { enqueueMail, type Mail } from '../jobs/outbox.service.ts';
import { accessToken } from './access-link.ts';
import type { Order } from './order-events.service.ts';
import { orders } from './orders.tables.ts';

/** The confirmation of a paid order, with a link that opens its receipt without signing in. */
const paidMail = (order: Order, email: string, locale: Locale, origin: string, access: string): Mail => {
  const { productName, planName } = order.snapshot;
  const amount = formatMoney(order.paymentAmount, order.currency);
  const english = [
    `${productName.en_gb}, ${planName.en_gb}, ${order.quantity}. Paid ${amount}.`,
    order.needsConfirmation ? 'The merchant confirms it next. If they cannot, all of it comes back to you.' : 'Your vouchers are ready.',
  ];
  const chinese = [`${productName.zh_hk}，${planName.zh_hk}，${order.quantity}份。已付${amount}。`, order.needsConfirmation ? '商戶稍後會確認訂單；如未能接受，款項將全數退回。' : '電子券已備妥。'];
  const text = (locale === 'zh-HK' ? [...chinese, '—', ...english] : [...english, '—', ...chinese]).join('\n\n');
  return {
    to: email, dedupeKey: `order-paid:${order.id}`, subject: locale === 'zh-HK' ? `訂單 ${order.orderNo} 已付款` : `Order ${order.orderNo} is paid`,
    text: `${text}\n\n${origin}/${locale}/receipt/${order.orderNo}?access=${access}`,
  };
};

/** Puts the confirmations of paid orders into the outbox, each once, whichever process took the payment. */
export const mailPaidOrders = async ({ db, env, clock }: Pick<Deps, 'db' | 'env' | 'clock'>): Promise<number> => {
  const now = await clock.now();
  return inTransaction(db, async (tx) => {
    const due = await tx.select().from(orders).where(and(isNotNull(orders.paidAt), isNull(orders.mailedAt))).orderBy(asc(orders.paidAt)).limit(50).for('update', { skipLocked: true });
    for (const order of due) {
      const [user] = await tx.select({ locale: users.locale }).from(users).where(eq(users.id, Number(order.userId)));
      if (order.email) await enqueueMail(tx, paidMail(order, order.email, user?.locale ?? 'zh-HK', env.PUBLIC_ORIGIN, accessToken(env, order.orderNo, now)));
      await tx.update(orders).set({ mailedAt: sql`app_now()` }).where(eq(orders.id, order.id));
    }
    return due.length;
  });
};
