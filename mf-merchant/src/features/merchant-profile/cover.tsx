import { Picture } from '@tapnook/ui';
import type { ReactElement } from 'react';
import styles from './cover.module.css';

/** How wide the cover stands; what is preloaded says the same. */
export const COVER_SIZES = '(min-width: 1344px) 1280px, 100vw';

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
      <Picture
        src={desktop || mobile}
        narrowSrc={mobile || desktop}
        alt=""
        width={1280}
        height={500}
        ratio="fill"
        sizes={COVER_SIZES}
        priority
      />
    )}
  </div>
);
