import { getCalendarMonth } from '@tapnook/contracts/calls';
import { formatShortDay } from '@tapnook/kernel';
import { useCall, useTranslation } from '@tapnook/platform';
import { Button, Note } from '@tapnook/ui';
import { useState, type ReactElement } from 'react';
import { calendarLabels } from '../../shared/model/calendar-labels.ts';
import { isDayGone } from './availability.model.ts';
import { withDate } from './choice-changes.ts';
import { calendarInput, dayOfMonth } from './plan-picker-queries.ts';
import type { PlanPickerState } from './use-plan-picker.ts';
import { dayName } from './validation-messages.ts';

/** Why a day cannot be chosen, as the words have it. */
const REFUSALS = {
  soldOut: 'picker.dayFull',
  closed: 'picker.dayClosed',
  past: 'picker.dayOver',
} as const;

interface NextFreeProps {
  readonly picker: PlanPickerState;
  /** A day that was pressed in vain. */
  readonly refused: string | undefined;
  readonly onLeave: () => void;
}

/**
 * Why the pressed or the chosen day cannot be had, or that the shown month has nothing, and the
 * next day that is free: after it, else from today.
 */
export const NextFreeDay = ({ picker, refused, onLeave }: NextFreeProps): ReactElement | null => {
  const { t, locale } = useTranslation();
  const { calendar, choose, month, setMonth, offer, selection, today, choice, nearest, busy } =
    picker;
  const gone = isDayGone(offer, selection);
  // Another plan or option has other places on the same day.
  const place = [selection.date, selection.plan?.planId, choice.fieldIds].join();
  const [free, setFree] = useState<string>();
  if (place !== free && offer.tiers && !busy.day && !gone) setFree(place);
  const days = calendar?.month === month ? calendar.days : [];
  const day = days.some((slot) => slot.day === refused)
    ? refused
    : gone
      ? selection.date
      : undefined;
  const none = days.length > 0 && days.every(({ reason }) => reason !== null);
  const own = day?.startsWith(month)
    ? days.find((slot) => slot.reason === null && slot.day > day)?.day
    : undefined;
  const after = useCall(
    getCalendarMonth,
    calendarInput(
      picker.plansOf,
      selection.plan?.planId ?? '',
      day ?? dayOfMonth(month, today),
      choice.fieldIds ?? [],
    ),
    { handledErrorCodes: 'all', enabled: (day !== undefined || none) && !own },
  );
  if (!day && !none) return null;
  const next = own ?? (after.data && (after.data.nextAvailableDay ?? nearest));
  const reason = (): string => {
    if (!day)
      return t(days.some((slot) => slot.isSoldOut) ? 'picker.monthFull' : 'picker.monthNone', {
        month: calendarLabels(t, locale).title(month),
      });
    const why =
      days.find((slot) => slot.day === day)?.reason ??
      (offer.tiers?.some(({ isSoldOut }) => isSoldOut)
        ? 'soldOut'
        : day > today
          ? 'closed'
          : 'past');
    return why === 'soldOut' && day === selection.date && place === free
      ? t('picker.dateGone')
      : t(REFUSALS[why], { day: dayName(day, today, locale) });
  };
  const leave = (to: string): void => {
    onLeave();
    setMonth(to.slice(0, 7));
    choose((former) => withDate(former, to));
  };
  return (
    <Note role="status" title={reason()}>
      {next && (
        <Button tone="outline" size="s" onClick={() => leave(next)}>
          {t('picker.nextFree', { day: formatShortDay(next, locale) })}
        </Button>
      )}
      {next === null && <p>{t('picker.noneFree')}</p>}
    </Note>
  );
};
