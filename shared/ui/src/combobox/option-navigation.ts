/** Where a key leads in a list of `count` options, or `undefined` when the key does not move. */
export const optionIndexForKey = (
  key: string,
  active: number,
  count: number,
): number | undefined => {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowUp') return (active <= 0 ? count : active) - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
};

/** The option that the typed character leads to, searching on from the active one. */
export const optionIndexForCharacter = (
  labels: readonly string[],
  active: number,
  character: string,
): number | undefined => {
  const wanted = character.toLowerCase();
  const found = labels
    .map((_, step) => (active + 1 + step) % labels.length)
    .find((index) => labels[index]?.toLowerCase().startsWith(wanted));
  return found;
};
