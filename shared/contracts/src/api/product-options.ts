import { z } from 'zod';
import { defineContracts } from '../call.ts';
import * as calls from '../calls/catalog.ts';
import { day, numberId, repeated, startTime } from './shapes/basics.ts';
import { previewToken } from './shapes/catalog.ts';
import { addition, dateSlot, optionGroup, priceTier } from './shapes/plans.ts';

const tag = 'Products';
/** 10405 is for the token of a preview that does not hold for this product. */
const errors = ['20714', '20715', '10405'] as const;
/** Ids in one parameter, repeated, or separated by commas. */
const idList = repeated(z.string().regex(/^[1-9]\d{0,14}(,[1-9]\d{0,14})*$/)).transform((values) =>
  values.flatMap((value) => value.split(',')),
);
const calendarQuery = z.object({
  date: day.meta({ description: 'The day, or any day of the month.' }),
  planId: numberId,
  productId: numberId,
  selectedFieldIds: idList.optional(),
  selectedExtraIds: idList.optional(),
  previewToken: previewToken.optional(),
});
const optionsRequest = z.object({
  productId: numberId,
  planId: numberId.optional(),
  date: day.optional(),
  startTime: startTime.optional(),
  selectedFieldIds: z.array(numberId).max(20).optional(),
  previewToken: previewToken.optional(),
});
const optionsExample = { productId: '1001', planId: '2001' };

/** What a product page asks before a purchase: days, times and options (part 2, section 7). */
export const productOptionContracts = defineContracts({
  getCalendarDay: {
    route: calls.getCalendarDay,
    tag,
    summary: 'Prices and places of one day, by start time',
    query: calendarQuery,
    data: z.array(priceTier),
    errors,
  },
  getCalendarMonth: {
    route: calls.getCalendarMonth,
    tag,
    summary: 'A month of days with prices and places',
    query: calendarQuery,
    data: z.object({
      month: z.string().regex(/^\d{4}-\d{2}$/),
      days: z.array(dateSlot),
      nextAvailableDay: day.nullable().meta({
        description: 'The first day from the asked one on, in any month, that can be chosen.',
      }),
    }),
    errors,
  },
  getMultiOptions: {
    route: calls.getMultiOptions,
    tag,
    summary: 'Option groups of a plan, with what is left',
    body: optionsRequest,
    data: z.array(optionGroup),
    errors,
    example: optionsExample,
  },
  getMultiExtraOptions: {
    route: calls.getMultiExtraOptions,
    tag,
    summary: 'Additions of a plan',
    body: optionsRequest,
    data: z.array(addition),
    errors,
    example: optionsExample,
  },
});
