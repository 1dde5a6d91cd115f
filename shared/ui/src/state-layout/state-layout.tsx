import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './state-layout.module.css';

export interface StateProps {
  /** One line. */
  readonly title: string;
  /** One sentence. */
  readonly text?: ReactNode;
  /** One button or link. */
  readonly action?: ReactNode;
  readonly level?: 1 | 2 | 3 | undefined;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** The layout that the three states share: drawing, heading, sentence, action. */
export const StateLayout = ({
  kind,
  drawing,
  role,
  title,
  text,
  action,
  level = 2,
  className,
  children,
}: StateProps & {
  readonly kind: string;
  readonly drawing: ReactNode;
  readonly role?: 'alert' | 'status';
}) => {
  const Heading = `h${level}` as const;
  return (
    <div className={classes(styles.state, className)} data-kind={kind} role={role}>
      <svg
        className={styles.drawing}
        viewBox="0 0 160 104"
        width="160"
        height="104"
        aria-hidden="true"
        focusable="false"
      >
        <path className={styles.wall} d="M20 92V52A32 32 0 0 1 52 20h88v72z" />
        {drawing}
      </svg>
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
      {children}
    </div>
  );
};
