import { classes } from '../classes.ts';
import { Picture } from '../picture/picture.tsx';
import styles from './avatar.module.css';

export interface AvatarProps {
  /** Base address of the picture, as for `Picture`. */
  readonly src?: string | undefined;
  readonly name: string;
  /** Given when no name stands beside the picture. */
  readonly label?: string | undefined;
  /** 32, 44 or 56 px. */
  readonly size?: 's' | 'm' | 'l' | undefined;
  readonly className?: string | undefined;
}

/** A person: the picture, or the first character of the name. */
export const Avatar = ({ src, name, label, size = 's', className }: AvatarProps) => (
  <span
    className={classes(styles.avatar, className)}
    data-size={size}
    role={label ? 'img' : undefined}
    aria-label={label}
    aria-hidden={label ? undefined : true}
  >
    {src ? (
      <Picture src={src} alt="" width={64} height={64} sizes="64px" maxWidth={160} ratio="fill" />
    ) : (
      Array.from(name.trim())[0]?.toUpperCase()
    )}
  </span>
);
