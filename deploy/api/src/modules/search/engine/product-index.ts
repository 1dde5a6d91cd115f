import type { Types } from '@opensearch-project/opensearch';

/** Raised with every change of the mapping or of what documents hold: the index is built anew. */
export const INDEX_VERSION = 1;

/** Newest first without a page beyond it: `index.max_result_window` of an index as it is made. */
export const MAX_RESULT_WINDOW = 10_000;

/** Values that are only looked up, never sorted or counted by. */
const TERMS = { type: 'keyword', doc_values: false } as const;
const NUMBER = { type: 'integer' } as const;
const FLAG = { type: 'boolean' } as const;

/**
 * A product as the engine holds it. Its words come analysed (`search-index.ts`: stems of English
 * words, pairs of Chinese characters, concepts), so that both engines find the same by one reading
 * of the query, and an edited concept reaches both in the same way.
 */
export const PRODUCT_PROPERTIES = {
  id: NUMBER,
  grams: TERMS,
  described_grams: TERMS,
  title_words: TERMS,
  /** Both names in small letters: what a half-typed word in the search box is compared with. */
  names: { type: 'wildcard' },
  sold_out: FLAG,
  cash_coupon: FLAG,
  order_check_way: { type: 'keyword' },
  weight: NUMBER,
  sold_count: NUMBER,
  /** Cents of HKD. */
  pay_price: NUMBER,
  score: { type: 'double' },
  review_count: NUMBER,
  /** Microseconds since 1970. */
  created_us: { type: 'long' },
  category_ids: NUMBER,
  district_ids: NUMBER,
  list_ids: NUMBER,
  /** Hong Kong days for which it can be bought. */
  open_days: { type: 'date_range', format: 'strict_date' },
} as const satisfies Record<string, Types.Common_Mapping.Property>;

export type ProductField = keyof typeof PRODUCT_PROPERTIES;

/** An index of its own for each building; `feed` names what its documents come from. */
export const productIndex = (feed: string) => ({
  settings: {
    index: { number_of_shards: 1, auto_expand_replicas: '0-1', refresh_interval: '1s' },
  },
  mappings: {
    // A field that nobody planned is a fault, not a new column.
    dynamic: 'strict' as const,
    _meta: { version: INDEX_VERSION, feed },
    properties: PRODUCT_PROPERTIES,
  },
});
