import {
  addMonths,
  formatDay,
  formatMoney,
  formatMonth,
  hongKongDay,
  weekday,
  weekdayName,
} from '@tapnook/kernel';
import { usePlatform, useTranslation, type Words } from '@tapnook/platform';
import {
  alertIcon,
  Button,
  Calendar,
  ChipGroup,
  Dialog,
  Note,
  QueryBoundary,
  Skeleton,
  type CalendarDay,
  type CalendarWords,
} from '@tapnook/ui';
import type { ReactElement } from 'react';
import { QueryError } from '../../shared/components/query-error.tsx';
import type { Order } from '../../shared/model/order.ts';
import type { DateChange, DateChangeModel } from './use-date-change.ts';
import styles from './order-requests.module.css';

/** What a day costs more or less, with its sign; "same price" when neither. */
const differenceText = (difference: number, { t }: Pick<Words, 't'>): string =>
  difference === 0
    ? t('change.same')
    : `${difference > 0 ? '+' : '−'}${formatMoney(Math.abs(difference))}`;

const STATES = {
  available: 'open',
  few: 'few',
  full: 'full',
  closed: 'closed',
  past: 'past',
} as const satisfies Record<DateChange['days'][number]['status'], CalendarDay['state']>;
const UNLIMITED = 999;

/** The days as the calendar shows them: what each costs more, and in words what is left. */
const calendarDays = (
  days: DateChange['days'],
  mine: string | null,
  words: Pick<Words, 't'>,
): Readonly<Record<string, CalendarDay>> =>
  Object.fromEntries(
    days.map(({ date, status, remaining, difference }) => {
      const isOpen = status === 'available' || status === 'few';
      const left =
        isOpen && remaining < UNLIMITED
          ? words.t('booking.left', { count: remaining })
          : words.t(`booking.day_${status}`);
      const price = isOpen && difference ? differenceText(difference, words) : undefined;
      return [
        date,
        {
          state: date === mine ? 'mine' : STATES[status],
          // Seven days stand side by side on a phone.
          price: price?.replace('HK', ''),
          note: date === mine ? words.t('booking.mine') : undefined,
          name: [date === mine ? words.t('booking.mine') : left, price]
            .filter(Boolean)
            .join(words.t('detail.comma')),
        },
      ];
    }),
  );

const calendarWords = ({ t, locale }: Words): CalendarWords => ({
  title: (shown) => formatMonth(Number(shown.slice(0, 4)), Number(shown.slice(5)), locale),
  dayName: (day) => `${weekdayName(weekday(day), locale)} ${formatDay(day, locale)}`,
  weekdays: Array.from({ length: 7 }, (_, index) => ({
    short: weekdayName(index, locale, 'short').slice(0, locale === 'zh-HK' ? 2 : 1),
    long: weekdayName(index, locale),
  })),
  previous: t('booking.previous'),
  next: t('booking.next'),
  full: t('booking.day_full'),
  comma: t('detail.comma'),
});

const Starts = ({ model }: { readonly model: DateChangeModel }): ReactElement | null => {
  const words = useTranslation();
  const { t } = words;
  const { slots, time, setTime } = model;
  if (slots.length < 2) return null;
  return (
    <ChipGroup
      legend={t('booking.time')}
      value={time}
      onChange={setTime}
      options={slots.map((slot) => {
        const isOpen = slot.status === 'available' || slot.status === 'few';
        const detail = isOpen
          ? differenceText(slot.difference, words)
          : t(`booking.day_${slot.status}`);
        return {
          value: slot.time ?? '',
          label: slot.time ?? t('change.allDay'),
          detail,
          unavailable: !isOpen,
          reason: isOpen ? undefined : detail,
        };
      })}
    />
  );
};

/** What the choice means in money and places, before it is confirmed. */
const Consequence = ({ model }: { readonly model: DateChangeModel }): ReactElement | null => {
  const { t } = useTranslation();
  const { slot } = model;
  if (!slot) return null;
  const amount = formatMoney(Math.abs(slot.difference));
  const line = slot.difference > 0 ? 'more' : slot.difference < 0 ? 'less' : 'nothing';
  return (
    <p role="status" className={styles.amount}>
      <span className="bold">{t(`change.${line}`, { amount })}</span>
      <span className="text-sm text-muted">{t('change.keeps')}</span>
    </p>
  );
};

const Body = ({
  order,
  model,
}: {
  readonly order: Order;
  readonly model: DateChangeModel;
}): ReactElement => {
  const words = useTranslation();
  const { t, text, locale } = words;
  const today = hongKongDay(usePlatform().now());
  const { calendar, month, day, failure } = model;
  return (
    <QueryBoundary
      query={calendar}
      loading={<Skeleton shape="block" />}
      renderError={(retry) => <QueryError failure={calendar.error} level={3} onRetry={retry} />}
    >
      {({ nextFreeDate, days, month: loaded }) => (
        <div className={styles.form}>
          <Calendar
            label={t('change.calendar')}
            month={month}
            onMonthChange={model.setMonth}
            value={day}
            onChange={model.pick}
            days={loaded === month ? calendarDays(days, order.participationDate, words) : {}}
            min={today.slice(0, 7)}
            max={addMonths(today, 6).slice(0, 7)}
            today={today}
            busy={calendar.isFetching}
            words={calendarWords(words)}
            aside={
              nextFreeDate &&
              nextFreeDate.slice(0, 7) !== month && (
                <Button tone="ghost" size="s" onClick={() => model.pick(nextFreeDate)}>
                  {t('booking.nextFree', { day: formatDay(nextFreeDate, locale) })}
                </Button>
              )
            }
          />
          <p className="text-sm text-muted">{t('change.unmarked')}</p>
          <Starts model={model} />
          <Consequence model={model} />
          {failure && (
            <Note icon={alertIcon} tone="bad" role="alert" title={text(failure.text)}>
              <p className="text-sm">{t('change.stays')}</p>
            </Note>
          )}
        </div>
      )}
    </QueryBoundary>
  );
};

interface DateChangeDialogProps {
  readonly order: Order;
  readonly model: DateChangeModel;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onMove: () => void;
}

/** Picks another day for an order: its price and places, and what the change costs. */
export const DateChangeDialog = ({
  order,
  model,
  open,
  onClose,
  onMove,
}: DateChangeDialogProps): ReactElement => {
  const { t } = useTranslation();
  const isDearer = (model.slot?.difference ?? 0) > 0;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('change.title')}
      dismissible={!model.isPending}
      actions={
        <>
          <Button tone="ghost" onClick={onClose}>
            {t('change.keep')}
          </Button>
          <Button disabled={!model.slot} busy={model.isPending} onClick={onMove}>
            {isDearer
              ? t('change.pay', { amount: formatMoney(model.slot?.difference ?? 0) })
              : t('change.confirm')}
          </Button>
        </>
      }
    >
      <Body order={order} model={model} />
    </Dialog>
  );
};
