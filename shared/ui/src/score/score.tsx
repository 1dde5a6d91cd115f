import { classes } from '../classes.ts';
import { Icon } from '../icon/icon.tsx';
import { starIcon } from '../icon/icons.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './score.module.css';

export interface ScoreProps {
  /** One decimal: `4.8`. */
  readonly value: string;
  /** `(1,284)`. */
  readonly count?: string | undefined;
  /** "4.8 out of 5, 1,284 reviews". */
  readonly label: string;
  readonly className?: string | undefined;
}

/** A score in one line: star, figure, number of reviews. */
export const Score = ({ value, count, label, className }: ScoreProps) => (
  <span className={classes(styles.score, className)}>
    <VisuallyHidden>{label}</VisuallyHidden>
    <Icon d={starIcon} filled className={styles.glyph} />
    <span aria-hidden="true" translate="no">
      {value}
    </span>
    {count && (
      <em data-count="" aria-hidden="true">
        {count}
      </em>
    )}
  </span>
);

export interface StarsProps {
  /** 0 to 5; halves and more are rounded to a whole star. */
  readonly value: number;
  readonly label: string;
  readonly size?: 's' | 'm' | undefined;
}

/** From one star to the next, in units of an icon's drawing. */
const STEP = 27;

/**
 * Five stars, filled up to the value: one drawing, for a browser hit-tests and paints each drawing
 * on its own.
 */
export const Stars = ({ value, label, size = 's' }: StarsProps) => (
  <svg
    className={styles.stars}
    data-size={size}
    viewBox={`0 0 ${4 * STEP + 24} 24`}
    role="img"
    aria-label={label}
  >
    {[1, 2, 3, 4, 5].map((star) => (
      <path
        key={star}
        d={starIcon}
        transform={`translate(${(star - 1) * STEP})`}
        data-filled={star <= Math.round(value) || undefined}
      />
    ))}
  </svg>
);
