import { links, localised, type Locale } from '@tapnook/contracts';
import type { Product } from '@tapnook/contracts/api';

/** The path of breadcrumbs: home, categories from the top down, the product itself. */
export const breadcrumbsOf = (
  product: Product,
  locale: Locale,
  home: string,
): { readonly label: string; readonly path?: string }[] => [
  { label: home, path: links.home() },
  ...product.historyNavInfo.map(({ categoryId, categoryName }) => ({
    label: localised(categoryName, locale),
    path: links.search({ categoryId }),
  })),
  { label: localised(product.productName, locale) },
];
