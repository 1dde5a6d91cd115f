import { VisuallyHidden } from '@tapnook/ui';
import type { ReactNode } from 'react';
import styles from './table.module.css';

export interface Column {
  readonly key: string;
  readonly label: string;
  /** Named for screen readers alone. */
  readonly hidden?: boolean;
}

/**
 * A table that scrolls by itself. Its rows are `<tr>`s whose first cell is a row's heading; a last
 * cell with `data-end` stays in reach on a narrow screen.
 */
export const Table = ({
  label,
  columns,
  look,
  children,
}: {
  readonly label: string;
  readonly columns: readonly Column[];
  /** `short` scrolls a long list within the page; `centred` is for marks. */
  readonly look?: 'short' | 'centred' | undefined;
  readonly children: ReactNode;
}) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
  <div className={styles.scroll} data-look={look} tabIndex={0} role="region" aria-label={label}>
    <table className={styles.table}>
      <thead>
        <tr>
          {columns.map(({ key, label: heading, hidden }) => (
            <th key={key} scope="col">
              {hidden ? <VisuallyHidden>{heading}</VisuallyHidden> : heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
);
