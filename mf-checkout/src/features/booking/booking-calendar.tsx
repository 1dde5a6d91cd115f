import { formatDay, formatShortDay } from '@tapnook/kernel';
import { useTranslation } from '@tapnook/platform';
import {
  arrowIcon,
  AvailabilityMark,
  Button,
  ChipGroup,
  Icon,
  infoIcon,
  Note,
  QueryBoundary,
  Skeleton,
  usePressed,
} from '@tapnook/ui';
import { memo, type ComponentProps, type ReactElement } from 'react';
import { QueryError } from '../../shared/components/query-error.tsx';
import { isFree, type Overview } from './booking-days.ts';
import { fieldId } from './booking-model.ts';
import { BookingMonth } from './booking-month.tsx';
import { BookingUnavailable } from './booking-unavailable.tsx';
import type { BookingModel } from './use-booking.ts';
import styles from './booking.module.css';

type ChipOption = ComponentProps<typeof ChipGroup>['options'][number];
const MARKS = ['open', 'few', 'full', 'closed', 'mine'] as const;

type Group = BookingModel['groups'][number];
const GroupOptions = ({
  model,
  group,
}: {
  readonly model: BookingModel;
  readonly group: Group;
}): ReactElement => {
  const { t, text } = useTranslation();
  const [chosen, choose] = usePressed(
    model.chosen.find((one) => one.group === group.id)?.fieldId,
    (field) => field !== undefined && model.setField(group.id, field),
  );
  const option = (field: Group['fields'][number]): ChipOption => {
    const isUnavailable =
      field.status !== 'active' &&
      !model.movingVisit?.options.some((one) => one.fieldId === field.id);
    const reason = isUnavailable ? t('booking.day_full') : undefined;
    return {
      value: field.id,
      label: text(field.name),
      detail: reason,
      unavailable: isUnavailable,
      reason,
    };
  };
  return (
    <ChipGroup
      legend={text(group.name)}
      value={chosen}
      onChange={choose}
      options={group.fields.map(option)}
    />
  );
};

const TimeOptions = ({ model }: { readonly model: BookingModel }): ReactElement => {
  const { t } = useTranslation();
  const { day, movingVisit, isDayLoaded } = model;
  const [selected, select] = usePressed(
    model.selectedTime,
    (time) => time !== undefined && model.set({ time }),
  );
  const option = (slot: BookingModel['times'][number]): ChipOption => {
    const value = slot.time ?? '';
    if (!isDayLoaded) return { value, label: value };
    const isOwnVisit =
      movingVisit !== undefined && day === movingVisit.date && value === movingVisit.time;
    const word = isOwnVisit
      ? t('booking.mine')
      : slot.status === 'few'
        ? t('booking.left', { count: slot.remaining })
        : t(`booking.day_${slot.status}`);
    const isUnavailable = !isOwnVisit && !isFree(slot);
    return {
      value,
      label: value,
      detail: word,
      unavailable: isUnavailable,
      reason: isUnavailable ? word : undefined,
    };
  };
  return (
    <ChipGroup
      className={styles.times}
      legend={t('booking.time')}
      value={selected}
      onChange={select}
      options={model.times.map(option)}
    />
  );
};

const VisitOptions = ({ model }: { readonly model: BookingModel }): ReactElement => (
  <div className={styles.options} id={fieldId('time')}>
    {model.failedQuery && (
      <QueryError
        failure={model.failedQuery.error}
        level={3}
        onRetry={() => void model.failedQuery?.refetch()}
      />
    )}
    {model.times.length > 0 && <TimeOptions model={model} />}
    {model.groups.map((group) => (
      <GroupOptions key={group.id} model={model} group={group} />
    ))}
  </div>
);

/**
 * Leads to the first day that is free, whatever month is shown. It stays when that is the chosen
 * one, as the focus on it does.
 */
const NextFreeDay = ({
  day,
  onGo,
}: {
  readonly day: string;
  readonly onGo: () => void;
}): ReactElement => {
  const { t, locale } = useTranslation();
  return (
    <Button tone="ghost" size="s" className={styles.nextFree} onClick={onGo}>
      <span>{t('booking.nextFree', { day: formatShortDay(day, locale) })}</span>
      <Icon d={arrowIcon} size="s" />
    </Button>
  );
};

/** What the marks of the days mean. */
const Legend = memo((): ReactElement => {
  const { t } = useTranslation();
  return (
    <ul className={styles.legend} aria-label={t('booking.legend')}>
      {MARKS.map((select) => (
        <li key={select} data-mark={select}>
          <AvailabilityMark state={select} />
          <span>{t(`booking.mark_${select}`)}</span>
        </li>
      ))}
    </ul>
  );
});

/**
 * The times and options of a visit, and below them the month with its free places, in words and
 * shapes.
 */
export const BookingCalendar = ({
  model,
  overview,
}: {
  readonly model: BookingModel;
  readonly overview: Overview;
}): ReactElement => {
  const { t, locale } = useTranslation();
  const { calendar, today } = model;
  return (
    <QueryBoundary
      query={calendar}
      loading={<Skeleton shape="block" />}
      renderError={(retry) => <QueryError failure={calendar.error} level={3} onRetry={retry} />}
    >
      {(month) => {
        if (model.isStopped) return <BookingUnavailable model={model} />;
        // They come together: what stands above the month does not push it away.
        if (model.isLoadingOptions) return <Skeleton shape="block" />;
        const next = month.nextFreeDate;
        return (
          <div className={styles.calendar}>
            {month.bookingState === 'stopped' && <BookingUnavailable model={model} />}
            {overview.openBookingDate && overview.openBookingDate > today && (
              <Note icon={infoIcon} tone="info">
                {t('booking.opens', { day: formatDay(overview.openBookingDate, locale) })}
              </Note>
            )}
            <VisitOptions model={model} />
            <div id={fieldId('day')}>
              <BookingMonth
                model={model}
                overview={overview}
                loadedMonth={month}
                renderAside={(pick) => next && <NextFreeDay day={next} onGo={() => pick(next)} />}
              />
            </div>
            <Legend />
          </div>
        );
      }}
    </QueryBoundary>
  );
};
