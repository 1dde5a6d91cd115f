import type { ReactNode } from 'react';
import styles from './columns.module.css';

/** The main column, and beside it on a wide screen what accompanies it. */
export const Columns = ({
  side,
  children,
}: {
  readonly side: ReactNode;
  readonly children: ReactNode;
}) => (
  <div className={styles.columns}>
    <div className={styles.column}>{children}</div>
    <div className={styles.column}>{side}</div>
  </div>
);

export const Column = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.column}>{children}</div>
);
