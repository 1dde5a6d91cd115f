import type { Types } from '@opensearch-project/opensearch';
import type { SearchFilters } from '@tapnook/contracts/api';
import { idsOf } from '../../catalog/index.ts';
import type { Understood } from '../query-interpretation.types.ts';
import type { Token } from '../query-tokens.ts';
import { type FilterName, windowOf } from '../search-filter.ts';
import type { ProductField } from './product-index.ts';

export type Query = Types.Common_QueryDsl.QueryContainer;

const NONE: Query = { match_none: {} };

/** A condition on one field of the product index, so that no other can be named. */
const term = (field: ProductField, value: string | number | boolean): Query => ({
  term: { [field]: { value } },
});
export const anyTerm = (field: ProductField, values: readonly (string | number)[]): Query => ({
  terms: { [field]: [...values] },
});
const range = (field: ProductField, bounds: Types.Common_QueryDsl.RangeQuery): Query => ({
  range: { [field]: bounds },
});
/** All of these; filters do not score. */
export const all = (filter: readonly Query[]): Query =>
  filter.length > 0 ? { bool: { filter: [...filter] } } : { match_all: {} };
const any = (should: readonly Query[]): Query => ({
  bool: { should: [...should], minimum_should_match: 1 },
});

/** Whether a product has every gram of one of the ways. */
export const anyWay = (field: ProductField, ways: readonly (readonly string[])[]): Query => {
  // One look into the index for concepts, of which each is one gram.
  if (ways.every((way) => way.length === 1)) return anyTerm(field, ways.flat());
  return any(ways.map((way) => all(way.map((gram) => term(field, gram)))));
};

/** Whether this field has every token, in one of the ways to write it. */
export const bears = (field: ProductField, tokens: readonly Token[]): readonly Query[] =>
  tokens.map(({ anyOf }) => anyWay(field, anyOf));

/** Products that have every token in the texts that are looked through. */
export const tokensQuery = (
  tokens: readonly Token[],
  matching: Understood['matching'],
): readonly Query[] => bears(matching === 'all' ? 'grams' : 'described_grams', tokens);

/** Products that have all that is looked for, or one of the ways that stand in for it. */
const wordsQuery = ({ nothing, tokens, matching, ways }: Understood): readonly Query[] => {
  if (nothing) return [NONE];
  const whole = tokensQuery(tokens, matching);
  return ways.length === 0
    ? whole
    : [any([all(whole), ...ways.map((way) => all(bears('grams', way)))])];
};

/** Products that can be bought for one of these days; `bookable` as in the contracts. */
export const usableOn = (bookable: string, today: string): Query => {
  const window = windowOf(bookable, today);
  return window
    ? range('open_days', { gte: window.from, lte: window.to, relation: 'intersects' })
    : NONE;
};

export interface QueryParts {
  /** What holds for every count: words and list. */
  readonly base: readonly Query[];
  readonly filters: Readonly<Record<FilterName, readonly Query[]>>;
}

const priceQuery = ({ lowestPrice: gte, highestPrice: lte }: SearchFilters): readonly Query[] =>
  gte === undefined && lte === undefined
    ? []
    : [
        range('pay_price', {
          ...(gte !== undefined && { gte }),
          ...(lte !== undefined && { lte }),
        }),
      ];

/** A search request as the engine's queries, on this Hong Kong day. */
export const queryParts = (
  asked: SearchFilters,
  understood: Understood,
  today: string,
): QueryParts => {
  const request = { ...asked, ...understood.filters };
  const { productListId, rootCategoryId, lowestScore, isCashCouponProduct } = request;
  return {
    base: [
      ...wordsQuery(understood),
      ...bears('grams', understood.further),
      ...(productListId ? [anyTerm('list_ids', idsOf([productListId]))] : []),
    ],
    filters: {
      category: [
        ...(request.categoryIds?.length
          ? [anyTerm('category_ids', idsOf(request.categoryIds))]
          : []),
        ...(rootCategoryId ? [anyTerm('category_ids', idsOf([rootCategoryId]))] : []),
      ],
      district: request.districtIds?.length
        ? [anyTerm('district_ids', idsOf(request.districtIds))]
        : [],
      price: priceQuery(request),
      day: request.bookableTime ? [usableOn(request.bookableTime, today)] : [],
      checkWay: request.orderCheckWay ? [term('order_check_way', request.orderCheckWay)] : [],
      score: lowestScore === undefined ? [] : [range('score', { gte: lowestScore })],
      cashCoupon:
        isCashCouponProduct === undefined ? [] : [term('cash_coupon', isCashCouponProduct)],
    },
  };
};

/** Every condition of a search but those of one filter. */
export const queryOf = ({ base, filters }: QueryParts, without?: FilterName): Query =>
  all([
    ...base,
    ...Object.entries(filters).flatMap(([name, queries]) => (name === without ? [] : queries)),
  ]);
