import { Children, useRef, type ReactNode } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { classes } from '../classes.ts';
import { chevronLeftIcon, chevronRightIcon } from '../icons.ts';
import styles from './rail.module.css';

export interface RailProps {
  readonly label: string;
  readonly children: ReactNode;
  /** Becomes a grid of four from 1024. */
  readonly fit?: 4 | undefined;
  /** Both given, two buttons move the rail: the alternative to dragging. */
  readonly previousLabel?: string | undefined;
  readonly nextLabel?: string | undefined;
  readonly className?: string | undefined;
}

/** A marked row that scrolls sideways and snaps; arrows scroll it when it has the focus. */
export const Rail = ({ label, children, fit, previousLabel, nextLabel, className }: RailProps) => {
  const list = useRef<HTMLUListElement>(null);
  const move = (direction: 1 | -1) => list.current?.scrollBy({ left: direction * list.current.clientWidth * 0.8, behavior: 'smooth' });
  return (
    <div className={classes(styles.frame, className)} data-fit={fit}>
      <ul ref={list} className={styles.rail} role="list" aria-label={label} tabIndex={0}>
        {Children.map(children, (child) => child && <li>{child}</li>)}
      </ul>
      {previousLabel && nextLabel && (
        <div className={styles.buttons}>
          <IconButton icon={chevronLeftIcon} label={previousLabel} look="line" onClick={() => move(-1)} />
          <IconButton icon={chevronRightIcon} label={nextLabel} look="line" onClick={() => move(1)} />
        </div>
      )}
    </div>
  );
};
