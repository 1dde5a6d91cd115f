import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icon/icon.tsx';
import { clockIcon } from '../icon/icons.ts';
import { CoinMark } from '../logo/logo.tsx';
import type { Tone } from '../types.ts';
import styles from './tag.module.css';

export interface TagProps {
  readonly tone?: Tone | undefined;
  readonly icon?: string | undefined;
  readonly size?: 's' | 'm' | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A word about a thing: its status or a fact. The tone never says it alone. */
export const Tag = ({ tone = 'neutral', icon, size = 's', className, children }: TagProps) => (
  <span className={classes(styles.tag, className)} data-tone={tone} data-size={size}>
    {icon && <Icon d={icon} size="s" />}
    <span className={styles.content}>{children}</span>
  </span>
);

export interface RibbonProps {
  readonly tone?: Tone | undefined;
  readonly mark?: 'dot' | 'clock' | 'coin' | 'none' | undefined;
  /** Words before the figures, hidden on phones inside a grid of cards. */
  readonly label?: string | undefined;
  readonly children: ReactNode;
}

/**
 * The bite out of a picture at bottom-left, in the colour of the ground. Holds exactly one thing.
 */
export const Ribbon = ({ tone = 'neutral', mark = 'dot', label, children }: RibbonProps) => (
  <span className={styles.ribbon} data-ribbon="" data-tone={tone}>
    {mark === 'dot' && <span className={styles.dot} />}
    {mark === 'clock' && <Icon d={clockIcon} size="s" />}
    {mark === 'coin' && <CoinMark size="s" />}
    {label && <span data-ribbon-label="">{label}</span>}
    <span className={styles.text}>{children}</span>
  </span>
);
