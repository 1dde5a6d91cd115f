import { characterCount } from '@tapnook/kernel';
import { useState, type ComponentPropsWithRef } from 'react';
import { Field, type FieldWords } from '../field/field.tsx';
import styles from '../field/field.module.css';

export interface TextAreaProps extends FieldWords, ComponentPropsWithRef<'textarea'> {
  /** The live count below, from the number of characters: "12 of 20". */
  readonly countText?: ((length: number) => string) | undefined;
}

/** Several lines of text, with a count that follows the typing. */
export const TextArea = ({
  label,
  hideLabel,
  optional,
  hint,
  error,
  fact,
  countText,
  id,
  className,
  onChange,
  ...rest
}: TextAreaProps) => {
  const [typed, setTyped] = useState(String(rest.defaultValue ?? ''));
  const length = characterCount(String(rest.value ?? typed).trim());
  return (
    <Field
      label={label}
      hideLabel={hideLabel}
      optional={optional}
      hint={hint}
      error={error}
      fact={fact}
      id={id}
      className={className}
      aside={countText?.(length)}
    >
      {(wiring) => (
        <span className={styles.box}>
          <textarea
            {...rest}
            {...wiring}
            onChange={(event) => {
              setTyped(event.target.value);
              onChange?.(event);
            }}
          />
        </span>
      )}
    </Field>
  );
};
