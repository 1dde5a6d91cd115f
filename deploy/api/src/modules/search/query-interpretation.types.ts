import type { ReadFilters, SearchFilters } from '@tapnook/contracts/api';
import type { Token } from './query-tokens.ts';

/** The texts that are looked through: what is searched, or all that the page tells at length. */
export type Matching = 'all' | 'described';

/** How words were read: what is looked for in the end. */
export interface Understood {
  /** What was typed says something, and nothing of it is there. */
  readonly nothing: boolean;
  readonly tokens: readonly Token[];
  readonly wished: readonly Token[];
  /** The tokens of the further words, each of which must be found as it is. */
  readonly further: readonly Token[];
  readonly matching: Matching;
  /**
   * Where few products have all tokens: what of them a product may have instead, one of the inner
   * lists, the rarest first. Empty where enough have all.
   */
  readonly ways: readonly (readonly Token[])[];
  /** What is looked for instead of the words. */
  readonly corrected: string | null;
  /** Filters that the words set. */
  readonly filters: Pick<SearchFilters, 'lowestPrice' | 'highestPrice' | 'bookableTime'>;
  readonly readFilters: ReadFilters;
  readonly cheapFirst: boolean;
}
