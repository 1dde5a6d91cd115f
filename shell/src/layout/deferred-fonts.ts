import { LAYOUT_IDS } from './layout-ids.ts';

/**
 * Tells the browser of the fonts that few words use: every word is laid out anew for it, so a page
 * that is at rest bears it best.
 */
export const loadDeferredFonts = (): void => {
  const later = document.getElementById(LAYOUT_IDS.later);
  if (later instanceof HTMLTemplateElement) document.head.append(later.content);
};
