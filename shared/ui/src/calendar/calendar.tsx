import {
  startTransition,
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useOptimistic,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { classes } from '../classes.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { chevronLeftIcon, chevronRightIcon } from '../icon/icons.ts';
import { CalendarCell, isOpen, type CalendarDay } from './calendar-day.tsx';
import { dayAfterKey, dayWithin, monthAfter, monthOf, weeksOf } from './calendar-days.ts';
import styles from './calendar.module.css';

export interface CalendarWords {
  /** "November 2026"; announced when the month changes. */
  readonly title: (month: string) => string;
  /** "Saturday 28 November". */
  readonly dayName: (day: string) => string;
  /** Seven, from Sunday. */
  readonly weekdays: readonly { readonly short: string; readonly long: string }[];
  readonly previous: string;
  readonly next: string;
  readonly full: string;
  /** What is said, not shown, of a day on which nothing is offered, and of one that is over. */
  readonly closed?: string | undefined;
  readonly past?: string | undefined;
  /** What stands between the parts that are read: ", " when left out. */
  readonly comma?: string | undefined;
}

export interface CalendarProps {
  /** `YYYY-MM`. */
  readonly month: string;
  readonly onMonthChange: (month: string) => void;
  /** `YYYY-MM-DD`. */
  readonly value?: string | undefined;
  readonly onChange: (day: string) => void;
  /** A day that cannot be chosen was pressed: the place to say why. */
  readonly onRefused?: ((day: string) => void) | undefined;
  /** By day; a day that is missing is closed. */
  readonly days: Readonly<Record<string, CalendarDay>>;
  readonly words: CalendarWords;
  /** First and last month that can be shown. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly today?: string | undefined;
  readonly weekStart?: 0 | 1 | undefined;
  /** New figures are on their way; the old stay, dimmed. */
  readonly busy?: boolean | undefined;
  /** `board` is the wide one of a booking, where each day carries a mark and a word. */
  readonly look?: 'compact' | 'board' | undefined;
  /** Stands at the right of the month's head: a way to the next free day. */
  readonly aside?: ReactNode;
  /** Names the grid together with the month. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

const CLOSED: CalendarDay = { state: 'closed' };

const within = (month: string, min: string | undefined, max: string | undefined) =>
  (!min || month >= min) && (!max || month <= max);

/**
 * The day that Tab reaches: the one with the focus, else the chosen, else today, else the first
 * that can be chosen.
 */
const reachableDay = (
  shown: readonly string[],
  focused: string | undefined,
  { value, today = '', days }: CalendarProps,
): string | undefined =>
  [focused, value, today, shown.find((day) => isOpen(days[day]))].find(
    (day) => day !== undefined && day >= today && shown.includes(day),
  ) ?? shown[0];

const useRovingDay = (props: CalendarProps, shown: readonly string[]) => {
  const { month, onMonthChange, min, max, today, weekStart = 0 } = props;
  const [focused, setFocused] = useState<string>();
  const cell = useRef<HTMLButtonElement>(null);
  const moving = useRef(false);
  const inside = useRef(false);
  const reachable = reachableDay(shown, focused, props);
  useEffect(() => {
    if (!moving.current || reachable !== focused) return;
    moving.current = false;
    cell.current?.focus();
  }, [reachable, focused]);
  // Who went into a month before the next one took its place is in that one.
  useLayoutEffect(() => {
    if (inside.current && document.activeElement === document.body) cell.current?.focus();
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const from = (event.target as Element).closest<HTMLElement>('[data-day]')?.dataset.day;
    const byYear = event.shiftKey && event.key.startsWith('Page');
    const led = from && dayAfterKey(event.key, from, weekStart, byYear);
    if (!led) return;
    event.preventDefault();
    // Few calendars reach a year on: by year one comes as far as they go.
    const far = byYear ? dayWithin(led, min, max) : led;
    // Weeks that are over may be left out.
    const next = today && far < today && from >= today ? today : far;
    const nextMonth = monthOf(next);
    if (!within(nextMonth, min, max)) return;
    if (next === reachable) return cell.current?.focus();
    moving.current = true;
    setFocused(next);
    if (nextMonth !== month) onMonthChange(nextMonth);
  };
  const onFocus = () => void (inside.current = true);
  const onBlur = () => void (inside.current = false);
  return { reachable, cell, setFocused, handlers: { onKeyDown, onFocus, onBlur } };
};

interface MonthHeadProps extends Pick<CalendarProps, 'words' | 'min' | 'max' | 'aside'> {
  readonly month: string;
  readonly onTurn: (month: string) => void;
  readonly titleId: string;
}

const MonthHead = ({ month, onTurn, words, min, max, aside, titleId }: MonthHeadProps) => {
  const [previous, next] = [monthAfter(month, -1), monthAfter(month, 1)];
  // From beyond the months that can be shown, the way back to them stays open.
  const [back, on] = [within(previous, min, undefined), within(next, undefined, max)];
  return (
    <div className={styles.head} data-aside={aside ? '' : undefined}>
      <p id={titleId} className={styles.title} aria-live="polite">
        {words.title(month)}
      </p>
      <IconButton
        icon={chevronLeftIcon}
        label={words.previous}
        aria-disabled={!back || undefined}
        onClick={() => back && onTurn(previous)}
      />
      <IconButton
        icon={chevronRightIcon}
        label={words.next}
        aria-disabled={!on || undefined}
        onClick={() => on && onTurn(next)}
      />
      {aside && <div className={styles.aside}>{aside}</div>}
    </div>
  );
};

const nameOfDay = (words: CalendarProps['words'], day: string, data: CalendarDay): string => {
  const reasons: Readonly<Partial<Record<CalendarDay['state'], string | undefined>>> = {
    full: words.full,
    closed: words.closed,
    past: words.past,
  };
  return [
    words.dayName(day),
    ...(data.name ? [data.name] : [data.price, data.note ?? reasons[data.state]]),
  ]
    .filter(Boolean)
    .join(words.comma ?? ', ');
};

interface WeekProps extends Pick<CalendarProps, 'days' | 'value' | 'today' | 'look' | 'words'> {
  readonly week: readonly (string | undefined)[];
  readonly reachable: string | undefined;
  readonly cell: RefObject<HTMLButtonElement | null>;
  readonly nameOf: (day: string, data: CalendarDay) => string;
  readonly onPick: (day: string, open: boolean) => void;
}

const Week = ({
  week,
  days,
  value,
  today,
  look,
  words,
  reachable,
  cell,
  nameOf,
  onPick,
}: WeekProps) => (
  <div
    className={styles.week}
    data-over={(today && week.every((day) => !day || day < today)) || undefined}
    role="row"
  >
    {week.map((day, column) =>
      day ? (
        <CalendarCell
          key={day}
          ref={day === reachable ? cell : undefined}
          day={day}
          data={days[day] ?? CLOSED}
          nameOf={nameOf}
          selected={day === value}
          today={day === today}
          board={look === 'board'}
          reachable={day === reachable}
          fullWord={words.full}
          onPick={onPick}
        />
      ) : (
        // oxlint-disable-next-line react/no-array-index-key -- A blank is its place in the week.
        <div key={`blank-${column}`} className={styles.cell} role="gridcell" />
      ),
    )}
  </div>
);

/**
 * A month of days with price and what is left. Arrows move by day, Page keys by month and with
 * Shift by year, Home and End within the week; full days stay reachable and say so. The title is
 * announced when the month changes: a press on its arrows names the next month at once, and the
 * days follow.
 */
export const Calendar = (props: CalendarProps) => {
  const {
    month,
    onMonthChange,
    min,
    max,
    onChange,
    onRefused,
    words,
    weekStart = 0,
    busy,
    look = 'compact',
    aside,
    label,
    className,
  } = props;
  const titleId = useId();
  const [named, name] = useOptimistic(month);
  const turn = (to: string): void =>
    startTransition(() => {
      name(to);
      onMonthChange(to);
    });
  // The press is answered by the name of the month; the days are dimmed right after it, until the
  // next ones are here.
  const turning = useDeferredValue(named !== month);
  const weeks = useMemo(() => weeksOf(month, weekStart), [month, weekStart]);
  const pick = useRef({ onChange, onRefused });
  useLayoutEffect(() => void (pick.current = { onChange, onRefused }), [onChange, onRefused]);
  const { reachable, cell, setFocused, handlers } = useRovingDay(
    props,
    weeks.flat().filter((day) => day !== undefined),
  );
  const onPick = useCallback(
    (day: string, open: boolean) => {
      setFocused(day);
      (open ? pick.current.onChange : pick.current.onRefused)?.(day);
    },
    [setFocused],
  );
  const nameOf = useCallback(
    (day: string, data: CalendarDay) => nameOfDay(words, day, data),
    [words],
  );
  const weekProps = { ...props, nameOf, onPick, reachable, cell };
  const orderedWeekdays = [
    ...words.weekdays.slice(weekStart),
    ...words.weekdays.slice(0, weekStart),
  ];
  return (
    <div
      className={classes(styles.calendar, className)}
      data-look={look}
      role="group"
      aria-label={label}
      aria-busy={busy || turning || undefined}
    >
      <MonthHead
        month={named}
        onTurn={turn}
        words={words}
        min={min}
        max={max}
        aside={aside}
        titleId={titleId}
      />
      <div className={styles.body}>
        {/* No table: large text turns it into a list, and browsers would then forget its rows. */}
        <div
          className={styles.grid}
          role="grid"
          tabIndex={-1}
          aria-labelledby={titleId}
          {...handlers}
        >
          <div className={styles.heads} role="rowgroup">
            <div className={styles.week} role="row">
              {orderedWeekdays.map((weekday) => (
                <div
                  key={weekday.long}
                  className={styles.weekday}
                  role="columnheader"
                  aria-label={weekday.long}
                >
                  {weekday.short}
                </div>
              ))}
            </div>
          </div>
          <div className={styles.weeks} role="rowgroup">
            {weeks.map((week, row) => (
              // oxlint-disable-next-line react/no-array-index-key -- a week is its place in it
              <Week key={`${month}-${row}`} {...weekProps} week={week} />
            ))}
          </div>
        </div>
      </div>
    </div>
  );
};
