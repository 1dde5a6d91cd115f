import type { HomeSection } from '@tapnook/contracts/api';
import { getSectionSettings } from '@tapnook/contracts/calls';
import { defineScreen, Island, Slot, useCall, useTranslation } from '@tapnook/platform';
import { QueryBoundary, SkeletonGrid } from '@tapnook/ui';
import type { ComponentType, ReactElement } from 'react';
import { BrowsingHistory } from '../../features/home/browsing-history.tsx';
import { Campaigns } from '../../features/home/campaigns.tsx';
import { CashCoupons } from '../../features/home/cash-coupons.tsx';
import { CategoryLinks } from '../../features/home/category-links.tsx';
import { InformationGrid, ProductLists } from '../../features/home/cover-grids.tsx';
import { Handpicked } from '../../features/home/handpicked.tsx';
import { displayClass } from '../../features/home/home-section.tsx';
import { shownSections } from '../../features/home/load-home.ts';
import { MoreProducts } from '../../features/home/more-products.tsx';
import { PressReleases } from '../../features/home/press-releases.tsx';
import { PromotionalOffer } from '../../features/home/promotional-offer.tsx';
import { Ranking } from '../../features/home/ranking.tsx';
import { ScrollingBanner } from '../../features/home/scrolling-banner.tsx';
import { SeoLinks } from '../../features/home/seo-links.tsx';
import { Trending } from '../../features/home/trending.tsx';
import { PageQueryError } from '../../shared/components/query-errors.tsx';
import { load } from './home.loader.ts';
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
  'promotional-offer': PromotionalOffer,
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

/** Sections that somebody may press before they scroll. */
const FIRST_VIEW = 2;
/**
 * Others show what this browser keeps, or belong to another remote, which has its own way to wait.
 */
const NO_ISLANDS: ReadonlySet<HomeSection['key']> = new Set([
  'browsing-history',
  'coin-banner',
  'now-merchants',
]);

/** The home page, made of the sections that its settings name. */
const Home = (): ReactElement => {
  const { t } = useTranslation();
  const query = useCall(getSectionSettings, {}, { handledErrorCodes: 'all' });
  return (
    <QueryBoundary
      query={query}
      loading={
        <div className="container band">
          <SkeletonGrid count={8} label={t('loading')} />
        </div>
      }
      renderError={(retry) => (
        <div className="container band">
          <PageQueryError level={1} onRetry={retry} />
        </div>
      )}
    >
      {(settings) =>
        shownSections(settings).map((setting, index) => {
          const Shown = SECTIONS[setting.key];
          const section = <Shown key={setting.key} setting={setting} />;
          return index < FIRST_VIEW || NO_ISLANDS.has(setting.key) ? (
            section
          ) : (
            <Island key={setting.key}>{section}</Island>
          );
        })
      }
    </QueryBoundary>
  );
};

export const screen = defineScreen({ Component: Home, load });
