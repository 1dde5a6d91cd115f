import { memo, useId, useState } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icon/icon.tsx';
import { useEventCallback } from '../use-event-callback.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
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

interface ChoiceProps extends ChipOption {
  readonly name: string;
  readonly checked: boolean;
  readonly onPick: (value: string) => void;
}
/**
 * One of them, drawn again only when it changes: an input that is drawn again has its attributes
 * written anew, and its whole group with it.
 */
const Choice = memo(
  ({ value, label, detail, icon, unavailable, reason, name, checked, onPick }: ChoiceProps) => (
    <label className={styles.chip} data-off={unavailable || undefined}>
      <input
        className={styles.input}
        type="radio"
        name={name}
        value={value}
        checked={checked}
        aria-disabled={unavailable || undefined}
        onChange={() => onPick(value)}
      />
      {icon && <Icon d={icon} size="s" />}
      <span>{label}</span>
      {detail && <small aria-hidden={detail === reason || undefined}>{detail}</small>}
      {reason && <VisuallyHidden>{`, ${reason}`}</VisuallyHidden>}
    </label>
  ),
);

/**
 * One of several small choices: native radios that look like chips, so arrows move and the group is
 * announced.
 */
export const ChipGroup = ({
  legend,
  hideLegend,
  name,
  options,
  value,
  onChange,
  scroll,
  className,
}: ChipGroupProps) => {
  const ownName = useId();
  const [refused, setRefused] = useState<string>();
  const pick = useEventCallback((picked: string) => {
    setRefused(picked);
    if (!options.find((option) => option.value === picked)?.unavailable) onChange(picked);
  });
  const why = options.find((option) => option.value === refused && option.unavailable);
  return (
    <fieldset className={classes(styles.set, className)}>
      <legend className={hideLegend ? undefined : styles.legend}>
        {hideLegend ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      <div className={styles.chips} data-scroll={scroll || undefined}>
        {options.map((option) => (
          <Choice
            key={option.value}
            {...option}
            name={name ?? ownName}
            checked={option.value === value}
            onPick={pick}
          />
        ))}
      </div>
      {why?.reason && (
        <p
          role="status"
          className={why.detail === why.reason ? 'visually-hidden' : styles.why}
        >{`${why.label} · ${why.reason}`}</p>
      )}
    </fieldset>
  );
};
