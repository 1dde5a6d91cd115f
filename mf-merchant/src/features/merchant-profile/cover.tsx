import type { ReactElement } from 'react';
import styles from './cover.module.css';

const MOBILE = [320, 480, 640, 960, 1280];
const DESKTOP = [960, 1280, 1600];
const setOf = (base: string, widths: readonly number[], format: string): string =>
  widths.map((width) => `${base}/${width}.${format} ${width}w`).join(', ');

/**
 * One picture for phones and one for wide screens; only the one shown is fetched. It is decorative,
 * because the name stands below.
 */
export const Cover = ({
  desktop,
  mobile,
}: {
  readonly desktop: string;
  readonly mobile: string;
}): ReactElement => (
  <div className={styles.cover}>
    {(desktop || mobile) && (
      <picture>
        {['avif', 'webp'].map((format) => (
          <source
            key={`wide-${format}`}
            media="(min-width: 768px)"
            type={`image/${format}`}
            srcSet={setOf(desktop || mobile, DESKTOP, format)}
            sizes="(min-width: 1344px) 1280px, 100vw"
          />
        ))}
        {['avif', 'webp'].map((format) => (
          <source
            key={`narrow-${format}`}
            type={`image/${format}`}
            srcSet={setOf(mobile || desktop, MOBILE, format)}
            sizes="100vw"
          />
        ))}
        <img
          src={`${mobile || desktop}/640.jpg`}
          alt=""
          width={1280}
          height={500}
          fetchPriority="high"
        />
      </picture>
    )}
  </div>
);
