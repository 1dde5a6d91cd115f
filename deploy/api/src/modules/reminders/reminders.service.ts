import { addDays, hongKongDay, hongKongInstant } from '@tapnook/kernel';
import { and, eq, inArray, isNotNull, isNull, max, sql } from 'drizzle-orm';
import { inTransaction, type Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { reminderKey, reminderEmail, type Reminder } from '../../emails/visit-reminder.email.ts';
import { bookings, voucherBookings } from '../booking/index.ts';
import { enqueueMail, readDeliveries } from '../jobs/index.ts';
import { readOrderEmailContext } from '../order-emails/index.ts';
import { type Order, orders, vouchers } from '../orders/index.ts';

/** Hour in Hong Kong from which reminders go out. */
const FROM_HOUR = 9;
/** Days before the end of a voucher's period at which it is told. */
const END_DAYS = 7;

interface Due {
  readonly order: Order;
  readonly reminder: Reminder;
}
/** Asked for at the checkout, and not over. */
const wanted = and(
  orders.useNotification,
  isNotNull(orders.email),
  inArray(orders.code, ['TBR', 'PTR']),
);
/** What was bought or booked today needs no reminder yet. */
const before = (moment: string) => sql`< ${moment}::timestamptz`;

const datedOrders = async (tx: Tx, tomorrow: string, today: string): Promise<Due[]> => {
  const rows = await tx
    .select()
    .from(orders)
    .where(
      and(wanted, eq(orders.participationDate, tomorrow), sql`${orders.paidAt} ${before(today)}`),
    );
  return rows.map((order) => ({
    order,
    reminder: { kind: 'visit', day: tomorrow, time: order.startTime },
  }));
};

const bookedVisits = async (tx: Tx, tomorrow: string, today: string): Promise<Due[]> => {
  const rows = await tx
    .selectDistinctOn([bookings.id], { order: orders, booking: bookings })
    .from(bookings)
    .innerJoin(orders, eq(orders.id, bookings.orderId))
    .innerJoin(
      voucherBookings,
      and(eq(voucherBookings.bookingId, bookings.id), eq(voucherBookings.status, 'booked')),
    )
    .where(and(wanted, eq(bookings.day, tomorrow), sql`${bookings.createdAt} ${before(today)}`));
  return rows.map(({ order, booking }) => ({
    order,
    reminder: { kind: 'visit', day: booking.day, time: booking.time, bookingId: booking.id },
  }));
};

const endingVouchers = async (tx: Tx, now: Date, today: string): Promise<Due[]> => {
  const rows = await tx
    .select({ order: orders, endsAt: max(vouchers.endsAt) })
    .from(orders)
    .innerJoin(
      vouchers,
      and(eq(vouchers.orderId, orders.id), eq(vouchers.status, 'requires_redeemed')),
    )
    .where(
      and(
        wanted,
        isNull(orders.participationDate),
        sql`${orders.paidAt} ${before(today)}`,
        sql`${vouchers.endsAt} > ${now.toISOString()}::timestamptz`,
        sql`${vouchers.endsAt} <= ${now.toISOString()}::timestamptz +
          make_interval(days => ${END_DAYS})`,
      ),
    )
    .groupBy(orders.id);
  return rows.flatMap(({ order, endsAt }) =>
    endsAt
      ? [
          {
            order,
            reminder: { kind: 'end' as const, day: hongKongDay(endsAt.getTime() - 1), time: null },
          },
        ]
      : [],
  );
};

/** Keeps the reminders that are not in the outbox yet. */
const withoutReminder = async (tx: Tx, due: readonly Due[]): Promise<readonly Due[]> => {
  const keys = due.map(({ order, reminder }) => reminderKey(order.id, reminder));
  const sent = await readDeliveries(tx, keys);
  return due.filter((_, index) => !sent.has(keys[index] ?? ''));
};

/**
 * Mails the reminders that are due from nine in the morning: each once, whichever process comes
 * first. Answers how many it wrote.
 */
export const mailReminders = async ({
  db,
  env,
  clock,
}: Pick<Deps, 'db' | 'env' | 'clock'>): Promise<number> => {
  const now = await clock.now();
  const day = hongKongDay(now.getTime());
  if (now < new Date(hongKongInstant(day, `${String(FROM_HOUR).padStart(2, '0')}:00`))) return 0;
  return inTransaction(db, async (tx) => {
    const [tomorrow, today] = [addDays(day, 1), hongKongInstant(day)];
    const due = await withoutReminder(tx, [
      ...(await datedOrders(tx, tomorrow, today)),
      ...(await bookedVisits(tx, tomorrow, today)),
      ...(await endingVouchers(tx, now, today)),
    ]);
    for (const { order, reminder } of due) {
      const post = await readOrderEmailContext(tx, env, order, now, true);
      if (post) await enqueueMail(tx, reminderEmail(post, reminder));
    }
    return due.length;
  });
};
