import { useId, type ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icon/icon.tsx';
import { alertIcon } from '../icon/icons.ts';
import { inOwnElement } from '../own-element.tsx';
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
  /** What one must know to fill it in, below all else; it stays beside an error. */
  readonly fact?: ReactNode;
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
export const FieldError = ({
  id,
  children,
}: {
  readonly id?: string | undefined;
  readonly children: ReactNode;
}) => (
  <p className={styles.error} id={id}>
    <Icon d={alertIcon} size="s" />
    <span>{children}</span>
  </p>
);

/**
 * Label above, control, hint below; an error replaces the hint, a fact stays. Gives the control its
 * id and descriptions.
 */
export const Field = ({
  id: given,
  label,
  hideLabel,
  optional,
  hint,
  error,
  fact,
  labelFor = 'id',
  aside,
  className,
  children,
}: FieldProps) => {
  const own = useId();
  const id = given ?? own;
  const [labelId, noteId, factId] = [`${id}-label`, `${id}-note`, `${id}-fact`];
  const described = [...(hint || error ? [noteId] : []), ...(fact ? [factId] : [])].join(' ');
  const words = (
    <>
      {inOwnElement(label)}
      {optional && (
        <em>
          {' '}
          <span>{optional}</span>
        </em>
      )}
    </>
  );
  const Label = labelFor === 'id' ? 'label' : 'span';
  return (
    <div className={classes(styles.field, className)}>
      <Label
        className={hideLabel ? 'visually-hidden' : styles.label}
        id={labelId}
        {...(labelFor === 'id' && { htmlFor: id })}
      >
        {words}
      </Label>
      {children({
        id,
        ...(labelFor === 'none' && { 'aria-labelledby': labelId }),
        ...(described && { 'aria-describedby': described }),
        ...(error && { 'aria-invalid': true as const }),
      })}
      {(hint || error || aside) && (
        <div className={styles.below}>
          {error ? (
            <FieldError id={noteId}>{error}</FieldError>
          ) : (
            hint && (
              <p className={styles.hint} id={noteId}>
                {hint}
              </p>
            )
          )}
          {aside && <span className={styles.aside}>{aside}</span>}
        </div>
      )}
      {fact && (
        <p className={styles.hint} id={factId}>
          {fact}
        </p>
      )}
    </div>
  );
};
