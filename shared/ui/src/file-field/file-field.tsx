import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldWords } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import { cameraIcon } from '../icon/icons.ts';
import styles from '../field/field.module.css';

export interface FileFieldProps
  extends FieldWords, Omit<ComponentPropsWithRef<'input'>, 'type' | 'onChange'> {
  /** Inside the box: "Add photos". */
  readonly prompt: string;
  readonly icon?: string | undefined;
  /**
   * Called with what was chosen or dropped; the input is emptied, so that the same file can be
   * chosen again.
   */
  readonly onFiles: (files: readonly File[]) => void;
}

/** A place to choose files or drop them. */
export const FileField = ({
  label,
  hideLabel,
  optional,
  hint,
  error,
  fact,
  prompt,
  icon = cameraIcon,
  onFiles,
  id,
  className,
  ...rest
}: FileFieldProps) => (
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
      <span className={styles.file}>
        <Icon d={icon} />
        <span>{prompt}</span>
        <input
          {...rest}
          {...wiring}
          type="file"
          onChange={(event) => {
            const files = [...(event.target.files ?? [])];
            event.target.value = '';
            if (files.length > 0) onFiles(files);
          }}
        />
      </span>
    )}
  </Field>
);
