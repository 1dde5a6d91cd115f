import type { HomeSection as Setting } from '@tapnook/contracts/api';
import { getHeaderCampaign } from '@tapnook/contracts/calls';
import { useCall, UiLink, useTranslation } from '@tapnook/platform';
import { Picture, Rail } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { bannerPath } from '../../shared/model/banner-path.ts';
import { isTimeOfDayVersion } from './home-queries.ts';
import { HomeSection } from './home-section.tsx';
import { TimeOfDayCampaigns } from './time-of-day.tsx';
import styles from './link-sections.module.css';

/** The width of a banner in a row of them. */
export const BANNER_SIZES = '(min-width: 768px) 420px, 80vw';

/** The first version: banners in the editors' order, under the page's plain headline. */
const PlainCampaigns = ({ setting }: { readonly setting: Setting }): ReactElement => {
  const { t, text } = useTranslation();
  const query = useCall(getHeaderCampaign, {}, { handledErrorCodes: 'all' });
  return (
    <HomeSection
      setting={setting}
      query={query}
      level={1}
      isEmpty={(banners) => banners.length === 0}
    >
      {(banners) => (
        <Rail
          label={text(setting.name)}
          previousLabel={t('section.previous')}
          nextLabel={t('section.next')}
          className={styles.banners}
        >
          {banners.map((banner, index) => (
            <article key={banner.id} className={styles.banner}>
              <Picture
                src={banner.pcBannerImage}
                narrowSrc={banner.mobileBannerImage}
                alt=""
                width={1280}
                height={800}
                ratio="16:10"
                sizes={BANNER_SIZES}
                priority={index === 0}
              />
              <h2>
                <UiLink href={bannerPath(banner) ?? '/'}>{text(banner.moduleName)}</UiLink>
              </h2>
              {banner.description && (
                <p className="text-sm text-muted">{text(banner.description)}</p>
              )}
            </article>
          ))}
        </Rail>
      )}
    </HomeSection>
  );
};

/**
 * The header campaigns in the version that the settings name: the hours of the day, or plain
 * banners.
 */
export const Campaigns = ({ setting }: { readonly setting: Setting }): ReactElement =>
  isTimeOfDayVersion(setting) ? (
    <TimeOfDayCampaigns setting={setting} />
  ) : (
    <PlainCampaigns setting={setting} />
  );
