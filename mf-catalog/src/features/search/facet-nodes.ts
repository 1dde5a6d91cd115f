import { localised, type Locale } from '@tapnook/contracts';
import type { Category, District, SearchCounts } from '@tapnook/contracts/api';
import type { FacetNode } from '@tapnook/listing';

type AnyCategory = Pick<Category, 'categoryId' | 'categoryName'> & {
  readonly childCategories: readonly AnyCategory[];
};
type AnyDistrict = Pick<District, 'id' | 'districtName'> & {
  readonly childDescriptions: readonly AnyDistrict[];
};

const counter = (facets: SearchCounts['categories'] | undefined) => {
  const counts = new Map(facets?.map(({ id, count }) => [id, count]));
  return (id: string): number | undefined => (facets ? (counts.get(id) ?? 0) : undefined);
};

/** Categories as the filter shows them, counted within the search. */
export const categoryNodes = (
  categories: readonly AnyCategory[],
  facets: SearchCounts['categories'] | undefined,
  locale: Locale,
): FacetNode[] => {
  const count = counter(facets);
  const node = (category: AnyCategory): FacetNode => ({
    id: category.categoryId,
    name: localised(category.categoryName, locale),
    count: count(category.categoryId),
    children: category.childCategories.map(node),
  });
  return categories.map(node);
};

/** Districts as the filter shows them, counted within the search. */
export const districtNodes = (
  districts: readonly AnyDistrict[],
  facets: SearchCounts['districts'] | undefined,
  locale: Locale,
): FacetNode[] => {
  const count = counter(facets);
  const node = (district: AnyDistrict): FacetNode => ({
    id: district.id,
    name: localised(district.districtName, locale),
    count: count(district.id),
    children: district.childDescriptions.map(node),
  });
  return districts.map(node);
};
