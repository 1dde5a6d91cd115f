/**
 * The shapes of the written content that `seed/load.ts` turns into rows. Files of this folder hold data only. Keys are
 * stable words (kebab-case) by which pieces refer to each other; the loader makes every id and number from them.
 * Pictures are names of scenes without the `scene-` prefix; money is integer HKD cents.
 */
export interface Text {
  readonly en: string;
  readonly zh: string;
}

/** A node of the category tree; the first level is what the header shows. */
export interface CategoryContent {
  readonly key: string;
  readonly name: Text;
  /** Name of an icon, as the design's icon set calls it. */
  readonly icon: string;
  readonly scene: string;
  readonly children?: readonly CategoryContent[];
}

/** Region (Hong Kong Island, Kowloon, New Territories) with its districts, and neighbourhoods below when useful. */
export interface DistrictContent {
  readonly key: string;
  readonly name: Text;
  readonly children?: readonly DistrictContent[];
}

export interface OpeningHours {
  /** 1 Monday to 7 Sunday. */
  readonly days: readonly number[];
  /** `HH:mm`; a closing time after midnight is written past 24, for example `26:00`. */
  readonly opens: string;
  readonly closes: string;
}

export interface BranchContent {
  readonly key: string;
  readonly name: Text;
  readonly address: Text;
  /** Key of a district (not a region). */
  readonly district: string;
  readonly tel: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly hours: readonly OpeningHours[];
}

export interface MerchantContent {
  readonly key: string;
  /** The address of its page; the key when absent. */
  readonly route?: string;
  readonly name: Text;
  /** Keys of categories, the main one first. */
  readonly categories: readonly string[];
  /** The logo is a mark of the imagery package (`mark-<kind>-<colour>`); cover and gallery are scenes. */
  readonly scenes: { readonly logo: string; readonly cover: string; readonly gallery?: readonly string[] };
  /** One or two sentences. */
  readonly brief: Text;
  /** Paragraphs, separated by a blank line; no markup. */
  readonly detailed: Text;
  readonly branches: readonly BranchContent[];
  /** Words for the contact button; no button when absent. */
  readonly contact?: { readonly button: Text; readonly description: Text; readonly below?: Text };
  readonly keywords?: readonly string[];
}

/** When something can be booked; applied to each of the next 120 Hong Kong days. */
export interface CalendarRule {
  /** 1 Monday to 7 Sunday; all when absent. */
  readonly days?: readonly number[];
  /** Start times `HH:mm`; absent for a whole-day booking. */
  readonly times?: readonly string[];
  /** Places for each day or start time; unlimited when absent. */
  readonly quota?: number;
  /** Instead of the plan's price. */
  readonly price?: number;
  readonly specialPrice?: number;
}

export interface OptionGroupContent {
  readonly key: string;
  readonly name: Text;
  readonly display: 'chips' | 'dropdown';
  readonly fields: readonly {
    readonly key: string;
    readonly name: Text;
    /** Added to the plan's price for each unit; may be negative. */
    readonly surcharge?: number;
    /** Places of this choice over the whole period; unlimited when absent. */
    readonly quota?: number;
  }[];
}

export interface AdditionContent {
  readonly key: string;
  readonly name: Text;
  readonly required?: boolean;
  readonly choose: 'single' | 'multiple';
  readonly options: readonly { readonly key: string; readonly name: Text; readonly price: number; readonly maxCount: number; readonly quota?: number }[];
}

