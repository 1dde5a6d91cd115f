import { useId, type ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from '../checkbox/checkbox.module.css';

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
        {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
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
