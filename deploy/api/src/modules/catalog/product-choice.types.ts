import type { LocalisedText } from '@tapnook/contracts';
import type { ChosenPerson, PersonCount } from './person-types.service.ts';
import { type UnitPrice } from './pricing.ts';
import { type ProductRow } from './product-row.ts';

/** What a shopper chose. Ids are numbers here; `additions` by option id. */
export interface ChoiceInput {
  readonly productId: number;
  readonly planId: number;
  readonly date?: string | undefined;
  readonly time?: string | undefined;
  readonly fieldIds?: readonly number[] | undefined;
  /** Units, and how many of each kind of person they are. */
  readonly quantity?: number | undefined;
  readonly people?: readonly PersonCount[] | undefined;
  /** It was bought already: the rules on who may come were held then. */
  readonly isOwned?: boolean | undefined;
  readonly additions?: readonly { readonly id: number; readonly quantity: number }[] | undefined;
}

export interface ChosenField {
  readonly groupId: number;
  readonly groupName: LocalisedText;
  readonly fieldId: number;
  readonly fieldName: LocalisedText;
  readonly display: 'chips' | 'dropdown';
  readonly sort: number;
}

export interface ChosenAddition {
  readonly additionId: number;
  readonly additionName: LocalisedText;
  readonly optionId: number;
  readonly optionName: LocalisedText;
  /** Cents of one. */
  readonly price: number;
  readonly quantity: number;
}

export interface ChosenPlan {
  readonly id: number;
  readonly name: LocalisedText;
  readonly planNo: string;
  readonly usageLimit: number;
  readonly validFrom: string | null;
  readonly validTo: string | null;
  readonly validForDays: number | null;
  readonly needsAddress: boolean;
  readonly note: { readonly label: LocalisedText; readonly required: boolean } | null;
  readonly extraField: { readonly title: LocalisedText; readonly content: LocalisedText } | null;
}

/** A choice that can be bought, as far as the catalogue knows: stock is taken by who orders. */
export interface Choice {
  readonly product: ProductRow;
  readonly plan: ChosenPlan;
  readonly date: string | null;
  readonly time: string | null;
  readonly fields: readonly ChosenField[];
  readonly additions: readonly ChosenAddition[];
  readonly unit: UnitPrice;
  /** The persons that it is bought for; none where all pay the same. */
  readonly people: readonly ChosenPerson[];
  /**
   * What to take: `perUnit` for each unit bought, else once (additions, which are counted by
   * themselves).
   */
  readonly takes: readonly {
    readonly inventoryId: number;
    readonly kind: string;
    readonly quantity: number;
    readonly perUnit: boolean;
  }[];
}
