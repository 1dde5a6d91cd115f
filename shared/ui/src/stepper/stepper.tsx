import { classes } from '../classes.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { minusIcon, plusIcon } from '../icon/icons.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './stepper.module.css';

export interface StepperProps {
  /** The name of the group: "People". */
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** The required minimum; 0 unless given. */
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly lessLabel: string;
  readonly moreLabel: string;
  /** Id of the words that say where it ends. */
  readonly limitId?: string | undefined;
  /** Plus was pressed at the end: the place to say why there is no more. */
  readonly onRefused?: (() => void) | undefined;
  /** What is announced instead of the bare number: "2 people". */
  readonly valueText?: string | undefined;
  readonly className?: string | undefined;
}

/**
 * Minus, number, plus. The end of the range disables a button, which keeps the focus; the new
 * number is announced.
 */
export const Stepper = ({
  label,
  value,
  onChange,
  min = 0,
  max = Number.POSITIVE_INFINITY,
  lessLabel,
  moreLabel,
  limitId,
  onRefused,
  valueText,
  className,
}: StepperProps) => (
  <div className={classes(styles.stepper, className)} role="group" aria-label={label}>
    <IconButton
      className={styles.button}
      icon={minusIcon}
      iconSize="s"
      label={lessLabel}
      aria-disabled={value <= min || undefined}
      onClick={() => value > min && onChange(value - 1)}
    />
    <output className={styles.value} aria-live="polite">
      <span aria-hidden={valueText ? true : undefined} translate="no">
        {value}
      </span>
      {valueText && <VisuallyHidden>{valueText}</VisuallyHidden>}
    </output>
    <IconButton
      className={styles.button}
      icon={plusIcon}
      iconSize="s"
      label={moreLabel}
      aria-disabled={value >= max || undefined}
      aria-describedby={limitId}
      onClick={() => (value < max ? onChange(value + 1) : onRefused?.())}
    />
  </div>
);
