import { localised, type Locale } from '@tapnook/contracts';
import type { getMerchantCategoriesDistricts } from '@tapnook/contracts/calls';
import type { FacetNode } from '@tapnook/listing';
import type { CallResult } from '@tapnook/platform';

type Trees = CallResult<typeof getMerchantCategoriesDistricts>;
interface CategoryTreeItem extends Pick<
  Trees['categories'][number],
  'categoryId' | 'categoryName' | 'productCount'
> {
  readonly childCategories: readonly CategoryTreeItem[];
}
interface DistrictTreeItem extends Pick<
  Trees['districts'][number],
  'id' | 'districtName' | 'productCount'
> {
  readonly childDescriptions: readonly DistrictTreeItem[];
}

export const categoryNodes = (
  categories: readonly CategoryTreeItem[],
  locale: Locale,
): FacetNode[] =>
  categories.map((each) => ({
    id: each.categoryId,
    name: localised(each.categoryName, locale),
    count: each.productCount,
    children: categoryNodes(each.childCategories, locale),
  }));

export const districtNodes = (
  districts: readonly DistrictTreeItem[],
  locale: Locale,
): FacetNode[] =>
  districts.map((each) => ({
    id: each.id,
    name: localised(each.districtName, locale),
    count: each.productCount,
    children: districtNodes(each.childDescriptions, locale),
  }));
