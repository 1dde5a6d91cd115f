import { links } from '@tapnook/contracts';
import type { Tx } from '../../db/pool.ts';
import type { Deps } from '../../deps.ts';
import { calledOffEmail, calledOffTitle } from '../../emails/called-off.email.ts';
import { bilingual } from '../../translations.ts';
import { findBooking } from '../booking/index.ts';
import { enqueueMail } from '../jobs/index.ts';
import { notify } from '../notifications/index.ts';
import { readOrderEmailContext } from '../order-emails/index.ts';
import type { Order } from '../orders/index.ts';
import type { calledOffDays, calledOffVisits } from './refund-requests.tables.ts';

/** Tells a shopper by letter and notice that a day was called off. */
export const tellCalledOff = async (
  tx: Tx,
  env: Deps['env'],
  order: Order,
  { reason }: typeof calledOffDays.$inferSelect,
  visit: typeof calledOffVisits.$inferSelect,
  now: Date,
): Promise<void> => {
  const booking = visit.bookingId ? await findBooking(tx, visit.bookingId) : undefined;
  const context = await readOrderEmailContext(tx, env, order, now);
  if (context)
    await enqueueMail(
      tx,
      calledOffEmail(context, {
        visitId: visit.id,
        calendarId: booking?.visitId ?? order.orderNo,
        day: visit.day,
        time: booking ? booking.time : visit.time,
        reason,
        chooseUntil: visit.chooseUntil,
        isBooking: order.isBooking,
      }),
    );
  await notify(tx, Number(order.userId), {
    kind: 'order',
    title: calledOffTitle(),
    body: bilingual('notice.aboutOrder', {
      product: order.snapshot.productName,
      orderNo: order.orderNo,
    }),
    link: links.profile('order', order.orderNo),
  });
};
