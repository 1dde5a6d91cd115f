import type { MerchantContent, ProductContent } from './content/types.ts';
import { galleryOf } from './pictures/index.ts';

/** A gallery has at least so many pictures (design, section 8). */
const FOUR = 4;
/** Coupon art takes the colour of the merchant's mark. */
const COUPONS: Readonly<Record<string, string>> = {
  tea: 'coupon-tea',
  sea: 'coupon-sea',
  plum: 'coupon-plum',
  sail: 'coupon-brick',
  kumquat: 'coupon-brick',
  ink: 'coupon-ink',
};

const couponOf = ({ scenes }: Pick<MerchantContent, 'scenes'>): string =>
  COUPONS[scenes.logo.split('-').at(-1) ?? ''] ?? 'coupon';
/** The whole scene of which a picture is a view. */
const sceneOf = (picture: string): string => picture.split('-')[0] ?? picture;

/**
 * Names of a product's pictures: those that its content chose, then other views of the scene it is
 * shown by; of a coupon, of what it buys.
 */
export const galleryFor = (
  product: Pick<ProductContent, 'kind' | 'scenes'>,
  merchant: Pick<MerchantContent, 'scenes'>,
): string[] => {
  const [first = '', ...more] = product.scenes;
  const isCoupon = product.kind === 'cash-coupon';
  const chosen = [isCoupon ? couponOf(merchant) : first, ...more];
  const views = galleryOf(sceneOf((isCoupon ? more[0] : first) ?? first)).filter(
    (name) => !chosen.includes(name),
  );
  return [...chosen, ...views.slice(0, Math.max(0, FOUR - chosen.length))];
};
