import { formatMoney, formatUsd } from './money.ts';
import type { Edges } from './orders.ts';

/** Where a product stands (part 1, section 4; part 3, "Product shelf"). */
export type ShelfState = 'WAIT_ON_SHELF' | 'ON_SHELF' | 'SOLD_OUT' | 'UN_SOLD_OUT' | 'OFF_SHELF';

/**
 * The shelf's edges. UN_SOLD_OUT is a product whose sold-out mark was just lifted: it can be
 * bought, and the next look of the clock makes it ON_SHELF again. What is off the shelf waits
 * before it is on sale anew.
 */
export const SHELF_EDGES: Edges<ShelfState> = {
  WAIT_ON_SHELF: ['ON_SHELF', 'OFF_SHELF'],
  ON_SHELF: ['SOLD_OUT', 'OFF_SHELF'],
  SOLD_OUT: ['UN_SOLD_OUT', 'OFF_SHELF'],
  UN_SOLD_OUT: ['ON_SHELF', 'OFF_SHELF'],
  OFF_SHELF: ['WAIT_ON_SHELF'],
};

/** What an editor has made of a product: only what is published can stand on the shelf. */
export const CONTENT_STATES = [
  'pending_to_create',
  'pending_to_publish',
  'published',
  'unpublished',
] as const;
export type ContentState = (typeof CONTENT_STATES)[number];
/** Who may move content: an administrator, or who writes for the merchant. */
export type ContentMover = 'admin' | 'merchant';

/**
 * Merchants write, submit and withdraw; what shoppers will see is let through by an administrator.
 */
const CONTENT_EDGES: Readonly<Record<ContentMover, Edges<ContentState>>> = {
  merchant: {
    pending_to_create: ['pending_to_publish'],
    pending_to_publish: ['pending_to_create'],
    published: ['unpublished'],
    unpublished: ['pending_to_publish'],
  },
  admin: {
    pending_to_create: ['pending_to_publish', 'published'],
    pending_to_publish: ['pending_to_create', 'published'],
    published: ['unpublished'],
    unpublished: ['pending_to_publish', 'published'],
  },
};

/** Where content may be moved from where it stands, by whom. */
export const contentMoves = (from: ContentState, by: ContentMover): readonly ContentState[] =>
  CONTENT_EDGES[by][from];

/** The prices of which cards tell, in cents. */
export interface ShelfPrices {
  readonly lowestPrice: { readonly HKD: number };
  readonly lowestSpecialPrice: { readonly HKD: number } | null;
  readonly highestPrice: { readonly HKD: number };
}

/**
 * The least that is paid, in cents and in words, the price struck beside it (of the same plan and
 * day), and whether another plan, day or option costs more.
 */
export const shelfPrice = ({
  lowestPrice,
  lowestSpecialPrice,
  highestPrice,
}: ShelfPrices): {
  readonly pay: number;
  readonly amount: string;
  /** The same in US dollars, for those who chose to see them. */
  readonly usd: string;
  readonly was: string | undefined;
  readonly from: boolean;
} => {
  const pay = Math.min(lowestPrice.HKD, lowestSpecialPrice?.HKD ?? Infinity);
  return {
    pay,
    amount: formatMoney(pay),
    usd: formatUsd(pay),
    was: pay < lowestPrice.HKD ? formatMoney(lowestPrice.HKD) : undefined,
    from: highestPrice.HKD > pay,
  };
};
