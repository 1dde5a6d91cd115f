import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classes } from '../classes.ts';
import { FieldError } from '../field/field.tsx';
import styles from './checkbox.module.css';

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
