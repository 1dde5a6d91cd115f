import type { Text } from './text.types.ts';

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
  /** The same for kinds of persons. */
  readonly people?: Readonly<
    Partial<Record<PersonKind, { readonly price?: number; readonly specialPrice?: number }>>
  >;
}

type PersonKind = 'adult' | 'youth' | 'child' | 'infant' | 'student' | 'senior';

/** A kind of person with a price of its own. */
export interface PersonTypeContent {
  readonly kind: PersonKind;
  readonly name: Text;
  readonly minAge?: number;
  readonly maxAge?: number;
  /** The plan's own price when absent. */
  readonly price?: number;
  readonly specialPrice?: number;
  readonly maxCount?: number;
  readonly isAccompanied?: boolean;
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
  readonly options: readonly {
    readonly key: string;
    readonly name: Text;
    readonly price: number;
    readonly maxCount: number;
    readonly quota?: number;
  }[];
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
  readonly limitedTime?: {
    readonly price: number;
    readonly startsInDays?: number;
    readonly endsInDays: number;
  };
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
  /** The one that pays the plan's price first; all pay the same when absent. */
  readonly people?: readonly PersonTypeContent[];
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

/**
 * - `on`: on the shelf; `sold-out`; `waiting`: not yet on sale; `off`: taken off; `auto-sold-out`:
 * sale ends by a countdown.
 */
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
  /** Scene names, the first is the card's; `hour` and `crop` variants come from `seed/pictures`. */
  readonly scenes: readonly string[];
  /** Two to four paragraphs, separated by a blank line; no markup. */
  readonly description: Text;
  readonly schedule?: Text;
  /** Where it happens, when not a branch. */
  readonly location?: {
    readonly text: Text;
    readonly district: string;
    readonly latitude: number;
    readonly longitude: number;
    readonly note?: Text;
  };
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
