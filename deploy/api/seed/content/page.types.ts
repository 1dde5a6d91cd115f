import type { Text } from './text.types.ts';

export interface ProductListContent {
  readonly key: string;
  readonly route: string;
  readonly name: Text;
  readonly description: Text;
  readonly scene: string;
  /** On phones instead of `scene`. */
  readonly phoneScene?: string;
  readonly products: readonly string[];
  /** Where the home page shows it. */
  readonly shownAs?: 'handpicked' | 'ranking' | 'promotional' | 'trending' | 'list' | 'grid';
}

/** A target of a banner or link, by key. */
export type TargetContent =
  | { readonly kind: 'product'; readonly key: string }
  | { readonly kind: 'product-list'; readonly key: string }
  | { readonly kind: 'category'; readonly key: string }
  | { readonly kind: 'cash-coupon' }
  | { readonly kind: 'search'; readonly keyword: string };

export interface BannerContent {
  readonly key: string;
  /** The hour of the day of a header campaign, `HH:mm`. */
  readonly hour?: string;
  readonly name: Text;
  readonly line?: Text;
  readonly scene: string;
  /** On phones instead of `scene`. */
  readonly phoneScene?: string;
  readonly target: TargetContent;
  /** Shown between these days, counted from the day of seeding; always when absent. */
  readonly startsInDays?: number;
  readonly endsInDays?: number;
}

/**
 * Section names are those of the calls under `/v1/public/home`. Their order is the order on the
 * page.
 */
export interface HomeContent {
  readonly sections: readonly {
    readonly key:
      | 'header-campaign'
      | 'mobile-categories'
      | 'handpicked'
      | 'promotional-offer'
      | 'ranking'
      | 'scrolling-banner'
      | 'trending'
      | 'browsing-history'
      | 'information-grids'
      | 'product-lists'
      | 'products'
      | 'press-release'
      | 'seo-link'
      | 'coin-banner'
      | 'cash-coupon'
      | 'now-merchants';
    readonly name: Text;
    readonly style?: string;
    readonly lines?: number;
    readonly hidden?: boolean;
  }[];
  readonly campaigns: readonly BannerContent[];
  readonly scrollingBanners: readonly BannerContent[];
  readonly informationGrid: readonly BannerContent[];
  readonly coinBanner: BannerContent;
  readonly cashCouponBanner: BannerContent;
  readonly pressReleases: readonly {
    readonly key: string;
    readonly title: Text;
    readonly outlet: Text;
    readonly daysAgo: number;
    readonly scene: string;
    readonly text: Text;
  }[];
  readonly seoLinks: readonly {
    readonly group: Text;
    readonly links: readonly { readonly name: Text; readonly target: TargetContent }[];
  }[];
  readonly hotWords: readonly Text[];
}

export interface CouponContent {
  readonly code: string;
  readonly name: Text;
  readonly type: 'DISCOUNT' | 'DEDUCTION';
  /** Cents for a deduction, percent for a discount. */
  readonly amount: number;
  readonly minimum?: number;
  readonly scope?: {
    readonly kind: 'category' | 'product-list' | 'product';
    readonly keys: readonly string[];
  };
  readonly audience?: 'ALL' | 'APP_NEW_USER' | 'NEW_USER' | 'OLD_USER';
  readonly limit?: number;
  /** Issued by itself to everybody of its audience, or to people by hand; by hand when absent. */
  readonly issue?: 'AUTOMATIC' | 'MANUAL';
  /** Only those to whom it was issued may use it; the demo shopper is one of them. */
  readonly onlyIssued?: boolean;
  readonly startsInDays: number;
  readonly endsInDays: number;
  /** The promotion's own words when it is refused. */
  readonly refusal?: Text;
}
