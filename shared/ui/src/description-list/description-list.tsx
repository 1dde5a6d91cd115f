import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './description-list.module.css';

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
