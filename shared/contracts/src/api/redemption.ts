import { z } from 'zod';
import { defineContracts } from '../call.ts';
import * as calls from '../calls/backoffice.ts';
import { day, instant, localisedText, numberId, startTime, wireId } from './shapes/basics.ts';
import { personCount, personTypeName } from './shapes/plans.ts';

const tag = 'Merchant desk';
const found = z
  .object({
    voucherNo: z.string(),
    orderNo: z.string(),
    productName: localisedText,
    planName: localisedText,
    customerName: z.string().nullable(),
    person: personTypeName.optional().meta({
      description: 'The kind of person that it admits; absent when all pay the same.',
    }),
    usedCount: z.number().int(),
    usageLimit: z.number().int(),
    startsAt: instant,
    endsAt: instant,
    day: day.nullable().meta({ description: 'The day that it is for, where it is for one.' }),
    time: startTime.nullable(),
    verdict: z
      .enum(['usable', 'other_day', 'used', 'not_yet', 'expired', 'refunded', 'on_hold'])
      .meta({ description: '`other_day` can be redeemed, but asks first.' }),
    redeemedAt: instant.nullable(),
    canUndo: z.boolean(),
  })
  .meta({ id: 'FoundVoucher' });

/** The counter: looking before redeeming, undoing, and who comes today. */
export const counterContracts = defineContracts({
  findVoucher: {
    route: calls.findVoucher,
    // A number has ten letters: nobody tries them all.
    limit: { times: 600, seconds: 600 },
    tag,
    summary: 'What a voucher is for and whether it can be redeemed now; nothing is used',
    body: z.object({ token: z.string().min(8).max(200).optional(), voucherNo: wireId.optional() }),
    data: found,
    errors: ['10102', '10405', '20622', '10429'],
    example: { voucherNo: 'TN2611-3FJW8ZPYRA' },
  },
  undoRedemption: {
    route: calls.undoRedemption,
    tag,
    summary: 'Take the last use of a voucher back within a minute',
    params: z.object({ voucherNo: wireId }),
    body: z.object({}),
    data: found,
    errors: ['10405', '20628'],
    example: {},
  },
  listVisits: {
    route: calls.listVisits,
    tag,
    summary: 'Who comes on a day, by time',
    query: z.object({ day }),
    data: z.array(
      z
        .object({
          orderNo: z.string(),
          productId: numberId,
          productName: localisedText,
          planName: localisedText,
          customerName: z.string().nullable(),
          time: startTime.nullable(),
          quantity: z.number().int(),
          people: z
            .array(personTypeName.extend(personCount.shape))
            .optional()
            .meta({ description: 'The order’s kinds of persons; absent when all pay the same.' }),
          redeemed: z.number().int(),
          voucherNos: z.array(z.string()).meta({
            description:
              'Masked, of the order: a counter knows their ends again while its line is down.',
          }),
        })
        .meta({ id: 'Visit' }),
    ),
    errors: [],
  },
});
