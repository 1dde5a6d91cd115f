import { localised, type Locale } from '@tapnook/contracts';
import type { Words } from '@tapnook/platform';
import { allCategories, allDistricts, type Named } from './filter-chips.ts';
import type { SearchState } from './search-params.ts';

/** More than these have no name together. */
const MOST = 3;

/**
 * The list, the categories and the districts that a search is about, by name: "Workshops, Dining ·
 * Kowloon"; empty when it is about none or too many.
 */
export const subjectName = (
  { rootCategoryId, categoryIds, districtIds }: SearchState,
  { categories, districts, list }: Named,
  locale: Locale,
): string => {
  const namesOf = (ids: readonly string[], nodes: ReturnType<typeof allCategories>): string => {
    const names = ids.flatMap((id) => nodes.find((node) => node.id === id)?.name ?? []);
    return names.length > MOST
      ? ''
      : names.map((name) => localised(name, locale)).join(locale === 'zh-HK' ? '、' : ', ');
  };
  return [
    list ? localised(list.listName, locale) : '',
    namesOf(
      [...(rootCategoryId ? [rootCategoryId] : []), ...categoryIds],
      allCategories(categories),
    ),
    namesOf(districtIds, allDistricts(districts)),
  ]
    .filter(Boolean)
    .join(' · ');
};

/** What is searched, as a heading. */
export const searchHeading = (
  state: SearchState,
  named: Named,
  { t, locale }: Pick<Words, 't' | 'locale'>,
): string => {
  if (state.keyword) return t('search.title', { keyword: state.keyword });
  if (state.isCashCouponProduct) return t('search.titleCoupons');
  return subjectName(state, named, locale) || t('search.titleAll');
};
