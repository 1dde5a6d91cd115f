import { z } from 'zod';
import { cents, day, numberId, startTime, wireId } from './basics.ts';
import { personCount } from './plans.ts';

/** The choice of a product page (its body is not shown in part 2). */
export const orderChoice = z
  .object({
    productId: numberId,
    planId: numberId,
    skuId: wireId.optional(),
    fieldIds: z.array(numberId).max(20).optional(),
    date: day.optional(),
    time: startTime.optional(),
    quantity: z.number().int().min(1).max(999),
    people: z
      .array(personCount)
      .max(10)
      .optional()
      .meta({
        description:
          'How many of each of the plan’s kinds of persons, together `quantity`; all of the ' +
          'first kind when absent.',
      }),
    additions: z
      .array(
        z.object({
          id: numberId.meta({ description: 'Of an addition’s option (subExtraOptions).' }),
          quantity: z.number().int().min(1).max(999),
        }),
      )
      .max(50)
      .optional(),
    currency: z.enum(['HKD', 'USD']).optional(),
    limited: z.boolean().optional(),
    expectedTotal: cents.optional().meta({
      description: 'The total that the shopper saw, in cents: another one answers 20624.',
    }),
  })
  .meta({ id: 'OrderChoice' });

/** Order contact details (part 2, section 3), with our extension for discounts. */
export const orderContact = z
  .object({
    orderNo: wireId,
    firstName: z.string().min(1).max(60),
    lastName: z.string().min(1).max(60),
    idCardNo: z.string().max(30).nullish(),
    regionId: wireId.nullish(),
    phoneRegionId: wireId.nullish(),
    phone: z.string().min(3).max(20),
    email: z.string().min(3).max(254),
    useNotification: z.boolean().default(false),
    hasUpdateAddressBook: z.boolean().default(false),
    customerAddress: z.string().max(500).nullish(),
    customerSummary: z.string().max(1000).nullish(),
    discountCode: z.string().max(40).nullish(),
    useTapCoin: z.boolean().optional(),
    tapCoins: z
      .number()
      .int()
      .positive()
      .optional()
      .meta({
        description:
          'How many coins to spend at most, of which whole tens (HK$1 each) count; without it, ' +
          'as many as help.',
      }),
  })
  .meta({ id: 'OrderContactDetails' });
