import { formatDay, formatShortDay } from '@tapnook/kernel';
import { useTranslation } from '@tapnook/platform';
import {
  arrowIcon,
  AvailabilityMark,
  Button,
  ChipGroup,
  Icon,
  Note,
  Skeleton,
  infoIcon,
  usePressed,
} from '@tapnook/ui';
import { memo, type ComponentProps, type ReactElement } from 'react';
import { QueryError } from '../../shared/components/query-error.tsx';
import { isFree, type Overview } from './booking-days.ts';
import { partId } from './booking-model.ts';
import { BookingMonth } from './booking-month.tsx';
import { Stopped } from './booking-unavailable.tsx';
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
    const gone =
      field.status !== 'active' &&
      !model.moving?.options.some(({ fieldId }) => fieldId === field.id);
    const reason = gone ? t('booking.day_full') : undefined;
    return { value: field.id, label: text(field.name), detail: reason, unavailable: gone, reason };
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

const Times = ({ model }: { readonly model: BookingModel }): ReactElement => {
  const { t } = useTranslation();
  const { day, moving, known } = model;
  const [marked, mark] = usePressed(
    model.marked,
    (time) => time !== undefined && model.set({ time }),
  );
  const option = (slot: BookingModel['times'][number]): ChipOption => {
    const value = slot.time ?? '';
    if (!known) return { value, label: value };
    const mine = moving !== undefined && day === moving.date && value === moving.time;
    const word = mine
      ? t('booking.mine')
      : slot.status === 'few'
        ? t('booking.left', { count: slot.remaining })
        : t(`booking.day_${slot.status}`);
    const gone = !mine && !isFree(slot);
    return {
      value,
      label: value,
      detail: word,
      unavailable: gone,
      reason: gone ? word : undefined,
    };
  };
  return (
    <ChipGroup
      className={styles.times}
      legend={t('booking.time')}
      value={marked}
      onChange={mark}
      options={model.times.map(option)}
    />
  );
};

const Options = ({ model }: { readonly model: BookingModel }): ReactElement => (
  <div className={styles.options} id={partId('time')}>
    {model.lost && (
      <QueryError failure={model.lost.error} level={3} onRetry={() => void model.lost?.refetch()} />
    )}
    {model.times.length > 0 && <Times model={model} />}
    {model.groups.map((group) => (
      <GroupOptions key={group.id} model={model} group={group} />
    ))}
  </div>
);

/** Leads to the first day that is free, whatever month is shown. It stays when that is the chosen one, as the focus on it does. */
const NextFree = ({
  day,
  onGo,
}: {
  readonly day: string;
  readonly onGo: () => void;
}): ReactElement => {
  const { t, locale } = useTranslation();
  return (
    <Button tone="ghost" size="s" className={styles.nextFree} onClick={onGo}>
      {t('booking.nextFree', { day: formatShortDay(day, locale) })}
      <Icon d={arrowIcon} size="s" />
    </Button>
  );
};

/** What the marks of the days mean. */
const Legend = memo((): ReactElement => {
  const { t } = useTranslation();
  return (
    <ul className={styles.legend} aria-label={t('booking.legend')}>
      {MARKS.map((mark) => (
        <li key={mark} data-mark={mark}>
          <AvailabilityMark state={mark} />
          {t(`booking.mark_${mark}`)}
        </li>
      ))}
    </ul>
  );
});

/** The times and options of a visit, and below them the month with its free places, in words and shapes. */
export const BookingBoard = ({
  model,
  overview,
}: {
  readonly model: BookingModel;
  readonly overview: Overview;
}): ReactElement => {
  const { t, locale } = useTranslation();
  const { board, today } = model;
  if (board.isError && !board.data)
    return <QueryError failure={board.error} level={3} onRetry={() => void board.refetch()} />;
  if (!board.data) return <Skeleton shape="block" />;
  if (model.stopped) return <Stopped model={model} />;
  // They come together: what stands above the month does not push it away.
  if (model.asking) return <Skeleton shape="block" />;
  const next = board.data.nextFreeDate;
  return (
    <div className={styles.board}>
      {board.data.bookingState === 'stopped' && <Stopped model={model} />}
      {overview.openBookingDate && overview.openBookingDate > today && (
        <Note icon={infoIcon} tone="info">
          {t('booking.opens', { day: formatDay(overview.openBookingDate, locale) })}
        </Note>
      )}
      <Options model={model} />
      <div id={partId('day')}>
        <BookingMonth
          model={model}
          overview={overview}
          told={board.data}
          aside={(pick) => next && <NextFree day={next} onGo={() => pick(next)} />}
        />
      </div>
      <Legend />
    </div>
  );
};
