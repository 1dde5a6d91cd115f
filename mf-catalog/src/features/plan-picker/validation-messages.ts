import { formatDay, formatShortDay } from '@tapnook/kernel';
import { matchesMedia } from '@tapnook/platform';
import type { Words } from '@tapnook/platform';
import { moveFocus } from '@tapnook/ui';
import type { PlanPickerState } from './use-plan-picker.ts';
import type { MissingChoice } from './validation.model.ts';

/** A day as sentences name it: with its year where that is not plain. */
export const dayName = (day: string, today: string, locale: Words['locale']): string =>
  (day.slice(0, 4) === today.slice(0, 4) ? formatShortDay : formatDay)(day, locale);

/** Id of the part of the picker in which a missing thing is chosen. */
export const fieldId = (missing: MissingChoice): string => {
  if (missing.kind === 'option') return `pick-option-${missing.group.id}`;
  if (missing.kind === 'addition') return `pick-addition-${missing.addition.id}`;
  if (missing.kind === 'date-gone') return 'pick-date';
  const isCount = missing.kind === 'ceiling' || missing.kind === 'bought';
  return `pick-${isCount ? 'quantity' : missing.kind}`;
};

/** Id of a part, and its mark while the button has asked for it in vain. */
export const fieldProps = (
  { missing, asked }: Pick<PlanPickerState, 'missing' | 'asked'>,
  id: string,
): { readonly id: string; readonly 'data-missing': true | undefined } => ({
  id,
  'data-missing': (asked === id && missing !== undefined && fieldId(missing) === id) || undefined,
});

/** The words of the button: the next missing thing, or what pressing it buys. */
export const buyButtonLabel = (
  { missing, selection }: Pick<PlanPickerState, 'missing' | 'selection'>,
  { t, text, locale }: Words,
): string => {
  if (missing?.kind === 'option') return t('picker.choose', { name: text(missing.group.name) });
  if (missing?.kind === 'addition')
    return t('picker.choose', { name: text(missing.addition.name) });
  if (missing?.kind === 'bought')
    return t('picker.missing.bought', { limit: missing.limit, bought: missing.bought });
  if (missing) return t(`picker.missing.${missing.kind}`);
  if (!selection.date) return t('picker.buy');
  const day = formatShortDay(selection.date, locale);
  return selection.tier?.startTime
    ? t('picker.bookAt', { day, time: selection.tier.startTime })
    : t('picker.book', { day });
};

/** Where the focus goes, the best first: days before the arrows of their month. */
const CONTROLS = [
  'input:not([aria-disabled])',
  '[data-day]:not([aria-disabled])',
  '[role="status"] button',
  'button:not([aria-disabled])',
];

/**
 * Brings the part to the top, where no tip lies over it, and puts the focus on what can be chosen
 * there.
 */
export const scrollToField = (id: string): void => {
  const part = document.getElementById(id);
  part?.scrollIntoView({
    block: 'start',
    behavior: matchesMedia('(prefers-reduced-motion: reduce)') ? 'auto' : 'smooth',
  });
  const controls = CONTROLS.map((control) => part?.querySelector<HTMLElement>(control));
  moveFocus(controls.find(Boolean), { preventScroll: true });
};
