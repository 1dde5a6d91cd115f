import { links, type Choice } from '@tapnook/contracts';
import type { Plan, Product } from '@tapnook/contracts/api';
import {
  getCalendarDay,
  getCalendarMonth,
  getMultiExtraOptions,
  getMultiOptions,
  listPlans,
} from '@tapnook/contracts/calls';
import { hongKongDay } from '@tapnook/kernel';
import { useCall, usePlatform, type CallData, useClock } from '@tapnook/platform';
import { useState } from 'react';
import { isDated } from './availability.model.ts';
import type { Offer, Selection } from './offer.model.ts';
import {
  calendarInput,
  dayOfMonth,
  firstMonth,
  hasOptions,
  optionsInput,
  plansInput,
  type PlansOf,
} from './plan-picker-queries.ts';
import { mayCostMore, totalOf, unitPrice } from './pricing.model.ts';
import { quantityLimit, type UnitLimit } from './quantity-limit.model.ts';
import { resolveSelection, selectPlan, checkoutChoice } from './selection.model.ts';
import { usePurchased } from './use-purchased.ts';
import { useUrlChoice, type UrlChoice } from './use-url-choice.ts';
import { firstMissingChoice, type MissingChoice } from './validation.model.ts';

/** Places and prices change by the minute; what is older is asked for again. */
const STALE_AFTER_MS = 15_000;
/** Another tab, or another shopper, may have taken the last place while this one was away. */
const LIVE = {
  handledErrorCodes: 'all',
  staleTime: STALE_AFTER_MS,
  refreshOnReturn: true,
} as const;

export interface PlanPickerState {
  readonly product: Product;
  readonly plansOf: PlansOf;
  /** It shows what will be chosen from, and sells nothing. */
  readonly isPreview: boolean;
  readonly offer: Offer;
  readonly choice: Choice;
  /**
   * Puts another choice into the address, in place of the former; it builds on the last one, drawn
   * already or not.
   */
  readonly choose: UrlChoice['choose'];
  readonly selection: Selection;
  readonly unit: { readonly pay: number; readonly was: number | undefined } | undefined;
  readonly total: number | undefined;
  /** What is shown is the least: another day, time or option costs more. */
  readonly isLeast: boolean;
  readonly limit: UnitLimit;
  readonly missing: MissingChoice | undefined;
  /** Id of the part that the button has asked for. */
  readonly asked: string | undefined;
  readonly ask: (fieldId: string) => void;
  readonly now: number;
  readonly today: string;
  /** `YYYY-MM` that the calendar shows. */
  readonly month: string;
  readonly setMonth: (month: string) => void;
  readonly calendar: CallData<'getCalendarMonth'> | undefined;
  /** The first free day from today on; null when there is none, undefined until it is known. */
  readonly nearest: string | null | undefined;
  /** New figures are on their way. */
  readonly busy: { readonly offer: boolean; readonly calendar: boolean; readonly day: boolean };
  /** What did not load, with the way to ask again. */
  readonly failed: {
    readonly plans: boolean;
    readonly calendar: boolean;
    readonly day: boolean;
    readonly retry: () => void;
  };
  /** What is missing of that which was last pressed, drawn or not. */
  readonly latestMissing: () => MissingChoice | undefined;
  readonly buy: () => void;
  /** Makes checkout ready behind the page, for somebody who points at the button. */
  readonly prepare: () => void;
}

const useMonths = (
  product: Product,
  of: PlansOf,
  plan: Plan | undefined,
  choice: Choice,
  today: string,
) => {
  const [turned, setMonth] = useState<string>();
  const planId = plan?.planId ?? '';
  const fieldIds = choice.fieldIds ?? [];
  const enabled = isDated(product) && planId !== '';
  const options = { ...LIVE, keepPrevious: true, enabled } as const;
  const near = useCall(getCalendarMonth, calendarInput(of, planId, today, fieldIds), options);
  const month = turned ?? firstMonth(today, choice.date, near.data?.nextAvailableDay);
  const shown = useCall(
    getCalendarMonth,
    calendarInput(of, planId, dayOfMonth(month, today), fieldIds),
    options,
  );
  return { month, setMonth, shown, nearest: near.data?.nextAvailableDay };
};

