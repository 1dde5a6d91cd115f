/**
 * What an editor of the back office writes of a product in its one form, in the order in which its
 * changes are listed. `productInput` checks each.
 */
export const PRODUCT_FIELDS = [
  'name',
  'sellingPoint',
  'description',
  'schedule',
  'terms',
  'changeRule',
  'images',
  'imageTexts',
  'seoTitle',
  'seoDescription',
  'categoryIds',
  'branchIds',
  'faqs',
  'orderCheckWay',
  'idCardNeeded',
  'buyLimit',
  'quota',
  'startSellTime',
  'autoSoldOutTime',
] as const;
