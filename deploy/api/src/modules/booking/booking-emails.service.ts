import { and, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { inTransaction } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { bookingEmail } from '../../emails/booking.email.ts';
import { ApiError } from '../../errors.ts';
import { enqueueMail, senderAddress } from '../jobs/index.ts';
import { bookableOrder } from './booking.service.ts';
import { bookings, voucherBookings } from './booking.tables.ts';
import { visitOptions } from './visit-options.service.ts';

const formerBookings = alias(bookings, 'former_bookings');

/** Mails the confirmation of each live booking once for each state of it, to its owner. */
export const mailBookings = async (
  deps: Deps,
  userId: string,
  orderNo: string,
  bookingId: string | undefined,
  locale: 'en-US' | 'zh-HK',
): Promise<boolean> => {
  const order = await bookableOrder(deps.db, userId, orderNo);
  if (!order.email) return false;
  const rows = await deps.db
    .selectDistinct({
      booking: bookings,
      former: { day: formerBookings.day, time: formerBookings.time },
    })
    .from(bookings)
    .innerJoin(
      voucherBookings,
      and(eq(voucherBookings.bookingId, bookings.id), eq(voucherBookings.status, 'booked')),
    )
    .leftJoin(formerBookings, eq(formerBookings.id, bookings.formerId))
    .where(eq(bookings.orderId, order.id));
  const wanted = rows.filter(({ booking }) => bookingId === undefined || booking.id === bookingId);
  if (bookingId !== undefined && wanted.length === 0) throw new ApiError('10405');
  const optionsOfVisit = await visitOptions(
    deps.db,
    wanted.map(({ booking }) => booking),
  );
  const now = await deps.clock.now();
  for (const { booking, former } of wanted) {
    await inTransaction(deps.db, async (tx) => {
      await enqueueMail(
        tx,
        bookingEmail({
          order,
          booking,
          options: optionsOfVisit(order, booking.fieldIds),
          former,
          locale,
          origin: deps.env.PUBLIC_ORIGIN,
          sender: senderAddress(deps.env),
          now,
        }),
      );
      await tx
        .update(bookings)
        .set({ mailedVersion: booking.version })
        .where(eq(bookings.id, booking.id));
    });
  }
  return wanted.length > 0;
};
