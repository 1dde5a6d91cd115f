/** What advertisers and mailings add to an address; no page depends on it. */
const TRACKING =
  /^(?:utm_.+|_ga|_gl|mtm_.+|pk_.+|mc_[ce]id|hsa_.+|(?:fb|g|y|tt|tw|dc)cl(?:id|src)|msclkid|gclsrc|gbraid|wbraid|igshid|igsh|srsltid|li_fat_id|epik|oly_.+_id|vero_.+|_hs\w+)$/i;

/**
 * The query that a page is made and cached by: without tracking and empty parameters, sorted. The
 * order among values of one name is kept.
 */
export const pageQuery = (query: string): string => {
  const kept = query.split('&').filter((pair) => {
    const [name = ''] = pair.split('=');
    return name !== '' && !TRACKING.test(name);
  });
  const nameOf = (pair: string): string => pair.split('=')[0] ?? '';
  const sorted = kept.toSorted((a, b) =>
    nameOf(a) < nameOf(b) ? -1 : nameOf(a) > nameOf(b) ? 1 : 0,
  );
  return sorted.length > 0 ? `?${sorted.join('&')}` : '';
};
