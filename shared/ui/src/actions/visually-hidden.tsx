import type { ElementType, ReactNode } from 'react';
import styles from './visually-hidden.module.css';

export interface VisuallyHiddenProps {
  readonly as?: ElementType | undefined;
  readonly children: ReactNode;
}

/** Text for screen readers only. */
export const VisuallyHidden = ({ as: Element = 'span', children }: VisuallyHiddenProps) => <Element className={styles.hidden}>{children}</Element>;
