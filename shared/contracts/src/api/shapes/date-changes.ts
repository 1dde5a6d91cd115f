import { z } from 'zod';
import { cents, day, instant, localisedText, startTime } from './basics.ts';

export const DATE_CHANGE_STATES = ['held', 'waiting', 'done', 'ended'] as const;
export const dateChangeState = z.enum(DATE_CHANGE_STATES).meta({
  description:
    'held: until the difference is paid; waiting: until the merchant confirms; the old place ' +
    'is kept in both.',
});
const slotStatus = z.enum(['available', 'few', 'full', 'closed', 'past']);

export const dateChangeSlot = z
  .object({
    time: startTime.nullable(),
    remaining: z.number().int(),
    status: slotStatus,
    difference: cents.meta({
      description: 'What all units cost more than now on this day; negative when less.',
    }),
  })
  .meta({ id: 'DateChangeSlot' });

export const dateChangeDay = z
  .object({
    date: day,
    status: slotStatus,
    remaining: z.number().int(),
    difference: cents.nullable().meta({ description: 'The lowest of its open starts.' }),
    slots: z.array(dateChangeSlot),
  })
  .meta({ id: 'DateChangeDay' });

/** A change that is not through yet: the new place is held. */
export const pendingDateChange = z
  .object({
    changeId: z.string(),
    state: dateChangeState,
    date: day,
    time: startTime.nullable(),
    difference: cents,
    paymentOrderNo: z
      .string()
      .nullable()
      .meta({ description: 'The order that pays the difference, while it waits for that.' }),
    until: instant.meta({ description: 'End of the hold, or of the merchant’s time to confirm.' }),
  })
  .meta({ id: 'PendingDateChange' });

/** A change as the merchant sees it. */
export const merchantDateChange = z
  .object({
    changeId: z.string(),
    state: dateChangeState,
    orderNo: z.string(),
    productName: localisedText,
    planName: localisedText,
    customerName: z.string().nullable(),
    units: z.number().int(),
    fromDate: day,
    fromTime: startTime.nullable(),
    toDate: day,
    toTime: startTime.nullable(),
    difference: cents,
    createdAt: instant,
    confirmBy: instant.nullable(),
  })
  .meta({ id: 'MerchantDateChange' });
