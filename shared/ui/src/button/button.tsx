import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icon/icon.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import type { LinkComponent, LinkProps } from '../types.ts';
import styles from './button.module.css';

export interface ButtonLook {
  /** `hot` is the one act of buying on a screen. */
  readonly tone?: 'primary' | 'hot' | 'outline' | 'soft' | 'ghost' | 'danger' | undefined;
  readonly size?: 's' | 'm' | 'l' | undefined;
  readonly block?: boolean | undefined;
  readonly icon?: string | undefined;
}

export interface ButtonProps extends ButtonLook, ComponentPropsWithRef<'button'> {
  /** Work is under way: the button keeps its focus and its place, and ignores presses. */
  readonly busy?: boolean | undefined;
}

export interface ButtonLinkProps extends ButtonLook, LinkProps {
  readonly as?: LinkComponent | undefined;
  readonly children: ReactNode;
  readonly target?: string | undefined;
  readonly rel?: string | undefined;
  readonly download?: string | boolean | undefined;
}

const lookOf = ({ tone = 'primary', size = 'm', block }: ButtonLook) => ({
  'data-tone': tone,
  'data-size': size,
  'data-block': block || undefined,
});
const iconSize = (size: ButtonLook['size']) => (size === 'l' ? 'm' : 's');

/** A button. Of type `button` unless told otherwise, so that none submits a form by accident. */
export const Button = ({
  tone,
  size,
  block,
  icon,
  busy = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) => {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      {...lookOf({ tone, size, block })}
      type={type}
      className={classes(styles.button, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      onClick={press}
    >
      {busy ? <Spinner size="s" /> : icon && <Icon d={icon} size={iconSize(size)} />}
      {children !== undefined && <span className={styles.content}>{children}</span>}
    </button>
  );
};

/** A link that looks like a button: it goes somewhere, it changes nothing. */
export const ButtonLink = ({
  as: Link = 'a',
  tone,
  size,
  block,
  icon,
  className,
  children,
  ...rest
}: ButtonLinkProps) => (
  <Link {...rest} {...lookOf({ tone, size, block })} className={classes(styles.button, className)}>
    {icon && <Icon d={icon} size={iconSize(size)} />}
    {children !== undefined && <span className={styles.content}>{children}</span>}
  </Link>
);
