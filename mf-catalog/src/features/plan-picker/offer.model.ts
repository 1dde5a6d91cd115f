import type { Addition, OptionGroup, Plan, PriceTier, Product } from '@tapnook/contracts/api';

/**
 * What can be bought, as far as it is known. `tiers` are those of the chosen day; undefined while
 * they load.
 */
export interface Offer {
  readonly product: Pick<Product, 'productKind' | 'buyLimit' | 'inventory'>;
  readonly plans: readonly Plan[];
  readonly groups: readonly OptionGroup[];
  readonly additions: readonly Addition[];
  readonly tiers: readonly PriceTier[] | undefined;
  /**
   * How many of the product the shopper has paid for already, as far as that is known and limited.
   */
  readonly purchased?: number | undefined;
}

export type Field = OptionGroup['fields'][number];

export type SubOption = Addition['subExtraOptions'][number];

/** A choice of the address, held against the offer: what is not offered (any more) is left out. */
export interface Selection {
  readonly plan: Plan | undefined;
  /** Option group id → chosen field. */
  readonly fields: ReadonlyMap<string, Field>;
  readonly date: string | undefined;
  readonly tier: PriceTier | undefined;
  /**
   * The slot whose price is shown: the chosen one, or the cheapest of the day until one is chosen.
   */
  readonly quoted: PriceTier | undefined;
  readonly quantity: number;
  /** How many of each of the plan's kinds of persons; empty where all pay the same. */
  readonly people: ReadonlyMap<string, number>;
  /** Addition option id → how many. */
  readonly additions: ReadonlyMap<string, number>;
}
