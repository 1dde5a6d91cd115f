import { Fragment } from 'react';
import { Icon } from '../actions/icon.tsx';
import { starIcon } from '../icons.ts';
import styles from './measures.module.css';

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
    <span className="visually-hidden">{row.name}</span>
    <span className={styles.rowLabel} aria-hidden="true">
      {row.label}
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

export interface MeterPart {
  /** 0 to 1 of the whole. */
  readonly share: number;
  /** Owned, waiting, held, about to expire. */
  readonly look: 'solid' | 'striped' | 'pale' | 'outlined';
}

export interface MeterProps {
  readonly label: string;
  /** What is read: "1,084 Tapcoin, 96 waiting". */
  readonly text: string;
  readonly parts: readonly MeterPart[];
}

/** A bar of parts: the coins that are owned, waiting, held. The figures stand beside it in words. */
export const Meter = ({ label, text, parts }: MeterProps) => {
  const starts = parts.map((_, index) =>
    parts.slice(0, index).reduce((sum, part) => sum + part.share, 0),
  );
  return (
    <div className={styles.meter} role="img" aria-label={`${label}: ${text}`}>
      <svg aria-hidden="true" focusable="false">
        {parts.map((part, index) => (
          <Fragment key={index}>
            {part.share > 0 && (
              <rect
                data-look={part.look}
                x={`${(starts[index] ?? 0) * 100}%`}
                width={`${part.share * 100}%`}
                height="16"
              />
            )}
            {part.share > 0 && part.look === 'striped' && (
              <line
                x1={`${(starts[index] ?? 0) * 100}%`}
                x2={`${((starts[index] ?? 0) + part.share) * 100}%`}
                y1="8"
                y2="8"
                strokeDasharray="4 4"
              />
            )}
          </Fragment>
        ))}
      </svg>
    </div>
  );
};
