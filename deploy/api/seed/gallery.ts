import { galleryOf } from '@tapnook/imagery';
import type { MerchantContent, ProductContent } from './content/types.ts';

/** A gallery has at least so many pictures (design, section 8). */
const FOUR = 4;
/** Coupon art takes the colour of the merchant's mark. */
const COUPONS: Readonly<Record<string, string>> = { tea: 'coupon-tea', sea: 'coupon-sea', plum: 'coupon-plum', sail: 'coupon-brick', kumquat: 'coupon-brick', ink: 'coupon-ink' };

const couponOf = ({ scenes }: Pick<MerchantContent, 'scenes'>): string => COUPONS[scenes.logo.split('-').at(-1) ?? ''] ?? 'coupon';

/** Names of a product's pictures: those that its content chose, and closer views of the last of them until there are four. */
export const galleryFor = (product: Pick<ProductContent, 'kind' | 'scenes'>, merchant: Pick<MerchantContent, 'scenes'>): string[] => {
  const [first = '', ...more] = product.scenes;
  const chosen = [product.kind === 'cash-coupon' ? couponOf(merchant) : first, ...more];
  const closer = chosen.toReversed().flatMap(galleryOf).filter((name) => !chosen.includes(name));
  return [...chosen, ...closer.slice(0, Math.max(0, FOUR - chosen.length))];
};
