import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldWords } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import { chevronDownIcon } from '../icon/icons.ts';
import styles from '../field/field.module.css';

export interface SelectFieldProps extends FieldWords, ComponentPropsWithRef<'select'> {
  readonly options?:
    | readonly { readonly value: string; readonly label: string; readonly disabled?: boolean }[]
    | undefined;
  readonly placeholder?: string | undefined;
}

/** The system's own list: the choice for long lists and for forms that work without script. */
export const SelectField = ({
  label,
  hideLabel,
  optional,
  hint,
  error,
  fact,
  options,
  placeholder,
  children,
  id,
  className,
  ...rest
}: SelectFieldProps) => (
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
        <select {...rest} {...wiring}>
          {placeholder && <option value="">{placeholder}</option>}
          {options?.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
          {children}
        </select>
        <Icon d={chevronDownIcon} size="s" />
      </span>
    )}
  </Field>
);
