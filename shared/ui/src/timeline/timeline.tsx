import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { checkIcon, closeIcon, undoIcon } from '../icon/icons.ts';
import styles from './timeline.module.css';

export interface TimelineItem {
  readonly id: string;
  readonly title: ReactNode;
  /** Formatted. */
  readonly time?: string | undefined;
  readonly detail?: ReactNode;
  /** Behind, here, ahead, turned back, failed. The title says it in words. */
  readonly state: 'done' | 'now' | 'next' | 'back' | 'bad';
  readonly icon?: string | undefined;
}

export interface TimelineProps {
  readonly items: readonly TimelineItem[];
  readonly label?: string | undefined;
}

const ICONS: Record<TimelineItem['state'], string | undefined> = {
  done: checkIcon,
  now: undefined,
  next: undefined,
  back: undoIcon,
  bad: closeIcon,
};

/** What happened and what comes next, downwards. */
export const Timeline = ({ items, label }: TimelineProps) => (
  <ol className={styles.timeline} aria-label={label}>
    {items.map((item) => {
      const icon = item.icon ?? ICONS[item.state];
      return (
        <li
          key={item.id}
          data-state={item.state}
          aria-current={item.state === 'now' ? 'step' : undefined}
        >
          <span className={styles.node}>{icon && <Icon d={icon} />}</span>
          <div>
            <p className={styles.title}>{item.title}</p>
            {item.time && <p className={styles.time}>{item.time}</p>}
            {item.detail && <div className={styles.detail}>{item.detail}</div>}
          </div>
        </li>
      );
    })}
  </ol>
);
