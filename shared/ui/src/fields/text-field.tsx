import { characterCount } from '@tapnook/kernel';
import { memo, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Icon } from '../actions/icon.tsx';
import { chevronDownIcon, eyeIcon, eyeOffIcon } from '../icons.ts';
import { Field, type FieldWords } from './field.tsx';
import styles from './field.module.css';

export interface TextFieldProps extends FieldWords, ComponentPropsWithRef<'input'> {
  readonly icon?: string | undefined;
  /** Inside the box, before and after the text. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
}

/** One line of text. Every native attribute goes to the input, `ref` and `defaultValue` included. */
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
        {after}
      </span>
    )}
  </Field>
);

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

/** A calling code: what the list and a reader's voice say of it ("Hong Kong (+852)"), and what stands in the closed box ("+852"). */
export interface CallingCode {
  readonly value: string;
  readonly label: string;
  readonly short: string;
}
interface CodeListProps {
  readonly codes: readonly CallingCode[];
  readonly name: string | undefined;
  readonly code: string;
  readonly label: string;
  readonly onChange: (code: string) => void;
}

/** Two hundred places: drawn again only when they or the choice change, not with each digit of the number. */
const CodeOptions = memo(({ codes }: { readonly codes: readonly CallingCode[] }) => (
  <>
    {codes.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </>
));

/** The system's own list lies unseen over the short code: it opens, is typed into and is read out like every list. */
const CodeList = ({ codes, name, code, label, onChange }: CodeListProps) => (
  <span className={styles.code}>
    <span aria-hidden="true">{codes.find(({ value }) => value === code)?.short}</span>
    <Icon d={chevronDownIcon} size="s" />
    <select
      name={name}
      aria-label={label}
      value={code}
      autoComplete="tel-country-code"
      onChange={(event) => onChange(event.target.value)}
    >
      <CodeOptions codes={codes} />
    </select>
  </span>
);

export interface PhoneFieldProps extends FieldWords, Omit<ComponentPropsWithRef<'input'>, 'type'> {
  readonly codes: readonly CallingCode[];
  readonly codeName?: string | undefined;
  readonly code: string;
  readonly onCodeChange: (code: string) => void;
  readonly codeLabel: string;
}

/** A phone number with its calling code inside the same box. */
export const PhoneField = ({
  label,
  hideLabel,
  optional,
  hint,
  error,
  fact,
  codes,
  codeName,
  code,
  onCodeChange,
  codeLabel,
  id,
  className,
  ...rest
}: PhoneFieldProps) => (
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
        <CodeList
          codes={codes}
          name={codeName}
          code={code}
          label={codeLabel}
          onChange={onCodeChange}
        />
        <input inputMode="tel" autoComplete="tel-national" {...rest} {...wiring} type="text" />
      </span>
    )}
  </Field>
);

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
