import { useId, useState } from 'react';
import { Icon } from '../actions/icon.tsx';
import { classes } from '../classes.ts';
import styles from './chip.module.css';

export interface ChipOption {
  readonly value: string;
  readonly label: string;
  /** Small words after the label: "3 left". The reason may stand there too, and is read once. */
  readonly detail?: string | undefined;
  readonly icon?: string | undefined;
  readonly unavailable?: boolean | undefined;
  readonly reason?: string | undefined;
}

export interface ChipGroupProps {
  readonly legend: string;
  readonly hideLegend?: boolean | undefined;
  readonly name?: string | undefined;
  readonly options: readonly ChipOption[];
  /** `undefined` while nothing is chosen. */
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
  /** One line that scrolls sideways instead of wrapping. */
  readonly scroll?: boolean | undefined;
  readonly className?: string | undefined;
}

/** One of several small choices: native radios that look like chips, so arrows move and the group is announced. */
export const ChipGroup = ({ legend, hideLegend, name, options, value, onChange, scroll, className }: ChipGroupProps) => {
  const ownName = useId();
  const [refused, setRefused] = useState<string>();
  const why = options.find((option) => option.value === refused && option.unavailable);
  return (
    <fieldset className={classes(styles.set, className)}>
      <legend className={hideLegend ? undefined : styles.legend}>{hideLegend ? <span className="sr">{legend}</span> : legend}</legend>
      <div className={styles.chips} data-scroll={scroll || undefined}>
        {options.map((option) => (
          <label key={option.value} className={styles.chip} data-off={option.unavailable || undefined}>
            <input
              className={styles.input}
              type="radio"
              name={name ?? ownName}
              value={option.value}
              checked={option.value === value}
              aria-disabled={option.unavailable || undefined}
              onChange={() => {
                setRefused(option.value);
                if (!option.unavailable) onChange(option.value);
              }}
            />
            {option.icon && <Icon d={option.icon} size="s" />}
            <span>{option.label}</span>
            {option.detail && <small aria-hidden={option.detail === option.reason || undefined}>{option.detail}</small>}
            {option.reason && <span className="sr">{`, ${option.reason}`}</span>}
          </label>
        ))}
      </div>
      {why?.reason && <p role="status" className={why.detail === why.reason ? 'sr' : styles.why}>{`${why.label} · ${why.reason}`}</p>}
    </fieldset>
  );
};
