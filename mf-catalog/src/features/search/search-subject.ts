import { localised, type Locale } from '@tapnook/contracts';
import type { Words } from '@tapnook/platform';
import { allCategories, allDistricts, type Named } from './filter-chips.ts';
import type { SearchState } from './search-address.ts';

/** The one category and the one district that a search is about, by name: "Workshops · Kowloon"; empty when it is about neither or about several. */
export const placeWords = ({ categoryIds, districtIds }: SearchState, { categories, districts }: Pick<Named, 'categories' | 'districts'>, locale: Locale): string => {
  const nameOf = (ids: readonly string[], nodes: ReturnType<typeof allCategories>): string => {
    const name = ids.length === 1 ? nodes.find(({ id }) => id === ids[0])?.name : undefined;
    return name ? localised(name, locale) : '';
  };
  return [nameOf(categoryIds, allCategories(categories)), nameOf(districtIds, allDistricts(districts))].filter(Boolean).join(' · ');
};

/** What is searched, as a heading. */
export const searchHeading = (state: SearchState, named: Named, { t, locale }: Pick<Words, 't' | 'locale'>): string => {
  if (state.keyword) return t('search.title', { keyword: state.keyword });
  if (state.isCashCouponProduct) return t('search.titleCoupons');
  return placeWords(state, named, locale) || t('search.titleAll');
};
