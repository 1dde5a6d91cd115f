import { getCalendarMonth } from '@tapnook/contracts/calls';
import { formatShortDay } from '@tapnook/kernel';
import { useCall, useTranslation } from '@tapnook/platform';
import { Button, Calendar, ChipGroup, Note, Skeleton } from '@tapnook/ui';
import { useMemo, useState, type ReactElement } from 'react';
import { SectionError } from '../../shared/components/section-error.tsx';
import { calendarLabels } from '../../shared/model/calendar-labels.ts';
import { FEW_LEFT, calendarDays } from './calendar-days.ts';
import { withDate, withTime } from './choice-changes.ts';
import { calendarInput, dayOfMonth, monthsFrom } from './plan-picker-queries.ts';
import { isDayGone, isScarce, tierRefusal } from './selection.model.ts';
import { useOptimisticValue } from './use-optimistic-value.ts';
import type { PlanPickerState } from './use-plan-picker.ts';
import { dayName, fieldProps } from './validation-messages.ts';

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

/** Why the pressed or the chosen day cannot be had, or that the shown month has nothing, and the next day that is free: after it, else from today. */
const NextFreeDay = ({ picker, refused, onLeave }: NextFreeProps): ReactElement | null => {
  const { t, locale } = useTranslation();
  const {
    calendar,
    choose,
    month,
    setMonth,
    offer,
    selection,
    today,
    product,
    choice,
    nearest,
    busy,
  } = picker;
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
      product.productId,
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

const TimeField = ({ picker }: { readonly picker: PlanPickerState }): ReactElement | null => {
  const { t } = useTranslation();
  const { offer, selection, choose, failed, busy } = picker;
  const [time, chooseTime] = useOptimisticValue(
    selection.tier?.startTime ?? undefined,
    (next) => next !== undefined && choose((choice) => withTime(choice, next)),
  );
  if (failed.day) return <SectionError name={t('picker.time')} onRetry={failed.retry} />;
  if (!selection.date) return null;
  if (!offer.tiers) return busy.day ? <Skeleton shape="block" /> : null;
  const timed = offer.tiers.filter((tier) => tier.startTime !== null);
  if (timed.length === 0) return null;
  return (
    <div {...fieldProps(picker, 'pick-time')}>
      <ChipGroup
        legend={t('picker.time')}
        hideLegend
        value={time}
        onChange={chooseTime}
        options={timed.map((tier) => {
          const refusal = tierRefusal(tier);
          const few =
            !refusal && tier.remainCount !== null && tier.remainCount <= FEW_LEFT && isScarce(tier);
          const reason = refusal && t(`picker.timeRefused.${refusal}`);
          return {
            value: tier.startTime ?? '',
            label: tier.startTime ?? '',
            detail: few ? t('picker.left', { count: tier.remainCount ?? 0 }) : reason,
            unavailable: refusal !== undefined,
            reason,
          };
        })}
      />
    </div>
  );
};

/** The month, drawn anew only where something of it changed: a press answers at once. */
const MonthCalendar = ({
  picker,
  onRefused,
}: {
  readonly picker: PlanPickerState;
  readonly onRefused: (day: string) => void;
}): ReactElement => {
  const { t, locale } = useTranslation();
  const { calendar, month, setMonth, choice, choose, today, busy } = picker;
  const [date, chooseDate] = useOptimisticValue(
    choice.date,
    (next) => next !== undefined && choose((former) => withDate(former, next)),
  );
  // What is not known is not closed.
  const known = calendar !== undefined && !busy.calendar;
  const words = useMemo(
    () => ({ ...calendarLabels(t, locale), closed: known ? t('picker.closed') : undefined }),
    [t, locale, known],
  );
  const days = useMemo(
    () => calendarDays(calendar?.days ?? [], { left: (count) => t('picker.left', { count }) }),
    [calendar, t],
  );
  return (
    <Calendar
      label={t('picker.calendar')}
      month={month}
      onMonthChange={setMonth}
      value={date}
      onChange={chooseDate}
      days={days}
      words={words}
      {...monthsFrom(today)}
      today={today}
      busy={busy.calendar}
      onRefused={onRefused}
    />
  );
};

/** The calendar of days and, below it, the start times of the chosen one. */
export const DateField = ({ picker }: { readonly picker: PlanPickerState }): ReactElement => {
  const { t } = useTranslation();
  const { failed, choice } = picker;
  const [refused, setRefused] = useState<{
    readonly day: string;
    readonly former: string | undefined;
  }>();
  return (
    <div {...fieldProps(picker, 'pick-date')} className="column gap-3">
      {failed.calendar && <SectionError name={t('picker.calendar')} onRetry={failed.retry} />}
      <MonthCalendar
        picker={picker}
        onRefused={(day) => setRefused({ day, former: choice.date })}
      />
      <NextFreeDay
        picker={picker}
        refused={refused?.former === choice.date ? refused?.day : undefined}
        onLeave={() => setRefused(undefined)}
      />
      <TimeField picker={picker} />
    </div>
  );
};
