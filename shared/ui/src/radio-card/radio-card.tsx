import { memo, useDeferredValue, useId, useState, type ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icon/icon.tsx';
import { useEventCallback } from '../use-event-callback.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './radio-card.module.css';

export interface RadioCardOption {
  readonly value: string;
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  /** Stands at the end: a `Price` or a mark. */
  readonly price?: ReactNode;
  /** The price in another currency, shown after it to those who chose that: `US$164`. */
  readonly usd?: string | undefined;
  /**
   * A button that does something else with it than choosing it; stands at the end, where a price
   * has no place then.
   */
  readonly action?: ReactNode;
  readonly icon?: string | undefined;
  readonly unavailable?: boolean | undefined;
  readonly reason?: string | undefined;
  /** Shown below while the card is chosen; what was entered there outlives another choice. */
  readonly children?: ReactNode;
}

export interface RadioCardProps extends RadioCardOption {
  readonly name: string;
  readonly checked: boolean;
  readonly onChange: (value: string) => void;
}

/** One choice with a line and a price. The whole card is the label of a native radio. */
export const RadioCard = memo(
  ({
    name,
    value,
    checked,
    onChange,
    title,
    detail,
    price,
    usd,
    action,
    icon,
    unavailable,
    reason,
    children,
  }: RadioCardProps) => {
    const detailId = useId();
    const [opened, setOpened] = useState(checked);
    if (checked && !opened) setOpened(true);
    // The press is answered by the mark; what stands below opens and closes right after it.
    const unfolded = useDeferredValue(checked);
    return (
      <div
        className={styles.card}
        data-on={checked || undefined}
        data-off={unavailable || undefined}
      >
        <label className={styles.label}>
          <input
            className={styles.radio}
            type="radio"
            name={name}
            value={value}
            checked={checked}
            aria-disabled={unavailable || undefined}
            aria-describedby={detail || reason ? detailId : undefined}
            onChange={() => !unavailable && onChange(value)}
          />
          <span className={styles.title}>
            {icon && <Icon d={icon} />}
            {title && <span>{title}</span>}
          </span>
          {price && (
            <span className={styles.price} data-usd={usd}>
              {price}
            </span>
          )}
        </label>
        {(detail || reason) && (
          <span className={styles.detail} id={detailId}>
            {detail && <span>{detail}</span>}
            {reason && <span className={styles.reason}>{reason}</span>}
          </span>
        )}
        {action && <div className={styles.action}>{action}</div>}
        {opened && children && (
          <div className={styles.more} hidden={!unfolded}>
            {children}
          </div>
        )}
      </div>
    );
  },
);

export interface RadioCardGroupProps {
  readonly legend: string;
  readonly hideLegend?: boolean | undefined;
  readonly name?: string | undefined;
  readonly options: readonly RadioCardOption[];
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
  /** One list with shared borders, as the payment methods. */
  readonly joined?: boolean | undefined;
  readonly className?: string | undefined;
}

/** Cards of which one is chosen: plans, payment methods. */
export const RadioCardGroup = ({
  legend,
  hideLegend,
  name,
  options,
  value,
  onChange,
  joined,
  className,
}: RadioCardGroupProps) => {
  const ownName = useId();
  const choose = useEventCallback(onChange);
  return (
    <fieldset className={classes(styles.set, className)}>
      <legend className={hideLegend ? undefined : styles.legend}>
        {hideLegend ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      <div className={styles.cards} data-joined={joined || undefined}>
        {options.map((option) => (
          <RadioCard
            key={option.value}
            {...option}
            name={name ?? ownName}
            checked={option.value === value}
            onChange={choose}
          />
        ))}
      </div>
    </fieldset>
  );
};