export interface PlanContent {
  readonly key: string;
  readonly name: Text;
  readonly description?: Text;
  readonly howToUse?: Text;
  readonly terms?: Text;
  readonly scenes?: readonly string[];
  readonly price: number;
  /** What is paid now; the price is then shown struck through. */
  readonly specialPrice?: number;
  /** A further reduction that ends. `endsInDays` counts from the day of seeding. */
  readonly limitedTime?: { readonly price: number; readonly startsInDays?: number; readonly endsInDays: number };
  /** Units over the whole period; unlimited when absent. */
  readonly quota?: number;
  /** Vouchers per unit, each of which can be used this often; 1 when absent. */
  readonly usageLimit?: number;
  /** Dated plans need at least one rule. A period plan has none. */
  readonly calendar?: readonly CalendarRule[];
  /** Days of the next 120, counted from today, on which nothing is offered. */
  readonly closedInDays?: readonly number[];
  /** Days from today on which everything is already sold. */
  readonly soldOutInDays?: readonly number[];
  /** Period plans: days from the purchase or from today. */
  readonly validForDays?: number;
  readonly options?: readonly OptionGroupContent[];
  readonly additions?: readonly AdditionContent[];
  readonly needsAddress?: boolean;
  readonly needsNote?: { readonly label: Text; readonly required: boolean };
  readonly extraField?: { readonly title: Text; readonly content: Text };
}

/**
 * - `dated`: a day (and a start time) is chosen when buying;
 * - `period`: a voucher to be used within a period;
 * - `limited`: a limited-quantity voucher whose dates are booked after buying;
 * - `cash-coupon`: worth an amount at the merchant.
 */
export type ProductKind = 'dated' | 'period' | 'limited' | 'cash-coupon';

/** - `on`: on the shelf; `sold-out`; `waiting`: not yet on sale; `off`: taken off; `auto-sold-out`: sale ends by a countdown. */
export type ShelfState = 'on' | 'sold-out' | 'waiting' | 'off' | 'auto-sold-out';

export interface ProductContent {
  readonly key: string;
  readonly route?: string;
  readonly merchant: string;
  /** Keys of the merchant's branches where it is offered; all of them when absent. */
  readonly branches?: readonly string[];
  readonly kind: ProductKind;
  readonly shelf?: ShelfState;
  /** For `waiting` and `auto-sold-out`: hours from seeding until the sale starts or ends. */
  readonly shelfHours?: number;
  /** Keys of leaf categories, the main one first. */
  readonly categories: readonly string[];
  readonly name: Text;
  readonly sellingPoint: Text;
  /** Short words on the picture's corner. */
  readonly angleMark?: { readonly name: Text; readonly tone: 'rose' | 'moss' | 'ink' | 'amber' };
  /** Scene names, the first is the card's; `hour` and `crop` variants come from the imagery package. */
  readonly scenes: readonly string[];
  /** Two to four paragraphs, separated by a blank line; no markup. */
  readonly description: Text;
  readonly schedule?: Text;
  /** Where it happens, when not a branch. */
  readonly location?: { readonly text: Text; readonly latitude: number; readonly longitude: number; readonly note?: Text };
  /** Keys of `NoticeContent`. */
  readonly notices: readonly string[];
  readonly faqs?: readonly { readonly question: Text; readonly answer: Text }[];
  readonly terms?: Text;
  readonly labels?: readonly Text[];
  readonly tags?: readonly Text[];
  readonly plans: readonly PlanContent[];
  /** Units over all plans; unlimited when absent. */
  readonly quota?: number;
  readonly buyLimit?: number;
  readonly idCardNeeded?: boolean;
  readonly needsConfirmation?: boolean;
  /** Coins: HKD paid for one coin; earns none when 0; 10 when absent. */
  readonly coinRatio?: number;
  readonly soldOutSetting?: { readonly button: Text; readonly introducer: Text };
  /** How much reviewers like it, 1 to 5, and how many have written (scaled by the loader). */
  readonly score?: number;
  readonly reviews?: number;
  /** Key of a review phrase bank. */
  readonly reviewBank?: string;
}

/** One of the small facts under a product's title (instant confirmation, free cancellation, …). */
export interface NoticeContent {
  readonly key: string;
  readonly icon: string;
  readonly text: Text;
}

export interface ProductListContent {
  readonly key: string;
  readonly route: string;
  readonly name: Text;
  readonly description: Text;
  readonly scene: string;
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
  readonly target: TargetContent;
}

