import type { Edges } from './orders.ts';

/** Where a product stands (part 1, section 4; part 3, "Product shelf"). */
export type ShelfState = 'WAIT_ON_SHELF' | 'ON_SHELF' | 'SOLD_OUT' | 'UN_SOLD_OUT' | 'OFF_SHELF';

/**
 * The shelf's edges. UN_SOLD_OUT is a product whose sold-out mark was just lifted: it can be bought, and the next look of
 * the clock makes it ON_SHELF again. What is off the shelf waits before it is on sale anew.
 */
export const SHELF_EDGES: Edges<ShelfState> = {
  WAIT_ON_SHELF: ['ON_SHELF', 'OFF_SHELF'],
  ON_SHELF: ['SOLD_OUT', 'OFF_SHELF'],
  SOLD_OUT: ['UN_SOLD_OUT', 'OFF_SHELF'],
  UN_SOLD_OUT: ['ON_SHELF', 'OFF_SHELF'],
  OFF_SHELF: ['WAIT_ON_SHELF'],
};
