// A library is shared only if the shell's own build meets it; remotes' dates are made with these
// two.
import 'dayjs';
import 'dayjs/plugin/utc.js';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { ResolvedVersion } from '@tapnook/contracts';
import { shareRuntime } from './shared-runtime.ts';

const absolute = (path: string): string => new URL(path, location.origin).href;
/**
 * Containers are registered under their global, which carries the version: no two versions ever
 * share a name.
 */
const entries = new Map<string, ResolvedVersion>();
/** Entries whose last load failed. */
const failed = new Set<string>();

/**
 * Sets up the federation runtime: our own script element carries the hash that the page pins for
 * each entry.
 */
export const startFederation = (): void => {
  shareRuntime();
  registerPlugins([
    {
      name: 'tapnook-integrity',
      createScript: ({ url }: { url: string }) => {
        const script = document.createElement('script');
        script.src = url;
        const known = entries.get(url);
        if (known?.integrity) {
          script.integrity = known.integrity;
          script.crossOrigin = 'anonymous';
        }
        return { script, timeout: 20_000 };
      },
    },
  ]);
};

/** How often a retry tries again by itself: each try uses up the failed preloads of one step. */
const RETRY_PATIENCE = 3;

/**
 * Waits until what the browser keeps of the files that failed is renewed
 * (`script-integrity-monitor.ts`): before that, trying again meets the same bytes.
 */
export const whenRenewed = async (): Promise<void> => {
  await globalThis.tnRenewed;
};

/** Loads an exposed module of one version of a remote. */
export const loadModule = async <T>(
  version: ResolvedVersion,
  module: string,
  patience = RETRY_PATIENCE,
): Promise<T> => {
  const url = absolute(version.entry);
  // The runtime remembers a container that failed; registering it by force lets a retry start
  // afresh.
  const again = failed.delete(url);
  if (again || !entries.has(url)) {
    entries.set(url, version);
    registerRemotes(
      [{ name: version.global, entry: url, type: 'global', entryGlobalName: version.global }],
      { force: again },
    );
  }
  try {
    const loaded = await loadRemote<T>(`${version.global}/${module}`);
    if (!loaded) throw new Error(`${version.global}/${module} is empty`);
    return loaded;
  } catch (error) {
    failed.add(url);
    // A retry may still meet a preload that failed before it; the browser forgets that one once it
    // was used.
    if (!again || patience === 0) throw error;
    await whenRenewed();
    return loadModule<T>(version, module, patience - 1);
  }
};
