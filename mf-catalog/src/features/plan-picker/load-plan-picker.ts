import type { Choice } from '@tapnook/contracts';
import type { Plan, Product } from '@tapnook/contracts/api';
import {
  getCalendarDay,
  getCalendarMonth,
  getMultiExtraOptions,
  getMultiOptions,
  listPlans,
} from '@tapnook/contracts/calls';
import { hongKongDay } from '@tapnook/kernel';
import { callQuery, type Platform } from '@tapnook/platform';
import { isDated } from './availability.model.ts';
import {
  plansInput,
  optionsInput,
  calendarInput,
  hasOptions,
  dayOfMonth,
  firstMonth,
} from './plan-picker-queries.ts';
import { selectPlan } from './selection.model.ts';

/**
 * What the picker shows first, read before the page is drawn; whatever fails here is asked for
 * again by the picker itself.
 */
export const loadPlanPicker = async (
  { queryClient, http, now }: Platform,
  product: Product,
  choice: Choice,
): Promise<readonly Plan[]> => {
  const today = hongKongDay(now());
  const plans = await queryClient
    .fetchQuery(
      callQuery(http, listPlans, plansInput(product, today), { handledErrorCodes: 'all' }),
    )
    .catch(() => []);
  const plan = selectPlan(plans, choice.planId, now());
  if (!plan) return plans;
  const { planId } = plan;
  const fieldIds = choice.fieldIds ?? [];
  const month = async (): Promise<void> => {
    const first = await queryClient
      .fetchQuery(
        callQuery(http, getCalendarMonth, calendarInput(product, planId, today, fieldIds), {
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
          calendarInput(product, planId, dayOfMonth(shown, today), fieldIds),
          { handledErrorCodes: 'all' },
        ),
      );
  };
  await Promise.all([
    hasOptions(product, plan) &&
      queryClient.prefetchQuery(
        callQuery(http, getMultiOptions, optionsInput(product, planId), {
          handledErrorCodes: 'all',
        }),
      ),
    plan.hasAdditions &&
      queryClient.prefetchQuery(
        callQuery(http, getMultiExtraOptions, optionsInput(product, planId), {
          handledErrorCodes: 'all',
        }),
      ),
    isDated(product) && month(),
    isDated(product) &&
      choice.date &&
      queryClient.prefetchQuery(
        callQuery(http, getCalendarDay, calendarInput(product, planId, choice.date, fieldIds), {
          handledErrorCodes: 'all',
        }),
      ),
  ]);
  return plans;
};
