import type { ProductCard } from '@tapnook/contracts/api';

/** So many cards stand beside one another at most (design, section 3). */
const ROW = 4;

/**
 * A picture for each card, its first unless another card of the row shows that already: no two
 * neighbours look alike.
 */
export const cardPictures = (cards: readonly Pick<ProductCard, 'productImages'>[]): string[] => {
  const shown: string[] = [];
  for (const { productImages } of cards) {
    const beside = shown.slice(1 - ROW);
    shown.push(productImages.find((image) => !beside.includes(image)) ?? productImages[0] ?? '');
  }
  return shown;
};
