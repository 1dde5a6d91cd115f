import type { Choice } from '@tapnook/contracts';
import { useToast, useTranslation, type Words } from '@tapnook/platform';
import { useEffect, useRef } from 'react';
import { withAddition, withField, withPlan } from './choice-changes.ts';
import { mostOf, pick, type Offer, type Picked } from './selection.model.ts';
import type { Picker } from './use-plan-picker.ts';

type Named = Pick<Offer['groups'][number], 'id' | 'name'>;
interface Former {
  readonly offer: Pick<Offer, 'groups' | 'additions'>;
  readonly picked: Picked;
}

/**
 * The options and additions chosen of a former plan as this one has them, and the names of those that it has not. Each
 * plan has them under ids of its own: what is called the same in the language of the page is the same.
 */
export const carryOver = (
  { offer, picked }: Former,
  { groups, additions }: Former['offer'],
  text: Words['text'],
): { readonly kept: Choice; readonly dropped: readonly string[] } => {
  const like =
    (one: Named) =>
    (other: Named): boolean =>
      other.id === one.id || text(other.name) === text(one.name);
  let kept: Choice = {};
  const dropped: string[] = [];
  for (const former of offer.groups) {
    const field = picked.fields.get(former.id);
    if (!field) continue;
    const group = groups.find(like(former));
    const same = group?.fields.filter(({ isSoldOut }) => !isSoldOut).find(like(field));
    if (group && same) kept = withField(kept, group, same.id);
    else dropped.push(text(field.name));
  }
  for (const former of offer.additions) {
    for (const option of former.subExtraOptions.filter(({ id }) => picked.additions.has(id))) {
      const addition = additions.find(like(former));
      const same = addition?.subExtraOptions
        .filter((other) => mostOf(other) > 0)
        .find(like(option));
      if (addition && same)
        kept = withAddition(
          kept,
          addition,
          same.id,
          Math.min(picked.additions.get(option.id) ?? 0, mostOf(same)),
        );
      else dropped.push(text(option.name));
    }
  }
  return { kept, dropped };
};

/** Chooses another plan. What it has too is chosen again once it is known; what it has not is said. */
export const usePlanChange = ({
  offer,
  picked,
  busy,
  choose,
  now,
}: Picker): ((planId: string) => void) => {
  const { t, text } = useTranslation();
  const toast = useToast();
  const former = useRef<Former & { readonly planId: string; readonly dropped?: readonly string[] }>(
    undefined,
  );
  useEffect(() => {
    const from = former.current;
    if (!from || picked.plan?.planId !== from.planId || busy.offer) return;
    const { kept, dropped } = from.dropped
      ? { kept: undefined, dropped: from.dropped }
      : carryOver(from, offer, text);
    if (kept) choose((choice) => ({ ...choice, ...kept }));
    former.current = busy.day ? { ...from, dropped } : undefined;
    if (busy.day) return;
    const time = from.picked.tier?.startTime;
    const lost = [...dropped, ...(time && offer.tiers && !picked.tier ? [time] : [])];
    if (lost.length > 0) toast('tip', t('picker.notInPlan', { names: lost.join(' · ') }));
  });
  return (planId) => {
    choose((choice) => {
      former.current = {
        offer,
        picked: pick(offer, choice, now),
        ...former.current,
        planId,
        dropped: undefined,
      };
      return withPlan(choice, planId);
    });
  };
};
