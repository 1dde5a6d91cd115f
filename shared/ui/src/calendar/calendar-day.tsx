import { memo, type Ref } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { AvailabilityMark } from './availability-mark.tsx';
import { dayNumber } from './calendar-days.ts';
import styles from './calendar.module.css';

export interface CalendarDay {
  readonly state: 'open' | 'few' | 'full' | 'past' | 'closed' | 'mine';
  /** Short: `$480`. */
  readonly price?: string | undefined;
  /** "3 left", "Full". */
  readonly note?: string | undefined;
  /** What is read after the day instead of price and note: "HK$480, 3 left". */
  readonly name?: string | undefined;
  /** Among the cheapest: a warm ground. */
  readonly deal?: boolean | undefined;
}

interface CalendarCellProps {
  readonly day: string;
  readonly data: CalendarDay;
  /** What is read for the day: its name, price and what is left. */
  readonly nameOf: (day: string, data: CalendarDay) => string;
  readonly selected: boolean;
  readonly today: boolean;
  readonly board: boolean;
  readonly reachable: boolean;
  readonly fullWord: string;
  /** Pressed, whether it can be chosen or not. */
  readonly onPick: (day: string, open: boolean) => void;
  readonly ref: Ref<HTMLButtonElement> | undefined;
}

/** Whether a day of this state can be chosen. */
export const isOpen = (data: CalendarDay | undefined): boolean =>
  data?.state === 'open' || data?.state === 'few' || data?.state === 'mine';

const Cell = ({
  day,
  data,
  nameOf,
  selected,
  today,
  board,
  reachable,
  fullWord,
  onPick,
  ref,
}: CalendarCellProps) => {
  const note = data.note ?? (data.state === 'full' ? fullWord : undefined);
  return (
    <div role="gridcell" aria-selected={selected} className={styles.cell}>
      <button
        ref={ref}
        type="button"
        className={styles.day}
        data-day={day}
        data-state={data.state}
        data-deal={data.deal || undefined}
        data-on={selected || undefined}
        tabIndex={reachable ? 0 : -1}
        aria-current={today ? 'date' : undefined}
        aria-disabled={isOpen(data) ? undefined : true}
        onClick={() => onPick(day, isOpen(data))}
      >
        <VisuallyHidden>{nameOf(day, data)}</VisuallyHidden>
        <span data-number="" aria-hidden="true">
          {dayNumber(day)}
        </span>
        {data.price && <small aria-hidden="true">{data.price}</small>}
        {(note || board) && (
          <small data-note="" aria-hidden="true">
            {board && <AvailabilityMark state={data.state === 'past' ? 'closed' : data.state} />}
            <span>{note}</span>
          </small>
        )}
      </button>
    </div>
  );
};

/**
 * One day of the grid: number, price, what is left. Six weeks of them are drawn anew only where
 * something changed.
 */
export const CalendarCell = memo(Cell);
