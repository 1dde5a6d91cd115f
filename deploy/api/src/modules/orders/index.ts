import type { ApiModule } from '../../module.ts';
import { issueAutomatically } from '../coupons/coupon-admin.service.ts';
import { couponHandlers } from '../coupons/coupons.routes.ts';
import { mailDateChanges } from '../date-changes/date-change-emails.service.ts';
import { dateChangeHandlers, expireDateChanges } from '../date-changes/date-change.routes.ts';
import { mailLateRefunds, mailPaidOrders } from '../order-emails/order-emails.service.ts';
import { tellPaymentCases } from '../order-emails/payment-case-news.service.ts';
import { expireHolds, expirePeriods } from '../order-lifecycle/order-expiry.service.ts';
import { moveConfirmationClocks } from '../order-lifecycle/waiting-orders.service.ts';
import { reconcileYesterday } from '../payments/books.service.ts';
import { reconcilePayments } from '../payments/payment-reconciliation.service.ts';
import { mailReminders } from '../reminders/reminders.service.ts';
import { voucherHandlers } from '../vouchers/vouchers.routes.ts';
import { checkInvariants } from './invariants.ts';
import { orderHandlers } from './orders.routes.ts';

/** Orders, vouchers, coupons and refunds, with their scheduled jobs (part 2, section 7; part 3). */
export const orders: ApiModule = {
  name: 'orders',
  handlers: (deps) => ({
    ...orderHandlers(deps),
    ...voucherHandlers(deps),
    ...couponHandlers(deps),
    ...dateChangeHandlers(deps),
  }),
  sweeps: [
    {
      name: 'orders-holds',
      everySeconds: 5,
      run: ({ db, gateway, alarm }) => expireHolds(db, gateway, alarm),
    },
    {
      name: 'orders-money',
      everySeconds: 10,
      run: ({ db, gateway }) => reconcilePayments(db, gateway),
    },
    { name: 'orders-to-confirm', everySeconds: 60, run: moveConfirmationClocks },
    { name: 'date-changes', everySeconds: 60, run: expireDateChanges },
    { name: 'date-change-mail', everySeconds: 5, run: mailDateChanges },
    { name: 'orders-mail', everySeconds: 5, run: mailPaidOrders },
    { name: 'orders-reminders', everySeconds: 600, run: mailReminders },
    { name: 'late-refund-mail', everySeconds: 15, run: mailLateRefunds },
    { name: 'payment-cases', everySeconds: 5, run: tellPaymentCases },
    {
      name: 'books',
      everySeconds: 3600,
      run: ({ db, gateway }) => reconcileYesterday(db, gateway),
    },
    { name: 'orders-periods', everySeconds: 60, run: ({ db }) => expirePeriods(db) },
    { name: 'coupons-issue', everySeconds: 60, run: ({ db }) => issueAutomatically(db) },
    {
      name: 'orders-invariants',
      everySeconds: 300,
      run: async ({ pool }) => {
        const broken = await checkInvariants(pool);
        if (broken.length > 0)
          throw new Error(`invariants broken: ${JSON.stringify(broken).slice(0, 1000)}`);
      },
    },
  ],
};
