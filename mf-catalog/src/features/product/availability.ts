import type { Product } from '@tapnook/contracts/api';

/** `soon` is not yet on sale; `over` is past its selling period. */
export type Availability = 'on' | 'sold-out' | 'soon' | 'over';

/** Whether a product can be bought now (part 1, section 4). `now` in milliseconds. */
export const availabilityOf = (
  product: Pick<
    Product,
    'status' | 'soldOut' | 'isAutoSoldOut' | 'autoSoldOutTime' | 'startSellTime' | 'endSellTime'
  >,
  now: number,
): Availability => {
  if (product.soldOut || product.isAutoSoldOut || product.status === 'SOLD_OUT') return 'sold-out';
  if (product.autoSoldOutTime && Date.parse(product.autoSoldOutTime) <= now) return 'sold-out';
  if (
    product.status === 'WAIT_ON_SHELF' ||
    (product.startSellTime && Date.parse(product.startSellTime) > now)
  )
    return 'soon';
  return product.endSellTime && Date.parse(product.endSellTime) <= now ? 'over' : 'on';
};
