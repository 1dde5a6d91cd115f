import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { inOwnElement } from '../own-element.tsx';
import styles from './panel.module.css';

export interface PanelProps {
  readonly title?: ReactNode;
  readonly level?: 2 | 3 | undefined;
  /** Stands beside the title. */
  readonly actions?: ReactNode;
  /** `bare` is no box at all: what is in it brings its own. */
  readonly look?: 'plain' | 'tile' | 'raised' | 'coin' | 'hot' | 'bare' | undefined;
  readonly corner?: 'none' | 'small' | 'large' | undefined;
  /** No padding: the content brings its own. */
  readonly flush?: boolean | undefined;
  readonly as?: 'div' | 'section' | 'article' | 'aside' | undefined;
  readonly id?: string | undefined;
  readonly labelledBy?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A box on the page that turns the street corner. */
export const Panel = ({
  title,
  level = 2,
  actions,
  look = 'plain',
  corner = 'none',
  flush,
  as: Element = 'section',
  id,
  labelledBy,
  className,
  children,
}: PanelProps) => {
  const Heading = `h${level}` as const;
  return (
    <Element
      className={classes(styles.panel, className)}
      data-apart=""
      data-look={look}
      data-corner={corner}
      data-flush={flush || undefined}
      id={id}
      aria-labelledby={labelledBy}
    >
      {(title || actions) && (
        <div className={styles.head}>
          {title && <Heading>{title}</Heading>}
          {inOwnElement(actions)}
        </div>
      )}
      {inOwnElement(children)}
    </Element>
  );
};
