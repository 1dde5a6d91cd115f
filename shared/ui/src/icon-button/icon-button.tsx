import type { ComponentPropsWithRef } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'children' | 'aria-label'
> {
  readonly icon: string;
  /** The name of the act, since there is no text. */
  readonly label: string;
  /** `art` stands on a picture. */
  readonly look?: 'plain' | 'line' | 'art' | undefined;
  /** Given, the button is a toggle. */
  readonly pressed?: boolean | undefined;
  readonly filled?: boolean | undefined;
  readonly iconSize?: 's' | 'm' | 'l' | undefined;
}

/** A round button with a drawing only, 44 px (40 on a picture). */
export const IconButton = ({
  icon,
  label,
  look = 'plain',
  pressed,
  filled,
  iconSize,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) => (
  <button
    {...rest}
    type={type}
    aria-label={label}
    aria-pressed={pressed}
    data-look={look}
    className={classes(styles.button, className)}
  >
    <Icon d={icon} size={iconSize} filled={filled ?? pressed} />
  </button>
);
