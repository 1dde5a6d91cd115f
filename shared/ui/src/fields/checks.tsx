import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classes } from '../classes.ts';
import { FieldError } from './field.tsx';
import styles from './checks.module.css';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** A figure at the end of the line: how many match. */
  readonly count?: string | undefined;
}

/** A box to tick. Native attributes go to the input. */
export const Checkbox = ({
  label,
  hint,
  error,
  count,
  id: given,
  className,
  ...rest
}: CheckboxProps) => {
  const own = useId();
  const id = given ?? own;
  return (
    <div className={classes(styles.line, className)}>
      <input
        {...rest}
        id={id}
        type="checkbox"
        className={styles.box}
        aria-describedby={hint || error ? `${id}-note` : undefined}
        aria-invalid={error ? true : undefined}
      />
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {count && <span className={styles.count}>{count}</span>}
      {(hint || error) && (
        <div className={styles.note}>
          {error ? (
            <FieldError id={`${id}-note`}>{error}</FieldError>
          ) : (
            <p id={`${id}-note`}>{hint}</p>
          )}
        </div>
      )}
    </div>
  );
};

export interface SwitchProps {
  readonly label: ReactNode;
  readonly hideLabel?: boolean | undefined;
  readonly hint?: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean | undefined;
  readonly name?: string | undefined;
  /** What a form sends while it is on: "on" when left out. */
  readonly value?: string | undefined;
  readonly id?: string | undefined;
}

/** Its state is the checkbox's own; HTML forbids to say it twice. */
const SWITCH = { role: 'switch' } as const;

/** A setting that takes effect at once. */
export const Switch = ({
  label,
  hideLabel,
  hint,
  checked,
  onChange,
  disabled,
  name,
  value,
  id: given,
}: SwitchProps) => {
  const own = useId();
  const id = given ?? own;
  return (
    <div className={styles.line} data-switch="">
      <label htmlFor={id} className={styles.label}>
        {hideLabel ? <span className="visually-hidden">{label}</span> : label}
      </label>
      <input
        id={id}
        type="checkbox"
        {...SWITCH}
        className={styles.switch}
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        aria-describedby={hint ? `${id}-note` : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      {hint && (
        <p className={styles.note} id={`${id}-note`}>
          {hint}
        </p>
      )}
    </div>
  );
};

export interface RadioGroupProps {
  readonly legend: string;
  readonly hideLegend?: boolean | undefined;
  readonly name?: string | undefined;
  readonly options: readonly {
    readonly value: string;
    readonly label: ReactNode;
    readonly hint?: ReactNode;
    readonly disabled?: boolean;
  }[];
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
  readonly id?: string | undefined;
}

/** One of a few, as plain radios. */
export const RadioGroup = ({
  legend,
  hideLegend,
  name,
  options,
  value,
  onChange,
  error,
  id: given,
}: RadioGroupProps) => {
  const own = useId();
  const id = given ?? own;
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className={styles.set}>
      <legend className={hideLegend ? undefined : styles.legend}>
        {hideLegend ? <span className="visually-hidden">{legend}</span> : legend}
      </legend>
      {options.map((option, index) => (
        <div key={option.value} className={styles.line}>
          <input
            id={index === 0 ? id : `${id}-${index}`}
            type="radio"
            className={styles.radio}
            name={name ?? own}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            aria-describedby={option.hint ? `${id}-${index}-note` : undefined}
            onChange={() => onChange(option.value)}
          />
          <label htmlFor={index === 0 ? id : `${id}-${index}`} className={styles.label}>
            {option.label}
          </label>
          {option.hint && (
            <p className={styles.note} id={`${id}-${index}-note`}>
              {option.hint}
            </p>
          )}
        </div>
      ))}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
};