/**
 * Everything of a product's plan picker: what is offered, what is chosen, what it costs and what is
 * missing. With the token of a preview, of a product that need not be on sale.
 */
export const usePlanPicker = (product: Product, previewToken?: string): PlanPickerState => {
  const { navigation } = usePlatform();
  const { now } = useClock();
  const today = hongKongDay(now);
  const { choice, choose, settle } = useUrlChoice(product);
  const { productId } = product;
  const of: PlansOf = { productId, previewToken };
  const isPreview = previewToken !== undefined;
  const plans = useCall(listPlans, plansInput(of, today), {
    handledErrorCodes: 'all',
    refreshOnReturn: true,
  });
  const plan = selectPlan(plans.data ?? [], choice.planId, now);
  const planId = plan?.planId ?? '';
  const groups = useCall(getMultiOptions, optionsInput(of, planId), {
    handledErrorCodes: 'all',
    refreshOnReturn: true,
    enabled: hasOptions(product, plan),
  });
  const additions = useCall(getMultiExtraOptions, optionsInput(of, planId), {
    handledErrorCodes: 'all',
    refreshOnReturn: true,
    enabled: plan?.hasAdditions ?? false,
  });
  const { month, setMonth, shown, nearest } = useMonths(product, of, plan, choice, today);
  const dated = isDated(product) && planId !== '' && choice.date !== undefined;
  const day = useCall(
    getCalendarDay,
    calendarInput(of, planId, choice.date ?? today, choice.fieldIds ?? []),
    { ...LIVE, keepPrevious: true, enabled: dated },
  );
  // Figures of the former choice stay until the new ones arrive, unless they are of another day.
  const tiers = dated && day.data?.every((tier) => tier.day === choice.date) ? day.data : undefined;
  const purchased = usePurchased(product);
  const offer: Offer = {
    product,
    purchased,
    plans: plans.data ?? [],
    groups: groups.data ?? [],
    additions: additions.data ?? [],
    tiers,
  };
  const selection = resolveSelection(offer, choice, now);
  const [asked, ask] = useState<string>();
  const waiting =
    (hasOptions(product, plan) && !groups.data) || (plan?.hasAdditions === true && !additions.data);
  const missing = firstMissingChoice(offer, selection, now);
  const checkoutLink = (last: typeof selection): string => {
    const seen = totalOf(offer, last);
    return links.checkout(
      productId,
      { ...checkoutChoice(last), ...(seen === undefined ? {} : { seen }) },
      product.productKind === 'limited',
    );
  };
  return {
    product,
    plansOf: of,
    isPreview,
    offer,
    choice,
    choose,
    selection,
    unit: unitPrice(selection),
    total: totalOf(offer, selection),
    isLeast: mayCostMore(offer, selection),
    limit: quantityLimit(offer, selection),
    missing,
    asked,
    ask,
    now,
    today,
    month,
    setMonth,
    nearest,
    calendar: shown.data,
    busy: {
      offer: !plans.data || waiting,
      calendar: shown.isPlaceholderData || (shown.isFetching && !shown.data),
      day: dated && (tiers === undefined || day.isPlaceholderData) && !day.isError,
    },
    failed: {
      plans: (plans.isError && !plans.data) || (waiting && (groups.isError || additions.isError)),
      calendar: shown.isError && !shown.data,
      day: dated && day.isError && !tiers,
      retry: () =>
        void Promise.all(
          [plans, groups, additions, shown, day].map(async (query) =>
            query.isError ? query.refetch() : undefined,
          ),
        ),
    },
    latestMissing: () => firstMissingChoice(offer, resolveSelection(offer, settle(), now), now),
    buy: () => {
      if (!isPreview) navigation.go(checkoutLink(resolveSelection(offer, settle(), now)));
    },
    prepare: () => {
      if (!missing && !isPreview) navigation.prefetch(checkoutLink(selection));
    },
  };
};
