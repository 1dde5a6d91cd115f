import { formatDay, formatShortDay } from '@tapnook/kernel';
import { useWords } from '@tapnook/platform';
import { AvailabilityMark, Button, ChipGroup, Note, Skeleton, infoIcon } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { PartError } from '../../counter/part-error.tsx';
import type { Overview } from './booking-days.ts';
import { BookingMonth } from './booking-month.tsx';
import { partId } from './booking-parts.ts';
import styles from './booking.module.css';
import type { BookingModel } from './use-booking.ts';

const MARKS = ['open', 'few', 'full', 'closed', 'mine'] as const;

const Options = ({ model }: { readonly model: BookingModel }): ReactElement => {
  const { t, text } = useWords();
  const isOpen = ({ time, status }: BookingModel['times'][number]): boolean => status === 'available' || status === 'few' || (model.day === model.moving?.date && time === model.moving?.time);
  return (
    <div className={styles.options} id={partId('time')}>
      {model.lost && <PartError failure={model.lost.error} level={3} onRetry={() => void model.lost?.refetch()} />}
      {model.groups.map((group) => (
        <ChipGroup
          key={group.id} legend={text(group.name)} value={model.chosen.find((one) => one.group === group.id)?.fieldId} onChange={(field) => model.setField(group.id, field)}
          options={group.fields.map((field) => {
            const gone = field.status !== 'active' && !model.moving?.options.some(({ fieldId }) => fieldId === field.id);
            const reason = gone ? t('booking.day_full') : undefined;
            return { value: field.id, label: text(field.name), detail: reason, unavailable: gone, reason };
          })}
        />
      ))}
      {model.times.length > 0 && (
        <ChipGroup
          legend={t('booking.time')} value={model.time} onChange={(time) => model.set({ time })}
          options={model.times.map((slot) => ({
            value: slot.time ?? '', label: slot.time ?? '', unavailable: !isOpen(slot),
            detail: slot.status === 'few' ? t('booking.left', { count: slot.remaining }) : undefined, reason: isOpen(slot) ? undefined : t(`booking.day_${slot.status}`),
          }))}
        />
      )}
    </div>
  );
};

/** The month with its free places, in words and shapes; below it the times and options of the chosen day. */
export const BookingBoard = ({ model, overview }: { readonly model: BookingModel; readonly overview: Overview }): ReactElement => {
  const { t, text, locale } = useWords();
  const { board, today, day: chosen } = model;
  if (board.isError && !board.data) return <PartError failure={board.error} level={3} onRetry={() => void board.refetch()} />;
  if (!board.data) return <Skeleton shape="block" />;
  const note = board.data.bookingState === 'stopped' && <Note icon={infoIcon} tone="warn" role="status" title={t('booking.stopped')}>{text(board.data.bookingStateText)}</Note>;
  if (model.stopped) return <div>{note}</div>;
  const next = board.data.nextFreeDate;
  const pick = (day: string): void => model.set({ day, time: undefined });
  return (
    <div className={styles.board} id={partId('day')}>
      {note}
      {overview.openBookingDate && overview.openBookingDate > today && <Note icon={infoIcon} tone="info">{t('booking.opens', { day: formatDay(overview.openBookingDate, locale) })}</Note>}
      <BookingMonth model={model} overview={overview} told={board.data} onPick={pick} />
      <ul className={styles.legend} aria-label={t('booking.legend')}>{MARKS.map((mark) => <li key={mark}><AvailabilityMark state={mark} />{t(`booking.mark_${mark}`)}</li>)}</ul>
      {next && next !== chosen && (
        <div>
          <Button
            tone="ghost" size="s"
            onClick={() => {
              model.setMonth(next.slice(0, 7));
              pick(next);
            }}
          >
            {t('booking.nextFree', { day: formatShortDay(next, locale) })}
          </Button>
        </div>
      )}
      <Options model={model} />
    </div>
  );
};
