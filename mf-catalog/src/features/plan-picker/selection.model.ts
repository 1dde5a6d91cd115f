import type { Choice } from '@tapnook/contracts';
import type { Addition, OptionGroup, Plan, PriceTier } from '@tapnook/contracts/api';
import { isDated, planRefusal, tierRefusal } from './availability.model.ts';
import type { Offer, Field, Selection } from './offer.model.ts';
import { selectPeople, entriesOf, sumOf } from './people.model.ts';
import { cheapest } from './pricing.model.ts';
import { maxAdditionCount, quantityLimit } from './quantity-limit.model.ts';

/** The plan of the address, else the one that the shop proposes, else the first that is left. */
export const selectPlan = (
  plans: readonly Plan[],
  planId: string | undefined,
  now: number,
): Plan | undefined => {
  const free = plans.filter((plan) => !planRefusal(plan, now));
  return (
    plans.find((plan) => plan.planId === planId) ??
    free.find((plan) => plan.isSelected) ??
    free[0] ??
    plans[0]
  );
};

const selectFields = (
  groups: readonly OptionGroup[],
  fieldIds: readonly string[],
): Map<string, Field> => {
  const chosen = new Map<string, Field>();
  for (const group of groups) {
    const field = group.fields.find(({ id, isSoldOut }) => fieldIds.includes(id) && !isSoldOut);
    if (field) chosen.set(group.id, field);
  }
  return chosen;
};

/**
 * The start time of the address; a day with only one needs no choosing, and one without any is had
 * whole.
 */
const selectTier = (
  tiers: readonly PriceTier[],
  time: string | undefined,
): PriceTier | undefined => {
  const free = tiers.filter((tier) => !tierRefusal(tier));
  const whole = tiers.length === 1 && (time === undefined || tiers[0]?.startTime === null);
  if (whole) return free[0];
  return time === undefined ? undefined : free.find(({ startTime }) => startTime === time);
};

const selectAdditions = (
  additions: readonly Addition[],
  entries: readonly string[],
): Map<string, number> => {
  const wanted = new Map(
    entries.map((entry) => [entry.split(':')[0] ?? '', Number(entry.split(':')[1])]),
  );
  const chosen = new Map<string, number>();
  for (const addition of additions) {
    for (const option of addition.subExtraOptions) {
      const count = Math.min(wanted.get(option.id) ?? 0, maxAdditionCount(option));
      const taken =
        addition.chooseType === 'single' &&
        addition.subExtraOptions.some(({ id }) => chosen.has(id));
      if (count > 0 && !taken) chosen.set(option.id, count);
    }
  }
  return chosen;
};

/** Reads a choice against the offer. */
export const resolveSelection = (offer: Offer, choice: Choice, now: number): Selection => {
  const plan = selectPlan(offer.plans, choice.planId, now);
  const fields = selectFields(offer.groups, choice.fieldIds ?? []);
  const date = isDated(offer.product) ? choice.date : undefined;
  const tier = date && offer.tiers ? selectTier(offer.tiers, choice.time) : undefined;
  const { most } = quantityLimit(offer, { plan, fields, tier });
  const people = selectPeople(plan?.personTypes ?? [], choice, most);
  const quantity = people.size > 0 ? sumOf(people) : Math.min(choice.quantity ?? 1, most);
  const quoted = tier ?? (date && offer.tiers ? cheapest(offer.tiers) : undefined);
  return {
    plan,
    fields,
    date,
    tier,
    quoted,
    quantity,
    people,
    additions: selectAdditions(offer.additions, choice.additions ?? []),
  };
};

/** What checkout is given: the choice as it was understood, nothing that is not offered. */
export const checkoutChoice = (selection: Selection): Choice => ({
  planId: selection.plan?.planId,
  fieldIds: [...selection.fields.values()].map(({ id }) => id).toSorted(),
  date: selection.date,
  time: selection.tier?.startTime ?? undefined,
  quantity: selection.quantity,
  people: entriesOf(selection.people),
  additions: entriesOf(selection.additions),
});
