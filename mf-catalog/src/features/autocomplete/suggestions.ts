import { links, localised, type Locale, type LocalisedText } from '@tapnook/contracts';
import type { District, SearchListItem, SearchSuggestion } from '@tapnook/contracts/api';

/** Something that the search box offers, and where picking it leads. */
export interface Suggestion {
  readonly id: string;
  readonly kind: 'category' | 'district' | 'merchant' | 'product' | 'keyword' | 'history';
  readonly label: string;
  readonly path: string;
  /** The word that is searched for; undefined when the pick is no search. */
  readonly keyword?: string;
}
export interface SearchAnswer {
  readonly keywords: readonly SearchSuggestion[];
  readonly products: readonly SearchListItem[];
  readonly merchants: readonly SearchListItem[];
  readonly categories: readonly SearchListItem[];
}

const MAX_PER_KIND = {
  category: 2,
  district: 2,
  merchant: 2,
  product: 4,
  keyword: 3,
  history: 3,
} as const;

const keywordSuggestion = (kind: 'keyword' | 'history', keyword: string): Suggestion => ({
  id: `${kind}-${keyword}`,
  kind,
  label: keyword,
  path: links.search({ keyword }),
  keyword,
});

const itemSuggestion = (item: SearchListItem, locale: Locale): Suggestion | undefined => {
  const label = localised(item.content, locale);
  if (item.type === 'category')
    return {
      id: `category-${item.id}`,
      kind: 'category',
      label,
      path: links.search({ categoryId: item.id }),
    };
  if (item.type === 'merchant')
    return {
      id: `merchant-${item.id}`,
      kind: 'merchant',
      label,
      path: links.merchant(item.merchantRoute ?? item.id),
    };
  if (item.type === 'product')
    return {
      id: `product-${item.id}`,
      kind: 'product',
      label,
      path: links.product({ productRoute: item.productRoute, productId: item.id }),
    };
  return undefined;
};

/** A district and where it lies. */
export interface Place {
  readonly id: string;
  readonly name: LocalisedText;
  /** Its region; undefined for a region itself. */
  readonly region: LocalisedText | undefined;
}
/** Every region with its districts below it. */
export const productLocations = (districts: readonly District[]): Place[] =>
  districts.flatMap((region) => [
    { id: region.id, name: region.districtName, region: undefined },
    ...region.childDescriptions.map((child) => ({
      id: child.id,
      name: child.districtName,
      region: region.districtName,
    })),
  ]);

const districtSuggestions = (
  fold: string,
  places: readonly Place[],
  locale: Locale,
): Suggestion[] =>
  places
    .filter(({ name }) =>
      [name.en_gb, name.zh_hk].some((word) => word.toLowerCase().includes(fold)),
    )
    .slice(0, MAX_PER_KIND.district)
    .map(({ id, name }) => ({
      id: `district-${id}`,
      kind: 'district',
      label: localised(name, locale),
      path: links.search({ districtId: id }),
    }));

/**
 * In the order category and district, merchant, product, history (design, section 4), words last;
 * nothing twice.
 */
export const suggestions = (
  typed: string,
  found: SearchAnswer | undefined,
  past: readonly string[],
  locale: Locale,
  places: readonly Place[] = [],
): Suggestion[] => {
  const fold = typed.trim().toLowerCase();
  const items = (
    list: readonly SearchListItem[] | undefined,
    kind: keyof typeof MAX_PER_KIND,
  ): Suggestion[] =>
    (list ?? []).flatMap((item) => itemSuggestion(item, locale) ?? []).slice(0, MAX_PER_KIND[kind]);
  const history = past
    .filter((word) => word.toLowerCase().includes(fold) && word.toLowerCase() !== fold)
    .slice(0, MAX_PER_KIND.history)
    .map((word) => keywordSuggestion('history', word));
  const words = (found?.keywords ?? [])
    .map((word) => localised(word.keyword, locale))
    .filter((word) => !history.some(({ keyword }) => keyword === word));
  return [
    ...items(found?.categories, 'category'),
    ...districtSuggestions(fold, places, locale),
    ...items(found?.merchants, 'merchant'),
    ...items(found?.products, 'product'),
    ...history,
    ...words.slice(0, MAX_PER_KIND.keyword).map((word) => keywordSuggestion('keyword', word)),
  ];
};

/** Before anything is typed: what was searched before, and what others search for. */
export const openingSuggestions = (
  hot: readonly SearchSuggestion[] | undefined,
  past: readonly string[],
  locale: Locale,
): Suggestion[] => {
  const history = past
    .slice(0, MAX_PER_KIND.history)
    .map((word) => keywordSuggestion('history', word));
  return [
    ...history,
    ...(hot ?? [])
      .map((word) => localised(word.keyword, locale))
      .filter((word) => !past.includes(word))
      .slice(0, 6)
      .map((word) => keywordSuggestion('keyword', word)),
  ];
};
