import { and, asc, eq, isNotNull, isNull, not, sql } from 'drizzle-orm';
import { inTransaction, type Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { bookingEmail } from '../../emails/booking.email.ts';
import { vouchersEmail, pendingConfirmationEmail } from '../../emails/order-confirmation.email.ts';
import { type OrderEmailContext } from '../../emails/order-email-sections.ts';
import { refundEmail } from '../../emails/order-refund.email.ts';
import {
  findEndedVisits,
  isStillBooked,
  type NotifyPlaceReleased,
  visitOptions,
} from '../booking/index.ts';
import { getUser } from '../identity/index.ts';
import { enqueueMail, isEnqueued, senderAddress } from '../jobs/index.ts';
import { readChannels } from '../notices/index.ts';
import {
  createOrderAccessToken,
  markMailed,
  type Order,
  type Voucher,
  vouchersOf,
  orders,
} from '../orders/index.ts';
import { paymentAttempts, refunds, type NotifyRefund } from '../payments/index.ts';
import { walletAddresses } from '../wallet-passes/index.ts';
import { askToConfirm } from './merchant-emails.service.ts';

type Env = Deps['env'];

/** The passes of an order's only voucher, unless it is sent by post. */
const onlyPass = (
  env: Env,
  { snapshot }: Order,
  [voucher, ...others]: readonly Voucher[],
): Pick<OrderEmailContext, 'passes'> =>
  voucher && others.length === 0 && !snapshot.planInfo.customerAddressOption.display
    ? {
        passes: {
          'en-US': walletAddresses(env, voucher.voucherNo, 'en-US'),
          'zh-HK': walletAddresses(env, voucher.voucherNo, 'zh-HK'),
        },
      }
    : {};

/** Reads what an email about the order needs; undefined when the order has no email address. */
export const readOrderEmailContext = async (
  tx: Tx,
  env: Env,
  order: Order,
  now: Date,
  isAskedFor = false,
): Promise<OrderEmailContext | undefined> => {
  if (!order.email) return undefined;
  // What was asked for at the checkout comes whatever else is switched off.
  if (!isAskedFor && !(await readChannels(tx, Number(order.userId), 'orders')).byEmail)
    return undefined;
  const user = await getUser(tx, Number(order.userId));
  const vouchers = await vouchersOf(tx, order.id);
  return {
    order,
    vouchers,
    email: order.email,
    locale: order.snapshot.locale ?? user?.locale ?? 'zh-HK',
    origin: env.PUBLIC_ORIGIN,
    sender: senderAddress(env),
    access: createOrderAccessToken(env, order.orderNo, now),
    ...onlyPass(env, order, vouchers),
    now,
  };
};

/**
 * Puts the email of a paid order into the outbox: the vouchers, or the notice that the merchant has
 * to confirm first. An order that has already ended gets none.
 */
export const mailOrder = async (tx: Tx, env: Env, order: Order, now: Date): Promise<void> => {
  const post =
    order.code === 'INV' ? undefined : await readOrderEmailContext(tx, env, order, now, true);
  if (post)
    await enqueueMail(
      tx,
      order.code === 'TBC' ? pendingConfirmationEmail(post) : vouchersEmail(post),
    );
  if (order.code === 'TBC') await askToConfirm(tx, env, order, false);
  await markMailed(tx, order.id);
};

/** Mails a refund with the merchant's reason. */
export const notifyRefund =
  (env: Env, now: Date): NotifyRefund =>
  async (tx, order, given) => {
    const post = await readOrderEmailContext(tx, env, order, now);
    if (!post) return;
    const visits = await findEndedVisits(tx, given.voucherNos);
    const optionsOf = await visitOptions(tx, visits);
    await enqueueMail(
      tx,
      refundEmail(
        post,
        given,
        visits.map(({ visitId, day, time, fieldIds }) => ({
          id: visitId,
          day,
          time,
          options: optionsOf(order, fieldIds),
        })),
      ),
    );
  };

/** Mails that the booked place of a used-up voucher was released. */
export const notifyPlaceReleased =
  (env: Env, now: Date): NotifyPlaceReleased =>
  async (tx, order, booking, voucherNo) => {
    const post = await readOrderEmailContext(tx, env, order, now);
    if (post)
      await enqueueMail(
        tx,
        bookingEmail({
          ...post,
          booking,
          options: (await visitOptions(tx, [booking]))(order, booking.fieldIds),
          former: null,
          usedUp: voucherNo,
          isStillBooked: await isStillBooked(tx, booking.id),
        }),
      );
  };

/** Mails the automatic refund of a late payment, once for each attempt. */
export const mailLateRefunds = async ({
  db,
  env,
  clock,
}: Pick<Deps, 'db' | 'env' | 'clock'>): Promise<number> => {
  const now = await clock.now();
  return inTransaction(db, async (tx) => {
    const due = await tx
      .select({
        order: orders,
        amount: refunds.amount,
        onceKey: refunds.onceKey,
        method: paymentAttempts.method,
      })
      .from(refunds)
      .innerJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attemptId))
      .innerJoin(orders, eq(orders.id, refunds.orderId))
      .where(
        and(
          eq(refunds.reason, 'late'),
          isNotNull(orders.email),
          not(isEnqueued(sql`'refund:' || ${refunds.onceKey}`)),
        ),
      )
      .limit(50);
    for (const { order, amount, onceKey, method } of due)
      await notifyRefund(env, now)(tx, order, {
        amount,
        coins: 0,
        reason: 'late',
        note: null,
        onceKey,
        method,
        voucherNos: [],
        places: 0,
      });
    return due.length;
  });
};

/** Mails paid orders that had no email yet. Row locks keep two processes from mailing one twice. */
export const mailPaidOrders = async ({
  db,
  env,
  clock,
}: Pick<Deps, 'db' | 'env' | 'clock'>): Promise<number> => {
  const now = await clock.now();
  return inTransaction(db, async (tx) => {
    const due = await tx
      .select()
      .from(orders)
      .where(and(isNotNull(orders.paidAt), isNull(orders.mailedAt)))
      .orderBy(asc(orders.paidAt))
      .limit(50)
      .for('update', { skipLocked: true });
    for (const order of due) await mailOrder(tx, env, order, now);
    return due.length;
  });
};
