import type { LocalisedText } from '@tapnook/contracts';

/** A concept as it is edited; `search_concepts` says what each field means. */
export interface SearchConcept {
  readonly key: string;
  readonly kind: 'thing' | 'place' | 'wish' | 'filler';
  readonly terms: readonly string[];
  readonly typed?: readonly string[];
  readonly categories?: readonly string[];
  readonly districts?: readonly string[];
  readonly notices?: readonly string[];
  readonly merchants?: readonly string[];
  readonly lists?: readonly string[];
  readonly products?: readonly string[];
  readonly related?: readonly string[];
}

/** What a product or a merchant is filed under, by key; a product's own key is its route. */
export interface Filing {
  readonly categories: readonly string[];
  readonly districts: readonly string[];
  readonly notices: readonly string[];
  readonly merchants: readonly string[];
  readonly lists: readonly string[];
  readonly products: readonly string[];
}
export const FILINGS = [
  'categories',
  'districts',
  'notices',
  'merchants',
  'lists',
  'products',
] as const satisfies readonly (keyof Filing)[];

/** The texts of a product or a merchant by how much they say about it. */
export interface IndexedTexts {
  readonly title: string;
  readonly searched: string;
  readonly described: string;
}

export interface ProductDocument extends Filing, Record<string, unknown> {
  id: number;
  title: LocalisedText[];
  searched: LocalisedText[];
  described: LocalisedText[];
}
