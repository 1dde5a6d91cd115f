/** Bars over the price filter of a search. */
export const PRICE_BARS = 24;
/**
 * The price filter moves in steps of so many cents; its end is the highest price rounded up to one.
 */
export const PRICE_STEP = 2_000;
/** The scores from which on the score filter offers. */
export const SCORE_STEPS = [4, 4.5] as const;
