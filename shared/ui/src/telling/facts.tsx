import type { ReactNode } from 'react';
import { Icon } from '../actions/icon.tsx';
import { classes } from '../classes.ts';
import { checkIcon } from '../icons.ts';
import type { Tone } from '../types.ts';
import styles from './facts.module.css';

export interface KeyValueListProps {
  readonly items: readonly {
    readonly label: ReactNode;
    readonly value: ReactNode;
    readonly id?: string | undefined;
  }[];
  readonly className?: string | undefined;
}

/** Names and what belongs to them, in two columns. */
export const KeyValueList = ({ items, className }: KeyValueListProps) => (
  <dl className={classes(styles.list, className)}>
    {items.map((item, index) => (
      <div key={item.id ?? index} className={styles.pair}>
        <dt>{item.label}</dt>
        <dd>{item.value}</dd>
      </div>
    ))}
  </dl>
);

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
          {line.label}
          {line.note && <small>{line.note}</small>}
        </dt>
        <dd>{line.value}</dd>
      </div>
    ))}
    <div className={styles.pair} data-total="">
      <dt>{total.label}</dt>
      <dd>{total.value}</dd>
    </div>
  </dl>
);

export interface NoteProps {
  readonly icon?: string | undefined;
  readonly tone?: Tone | undefined;
  readonly title?: ReactNode;
  /** `alert` or `status` when it appears in answer to something. */
  readonly role?: 'alert' | 'status' | undefined;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** A remark in place. Neutral is a plain line; any other tone stands on its soft ground. */
export const Note = ({ icon, tone = 'neutral', title, role, className, children }: NoteProps) => (
  <div className={classes(styles.note, className)} data-tone={tone} role={role}>
    {icon && <Icon d={icon} />}
    <div>
      {title && <p className={styles.noteTitle}>{title}</p>}
      {children}
    </div>
  </div>
);

export interface StepsProps {
  readonly label: string;
  readonly items: readonly { readonly label: string }[];
  /** Index of the step the person is at. */
  readonly current: number;
  /** Read with the steps that are behind: "done". */
  readonly doneWord: string;
}

/** Where the person is in a short journey. */
export const Steps = ({ label, items, current, doneWord }: StepsProps) => (
  <ol className={styles.steps} aria-label={label}>
    {items.map((item, index) => (
      <li
        key={item.label}
        aria-current={index === current ? 'step' : undefined}
        data-done={index < current || undefined}
      >
        <span className={styles.number}>
          {index < current ? <Icon d={checkIcon} size="s" /> : index + 1}
        </span>
        <span className={styles.stepLabel}>
          {item.label}
          {index < current && <span className={styles.hidden}>{`, ${doneWord}`}</span>}
        </span>
      </li>
    ))}
  </ol>
);
