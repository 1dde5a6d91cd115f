import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icon/icon.tsx';
import { inOwnElement } from '../own-element.tsx';
import type { Tone } from '../types.ts';
import styles from './note.module.css';

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
      {inOwnElement(children)}
    </div>
  </div>
);
