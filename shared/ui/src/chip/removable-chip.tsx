import type { ComponentPropsWithRef } from 'react';
import { focusHeading } from '../focus/focus.ts';
import { Icon } from '../icon/icon.tsx';
import { closeIcon } from '../icon/icons.ts';
import { Chip } from './chip.tsx';

/**
 * The focus leaves a chip that goes: for the next of its kind, else the one before, else the page's
 * heading.
 */
const focusBeside = (chip: Element): void => {
  const chips = [...(chip.parentElement?.querySelectorAll<HTMLElement>('[data-removable]') ?? [])];
  const index = chips.findIndex((each) => each === chip);
  const beside = chips[index + 1] ?? chips[index - 1];
  if (beside) beside.focus();
  else focusHeading();
};

/**
 * A filter that is on, with a cross: pressing takes it away, and the focus goes to its neighbour.
 * Its text names the act as well, at least to screen readers.
 */
export const RemovableChip = ({ onClick, children, ...rest }: ComponentPropsWithRef<'button'>) => (
  <Chip
    {...rest}
    data-on=""
    data-removable=""
    onClick={(event) => {
      focusBeside(event.currentTarget);
      onClick?.(event);
    }}
  >
    <span>{children}</span>
    <Icon d={closeIcon} size="s" />
  </Chip>
);
