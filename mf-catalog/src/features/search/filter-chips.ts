import { localised, type Locale } from '@tapnook/contracts';
import type { Category, District, ProductList, ReadFilters } from '@tapnook/contracts/api';
import { formatMoney, formatNearDay, type HongKongDay } from '@tapnook/kernel';
import type { Words } from '@tapnook/platform';
import { withFilters, type SearchState } from './search-params.ts';

/** A filter that is on, and the search without it. */
export interface FilterChip {
  readonly id: string;
  readonly label: string;
  readonly without: SearchState;
}
export interface Named {
  readonly categories: readonly Category[];
  readonly districts: readonly District[];
  readonly list?: Pick<ProductList, 'listName'> | undefined;
}
interface Node {
  readonly id: string;
  readonly name: { readonly en_gb: string; readonly zh_hk: string };
}

/** Every category, whatever its level. */
export const allCategories = (categories: readonly Category[]): Node[] =>
  categories.flatMap((category) => [
    { id: category.categoryId, name: category.categoryName },
    ...category.childCategories.flatMap((child) => [
      { id: child.categoryId, name: child.categoryName },
      ...child.childCategories.map((leaf) => ({ id: leaf.categoryId, name: leaf.categoryName })),
    ]),
  ]);
/** Every district, whatever its level. */
export const allDistricts = (districts: readonly District[]): Node[] =>
  districts.flatMap((region) => [
    { id: region.id, name: region.districtName },
    ...region.childDescriptions.flatMap((child) => [
      { id: child.id, name: child.districtName },
      ...child.childDescriptions.map((leaf) => ({ id: leaf.id, name: leaf.districtName })),
    ]),
  ]);

/** A day, a range or a word as people say it; what is over is said to be. */
export const dateLabel = (
  when: string,
  today: HongKongDay,
  locale: Locale,
  t: Words['t'],
): string => {
  if (when === 'today' || when === 'tomorrow' || when === 'weekend')
    return t(`search.whens.${when}`);
  const days = when.split('~');
  const said = days.map((day) => formatNearDay(day, today, locale)).join(' – ');
  return days.every((day) => day < today) ? t('search.whens.past', { days: said }) : said;
};

const priceWords = (
  { lowestPrice, highestPrice }: Pick<SearchState, 'lowestPrice' | 'highestPrice'>,
  t: Words['t'],
): string | undefined => {
  const [low, high] = [lowestPrice, highestPrice].map((cents) =>
    cents === undefined ? undefined : formatMoney(cents),
  );
  if (low && high) return t('search.priceRange', { low, high });
  if (low) return t('search.priceOver', { price: low });
  return high && t('search.priceUnder', { price: high });
};

/** Filters that were typed as words, one chip each: without one, its words are not typed either. */
export const readFilterChips = (
  state: SearchState,
  read: ReadFilters | undefined,
  today: HongKongDay,
  locale: Locale,
  t: Words['t'],
): FilterChip[] => {
  const { day, price } = read ?? {};
  const chip = (id: string, label: string | undefined, keyword: string): FilterChip[] =>
    label === undefined ? [] : [{ id, label, without: withFilters(state, { keyword }) }];
  return [
    ...(day
      ? chip('read-day', dateLabel(day.bookableTime, today, locale, t), day.keywordWithout)
      : []),
    ...(price
      ? chip(
          'read-price',
          priceWords(
            {
              lowestPrice: price.lowestPrice ?? undefined,
              highestPrice: price.highestPrice ?? undefined,
            },
            t,
          ),
          price.keywordWithout,
        )
      : []),
  ];
};

/** The filters that are on, one chip each, in the order of the form. */
export const filterChips = (
  state: SearchState,
  named: Named,
  today: HongKongDay,
  locale: Locale,
  t: Words['t'],
): FilterChip[] => {
  const chips: (FilterChip | false | undefined)[] = [];
  const price = priceWords(state, t);
  const one = (
    id: string,
    label: string | undefined,
    change: Partial<SearchState>,
  ): FilterChip | undefined =>
    label === undefined ? undefined : { id, label, without: withFilters(state, change) };
  // While the tree is not known, nothing is said to be gone.
  const nodeWords = (id: string, nodes: readonly Node[], kind: string): string => {
    const found = nodes.find((each) => each.id === id);
    return found ? localised(found.name, locale) : nodes.length > 0 ? t('search.gone') : kind;
  };
  const node = (
    kind: 'categoryIds' | 'districtIds',
    nodes: readonly Node[],
    unknown: string,
  ): (FilterChip | undefined)[] =>
    state[kind].map((id) =>
      one(`${kind}-${id}`, nodeWords(id, nodes, unknown), {
        [kind]: state[kind].filter((each) => each !== id),
      }),
    );
  const categories = allCategories(named.categories);
  chips.push(
    ...state.searchList.map((word) =>
      one(`word-${word}`, t('search.title', { keyword: word }), {
        searchList: state.searchList.filter((each) => each !== word),
      }),
    ),
    state.bookableTime !== undefined &&
      one('when', dateLabel(state.bookableTime, today, locale, t), { bookableTime: undefined }),
    one('price', price, { lowestPrice: undefined, highestPrice: undefined }),
    state.rootCategoryId !== undefined &&
      one('root', nodeWords(state.rootCategoryId, categories, t('search.category')), {
        rootCategoryId: undefined,
      }),
    ...node('categoryIds', categories, t('search.category')),
    ...node('districtIds', allDistricts(named.districts), t('search.district')),
    state.orderCheckWay &&
      one('way', t(`search.${state.orderCheckWay}`), { orderCheckWay: undefined }),
    state.lowestScore !== undefined &&
      one('score', t('search.scoreUp', { score: state.lowestScore }), { lowestScore: undefined }),
    state.isCashCouponProduct &&
      one('coupons', t('search.coupons'), { isCashCouponProduct: false, showBanner: false }),
    state.productListId !== undefined &&
      one(
        'list',
        t('search.list', {
          name: named.list ? localised(named.list.listName, locale) : t('search.gone'),
        }),
        { productListId: undefined },
      ),
  );
  return chips.filter((chip) => chip !== undefined && chip !== false);
};
