/** The orders that a search can have, as the address holds them. */
export const SEARCH_SORTS = [
  'recommended',
  'price_ASC',
  'price_DESC',
  'score_DESC',
  'popularity_DESC',
  'newest_DESC',
] as const;
export type SearchSort = (typeof SEARCH_SORTS)[number];
