import type { ReactNode } from 'react';
import styles from './row-list.module.css';

export const RowList = ({ children }: { readonly children: ReactNode }) => (
  <ol className={styles.list}>{children}</ol>
);

/** A row with what may be done with it at its end. */
export const Row = ({
  tone,
  action,
  children,
}: {
  readonly tone?: 'live' | 'bad' | undefined;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}) => (
  <li className={styles.row} data-tone={tone}>
    <div className="grow">{children}</div>
    {action}
  </li>
);
