/** A text of a query, a body or the path's parameters; empty when there is none. */
export const textOf = (source: unknown, name: string): string => {
  const value =
    typeof source === 'object' && source !== null
      ? (source as Record<string, unknown>)[name]
      : undefined;
  return typeof value === 'string' ? value : '';
};
