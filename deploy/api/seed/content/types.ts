/**
 * The shapes of the written content that `seed/load.ts` turns into rows. Files of this folder hold
 * data only. Keys are stable words (kebab-case) by which pieces refer to each other; the loader
 * makes every id and number from them. Pictures are names of scenes without the `scene-` prefix;
 * money is integer HKD cents.
 */
import type { SearchConcept } from '../../src/modules/search/index.ts';
import type {
  BannerContent,
  CouponContent,
  HomeContent,
  ProductListContent,
  TargetContent,
} from './page.types.ts';
import type {
  AdditionContent,
  CalendarRule,
  OptionGroupContent,
  PersonTypeContent,
  PlanContent,
  ProductContent,
  ProductKind,
  ShelfState,
} from './product.types.ts';
import type { Text } from './text.types.ts';

export type {
  AdditionContent,
  BannerContent,
  CalendarRule,
  CouponContent,
  HomeContent,
  OptionGroupContent,
  PersonTypeContent,
  PlanContent,
  ProductContent,
  ProductKind,
  ProductListContent,
  ShelfState,
  TargetContent,
  Text,
};

/** A node of the category tree; the first level is what the header shows. */
export interface CategoryContent {
  readonly key: string;
  readonly name: Text;
  /** Name of an icon, as the design's icon set calls it. */
  readonly icon: string;
  readonly scene: string;
  readonly children?: readonly CategoryContent[];
}

/**
 * Region (Hong Kong Island, Kowloon, New Territories) with its districts, and neighbourhoods below
 * when useful.
 */
export interface DistrictContent {
  readonly key: string;
  readonly name: Text;
  readonly latitude: number;
  readonly longitude: number;
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
  /**
   * The logo is a mark of `seed/pictures` (`mark-<kind>-<colour>`); cover and gallery are scenes.
   */
  readonly scenes: {
    readonly logo: string;
    readonly cover: string;
    readonly gallery?: readonly string[];
  };
  /** One or two sentences. */
  readonly brief: Text;
  /** Paragraphs, separated by a blank line; no markup. */
  readonly detailed: Text;
  readonly branches: readonly BranchContent[];
  /** Words for the contact button; no button when absent. */
  readonly contact?: { readonly button: Text; readonly description: Text; readonly below?: Text };
  readonly keywords?: readonly string[];
}

/** One of the small facts under a product's title (instant confirmation, free cancellation, …). */
export interface NoticeContent {
  readonly key: string;
  readonly icon: string;
  readonly text: Text;
}

/**
 * Sentences from which reviews are put together: one opening, one or two details, one ending, by
 * how satisfied.
 */
export interface ReviewBankContent {
  readonly key: string;
  readonly templateName: Text;
  readonly items: readonly Text[];
  /** True of every product of the bank. */
  readonly good: PhraseSet;
  readonly mixed: PhraseSet;
  readonly poor: PhraseSet;
  /** True of some of its products only. */
  readonly own: readonly OwnPhrases[];
}
export interface PhraseSet {
  readonly openings: readonly Text[];
  readonly details: readonly Text[];
  readonly endings: readonly Text[];
}
/** Sentences that are said of the products named, by their keys, and of no other. */
export interface OwnPhrases {
  readonly products: readonly string[];
  readonly good: PhraseSet;
  readonly mixed: PhraseSet;
  readonly poor: PhraseSet;
}

export interface FaqContent {
  readonly key: string;
  readonly name: Text;
  readonly icon: string;
  readonly questions: readonly {
    readonly question: Text;
    readonly answer: Text;
    readonly hot?: boolean;
  }[];
}

/**
 * A page of terms: `usage-terms`, `privacy-policy`, `refunds`, `accessibility`. Headed sections of
 * plain paragraphs.
 */
export interface ArticleContent {
  readonly key: string;
  readonly title: Text;
  readonly sections: readonly { readonly heading: Text; readonly paragraphs: readonly Text[] }[];
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
  readonly states: readonly {
    readonly product: string;
    readonly plan?: string;
    readonly state:
      | 'pending'
      | 'processing'
      | 'unredeemed'
      | 'partly-redeemed'
      | 'completed'
      | 'expired'
      | 'cancelled'
      | 'refunded'
      | 'to-review'
      | 'reviewed'
      | 'booked'
      | 'unbooked';
    readonly daysAgo: number;
    readonly quantity?: number;
  }[];
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
  readonly searchConcepts: readonly SearchConcept[];
}
