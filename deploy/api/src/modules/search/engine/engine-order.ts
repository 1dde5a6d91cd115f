import type { Types } from '@opensearch-project/opensearch';
import type { SearchRequest } from '@tapnook/contracts/api';
import type { Understood } from '../query-interpretation.types.ts';
import type { Token } from '../query-tokens.ts';
import { NEARNESS } from '../search-order.ts';
import { all, anyWay, tokensQuery, type Query } from './engine-query.ts';
import type { ProductField } from './product-index.ts';

type SortKey = Types.Common.SortOptions;
type ScoreFunction = Types.Common_QueryDsl.FunctionScoreContainer;

const by = (field: ProductField, order: 'asc' | 'desc' = 'asc'): SortKey => ({
  [field]: { order },
});
const GONE = by('sold_out');
const COUPONS_LAST = by('cash_coupon');
const ID = by('id');
const NEAREST: SortKey = { _score: { order: 'desc' } };

/** Scores are 32-bit floats: whole numbers keep equal products equal. */
const WHOLE = 5;
const weighed = (ways: readonly (readonly string[])[], weight: number): ScoreFunction[] => {
  const told = ways.filter((way) => way.length > 0);
  return told.length > 0
    ? [{ filter: anyWay('title_words', told), weight: Math.round(weight * WHOLE) }]
    : [];
};

/** How near a product is to a token; the rules of `search-order.ts`. */
const nearness = ({ anyOf, literal, filed }: Token, share: number): ScoreFunction[] => [
  ...weighed(
    filed.map((gram) => [gram]),
    NEARNESS.filed * share,
  ),
  ...weighed(anyOf, NEARNESS.titled * share),
  ...(filed.length > 0 ? weighed([literal], share) : []),
];

/** The query with a score that is the sum of these functions. */
const scored = (query: Query, functions: readonly ScoreFunction[]): Query => ({
  function_score: {
    query,
    // Without a function that always applies, what none applies to would keep another score.
    functions: [{ weight: 1 }, ...functions],
    score_mode: 'sum',
    boost_mode: 'replace',
  },
});

export interface Ordered {
  readonly query: Query;
  readonly sort: SortKey[];
}

const filedUnder = ({ filed }: Token): ScoreFunction[] =>
  weighed(
    filed.map((gram) => [gram]),
    1,
  );

/** Each more than all nearness and the ones below it together. */
const WEIGHT = { whole: 40_000, onSale: 20_000, thing: 2_000, rarest: 1_000 } as const;
/** The rule of `wholeFirst` in `search-order.ts`, as parts of the score. */
const wholeFirst = ({ tokens, matching, ways }: Understood): ScoreFunction[] => {
  const [rarest] = ways;
  if (!rarest) return [];
  return [
    { filter: all(tokensQuery(tokens, matching)), weight: WEIGHT.whole },
    { filter: { term: { sold_out: { value: false } } }, weight: WEIGHT.onSale },
    { filter: all(tokensQuery(rarest, 'all')), weight: WEIGHT.rarest },
    ...ways.map((way) => ({ filter: all(tokensQuery(way, 'all')), weight: WEIGHT.thing })),
  ];
};

const relevance = (query: Query, understood: Understood): Ordered => {
  const { tokens, wished, cheapFirst } = understood;
  if (cheapFirst)
    return {
      query: scored(query, [...wholeFirst(understood), ...tokens.flatMap(filedUnder)]),
      sort: [
        ...(understood.ways.length > 0 ? [] : [GONE]),
        NEAREST,
        COUPONS_LAST,
        by('pay_price'),
        ID,
      ],
    };
  const popular = [by('weight', 'desc'), by('sold_count', 'desc'), ID];
  if (tokens.length + wished.length === 0) return { query, sort: [GONE, ...popular] };
  return {
    query: scored(query, [
      ...wholeFirst(understood),
      ...tokens.flatMap((token) => nearness(token, 1)),
      ...wished.flatMap((token) => nearness(token, NEARNESS.wished)),
    ]),
    sort: [...(understood.ways.length > 0 ? [] : [GONE]), NEAREST, COUPONS_LAST, ...popular],
  };
};

/** A query in the order of a request: the order of `keysOf`, in the engine's words. */
export const ordered = (
  query: Query,
  sort: SearchRequest['sort'],
  understood: Understood,
): Ordered => {
  if (sort === 'price_ASC') return { query, sort: [GONE, by('pay_price'), ID] };
  if (sort === 'price_DESC') return { query, sort: [GONE, by('pay_price', 'desc'), ID] };
  if (sort === 'score_DESC')
    return { query, sort: [GONE, by('score', 'desc'), by('review_count', 'desc'), ID] };
  if (sort === 'popularity_DESC') return { query, sort: [GONE, by('sold_count', 'desc'), ID] };
  if (sort === 'newest_DESC') return { query, sort: [by('created_us', 'desc'), by('id', 'desc')] };
  return relevance(query, understood);
};
