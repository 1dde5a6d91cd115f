/** Median of some figures. */
export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2
    ? (sorted[middle] ?? 0)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
};

/** The distance between the quartiles: half of all figures lie that close together. */
export const spread = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): number => {
    const place = (sorted.length - 1) * share;
    const below = sorted[Math.floor(place)] ?? 0;
    return below + ((sorted[Math.ceil(place)] ?? 0) - below) * (place % 1);
  };
  return at(0.75) - at(0.25);
};

/** A median with its spread: `812 ±40`. */
export const withSpread = (values: readonly number[], digits = 0): string => {
  const range = spread(values).toFixed(digits);
  return median(values).toFixed(digits) + (Number(range) === 0 ? '' : ` ±${range}`);
};

/**
 * How one side's median relates to the other's; what is smaller than either side's own spread is no
 * difference.
 */
export const ratio = (ours: readonly number[], theirs: readonly number[]): string => {
  const [a, b] = [median(ours), median(theirs)];
  if (Math.abs(a - b) <= Math.max(spread(ours), spread(theirs))) return 'none';
  return b === 0 ? '–' : (a / b).toFixed(2);
};

/** A table of rows with aligned columns. */
export const table = (rows: readonly (readonly string[])[]): string => {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
};
