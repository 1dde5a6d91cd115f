/** How values of the database are written on the wire. */

/** An instant, from whatever the driver or a JSON aggregate gives. */
export const iso = (value: string | Date): string => new Date(value).toISOString();
export const isoOrNull = (value: string | Date | null): string | null =>
  value === null ? null : iso(value);
export const dateOrNull = (value: string | Date | null): Date | null =>
  value === null ? null : new Date(value);

/** Units left of a quota; null is unlimited. */
export const remaining = (row: {
  quota: number | null;
  held: number;
  sold: number;
}): number | null => (row.quota === null ? null : Math.max(0, row.quota - row.held - row.sold));

/** The smallest of what is limited; null when nothing is. */
export const leastOf = (counts: readonly (number | null)[]): number | null => {
  const limited = counts.filter((count) => count !== null);
  return limited.length ? Math.min(...limited) : null;
};
