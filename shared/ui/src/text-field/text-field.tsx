import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Field, type FieldWords } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import { inOwnElement } from '../own-element.tsx';
import styles from '../field/field.module.css';

export interface TextFieldProps extends FieldWords, ComponentPropsWithRef<'input'> {
  readonly icon?: string | undefined;
  /** Inside the box, before and after the text. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
}

/**
 * One line of text. Every native attribute goes to the input, `ref` and `defaultValue` included.
 */
export const TextField = ({
  label,
  hideLabel,
  optional,
  hint,
  error,
  fact,
  icon,
  before,
  after,
  id,
  className,
  ...rest
}: TextFieldProps) => (
  <Field
    label={label}
    hideLabel={hideLabel}
    optional={optional}
    hint={hint}
    error={error}
    fact={fact}
    id={id}
    className={className}
  >
    {(wiring) => (
      <span className={styles.box}>
        {icon && <Icon d={icon} />}
        {before && <span className={styles.before}>{before}</span>}
        <input type="text" {...rest} {...wiring} />
        {inOwnElement(after)}
      </span>
    )}
  </Field>
);
