import { useState, type ComponentPropsWithRef } from 'react';
import { Field, type FieldWords } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import { eyeIcon, eyeOffIcon } from '../icon/icons.ts';
import styles from '../field/field.module.css';

export interface PasswordFieldProps
  extends FieldWords, Omit<ComponentPropsWithRef<'input'>, 'type'> {
  readonly showLabel: string;
  readonly concealLabel: string;
  /** 0 (nothing yet) to 4, with its word. */
  readonly strength?: { readonly level: 0 | 1 | 2 | 3 | 4; readonly text: string } | undefined;
}

/** A password that can be shown. Paste and password managers are welcome. */
export const PasswordField = ({
  label,
  hideLabel,
  optional,
  hint,
  error,
  fact,
  showLabel,
  concealLabel,
  strength,
  id,
  className,
  ...rest
}: PasswordFieldProps) => {
  const [shown, setShown] = useState(false);
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
    >
      {(wiring) => (
        <>
          <span className={styles.box}>
            <input
              autoComplete="current-password"
              {...rest}
              {...wiring}
              type={shown ? 'text' : 'password'}
              autoCapitalize="none"
              spellCheck={false}
            />
            <button
              type="button"
              className={styles.toggle}
              aria-label={shown ? concealLabel : showLabel}
              onClick={() => setShown(!shown)}
            >
              <Icon d={shown ? eyeOffIcon : eyeIcon} />
            </button>
          </span>
          {strength && (
            <span className={styles.strength} data-level={strength.level}>
              {[1, 2, 3, 4].map((step) => (
                <i key={step} data-on={step <= strength.level || undefined} />
              ))}
              <span aria-live="polite">{strength.text}</span>
            </span>
          )}
        </>
      )}
    </Field>
  );
};
