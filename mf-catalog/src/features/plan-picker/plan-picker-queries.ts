import type { Plan, Product } from '@tapnook/contracts/api';
import { addMonths } from '@tapnook/kernel';

/** Whose plans are read: a product, by the token of its preview where it is previewed. */
export interface PlansOf {
  readonly productId: string;
  readonly previewToken?: string | undefined;
}

const keysOf = ({ productId, previewToken }: PlansOf) => ({
  productId,
  ...(previewToken === undefined ? {} : { previewToken }),
});

/** Inputs of the picker's calls: the server and the components must ask the same. */
export const plansInput = ({ productId, previewToken }: PlansOf, today: string) => ({
  params: { productId, time: today },
  ...(previewToken === undefined ? {} : { query: { previewToken } }),
});

export const optionsInput = (of: PlansOf, planId: string) => ({
  body: { ...keysOf(of), planId },
});

export const calendarInput = (
  of: PlansOf,
  planId: string,
  date: string,
  fieldIds: readonly string[],
) => ({
  query: {
    ...keysOf(of),
    planId,
    date,
    ...(fieldIds.length > 0 ? { selectedFieldIds: [...fieldIds] } : {}),
  },
});

export const hasOptions = (
  product: Pick<Product, 'useMultiOptions'>,
  plan: Plan | undefined,
): boolean => plan !== undefined && (product.useMultiOptions || plan.multiOptions.length > 0);

/** The day by which a month is asked for: today in the current month, else its first. */
export const dayOfMonth = (month: string, today: string): string =>
  month === today.slice(0, 7) ? today : `${month}-01`;

/** As far ahead as anything is offered. */
const MONTHS_AHEAD = 4;

/** First and last month that the calendar shows. */
export const monthsFrom = (today: string) => ({
  min: today.slice(0, 7),
  max: addMonths(today, MONTHS_AHEAD).slice(0, 7),
});

/**
 * The month that is shown first: the chosen day's, or that of the next free day when none is chosen
 * or it lies where nothing is offered.
 */
export const firstMonth = (
  today: string,
  date: string | undefined,
  next: string | null | undefined,
): string => {
  const { min, max } = monthsFrom(today);
  const month = date?.slice(0, 7) ?? '';
  return month >= min && month <= max ? month : (next ?? today).slice(0, 7);
};
