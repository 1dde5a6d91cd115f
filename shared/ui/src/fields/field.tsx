import { useId, type ReactNode } from 'react';
import { Icon } from '../actions/icon.tsx';
import { classes } from '../classes.ts';
import { alertIcon } from '../icons.ts';
import styles from './field.module.css';

/** What a control takes from the field around it. */
export interface FieldWiring {
  readonly id: string;
  readonly 'aria-labelledby'?: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
}

/** The words around a control, shared by all form fields. */
export interface FieldWords {
  readonly label: ReactNode;
  readonly hideLabel?: boolean | undefined;
  /** The word after the label: "optional". */
  readonly optional?: string | undefined;
  readonly hint?: ReactNode;
  /** Replaces the hint. */
  readonly error?: string | undefined;
}

export interface FieldProps extends FieldWords {
  readonly id?: string | undefined;
  /** `none` for a control that cannot take a `<label for>`: it is named by `aria-labelledby`. */
  readonly labelFor?: 'id' | 'none' | undefined;
  /** At the end of the line below: a count. */
  readonly aside?: ReactNode;
  readonly className?: string | undefined;
  readonly children: (wiring: FieldWiring) => ReactNode;
}

/** The message below a field that is wrong. */
export const FieldError = ({ id, children }: { readonly id?: string | undefined; readonly children: ReactNode }) => (
  <p className={styles.error} id={id}>
    <Icon d={alertIcon} size="s" />
    <span>{children}</span>
  </p>
);

/** Label above, control, hint below; an error replaces the hint. Gives the control its id and descriptions. */
export const Field = ({ id: given, label, hideLabel, optional, hint, error, labelFor = 'id', aside, className, children }: FieldProps) => {
  const own = useId();
  const id = given ?? own;
  const [labelId, noteId] = [`${id}-label`, `${id}-note`];
  const words = (
    <>
      {label}
      {optional && <em> {optional}</em>}
    </>
  );
  const Label = labelFor === 'id' ? 'label' : 'span';
  return (
    <div className={classes(styles.field, className)}>
      <Label className={hideLabel ? 'sr' : styles.label} id={labelId} {...(labelFor === 'id' && { htmlFor: id })}>{words}</Label>
      {children({
        id,
        ...(labelFor === 'none' && { 'aria-labelledby': labelId }),
        ...((hint || error) && { 'aria-describedby': noteId }),
        ...(error && { 'aria-invalid': true as const }),
      })}
      {(hint || error || aside) && (
        <div className={styles.below}>
          {error ? <FieldError id={noteId}>{error}</FieldError> : hint && <p className={styles.hint} id={noteId}>{hint}</p>}
          {aside && <span className={styles.aside}>{aside}</span>}
        </div>
      )}
    </div>
  );
};
