import { formatShortDay } from '@tapnook/kernel';
import type { Words } from '@tapnook/platform';
import type { Missing } from './choice-rules.ts';
import type { Picker } from './use-picker.ts';

/** Id of the part of the picker in which a missing thing is chosen. */
export const partId = (missing: Missing): string => {
  if (missing.kind === 'option') return `pick-option-${missing.group.id}`;
  if (missing.kind === 'addition') return `pick-addition-${missing.addition.id}`;
  if (missing.kind === 'date-gone') return 'pick-date';
  return `pick-${missing.kind === 'ceiling' ? 'quantity' : missing.kind}`;
};

/** The words of the button: the next missing thing, or what pressing it buys. */
export const buttonWords = ({ missing, picked }: Pick<Picker, 'missing' | 'picked'>, { t, text, locale }: Words): string => {
  if (missing?.kind === 'option') return t('picker.choose', { name: text(missing.group.name) });
  if (missing?.kind === 'addition') return t('picker.choose', { name: text(missing.addition.name) });
  if (missing) return t(`picker.missing.${missing.kind}`);
  if (!picked.date) return t('picker.buy');
  const day = formatShortDay(picked.date, locale);
  return picked.tier?.startTime ? t('picker.bookAt', { day, time: picked.tier.startTime }) : t('picker.book', { day });
};

/** Brings the part into view and puts the focus on its first control. */
export const showPart = (missing: Missing): void => {
  const part = document.getElementById(partId(missing));
  part?.scrollIntoView({ block: 'center', behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' });
  part?.querySelector<HTMLElement>('input:not([aria-disabled]), button[tabindex="0"], button:not([aria-disabled])')?.focus({ preventScroll: true });
};
