import { formatMoney, SMALLEST_CHARGE_CENTS } from '@tapnook/kernel';
import type { z } from 'zod';
import { cents } from './basics.ts';
import { schemaMessage } from './messages.ts';

const MAX_PRICE_CENTS = 99_999_999;
/** An amount in cents, as it may have been written before prices were whole dollars. */
export const price = cents.min(0).max(MAX_PRICE_CENTS);
/** What is asked of shoppers, who are shown no cents: the price that they read is what they pay. */
export const wholeDollars = (amount: z.ZodNumber) =>
  amount.refine((value) => value % 100 === 0, schemaMessage('wholeDollars'));
export const wholePrice = wholeDollars(price);
/** What a plan costs by itself: an order for less than the smallest charge could not be paid. */
export const planPrice = wholeDollars(
  cents
    .min(
      SMALLEST_CHARGE_CENTS,
      schemaMessage('planPrice', { least: formatMoney(SMALLEST_CHARGE_CENTS) }),
    )
    .max(MAX_PRICE_CENTS),
);
