import { localised, type Locale } from '@tapnook/contracts';
import type { Category, District, ProductList, ReadFilters } from '@tapnook/contracts/api';
import { formatMoney, formatNearDay, type HongKongDay } from '@tapnook/kernel';
import { facetChips, filterChip, type FilterChip } from '@tapnook/listing';
import type { Words } from '@tapnook/platform';
import type { SearchState } from './search-params.ts';

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

/** Filters that were typed as words, one chip each. */
export const readFilterChips = (
  state: SearchState,
  read: ReadFilters | undefined,
  today: HongKongDay,
  locale: Locale,
  t: Words['t'],
): FilterChip<SearchState>[] => {
  const { day, price } = read ?? {};
  // Without it, its words are not typed either.
  const chip = (id: string, label: string | undefined, keyword: string) =>
    filterChip(state, id, label, { keyword });
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
): FilterChip<SearchState>[] => {
  const price = priceWords(state, t);
  const chip = (id: string, label: string | undefined, change: Partial<SearchState>) =>
    filterChip(state, id, label, change);
  // While the tree is not known, nothing is said to be gone.
  const nameIn =
    (nodes: readonly Node[], kind: string) =>
    (id: string): string => {
      const found = nodes.find((each) => each.id === id);
      return found ? localised(found.name, locale) : nodes.length > 0 ? t('search.gone') : kind;
    };
  const categoryName = nameIn(allCategories(named.categories), t('search.category'));
  const districtName = nameIn(allDistricts(named.districts), t('search.district'));
  const listName = (): string =>
    named.list ? localised(named.list.listName, locale) : t('search.gone');
  return [
    ...state.searchList.flatMap((word) =>
      chip(`word-${word}`, t('search.title', { keyword: word }), {
        searchList: state.searchList.filter((each) => each !== word),
      }),
    ),
    ...chip('when', state.bookableTime && dateLabel(state.bookableTime, today, locale, t), {
      bookableTime: undefined,
    }),
    ...chip('price', price, { lowestPrice: undefined, highestPrice: undefined }),
    ...chip('root', state.rootCategoryId && categoryName(state.rootCategoryId), {
      rootCategoryId: undefined,
    }),
    ...facetChips(state, 'categoryIds', categoryName),
    ...facetChips(state, 'districtIds', districtName),
    ...chip('way', state.orderCheckWay && t(`search.${state.orderCheckWay}`), {
      orderCheckWay: undefined,
    }),
    ...chip(
      'score',
      state.lowestScore === undefined
        ? undefined
        : t('search.scoreUp', { score: state.lowestScore }),
      { lowestScore: undefined },
    ),
    ...chip('coupons', state.isCashCouponProduct ? t('search.coupons') : undefined, {
      isCashCouponProduct: false,
      showBanner: false,
    }),
    ...chip('list', state.productListId && t('search.list', { name: listName() }), {
      productListId: undefined,
    }),
  ];
};
