import { getScrollingBanner } from '@tapnook/contracts/calls';
import { useCall, UiLink, useTranslation } from '@tapnook/platform';
import { Picture, Rail } from '@tapnook/ui';
import type { ReactElement } from 'react';
import { bannerPath } from '../../shared/model/banner-path.ts';
import { shownCount } from './home-queries.ts';
import { HomeSection, isEmptyList } from './home-section.tsx';
import type { SectionProps } from './home-section.tsx';
import styles from './link-sections.module.css';

/** A band that moves only when it is pulled. */
export const ScrollingBanner = ({ setting }: SectionProps): ReactElement => {
  const { t, text } = useTranslation();
  const query = useCall(getScrollingBanner, {}, { handledErrorCodes: 'all' });
  return (
    <HomeSection setting={setting} query={query} isEmpty={isEmptyList}>
      {(banners) => (
        <Rail
          label={text(setting.name)}
          previousLabel={t('section.previous')}
          nextLabel={t('section.next')}
          className={styles.banners}
        >
          {banners.slice(0, shownCount(setting)).map((banner) => (
            <article key={banner.id} className={styles.banner}>
              <Picture
                src={banner.pcBannerImage}
                narrowSrc={banner.mobileBannerImage}
                alt=""
                width={960}
                height={600}
                ratio="16:10"
                sizes="(min-width: 768px) 420px, 80vw"
                maxWidth={960}
              />
              <h3>
                <UiLink href={bannerPath(banner) ?? '/'}>{text(banner.moduleName)}</UiLink>
              </h3>
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
