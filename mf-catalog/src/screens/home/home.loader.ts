import { links, localePath } from '@tapnook/contracts';
import type { Banner, HomeSection } from '@tapnook/contracts/api';
import { getHeaderCampaign, getHeaderCampaignV2 } from '@tapnook/contracts/calls';
import { callQuery, type PageMeta, type Platform, type LoadContext } from '@tapnook/platform';
import { BANNER_SIZES } from '../../features/home/campaigns.tsx';
import { isTimeOfDayVersion } from '../../features/home/home-queries.ts';
import { loadHome } from '../../features/home/load-home.ts';
import { LEAD_SIZES } from '../../features/home/time-of-day.tsx';

const preloadOf = (banner: Banner | undefined, sizes: string): PageMeta['preloadImage'] =>
  banner?.pcBannerImage
    ? {
        base: banner.pcBannerImage,
        narrow: banner.mobileBannerImage || banner.pcBannerImage,
        sizes,
      }
    : undefined;

/**
 * The picture that leads the header campaigns, in the version that is shown, and how wide it is
 * there.
 */
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

export const load = async ({ platform, t }: LoadContext): Promise<PageMeta> => {
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
                heading: platform.locale === 'zh-HK' ? merchants.name.zh_hk : merchants.name.en_gb,
                lines: merchants.displayLines,
              },
            },
          ]
        : []),
    ],
    ...(preloadImage ? { preloadImage } : {}),
  };
};
