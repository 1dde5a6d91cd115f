import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { inOwnElement } from '../own-element.tsx';
import styles from '../description-list/description-list.module.css';

export interface BreakdownProps {
  readonly lines: readonly {
    readonly id: string;
    readonly label: ReactNode;
    /** Formatted, with its sign. */
    readonly value: string;
    /** `less` takes away from the sum. */
    readonly tone?: 'plain' | 'less' | undefined;
    readonly note?: ReactNode;
  }[];
  readonly total: { readonly label: ReactNode; readonly value: string };
  readonly stale?: boolean | undefined;
  readonly className?: string | undefined;
}

/** How an amount comes about, with its total. */
export const Breakdown = ({ lines, total, stale, className }: BreakdownProps) => (
  <dl className={classes(styles.list, styles.sum, className)} data-stale={stale || undefined}>
    {lines.map((line) => (
      <div key={line.id} className={styles.pair} data-tone={line.tone}>
        <dt>
          {inOwnElement(line.label)}
          {line.note && <small>{line.note}</small>}
        </dt>
        <dd translate="no">{line.value}</dd>
      </div>
    ))}
    <div className={styles.pair} data-total="">
      <dt>{total.label}</dt>
      <dd translate="no">{total.value}</dd>
    </div>
  </dl>
);
