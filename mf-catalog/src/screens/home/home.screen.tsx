import { links, localePath } from '@tapnook/contracts';
import type { Banner, HomeSection } from '@tapnook/contracts/api';
import {
  getHeaderCampaign,
  getHeaderCampaignV2,
  getSectionSettings,
} from '@tapnook/contracts/calls';
import {
  callQuery,
  defineScreen,
  Slot,
  useCall,
  type PageMeta,
  type Platform,
  useTranslation,
} from '@tapnook/platform';
import { SkeletonGrid } from '@tapnook/ui';
import type { ComponentType, ReactElement } from 'react';
import { BrowsingHistory } from '../../features/home/browsing-history.tsx';
import { BANNER_SIZES, Campaigns } from '../../features/home/campaigns.tsx';
import { CashCoupons } from '../../features/home/cash-coupons.tsx';
import { CategoryLinks } from '../../features/home/category-links.tsx';
import { isTimeOfDayVersion } from '../../features/home/home-queries.ts';
import { displayClass } from '../../features/home/home-section.tsx';
import {
  InformationGrid,
  PressReleases,
  ProductLists,
  ScrollingBanner,
  SeoLinks,
} from '../../features/home/link-sections.tsx';
import { loadHome, shownSections } from '../../features/home/load-home.ts';
import { MoreProducts } from '../../features/home/more-products.tsx';
import {
  Handpicked,
  Ranking,
  TonightOnly,
  Trending,
} from '../../features/home/product-sections.tsx';
import { LEAD_SIZES } from '../../features/home/time-of-day.tsx';
import { LoadError } from '../../shared/components/load-error.tsx';
import styles from './home.module.css';

type Section = ComponentType<{ readonly setting: HomeSection }>;

const CoinBanner: Section = ({ setting }) => (
  <div
    className={['container', styles.slot, displayClass(setting)].filter(Boolean).join(' ')}
    data-late=""
  >
    <Slot name="coin-banner" fallback={<div className={styles.coinWaiting} />} />
  </div>
);
const NowMerchants: Section = ({ setting }) => {
  const { text } = useTranslation();
  return (
    <div className={[styles.slot, displayClass(setting)].filter(Boolean).join(' ')} data-late="">
      <Slot
        name="now-merchants"
        props={{ heading: text(setting.name), lines: setting.displayLines }}
        fallback={<div className={styles.merchantsWaiting} />}
      />
    </div>
  );
};

const SECTIONS: Readonly<Record<HomeSection['key'], Section>> = {
  'header-campaign': Campaigns,
  'mobile-categories': CategoryLinks,
  handpicked: Handpicked,
  'promotional-offer': TonightOnly,
  ranking: Ranking,
  'scrolling-banner': ScrollingBanner,
  trending: Trending,
  'browsing-history': BrowsingHistory,
  'information-grids': InformationGrid,
  'product-lists': ProductLists,
  products: MoreProducts,
  'press-release': PressReleases,
  'seo-link': SeoLinks,
  'coin-banner': CoinBanner,
  'cash-coupon': CashCoupons,
  'now-merchants': NowMerchants,
};

/** The home page, made of the sections that its settings name. */
const Home = (): ReactElement => {
  const { t } = useTranslation();
  const { data, isError, refetch } = useCall(getSectionSettings, {}, { handledErrorCodes: 'all' });
  if (!data) {
    return (
      <div className="container band">
        {isError ? (
          <LoadError level={1} onRetry={() => void refetch()} />
        ) : (
          <SkeletonGrid count={8} label={t('loading')} />
        )}
      </div>
    );
  }
  return (
    <>
      {shownSections(data).map((setting) => {
        const Shown = SECTIONS[setting.key];
        return <Shown key={setting.key} setting={setting} />;
      })}
    </>
  );
};

const preloadOf = (banner: Banner | undefined, sizes: string): PageMeta['preloadImage'] =>
  banner?.pcBannerImage
    ? {
        base: banner.pcBannerImage,
        narrow: banner.mobileBannerImage || banner.pcBannerImage,
        sizes,
      }
    : undefined;

/** The picture that leads the header campaigns, in the version that is shown, and how wide it is there. */
const firstPicture = async (
  { queryClient, http }: Platform,
  setting: HomeSection,
): Promise<PageMeta['preloadImage']> => {
  if (isTimeOfDayVersion(setting)) {
    const campaign = await queryClient
      .fetchQuery(callQuery(http, getHeaderCampaignV2, {}, { handledErrorCodes: 'all' }))
      .catch(() => undefined);
    return preloadOf(campaign?.items[campaign.currentIndex], LEAD_SIZES);
  }
  const [banner] = await queryClient
    .fetchQuery(callQuery(http, getHeaderCampaign, {}, { handledErrorCodes: 'all' }))
    .catch(() => []);
  return preloadOf(banner, BANNER_SIZES);
};

export const screen = defineScreen({
  Component: Home,
  load: async ({ platform, t }) => {
    const shown = await loadHome(platform);
    const campaigns = shown?.find(({ key }) => key === 'header-campaign');
    const preloadImage = campaigns && (await firstPicture(platform, campaigns));
    const address = platform.config.origin + localePath(platform.locale, links.home());
    const merchants = shown?.find(({ key }) => key === 'now-merchants');
    return {
      title: t('meta.homeTitle'),
      description: t('meta.homeDescription'),
      keywords: t('meta.homeKeywords'),
      canonical: links.home(),
      jsonLd: [
        {
          '@context': 'https://schema.org',
          '@type': 'Organization',
          name: 'TapNook 拾角',
          url: platform.config.origin,
          logo: `${platform.config.origin}/api/media/brand-mark/480.jpg`,
        },
        {
          '@context': 'https://schema.org',
          '@type': 'WebSite',
          name: 'TapNook 拾角',
          url: address,
          inLanguage: platform.locale,
        },
      ],
      slots: [
        ...(shown?.some(({ key }) => key === 'coin-banner')
          ? [{ name: 'coin-banner', props: {} }]
          : []),
        ...(merchants
          ? [
              {
                name: 'now-merchants',
                props: {
                  heading:
                    platform.locale === 'zh-HK' ? merchants.name.zh_hk : merchants.name.en_gb,
                  lines: merchants.displayLines,
                },
              },
            ]
          : []),
      ],
      ...(preloadImage ? { preloadImage } : {}),
    };
  },
});
