/** Where the scale of prices ends: prices far above nineteen in twenty leave them no room on it. */
export const FAR_ABOVE = 1.5;
export const MOST = 0.95;

export interface Pair {
  readonly id: number;
  readonly count: number;
}

/** Counts for every filter of a search; each ignores its own filter. Prices are cents of HKD. */
export interface FacetCounts {
  readonly total: number;
  readonly cash: number;
  readonly instant: number;
  readonly confirm: number;
  readonly lowest: number | null;
  readonly highest: number | null;
  readonly scale: number | null;
  readonly bars: readonly number[];
  readonly today: number;
  readonly tomorrow: number;
  readonly weekend: number;
  readonly scores: readonly number[];
  readonly categories: readonly Pair[];
  readonly districts: readonly Pair[];
}
