import { memo, type ComponentPropsWithRef } from 'react';
import { Field, type FieldWords } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import { chevronDownIcon } from '../icon/icons.ts';
import styles from '../field/field.module.css';

/**
 * A calling code: what the list and a reader's voice say of it ("Hong Kong (+852)"), and what
 * stands in the closed box ("+852").
 */
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

/**
 * Two hundred places: drawn again only when they or the choice change, not with each digit of the
 * number.
 */
const CodeOptions = memo(({ codes }: { readonly codes: readonly CallingCode[] }) => (
  <>
    {codes.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </>
));

/**
 * The system's own list lies unseen over the short code: it opens, is typed into and is read out
 * like every list.
 */
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
