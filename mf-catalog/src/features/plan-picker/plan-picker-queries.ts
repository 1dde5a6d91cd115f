import type { Choice } from '@tapnook/contracts';
import type { Plan, Product } from '@tapnook/contracts/api';
import {
  getCalendarDay,
  getCalendarMonth,
  getMultiExtraOptions,
  getMultiOptions,
  listPlans,
} from '@tapnook/contracts/calls';
import { addMonths, hongKongDay } from '@tapnook/kernel';
import { callQuery, type Platform } from '@tapnook/platform';
import { isDated, selectPlan } from './selection.model.ts';

/** Inputs of the picker's calls: the server and the components must ask the same. */
export const plansInput = (productId: string, today: string) => ({
  params: { productId, time: today },
});
export const optionsInput = (productId: string, planId: string) => ({
  body: { productId, planId },
});
export const calendarInput = (
  productId: string,
  planId: string,
  date: string,
  fieldIds: readonly string[],
) => ({
  query: {
    productId,
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

/** The month that is shown first: the chosen day's, or that of the next free day when none is chosen or it lies where nothing is offered. */
export const firstMonth = (
  today: string,
  date: string | undefined,
  next: string | null | undefined,
): string => {
  const { min, max } = monthsFrom(today);
  const month = date?.slice(0, 7) ?? '';
  return month >= min && month <= max ? month : (next ?? today).slice(0, 7);
};

/** What the picker shows first, read before the page is drawn; whatever fails here is asked for again by the picker itself. */
export const loadPlanPicker = async (
  { queryClient, http, now }: Platform,
  product: Product,
  choice: Choice,
): Promise<readonly Plan[]> => {
  const { productId } = product;
  const today = hongKongDay(now());
  const plans = await queryClient
    .fetchQuery(
      callQuery(http, listPlans, plansInput(productId, today), { handledErrorCodes: 'all' }),
    )
    .catch(() => []);
  const plan = selectPlan(plans, choice.planId, now());
  if (!plan) return plans;
  const { planId } = plan;
  const fieldIds = choice.fieldIds ?? [];
  const month = async (): Promise<void> => {
    const first = await queryClient
      .fetchQuery(
        callQuery(http, getCalendarMonth, calendarInput(productId, planId, today, fieldIds), {
          handledErrorCodes: 'all',
        }),
      )
      .catch(() => undefined);
    const shown = firstMonth(today, choice.date, first?.nextAvailableDay);
    if (shown !== today.slice(0, 7))
      await queryClient.prefetchQuery(
        callQuery(
          http,
          getCalendarMonth,
          calendarInput(productId, planId, dayOfMonth(shown, today), fieldIds),
          { handledErrorCodes: 'all' },
        ),
      );
  };
  await Promise.all([
    hasOptions(product, plan) &&
      queryClient.prefetchQuery(
        callQuery(http, getMultiOptions, optionsInput(productId, planId), {
          handledErrorCodes: 'all',
        }),
      ),
    plan.hasAdditions &&
      queryClient.prefetchQuery(
        callQuery(http, getMultiExtraOptions, optionsInput(productId, planId), {
          handledErrorCodes: 'all',
        }),
      ),
    isDated(product) && month(),
    isDated(product) &&
      choice.date &&
      queryClient.prefetchQuery(
        callQuery(http, getCalendarDay, calendarInput(productId, planId, choice.date, fieldIds), {
          handledErrorCodes: 'all',
        }),
      ),
  ]);
  return plans;
};
