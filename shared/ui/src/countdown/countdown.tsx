import { formatTimeLeft, type DisplayLocale } from '@tapnook/kernel';
import { Fragment, useEffect, useRef, useState } from 'react';
import { hasJumped, passedMark, secondsLeft, type Reading } from './countdown-time.ts';
import { everySecond } from './every-second.ts';
import styles from './countdown.module.css';

export interface CountdownProps {
  /** When it ends: ISO 8601 or milliseconds, by the server's clock. */
  readonly endsAt: string | number;
  /** Server time minus this device's time, in milliseconds. */
  readonly offsetMs?: number | undefined;
  /**
   * The time of the first drawing, in milliseconds; that of the server's drawing. Without it the
   * first figures are dashes.
   */
  readonly initialNow?: number | undefined;
  /** The whole span, for the ring. */
  readonly totalMs?: number | undefined;
  /** `dial` is a small ring before the words and the figures. */
  readonly look?: 'ring' | 'dial' | 'figures' | 'boxes' | undefined;
  /** "Pay within", before the figures of a dial. */
  readonly words?: string | undefined;
  /** "Time left to pay". */
  readonly label: string;
  /** What is said at 10, 5 and 1 minute; not each second. */
  readonly announce?: ((minutes: number) => string) | undefined;
  /** Of the words for days, from one day on: "2 days". */
  readonly locale?: DisplayLocale | undefined;
  readonly onEnd?: (() => void) | undefined;
}

/**
 * The seconds left, read again each second, at once after the tab was asleep, and the last
 * announcement.
 */
const useCountdown = ({ endsAt, offsetMs = 0, initialNow, announce, onEnd }: CountdownProps) => {
  const end = typeof endsAt === 'number' ? endsAt : Date.parse(endsAt);
  const [left, setLeft] = useState(
    initialNow === undefined ? undefined : secondsLeft(end, initialNow),
  );
  const [said, setSaid] = useState('');
  const calls = useRef({ announce, onEnd });
  useEffect(() => {
    calls.current = { announce, onEnd };
  });
  useEffect(() => {
    let before = Number.POSITIVE_INFINITY;
    let last: Reading | undefined;
    const read = () => {
      const reading = { clock: Date.now(), steady: performance.now() };
      const now = secondsLeft(end, reading.clock + offsetMs);
      const mark = last && !hasJumped(last, reading) ? passedMark(before, now) : undefined;
      last = reading;
      if (mark !== undefined) setSaid(calls.current.announce?.(mark) ?? '');
      setLeft(now);
      if (now === 0 && before > 0) {
        stop();
        calls.current.onEnd?.();
      }
      before = now;
    };
    const stop = everySecond(read);
    read();
    document.addEventListener('visibilitychange', read);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', read);
    };
  }, [end, offsetMs]);
  return { left, said };
};

/** What is left of the span as an arc; with the figures inside, or small and thick without. */
const Ring = ({ share, children }: { readonly share: number; readonly children?: string }) => {
  const radius = children ? 19.5 : 17.5;
  return (
    <span className={styles.ring} data-small={children ? undefined : ''}>
      <svg viewBox="0 0 44 44" aria-hidden="true" focusable="false">
        <circle cx="22" cy="22" r={radius} />
        <circle
          data-on=""
          cx="22"
          cy="22"
          r={radius}
          pathLength="100"
          strokeDasharray={`${share * 100} 100`}
        />
      </svg>
      {children && <span translate="no">{children}</span>}
    </span>
  );
};

/**
 * Time running out, in figures or as a ring. Read as text when asked for; announced at 10, 5 and 1
 * minute. Where a part of the page is taken over seconds after it was drawn, the drawn figures
 * stand until the next second.
 */
export const Countdown = (props: CountdownProps) => {
  const { totalMs, look = 'figures', words, label, locale = 'en-US' } = props;
  const { left: counted, said } = useCountdown(props);
  // A device's clock is known to a second or so: never more is shown than the whole span.
  const left =
    counted === undefined || totalMs === undefined
      ? counted
      : Math.min(counted, Math.ceil(totalMs / 1000));
  const text = left === undefined ? '--:--' : formatTimeLeft(left * 1000, locale);
  const figures = text.split(':');
  const share = totalMs && left !== undefined ? Math.min(1, (left * 1000) / totalMs) : 1;
  return (
    <span className={styles.countdown} role="timer" aria-label={label}>
      {look === 'ring' && <Ring share={share}>{text}</Ring>}
      {look === 'dial' && (
        <span className={styles.dial}>
          <Ring share={share} />
          <span>{words}</span> <span translate="no">{text}</span>
        </span>
      )}
      {look === 'figures' && (
        <span className={styles.figures} translate="no" suppressHydrationWarning>
          {text}
        </span>
      )}
      {look === 'boxes' && (
        <span className={styles.boxes}>
          <span className="visually-hidden">
            <span suppressHydrationWarning>{text}</span>
          </span>
          {figures.map((figure, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a figure is its place
            <Fragment key={figures.length - index}>
              {index > 0 && <i aria-hidden="true">:</i>}
              <b aria-hidden="true" translate="no" suppressHydrationWarning>
                {figure}
              </b>
            </Fragment>
          ))}
        </span>
      )}
      <span className="visually-hidden">
        <span aria-live="assertive">{said}</span>
      </span>
    </span>
  );
};
