/**
 * Stands in the shell's build for what Module Federation's runtime carries and our loader never
 * calls: snapshots of remotes by their manifest (the composition is the shell's own document, and
 * the build leaves the snapshot plugin out) and preloading (the shell fetches ahead by itself).
 * The runtime's loading, sharing and version rules stay as they are.
 */
const notBuilt = (): never => {
  throw new Error('the shell builds no snapshots and no preloading into the federation runtime');
};

/** As the runtime's own, without a single hook. */
export class SnapshotHandler {
  readonly hooks = { lifecycle: {}, registerPlugins: {}, applyPlugin: () => {} };
  readonly manifestCache = new Map<string, unknown>();
  readonly loadRemoteSnapshotInfo = notBuilt;
}
export const getGlobalRemoteInfo = (): object => ({});
export const defaultPreloadArgs = notBuilt;
export const formatPreloadArgs = notBuilt;
export const normalizePreloadExposes = notBuilt;
export const preloadAssets = notBuilt;
