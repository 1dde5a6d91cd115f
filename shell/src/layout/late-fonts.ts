import { FRAME } from './frame-ids.ts';

/** Tells the browser of the fonts that few words use: every word is laid out anew for it, so a page that is at rest bears it best. */
export const showLateFonts = (): void => {
  const later = document.getElementById(FRAME.later);
  if (later instanceof HTMLTemplateElement) document.head.append(later.content);
};
