import { getCashCouponBanner } from '@tapnook/contracts/calls';
import { useCall, useTranslation } from '@tapnook/platform';
import { Picture } from '@tapnook/ui';
import type { ReactElement } from 'react';
import styles from './search.module.css';

export const CouponBanner = (): ReactElement | null => {
  const { text } = useTranslation();
  const banner = useCall(getCashCouponBanner, {}, { handledErrorCodes: 'all' }).data;
  if (!banner) return null;
  return (
    <div className={styles.banner}>
      <div className={styles.bannerPicture}>
        <Picture
          src={banner.pcBannerImage}
          narrowSrc={banner.mobileBannerImage}
          alt=""
          width={1600}
          height={600}
          ratio="fill"
          sizes="100vw"
        />
      </div>
      <p className={styles.bannerWords}>{text(banner.description)}</p>
    </div>
  );
};
