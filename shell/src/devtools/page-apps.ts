import type { PageComposition } from '@tapnook/contracts';
import { LAYOUT_IDS } from '../layout/layout-ids.ts';

export type AppState = 'live' | 'mounted' | 'prefetched' | 'unneeded' | 'fell-back';
export interface AppRow {
  readonly name: string;
  /** The version that runs; the chosen one while nothing does. */
  readonly version: string;
  /**
   * Milliseconds in which something of it was on its way; null while nothing was. What came later,
   * when it was wanted, does not count from the start.
   */
  readonly loaded: number | null;
  /** Compressed bytes that came over the line or from the cache. */
  readonly bytes: number;
  readonly state: AppState;
}
/** A stretch of the page that one app owns. */
export interface Region {
  readonly element: Element;
  readonly app: string;
  readonly version: string;
  readonly slot: string | undefined;
}
type Loaded = Pick<
  PerformanceResourceTiming,
  'name' | 'startTime' | 'responseEnd' | 'encodedBodySize'
>;

const containerOf = (page: Document, name: string): Element | null =>
  page.querySelector(`[id="single-spa-application:${name}"]`);

const stateOf = (
  page: Document,
  name: string,
  chosen: string,
  marks: ReadonlySet<string>,
  fetched: boolean,
): { state: AppState; version: string } => {
  const container = containerOf(page, name);
  const slot = page.querySelector(`[data-slot][data-app="${name}"]`);
  const shown = slot ?? (container?.hasChildNodes() ? container : null);
  const version = shown?.getAttribute('data-app-version') ?? chosen;
  if (!shown) return { state: fetched ? 'prefetched' : 'unneeded', version };
  if (version !== chosen) return { state: 'fell-back', version };
  return { state: slot === null && !marks.has(`mounted:${name}`) ? 'live' : 'mounted', version };
};

const timeOnTheWay = (files: readonly Loaded[]): number => {
  let total = 0;
  let end = 0;
  for (const { startTime, responseEnd } of files.toSorted(
    (one, other) => one.startTime - other.startTime,
  )) {
    total += Math.max(0, responseEnd - Math.max(startTime, end));
    end = Math.max(end, responseEnd);
  }
  return total;
};

/** Which version of every app runs on the page, and what it took to load it. */
export const readApps = (
  composition: PageComposition,
  page: Document,
  resources: readonly Loaded[],
  marks: ReadonlySet<string>,
): AppRow[] => {
  const filesOf = (name: string, version: string): { loaded: number | null; bytes: number } => {
    const files = resources.filter((one) => one.name.includes(`/remotes/${name}/${version}/`));
    if (files.length === 0) return { loaded: null, bytes: 0 };
    return {
      loaded: Math.round(timeOnTheWay(files)),
      bytes: files.reduce((sum, one) => sum + one.encodedBodySize, 0),
    };
  };
  const shell = composition.shell.version;
  const rows: AppRow[] = [
    { name: 'shell', version: shell, state: 'live', ...filesOf('shell', shell) },
  ];
  for (const { name, current } of composition.remotes) {
    const { state, version } = stateOf(
      page,
      name,
      current.version,
      marks,
      filesOf(name, current.version).loaded !== null,
    );
    rows.push({ name, version, state, ...filesOf(name, version) });
  }
  return rows;
};

/**
 * The regions of the page in document order: the frame's are the shell's, the rest says whose it
 * is.
 */
export const readRegions = (composition: PageComposition, page: Document): Region[] => {
  const frame = [
    ...page.querySelectorAll(
      `#${LAYOUT_IDS.top} > header, #${LAYOUT_IDS.bottom} > footer, #${LAYOUT_IDS.bottom} > nav`,
    ),
  ].map((element) => ({
    element,
    app: 'shell',
    version: composition.shell.version,
    slot: undefined,
  }));
  const owned = [...page.querySelectorAll('[data-app]')]
    .filter((element) => element.hasChildNodes())
    .map((element) => ({
      element,
      app: element.getAttribute('data-app') ?? '',
      version: element.getAttribute('data-app-version') ?? '',
      slot: element.getAttribute('data-slot') ?? undefined,
    }));
  return [...frame, ...owned];
};
