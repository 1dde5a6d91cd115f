import type { PageComposition, ResolvedRemote, ResolvedVersion } from '@tapnook/contracts';
import { errorDetail, type Telemetry } from '@tapnook/platform';
import { hangTimeout, lastTimeout, lineTime, within } from './load-timeout.ts';

/**
 * Which version of each remote this page uses now; moves once, from current to last good, when
 * current fails.
 */
export interface Remotes {
  /** Those that the page knows; it grows once, by the rest of a large composition. */
  readonly all: readonly ResolvedRemote[];
  /** Takes in further remotes; gives those that were not known. */
  add(more: readonly ResolvedRemote[]): readonly ResolvedRemote[];
  /** The version in use. */
  version(name: string): ResolvedVersion;
  /**
   * Loads a module of the version in use; on failure the last good version takes its place within
   * the same page load.
   */
  // Who asks for a module knows what it exports.
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller knows it
  load<T>(
    name: string,
    module: string,
  ): Promise<{ readonly module: T; readonly version: ResolvedVersion }>;
  /**
   * Loads a module ahead of need: as long as it takes, and a failure says nothing about the version
   * yet.
   */
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- As for `load`.
  ahead<T>(name: string, module: string): Promise<T>;
  /** Gives up the version in use after it crashed; true when there is another one to use. */
  abandon(name: string): boolean;
  /** Forgets that anything failed, for a retry by hand. */
  retry(name: string): void;
  /** The remote that gives a slot. */
  slotOwner(slot: string): ResolvedRemote | undefined;
}
export type ModuleLoader = <T>(version: ResolvedVersion, module: string) => Promise<T>;

export const createRemotes = (
  composition: PageComposition,
  loadModule: ModuleLoader,
  telemetry: Telemetry,
  measureLine = lineTime,
): Remotes => {
  const all: ResolvedRemote[] = composition.remotes as ResolvedRemote[];
  const fallen = new Set<string>();
  const remoteOf = (name: string): ResolvedRemote => {
    const remote = all.find((one) => one.name === name);
    if (!remote) throw new Error(`${name} is not part of this composition`);
    return remote;
  };
  const version = (name: string): ResolvedVersion => {
    const remote = remoteOf(name);
    return fallen.has(name) && remote.lastGood ? remote.lastGood : remote.current;
  };
  const hasAnother = (name: string): boolean => {
    const { current, lastGood } = remoteOf(name);
    return !fallen.has(name) && lastGood !== undefined && lastGood.version !== current.version;
  };
  const abandon = (name: string): boolean => {
    if (!hasAnother(name)) return false;
    fallen.add(name);
    return true;
  };
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- See `Remotes`.
  const load: Remotes['load'] = async <T>(name: string, module: string) => {
    const used = version(name);
    const deadline = (hasAnother(name) ? hangTimeout : lastTimeout)(measureLine());
    try {
      const loaded = await within(loadModule<T>(used, module), deadline, `${name} ${used.version}`);
      return { module: loaded, version: used };
    } catch (error) {
      // The whole error is for who looks at the developer tools; telemetry gets its outline.
      // oxlint-disable-next-line no-console -- for the developer tools
      console.warn(`${name} ${used.version} did not load`, error);
      telemetry.record({
        kind: 'load-failure',
        app: name,
        version: used.version,
        detail: `${module}: ${errorDetail(error)}`,
      });
      // Another region may have moved this remote on in the meantime.
      if (version(name) !== used || abandon(name)) return load<T>(name, module);
      throw error;
    }
  };
  return {
    all,
    add: (more) => {
      const fresh = more.filter(({ name }) => !all.some((one) => one.name === name));
      all.push(...fresh);
      return fresh;
    },
    version,
    load,
    ahead: (name, module) => loadModule(version(name), module),
    abandon,
    retry: (name) => void fallen.delete(name),
    slotOwner: (slot) => all.find((remote) => remote.slots.includes(slot)),
  };
};
