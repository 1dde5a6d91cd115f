import { Children, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { classes } from '../classes.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { chevronLeftIcon, chevronRightIcon } from '../icon/icons.ts';
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

const WHOLE = 0.9;

/** Whether the first and the last of a row are in sight: there is nothing more on that side. */
const useEnds = (list: RefObject<Element | null>, count: number) => {
  const [ends, setEnds] = useState({ first: true, last: false });
  useEffect(() => {
    const first = list.current?.children[0];
    const last = list.current?.children[count - 1];
    if (!first || !last || typeof IntersectionObserver === 'undefined') return undefined;
    const look = ({ target, intersectionRatio }: IntersectionObserverEntry) => {
      const whole = intersectionRatio >= WHOLE;
      setEnds((was) => ({
        first: target === first ? whole : was.first,
        last: target === last ? whole : was.last,
      }));
    };
    const observer = new IntersectionObserver((entries) => entries.forEach(look), {
      root: list.current,
      threshold: WHOLE,
    });
    observer.observe(first);
    observer.observe(last);
    return () => observer.disconnect();
  }, [list, count]);
  return ends;
};

/** A marked row that scrolls sideways and snaps; arrows scroll it when it has the focus. */
export const Rail = ({ label, children, fit, previousLabel, nextLabel, className }: RailProps) => {
  const list = useRef<HTMLUListElement>(null);
  const ends = useEnds(list, Children.toArray(children).length);
  const move = (direction: 1 | -1) =>
    list.current?.scrollBy({
      left: direction * list.current.clientWidth * 0.8,
      behavior: 'smooth',
    });
  return (
    <div className={classes(styles.frame, className)} data-fit={fit}>
      <ul ref={list} className={styles.rail} role="list" aria-label={label} tabIndex={0}>
        {Children.map(children, (child) => child && <li>{child}</li>)}
      </ul>
      {previousLabel && nextLabel && (
        <div className={styles.buttons} data-idle={(ends.first && ends.last) || undefined}>
          <IconButton
            icon={chevronLeftIcon}
            label={previousLabel}
            look="line"
            aria-disabled={ends.first}
            onClick={() => move(-1)}
          />
          <IconButton
            icon={chevronRightIcon}
            label={nextLabel}
            look="line"
            aria-disabled={ends.last}
            onClick={() => move(1)}
          />
        </div>
      )}
    </div>
  );
};
