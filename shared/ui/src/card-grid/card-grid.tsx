import { Children, type ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './card-grid.module.css';

export interface CardGridProps {
  /** Cards in a row from 1024. */
  readonly columns?: 3 | 4 | undefined;
  readonly as?: 'ul' | 'div' | undefined;
  readonly label?: string | undefined;
  readonly className?: string | undefined;
  /**
   * The first card that lies below the first screen of a phone: with a page that has just come, it
   * is drawn later.
   */
  readonly lateFrom?: number | undefined;
  readonly children: ReactNode;
}

/** Cards in two columns with square pictures on phones, three from 768, three or four from 1024. */
export const CardGrid = ({
  columns = 4,
  as: Element = 'ul',
  label,
  className,
  lateFrom = Infinity,
  children,
}: CardGridProps) => (
  <Element
    className={classes(styles.grid, className)}
    data-columns={columns}
    role={Element === 'ul' ? 'list' : undefined}
    aria-label={label}
  >
    {Element === 'ul'
      ? Children.map(
          children,
          (child, index) =>
            child && <li data-late={index < lateFrom ? undefined : 'card'}>{child}</li>,
        )
      : children}
  </Element>
);
