import { classes } from '../classes.ts';
import styles from './icon.module.css';

export interface IconProps {
  /** The path of one of the exports of `icons.ts`. */
  readonly d: string;
  /** 16, 20 or 24 px. */
  readonly size?: 's' | 'm' | 'l' | undefined;
  readonly filled?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A decorative drawing; the name belongs to the control or the text around it. */
export const Icon = ({ d, size = 'm', filled = false, className }: IconProps) => (
  <svg
    className={classes(styles.icon, className)}
    data-size={size}
    data-filled={filled || undefined}
    viewBox="0 0 24 24"
    aria-hidden="true"
    focusable="false"
  >
    <path d={d} />
  </svg>
);
