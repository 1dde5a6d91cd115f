type Navigation = PerformanceNavigationTiming & { readonly activationStart?: number };
type Prerendered = Document & { readonly prerendering?: boolean };

/**
 * Resolves when the document is looked at: at once, or when the shopper comes to a page that the
 * browser made ready ahead (`prerender.ts`). Nothing is asked, held or counted for it before.
 */
export const pageShown = async (): Promise<void> => {
  if (!(document as Prerendered).prerendering) return;
  await new Promise((resolve) => {
    document.addEventListener('prerenderingchange', resolve, { once: true });
  });
};

/**
 * When this document's answer came, on the clock of `performance.now()`: a page that was made ready
 * ahead may be shown long after it.
 */
export const answeredSince = (): number => {
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- tests have no entries
  const entries = (performance.getEntriesByType?.('navigation') ?? []) as Navigation[];
  const [entry] = entries;
  return entry?.activationStart ? entry.responseStart : performance.now();
};
