import { links, localised, type Locale } from '@tapnook/contracts';
import type { SearchListItem, SearchSuggestion } from '@tapnook/contracts/api';

/** Something that the search box offers, and where picking it leads. */
export interface Suggestion {
  readonly id: string;
  readonly kind: 'category' | 'merchant' | 'product' | 'keyword' | 'history';
  readonly label: string;
  readonly path: string;
  /** The word that is searched for; undefined when the pick is no search. */
  readonly keyword?: string;
}
export interface Found {
  readonly keywords: readonly SearchSuggestion[];
  readonly products: readonly SearchListItem[];
  readonly merchants: readonly SearchListItem[];
  readonly categories: readonly SearchListItem[];
}

const MOST_OF_A_KIND = { category: 2, merchant: 2, product: 4, keyword: 3, history: 3 } as const;

const ofWord = (kind: 'keyword' | 'history', keyword: string): Suggestion => ({ id: `${kind}-${keyword}`, kind, label: keyword, path: links.search({ keyword }), keyword });

const ofItem = (item: SearchListItem, locale: Locale): Suggestion | undefined => {
  const label = localised(item.content, locale);
  if (item.type === 'category') return { id: `category-${item.id}`, kind: 'category', label, path: links.search({ categoryId: item.id }) };
  if (item.type === 'merchant') return { id: `merchant-${item.id}`, kind: 'merchant', label, path: links.merchant(item.merchantRoute ?? item.id) };
  if (item.type === 'product') return { id: `product-${item.id}`, kind: 'product', label, path: links.product({ productRoute: item.productRoute, productId: item.id }) };
  return undefined;
};

/** In the order category, merchant, product, history (design, section 4), words last; nothing twice. */
export const suggestions = (typed: string, found: Found | undefined, past: readonly string[], locale: Locale): Suggestion[] => {
  const fold = typed.trim().toLowerCase();
  const items = (list: readonly SearchListItem[] | undefined, kind: keyof typeof MOST_OF_A_KIND): Suggestion[] => (list ?? []).flatMap((item) => ofItem(item, locale) ?? []).slice(0, MOST_OF_A_KIND[kind]);
  const history = past.filter((word) => word.toLowerCase().includes(fold) && word.toLowerCase() !== fold).slice(0, MOST_OF_A_KIND.history).map((word) => ofWord('history', word));
  const words = (found?.keywords ?? []).map((word) => localised(word.keyword, locale)).filter((word) => !history.some(({ keyword }) => keyword === word));
  return [
    ...items(found?.categories, 'category'), ...items(found?.merchants, 'merchant'), ...items(found?.products, 'product'), ...history, ...words.slice(0, MOST_OF_A_KIND.keyword).map((word) => ofWord('keyword', word)),
  ];
};

/** Before anything is typed: what was searched before, and what others search for. */
export const openingSuggestions = (hot: readonly SearchSuggestion[] | undefined, past: readonly string[], locale: Locale): Suggestion[] => {
  const history = past.slice(0, MOST_OF_A_KIND.history).map((word) => ofWord('history', word));
  return [...history, ...(hot ?? []).map((word) => localised(word.keyword, locale)).filter((word) => !past.includes(word)).slice(0, 6).map((word) => ofWord('keyword', word))];
};
