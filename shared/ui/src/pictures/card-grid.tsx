import { Children, type ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './card-grid.module.css';

export interface CardGridProps {
  /** Cards in a row from 1024. */
  readonly columns?: 3 | 4 | undefined;
  readonly as?: 'ul' | 'div' | undefined;
  readonly label?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Cards in two columns with square pictures on phones, three from 768, three or four from 1024. */
export const CardGrid = ({ columns = 4, as: Element = 'ul', label, className, children }: CardGridProps) => (
  <Element className={classes(styles.grid, className)} data-columns={columns} role={Element === 'ul' ? 'list' : undefined} aria-label={label}>
    {Element === 'ul' ? Children.map(children, (child) => child && <li>{child}</li>) : children}
  </Element>
);
