import { classes } from '../classes.ts';
import styles from './logo.module.css';

const CORNER = 'M4 37V17A13 13 0 0 1 17 4h20v13H20a3 3 0 0 0-3 3v17z';

export interface LogoProps {
  /** The mark alone, with the name, or with the name and 拾角. */
  readonly look?: 'full' | 'word' | 'mark' | undefined;
  readonly className?: string | undefined;
}

/** The corner wall and the tap. Decorative: the link around it carries the name. */
export const Logo = ({ look = 'full', className }: LogoProps) => (
  <span className={classes(styles.logo, className)} aria-hidden="true">
    <svg viewBox="0 0 40 40" focusable="false">
      <path className={styles.wall} d={CORNER} />
      <circle className={styles.tap} cx="29" cy="29" r="7" />
    </svg>
    {look !== 'mark' && <b>TapNook</b>}
    {look === 'full' && ' '}
    {look === 'full' && <i lang="zh-HK">拾角</i>}
  </span>
);

/** A Tapcoin. Decorative: the amount beside it says what it is. */
export const CoinMark = ({
  size = 'm',
  className,
}: {
  readonly size?: 's' | 'm' | 'l' | undefined;
  readonly className?: string | undefined;
}) => (
  <span className={classes(styles.coin, className)} data-size={size} aria-hidden="true">
    <svg viewBox="0 0 40 40" focusable="false">
      <path d={CORNER} />
      <circle cx="29" cy="29" r="7" />
    </svg>
  </span>
);
