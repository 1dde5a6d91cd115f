import { normaliseCode } from '@tapnook/kernel';
import { useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { Field, type FieldWords } from '../field/field.tsx';
import styles from '../field/field.module.css';

export interface CodeFieldProps extends FieldWords {
  /** Digits so far; shorter than `length` while incomplete. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onComplete?: ((value: string) => void) | undefined;
  readonly length?: number | undefined;
  /** The name of each box, from 1: "Digit 1 of 6". */
  readonly boxLabel: (position: number) => string;
  readonly autoFocus?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly id?: string | undefined;
}

const digitsOf = (text: string) => normaliseCode(text).replace(/\D/g, '');

const useCodeBoxes = ({ value, onChange, onComplete, length = 6 }: CodeFieldProps) => {
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const focus = (index: number) => boxes.current[Math.min(Math.max(index, 0), length - 1)]?.focus();
  const enter = (index: number, digits: string) => {
    const next = `${value.slice(0, index)}${digits}${value.slice(index + digits.length)}`.slice(
      0,
      length,
    );
    onChange(next);
    focus(index + digits.length);
    if (next.length === length && digits.length > 0) onComplete?.(next);
  };
  const onKeyDown = (index: number) => (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') focus(index - 1);
    else if (event.key === 'ArrowRight') focus(index + 1);
    else if (event.key === 'Backspace') {
      const at = value[index] === undefined ? index - 1 : index;
      if (at < 0) return;
      onChange(value.slice(0, at) + value.slice(at + 1));
      focus(at);
    } else return;
    event.preventDefault();
  };
  const onPaste = (index: number) => (event: ClipboardEvent) => {
    event.preventDefault();
    const digits = digitsOf(event.clipboardData.getData('text'));
    if (digits) enter(digits.length >= length ? 0 : index, digits.slice(0, length));
  };
  return { boxes, enter, onKeyDown, onPaste };
};

/**
 * A one-time code in six boxes: typing moves on, one paste fills all, the phone's own suggestion
 * works.
 */
export const CodeField = (props: CodeFieldProps) => {
  const {
    value,
    length = 6,
    boxLabel,
    autoFocus,
    disabled,
    label,
    hideLabel,
    hint,
    error,
    fact,
    id,
  } = props;
  const { boxes, enter, onKeyDown, onPaste } = useCodeBoxes(props);
  return (
    <Field
      label={label}
      hideLabel={hideLabel}
      hint={hint}
      error={error}
      fact={fact}
      id={id}
      labelFor="none"
    >
      {({ id: ownId, 'aria-describedby': describedBy, 'aria-invalid': invalid }) => (
        <div className={styles.codes} role="group" aria-labelledby={`${ownId}-label`}>
          {Array.from({ length }, (_, index) => (
            <input
              key={index}
              ref={(box) => {
                boxes.current[index] = box;
              }}
              id={index === 0 ? ownId : undefined}
              aria-label={boxLabel(index + 1)}
              aria-describedby={describedBy}
              aria-invalid={invalid}
              inputMode="numeric"
              autoComplete={index === 0 ? 'one-time-code' : 'off'}
              autoFocus={autoFocus && index === 0}
              disabled={disabled}
              value={value[index] ?? ''}
              onFocus={(event) => event.target.select()}
              onChange={(event) => {
                const digits = digitsOf(event.target.value);
                if (digits)
                  enter(
                    index,
                    digits.length === 2 && value[index]
                      ? digits.replace(value[index], '') || digits.slice(1)
                      : digits,
                  );
              }}
              onKeyDown={onKeyDown(index)}
              onPaste={onPaste(index)}
            />
          ))}
        </div>
      )}
    </Field>
  );
};
