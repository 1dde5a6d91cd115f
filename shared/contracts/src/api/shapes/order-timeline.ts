import { z } from 'zod';
import { cents, day, instant, localisedText, startTime } from './basics.ts';
import { orderMultiOption } from './orders.ts';

const slot = z.object({ date: day, time: startTime.nullable() });
export const orderTimelineEvent = z
  .object({
    id: z.string(),
    at: instant,
    kind: z.enum(['order', 'payment', 'voucher', 'booking', 'coin', 'refund', 'review']),
    event: z.string().meta({ example: 'voucher_redeemed' }),
    voucherNo: z.string().nullable(),
    title: localisedText,
    amount: cents.nullable(),
    coins: z.number().int().nullable(),
    coinMove: z
      .enum(['earned', 'returned'])
      .optional()
      .meta({
        description:
          'What became of `coins`: new ones for the shopper, or the shopper’s own given back. ' +
          'Absent without coins.',
      }),
    slot: slot.optional().meta({
      description:
        'Of a booking event or `date_changed`: the day and time that were booked, moved to, ' +
        'given back, completed or released.',
    }),
    formerSlot: slot.optional().meta({
      description:
        'Of `booking_changed` and `date_changed`: the day and time before the move; absent ' +
        'when only the options changed.',
    }),
    options: z.array(orderMultiOption).optional().meta({
      description:
        'Of `booking_changed`: the options that are other ones than before; absent when none is.',
    }),
  })
  .meta({ id: 'OrderTimelineEvent' });
