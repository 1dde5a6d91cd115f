import { hongKongDay, isDay, type HongKongDay } from '@tapnook/kernel';
import { usePlatform, useTranslation } from '@tapnook/platform';
import { calendarIcon, Chip, moveFocus, Skeleton, TextField } from '@tapnook/ui';
import { lazy, Suspense, useId, useRef, useState, type ReactElement } from 'react';
import { dateLabel } from './filter-chips.ts';
import styles from './filters.module.css';

const DayCalendar = lazy(async () => ({
  default: (await import('./day-calendar.tsx')).DayCalendar,
}));

/** One day of one's own: a press opens a month. */
export const DayFilter = ({
  value,
  onChange,
}: {
  readonly value: string | undefined;
  readonly onChange: (day: HongKongDay) => void;
}): ReactElement => {
  const { t, locale } = useTranslation();
  const today = hongKongDay(usePlatform().now());
  const [open, setOpen] = useState(false);
  const chip = useRef<HTMLButtonElement>(null);
  const id = useId();
  const day = value !== undefined && isDay(value) ? value : undefined;
  return (
    <>
      <Chip
        ref={chip}
        icon={calendarIcon}
        className={styles.scripted}
        data-on={day ? true : undefined}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {day ? dateLabel(day, today, locale, t) : t('search.day')}
      </Chip>
      {open && (
        <div id={id} className={styles.calendar}>
          <Suspense fallback={<Skeleton shape="block" />}>
            <DayCalendar
              day={day}
              today={today}
              onChoose={(chosen) => {
                setOpen(false);
                moveFocus(chip.current);
                onChange(chosen);
              }}
            />
          </Suspense>
        </div>
      )}
    </>
  );
};

/** The browser's own field for a day, where no script opens a month. */
export const DayField = ({ value }: { readonly value: string | undefined }): ReactElement => {
  const { t } = useTranslation();
  return (
    <noscript>
      <TextField
        label={t('search.day')}
        type="date"
        name="bookableTime"
        defaultValue={value !== undefined && isDay(value) ? value : undefined}
      />
    </noscript>
  );
};
