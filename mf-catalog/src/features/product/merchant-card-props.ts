import { localised, type Locale, type Slots } from '@tapnook/contracts';
import type { Product } from '@tapnook/contracts/api';

/** What the merchant's panel is told: who, and which branch offers this product. */
export const merchantCardProps = (product: Product, locale: Locale): Slots['merchant-card'] => {
  const [branch] = product.branchStores;
  return {
    merchantId: product.merchantPageInfo.merchantId,
    ...(branch ? { address: localised(branch.address, locale) } : {}),
  };
};
