/**
 * The element at an index that the caller knows to exist; an index outside the list is a bug in a
 * drawing.
 */
export function at<T>(list: readonly T[], index: number): T {
  const value = list[index];
  if (value === undefined) throw new RangeError(`No element ${index} in a list of ${list.length}`);
  return value;
}

/** One element of a list, chosen by the next number of a seeded stream. */
export function pick<T>(random: () => number, list: readonly T[]): T {
  return at(list, Math.floor(random() * list.length));
}
