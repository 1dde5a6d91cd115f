import { Picture } from '@tapnook/ui';
import type { ReactElement } from 'react';
import styles from './merchant-logo.module.css';

const SIDES = { s: 48, m: 56, l: 96 } as const;

/** A merchant's logo of 48, 56 or 96 px. It is decorative, because the name stands beside it. */
export const MerchantLogo = ({
  src,
  size = 'm',
}: {
  readonly src: string;
  readonly size?: 's' | 'm' | 'l';
}): ReactElement => (
  <span className={styles.logo} data-size={size}>
    {src && (
      <Picture
        src={src}
        alt=""
        width={SIDES[size]}
        height={SIDES[size]}
        sizes={`${SIDES[size]}px`}
        maxWidth={320}
        ratio="fill"
      />
    )}
  </span>
);
