import { Icon } from '../icon/icon.tsx';
import { starIcon } from '../icon/icons.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './histogram.module.css';

export interface HistogramRow {
  readonly id: string;
  /** Shown: "5". */
  readonly label: string;
  /** Read: "5 stars, 612 reviews". */
  readonly name: string;
  readonly count: string;
  /** 0 to 1. */
  readonly share: number;
  readonly selected?: boolean | undefined;
}

export interface HistogramProps {
  readonly label: string;
  readonly rows: readonly HistogramRow[];
  /** Given, the rows are buttons that filter. */
  readonly onSelect?: ((id: string) => void) | undefined;
}

const RowContent = ({ row }: { readonly row: HistogramRow }) => (
  <>
    <VisuallyHidden>{row.name}</VisuallyHidden>
    <span className={styles.rowLabel} aria-hidden="true">
      <span>{row.label}</span>
      <Icon d={starIcon} size="s" filled />
    </span>
    <svg className={styles.bar} aria-hidden="true" focusable="false">
      <rect width="100%" height="8" rx="4" />
      {row.share > 0 && (
        <rect data-on="" width={`${Math.max(2, row.share * 100)}%`} height="8" rx="4" />
      )}
    </svg>
    <span className={styles.rowCount} aria-hidden="true">
      {row.count}
    </span>
  </>
);

/** How the scores are spread. */
export const Histogram = ({ label, rows, onSelect }: HistogramProps) => (
  <ul className={styles.histogram} role="list" aria-label={label}>
    {rows.map((row) => (
      <li key={row.id}>
        {onSelect ? (
          <button
            type="button"
            className={styles.row}
            aria-pressed={row.selected ?? false}
            onClick={() => onSelect(row.id)}
          >
            <RowContent row={row} />
          </button>
        ) : (
          <span className={styles.row}>
            <RowContent row={row} />
          </span>
        )}
      </li>
    ))}
  </ul>
);
