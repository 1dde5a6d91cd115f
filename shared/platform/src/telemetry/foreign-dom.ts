/** What translators leave behind: none of our pages has it. */
const TRANSLATOR_MARKS =
  'font, html.translated-ltr, html.translated-rtl, [_msttexthash], ' +
  '[data-immersive-translate-walked]';
const DOM_ERRORS: ReadonlySet<string> = new Set(['NotFoundError', 'HierarchyRequestError']);
let hasChanged = false;

/** Told by whoever finds that nodes of React's were moved by somebody else. */
export const noteForeignDomChange = (): void => {
  hasChanged = true;
};

/**
 * Whether React failed over nodes that a translator or an add-on moved. No version is at fault
 * then, and every other one would fail as well.
 */
export const isForeignDomError = (error: unknown): boolean => {
  const { name = '', message = '' } = (error ?? {}) as { name?: string; message?: string };
  if (
    !DOM_ERRORS.has(name) ||
    !/\b(?:removeChild|insertBefore|appendChild|replaceChild)\b/.test(message)
  )
    return false;
  return hasChanged || document.querySelector(TRANSLATOR_MARKS) !== null;
};

/** So often a section is drawn anew after such an error before it is given up. */
export const MAX_FOREIGN_DOM_RESTARTS = 2;
