import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../actions/icon.tsx';
import { VisuallyHidden } from '../actions/visually-hidden.tsx';
import { classes } from '../classes.ts';
import { focusHeading } from '../focus-heading.ts';
import { closeIcon } from '../icons.ts';
import type { LinkComponent, LinkProps } from '../types.ts';
import styles from './chip.module.css';

export interface ChipProps extends ComponentPropsWithRef<'button'> {
  /** Given, the chip is a toggle. */
  readonly selected?: boolean | undefined;
  readonly icon?: string | undefined;
  /** Struck, still focusable; presses are ignored. */
  readonly unavailable?: boolean | undefined;
  /** Why it is unavailable; read with the name. */
  readonly reason?: string | undefined;
  /** Shows a cross: pressing takes the filter away, and the focus goes to its neighbour. Name the act with `aria-label`. */
  readonly removable?: boolean | undefined;
}

/** The focus leaves a chip that goes: for the next of its kind, else the one before, else the page's heading. */
const focusBeside = (chip: Element): void => {
  const chips = [...(chip.parentElement?.querySelectorAll<HTMLElement>('[data-removable]') ?? [])];
  const index = chips.findIndex((each) => each === chip);
  const beside = chips[index + 1] ?? chips[index - 1];
  if (beside) beside.focus();
  else focusHeading();
};

/** A small choice that stands alone: a filter that is on or off, or one to take away. */
export const Chip = ({ selected, icon, unavailable, reason, removable, className, children, onClick, type = 'button', ...rest }: ChipProps) => (
  <button
    data-on={selected || removable || undefined}
    data-removable={removable || undefined}
    {...rest}
    type={type}
    className={classes(styles.chip, className)}
    aria-pressed={removable ? undefined : selected}
    aria-disabled={unavailable || undefined}
    onClick={(event) => {
      if (unavailable) return;
      if (removable) focusBeside(event.currentTarget);
      onClick?.(event);
    }}
  >
    {icon && <Icon d={icon} size="s" />}
    {children}
    {reason && <VisuallyHidden>{`, ${reason}`}</VisuallyHidden>}
    {removable && <Icon d={closeIcon} size="s" />}
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
    {children}
  </Link>
);
