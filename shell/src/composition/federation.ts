import type { ResolvedVersion } from '@tapnook/contracts';
import { lendRuntime, shellScope } from './federation-runtime.ts';
import type { ShareScope } from './share-scope.ts';

/** Module Federation's interface of a remote's entry. */
interface Container {
  readonly init: (
    scope: ShareScope,
    initScope: object[],
    options: { readonly version: string; readonly shareScopeKeys: string },
  ) => unknown;
  readonly get: (module: string) => Promise<() => unknown>;
}

/** After this long a script that neither came nor failed is given up. */
const SCRIPT_TIMEOUT_MS = 20_000;
const absolute = (path: string): string => new URL(path, location.origin).href;
/** Address of the entry → its container, once it knows the shell's libraries. */
const containers = new Map<string, Promise<Container>>();
/** Entries of which something failed. */
const failed = new Set<string>();

/** Sets up what remotes expect to find. */
export const startFederation = (): void => lendRuntime();

/** Runs an entry; its hash is the one that the page pins. */
const runScript = (src: string, integrity: string | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    if (integrity) {
      script.integrity = integrity;
      script.crossOrigin = 'anonymous';
    }
    const end = (answer: () => void): void => {
      clearTimeout(timer);
      script.remove();
      answer();
    };
    const fail = (why: string): void =>
      end(() => reject(Object.assign(new Error(`${src} ${why}`), { name: 'ScriptNetworkError' })));
    const timer = setTimeout(() => fail('did not load in time'), SCRIPT_TIMEOUT_MS);
    script.addEventListener('load', () => end(resolve));
    script.addEventListener('error', () => fail('did not load'));
    document.head.append(script);
  });

const page = globalThis as unknown as Record<string, Container | undefined>;

/**
 * The container of a version. It is named after its version, so no two versions ever share a name.
 */
const openContainer = async ({ entry, global, integrity }: ResolvedVersion): Promise<Container> => {
  if (!page[global]) await runScript(absolute(entry), integrity);
  const container = page[global];
  if (!container) throw new Error(`${entry} did not start: it gives no ${global}`);
  await container.init(shellScope(), [], { version: '', shareScopeKeys: 'default' });
  return container;
};

/** Forgets a container that failed, so that a retry starts afresh. */
const forget = ({ entry, global }: ResolvedVersion): void => {
  containers.delete(absolute(entry));
  page[global] = undefined;
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
  const again = failed.delete(url);
  if (again) forget(version);
  try {
    const opening = containers.get(url) ?? openContainer(version);
    containers.set(url, opening);
    const container = await opening;
    const factory = await container.get(`./${module}`);
    const loaded = (await factory()) as T | undefined;
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
