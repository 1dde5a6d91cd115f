import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icon/icon.tsx';
import type { LinkComponent, LinkProps } from '../types.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './chip.module.css';

export interface ChipProps extends ComponentPropsWithRef<'button'> {
  /** Given, the chip is a toggle. */
  readonly selected?: boolean | undefined;
  readonly icon?: string | undefined;
  /** Struck, still focusable; presses are ignored. */
  readonly unavailable?: boolean | undefined;
  /** Why it is unavailable; read with the name. */
  readonly reason?: string | undefined;
}

/** A small choice that stands alone: a filter that is on or off. */
export const Chip = ({
  selected,
  icon,
  unavailable,
  reason,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ChipProps) => (
  <button
    data-on={selected || undefined}
    {...rest}
    type={type}
    className={classes(styles.chip, className)}
    aria-pressed={selected}
    aria-disabled={unavailable || undefined}
    onClick={unavailable ? undefined : onClick}
  >
    {icon && <Icon d={icon} size="s" />}
    <span className={styles.content}>{children}</span>
    {reason && <VisuallyHidden>{`, ${reason}`}</VisuallyHidden>}
  </button>
);

export interface ChipLinkProps extends LinkProps {
  readonly as?: LinkComponent | undefined;
  readonly icon?: string | undefined;
  readonly children: ReactNode;
}

/** A chip that goes somewhere; `aria-current` marks the one that is open. */
export const ChipLink = ({ as: Link = 'a', icon, className, children, ...rest }: ChipLinkProps) => (
  <Link {...rest} className={classes(styles.chip, className)}>
    {icon && <Icon d={icon} size="s" />}
    <span className={styles.content}>{children}</span>
  </Link>
);
