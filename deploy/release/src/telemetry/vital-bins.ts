/**
 * Values of vitals are kept in classes about 5% wide: enough for a percentile, small enough for
 * years.
 */
const BINS_PER_E_FOLD = 20;

/** The class of a value (milliseconds, or thousandths for layout shift). */
export const binOf = (value: number): number => Math.round(Math.log1p(value) * BINS_PER_E_FOLD);

/** The middle value of a class. */
export const valueOf = (bin: number): number => Math.expm1(bin / BINS_PER_E_FOLD);

/** Class → how many values fell into it. */
export type Histogram = ReadonlyMap<number, number>;

/** The class below which `share` of the values lie; null without values. */
export const percentileBin = (histogram: Histogram, share: number): number | null => {
  const total = [...histogram.values()].reduce((sum, count) => sum + count, 0);
  let seen = 0;
  for (const [bin, count] of [...histogram].toSorted(([a], [b]) => a - b)) {
    seen += count;
    if (seen >= total * share) return bin;
  }
  return null;
};

/** The 75th percentile as a value; null without values. */
export const p75 = (histogram: Histogram): number | null => {
  const bin = percentileBin(histogram, 0.75);
  return bin === null ? null : valueOf(bin);
};
