import type { RemoteManifest } from '@tapnook/contracts';
import type { ReleaseRecord } from '@tapnook/contracts/release';
import type { Stats } from 'webpack';
import { FORBIDDEN_IN_REMOTES } from './singletons.ts';

/**
 * Names of singletons that a remote bundled by mistake: with two copies, hooks, contexts and stores
 * fall apart.
 */
export const bundledSingletons = (moduleNames: readonly string[]): string[] => {
  const packages = moduleNames.flatMap(
    (name) => /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(name)?.[1] ?? [],
  );
  return [...new Set(packages)].filter((name) => FORBIDDEN_IN_REMOTES.includes(name)).toSorted();
};

/** Source modules in a build, concatenated ones included. */
export const modulesOf = (stats: Stats): string[] => {
  const json = stats.toJson({
    all: false,
    modules: true,
    nestedModules: true,
    modulesSpace: 99_999,
    nestedModulesSpace: 99_999,
    // What was built before and kept is in the bundle all the same.
    cachedModules: true,
  });
  return (json.modules ?? []).flatMap((module) => [
    module.name ?? '',
    ...(module.modules ?? []).map((inner) => inner.name ?? ''),
  ]);
};

const ENTRY = 'browser/remoteEntry.js';
/**
 * Slots that bring more script to a page than `remote.json` allows them (their own and the remote's
 * entry, which a page of another remote does not have), or that the remote does not give.
 */
export const heavySlots = (
  { exposes, files }: Pick<ReleaseRecord, 'exposes' | 'files'>,
  budget: RemoteManifest['budget'],
): string[] =>
  Object.entries(budget.slotBytes ?? {}).flatMap(([slot, limit]) => {
    const scripts = exposes[`./slot-${slot}`]?.scripts;
    if (!scripts) return [`${slot} is no slot of this remote`];
    const bytes = [ENTRY, ...scripts].reduce(
      (sum, name) => sum + (files[name]?.compressed ?? 0),
      0,
    );
    return bytes > limit
      ? [`${slot} takes ${bytes} compressed bytes of script, ${limit} allowed`]
      : [];
  });
