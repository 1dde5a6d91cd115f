import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './states.module.css';

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

const Frame = ({
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

/** Nothing here yet: the empty corner with its tap. */
export const EmptyState = (props: StateProps) => (
  <Frame
    {...props}
    kind="empty"
    drawing={
      <>
        <path className={styles.room} d="M44 92V64a20 20 0 0 1 20-20h52v48z" />
        <circle className={styles.tap} cx="98" cy="74" r="10" />
      </>
    }
  />
);

/** No connection: a boat on the water. */
export const OfflineState = (props: StateProps) => (
  <Frame
    {...props}
    kind="offline"
    role="status"
    drawing={
      <>
        <path className={styles.wave} d="M36 84q12-10 24 0t24 0 24 0 24 0" />
        <path className={styles.boat} d="M58 66h44l-8 14H66zM78 62V34l22 26z" />
      </>
    }
  />
);

/** Something failed on our side. */
export const ErrorState = (props: StateProps) => (
  <Frame
    {...props}
    kind="error"
    role="alert"
    drawing={
      <>
        <rect className={styles.room} x="58" y="38" width="44" height="46" rx="10" />
        <path className={styles.cry} d="M80 50v16M80 74v1" />
      </>
    }
  />
);
