/** What advertisers and mailings add to an address; no page depends on it. */
const TRACKING = new RegExp(
  '^(?:utm_.+|_ga|_gl|mtm_.+|pk_.+|mc_[ce]id|hsa_.+|(?:fb|g|y|tt|tw|dc)cl(?:id|src)|msclkid|' +
    'gclsrc|gbraid|wbraid|igshid|igsh|srsltid|li_fat_id|epik|oly_.+_id|vero_.+|_hs\\w+)$',
  'i',
);

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * The query that a page is made and cached by: the parameters that its route reads, sorted and in
 * one spelling. The order among values of one name is kept; a value given twice in a row counts
 * once. Without `known` all are read, but for those of advertisers.
 */
export const pageQuery = (query: string, known?: readonly string[]): string => {
  const read = [...new URLSearchParams(query)].filter(([name]) =>
    known ? known.includes(name) : name !== '' && !TRACKING.test(name),
  );
  const sorted = read.toSorted(([a], [b]) => compare(a, b));
  const single = sorted.filter(
    ([name, value], index) => sorted[index - 1]?.[0] !== name || sorted[index - 1]?.[1] !== value,
  );
  return single.length > 0 ? `?${new URLSearchParams(single).toString()}` : '';
};
