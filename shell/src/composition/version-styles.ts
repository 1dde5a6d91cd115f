/** Sheets that are not applied for now; another try of their version may want them again. */
const OFF = 'not all';
const MEDIA = 'data-media';

type Sheet = HTMLLinkElement | HTMLStyleElement;

/**
 * Sheets of a remote, linked or written into the page, with their version:
 * `/remotes/{name}/{version}/{file}`.
 */
const sheetsOf = (name: string): readonly (readonly [version: string, Sheet])[] =>
  [...document.querySelectorAll<Sheet>('link[rel~="stylesheet"], style[data-href]')].flatMap(
    (sheet) => {
      const address = sheet.getAttribute('href') ?? sheet.dataset.href ?? '';
      const [, app, version = ''] = /\/remotes\/([^/]+)\/([^/]+)\//.exec(address) ?? [];
      return app === name ? [[version, sheet] as const] : [];
    },
  );

/** A slot may still stand in its former version, until it fails itself. */
const isShown = (name: string, version: string): boolean =>
  document.querySelector(`[data-app="${name}"][data-app-version="${version}"]`) !== null;

/**
 * Before a version is mounted: its sheets apply, also those that were taken off when it was given
 * up.
 */
export const applyStyles = (name: string, version: string): void => {
  for (const [of, sheet] of sheetsOf(name)) {
    if (of !== version || sheet.media !== OFF) continue;
    sheet.media = sheet.getAttribute(MEDIA) ?? '';
    sheet.removeAttribute(MEDIA);
  }
};

/**
 * After another version has taken the place: sheets of versions that stand nowhere on the page are
 * taken off.
 */
export const removeOtherStyles = (name: string, version: string): void => {
  for (const [of, sheet] of sheetsOf(name)) {
    if (of === version || sheet.media === OFF || isShown(name, of)) continue;
    sheet.setAttribute(MEDIA, sheet.media);
    sheet.media = OFF;
  }
};
