import { useId, type ReactNode } from 'react';
import { FieldError } from '../field/field.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from '../checkbox/checkbox.module.css';

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
        {hideLegend ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
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
