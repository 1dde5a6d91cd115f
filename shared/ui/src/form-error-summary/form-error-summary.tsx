import { useEffect, useRef } from 'react';
import { afterPaint } from '../after-paint.ts';
import { Icon } from '../icon/icon.tsx';
import { alertIcon } from '../icon/icons.ts';
import styles from './form-error-summary.module.css';

export interface FormErrorSummaryProps {
  /** "Two things to fix before you pay". */
  readonly title: string;
  /** In the order of the form; `id` is that of the input. */
  readonly errors: readonly { readonly id: string; readonly message: string }[];
  /** How often the form was sent; the focus moves here whenever it grows. */
  readonly attempt: number;
}

/**
 * What is wrong with a form, above it, with a link to each field. Shows nothing while nothing is
 * wrong.
 */
export const FormErrorSummary = ({ title, errors, attempt }: FormErrorSummaryProps) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The fields say what is wrong with them first: the focus takes the page to another place,
    // which has to be drawn as well.
    if (attempt > 0) afterPaint(() => box.current?.focus());
  }, [attempt]);
  if (errors.length === 0) return null;
  return (
    <div ref={box} className={styles.summary} role="alert" tabIndex={-1}>
      <Icon d={alertIcon} />
      <div>
        <p className={styles.title}>{title}</p>
        <ul>
          {errors.map(({ id, message }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(id)?.focus();
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
};