/** Section names are those of the calls under `/v1/public/home`. Their order is the order on the page. */
export interface HomeContent {
  readonly sections: readonly {
    readonly key:
      | 'header-campaign' | 'mobile-categories' | 'handpicked' | 'promotional-offer' | 'ranking' | 'scrolling-banner' | 'trending'
      | 'browsing-history' | 'information-grids' | 'product-lists' | 'products' | 'press-release' | 'seo-link' | 'coin-banner'
      | 'cash-coupon' | 'now-merchants';
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
  readonly pressReleases: readonly { readonly key: string; readonly title: Text; readonly outlet: Text; readonly daysAgo: number; readonly scene: string; readonly text: Text }[];
  readonly seoLinks: readonly { readonly group: Text; readonly links: readonly { readonly name: Text; readonly target: TargetContent }[] }[];
  readonly hotWords: readonly Text[];
}

/** Sentences from which reviews are put together: one opening, one or two details, one ending, by how satisfied. */
export interface ReviewBankContent {
  readonly key: string;
  readonly templateName: Text;
  readonly items: readonly Text[];
  readonly good: PhraseSet;
  readonly mixed: PhraseSet;
  readonly poor: PhraseSet;
  readonly replies: readonly Text[];
}
export interface PhraseSet {
  readonly openings: readonly Text[];
  readonly details: readonly Text[];
  readonly endings: readonly Text[];
}

export interface FaqContent {
  readonly key: string;
  readonly name: Text;
  readonly icon: string;
  readonly questions: readonly { readonly question: Text; readonly answer: Text; readonly hot?: boolean }[];
}

/** A page of terms: `usage-terms`, `privacy-policy`, `refunds`, `accessibility`. Headed sections of plain paragraphs. */
export interface ArticleContent {
  readonly key: string;
  readonly title: Text;
  readonly sections: readonly { readonly heading: Text; readonly paragraphs: readonly Text[] }[];
}

export interface CouponContent {
  readonly code: string;
  readonly name: Text;
  readonly type: 'DISCOUNT' | 'DEDUCTION';
  /** Cents for a deduction, percent for a discount. */
  readonly amount: number;
  readonly minimum?: number;
  readonly scope?: { readonly kind: 'category' | 'product-list' | 'product'; readonly keys: readonly string[] };
  readonly audience?: 'ALL' | 'APP_NEW_USER' | 'NEW_USER' | 'OLD_USER';
  readonly limit?: number;
  readonly startsInDays: number;
  readonly endsInDays: number;
  /** The promotion's own words when it is refused. */
  readonly refusal?: Text;
}

/** People who write reviews and own demo orders. */
export interface PersonContent {
  readonly key: string;
  readonly name: Text;
  readonly avatar?: string;
}

/** What a demo account looks like when it is first opened. */
export interface DemoAccountContent {
  readonly email: string;
  readonly role: 'client' | 'merchant' | 'admin';
  readonly name: Text;
  readonly merchant?: string;
  readonly states: readonly { readonly product: string; readonly plan?: string; readonly state: 'pending' | 'processing' | 'unredeemed' | 'partly-redeemed' | 'completed' | 'expired' | 'cancelled' | 'refunded' | 'to-review' | 'reviewed' | 'booked' | 'unbooked'; readonly daysAgo: number; readonly quantity?: number }[];
}

/** Everything `seed/content/index.ts` exports, as `content`. */
export interface Content {
  readonly categories: readonly CategoryContent[];
  readonly districts: readonly DistrictContent[];
  readonly notices: readonly NoticeContent[];
  readonly merchants: readonly MerchantContent[];
  readonly products: readonly ProductContent[];
  readonly productLists: readonly ProductListContent[];
  readonly home: HomeContent;
  readonly reviewBanks: readonly ReviewBankContent[];
  readonly faqs: readonly FaqContent[];
  readonly articles: readonly ArticleContent[];
  readonly coupons: readonly CouponContent[];
  readonly people: readonly PersonContent[];
  readonly demoAccounts: readonly DemoAccountContent[];
}
