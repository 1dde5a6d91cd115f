import { localised, type Locale, type Slots } from '@tapnook/contracts';
import type { Product } from '@tapnook/contracts/api';

/** What the merchant's panel is told: who, and where this product happens. */
export const merchantCardProps = (product: Product, locale: Locale): Slots['merchant-card'] => {
  const [branch] = product.branchStores;
  const address = product.experienceLocation ? localised(product.experienceLocation, locale) : branch && localised(branch.address, locale);
  return { merchantId: product.merchantPageInfo.merchantId, ...(address ? { address } : {}) };
};
