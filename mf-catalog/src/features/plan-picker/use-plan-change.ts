import type { Choice } from '@tapnook/contracts';
import { useToast, useTranslation, type Words } from '@tapnook/platform';
import { useEffect, useRef } from 'react';
import { withAddition, withField, withPlan } from './choice-changes.ts';
import type { Offer, Selection } from './offer.model.ts';
import { maxAdditionCount } from './quantity-limit.model.ts';
import { resolveSelection } from './selection.model.ts';
import type { PlanPickerState } from './use-plan-picker.ts';

type Named = Pick<Offer['groups'][number], 'id' | 'name'>;
interface Former {
  readonly offer: Pick<Offer, 'groups' | 'additions'>;
  readonly selection: Selection;
}

/**
 * The options and additions chosen of a former plan as this one has them, and the names of those
 * that it has not. Each plan has them under ids of its own: what is called the same in the language
 * of the page is the same.
 */
export const carryOverChoice = (
  { offer, selection }: Former,
  { groups, additions }: Former['offer'],
  text: Words['text'],
): { readonly carried: Choice; readonly dropped: readonly string[] } => {
  const like =
    (one: Named) =>
    (other: Named): boolean =>
      other.id === one.id || text(other.name) === text(one.name);
  let carried: Choice = {};
  const dropped: string[] = [];
  for (const former of offer.groups) {
    const field = selection.fields.get(former.id);
    if (!field) continue;
    const group = groups.find(like(former));
    const same = group?.fields.filter(({ isSoldOut }) => !isSoldOut).find(like(field));
    if (group && same) carried = withField(carried, group, same.id);
    else dropped.push(text(field.name));
  }
  for (const former of offer.additions) {
    for (const option of former.subExtraOptions.filter(({ id }) => selection.additions.has(id))) {
      const addition = additions.find(like(former));
      const same = addition?.subExtraOptions
        .filter((other) => maxAdditionCount(other) > 0)
        .find(like(option));
      if (addition && same)
        carried = withAddition(
          carried,
          addition,
          same.id,
          Math.min(selection.additions.get(option.id) ?? 0, maxAdditionCount(same)),
        );
      else dropped.push(text(option.name));
    }
  }
  return { carried, dropped };
};

/**
 * Chooses another plan. What it has too is chosen again once it is known; what it has not is said.
 */
export const useChangePlan = ({
  offer,
  selection,
  busy,
  choose,
  now,
}: PlanPickerState): ((planId: string) => void) => {
  const { t, text } = useTranslation();
  const toast = useToast();
  const former = useRef<
    Former & { readonly planId: string; readonly dropped?: readonly string[] | undefined }
  >(undefined);
  useEffect(() => {
    const from = former.current;
    if (!from || selection.plan?.planId !== from.planId || busy.offer) return;
    const { carried, dropped } = from.dropped
      ? { carried: undefined, dropped: from.dropped }
      : carryOverChoice(from, offer, text);
    if (carried) choose((choice) => ({ ...choice, ...carried }));
    former.current = busy.day ? { ...from, dropped } : undefined;
    if (busy.day) return;
    const time = from.selection.tier?.startTime;
    const lost = [...dropped, ...(time && offer.tiers && !selection.tier ? [time] : [])];
    if (lost.length > 0) toast('tip', t('picker.notInPlan', { names: lost.join(' · ') }));
  });
  return (planId) => {
    choose((choice) => {
      former.current = {
        offer,
        selection: resolveSelection(offer, choice, now),
        ...former.current,
        planId,
        dropped: undefined,
      };
      return withPlan(choice, planId);
    });
  };
};
