/// <reference lib="dom" />
/**
 * The ES module by which pages without our shell use one version of a remote: Module Federation's
 * `loadRemote` with `type: 'module'`, an import map, es-module-shims. It brings the runtime that
 * the shell lends otherwise, and pins both scripts by their hashes, so that this module's own hash
 * vouches for all.
 */
interface Container {
  readonly get: (module: string) => Promise<() => unknown>;
  readonly init: (shareScope: object, ...rest: unknown[]) => unknown;
}
interface Script {
  readonly file: string;
  readonly integrity: string;
}
declare const __CONTAINER__: {
  readonly global: string;
  readonly runtime: Script;
  readonly entry: Script;
};
interface Core {
  readonly ModuleFederation: new (options: object) => {
    readonly shareScopeMap: Readonly<Record<string, object>>;
  };
}

const page = globalThis as Record<string, unknown>;

const run = ({ file, integrity }: Script): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = new URL(`../${file}`, import.meta.url).href;
    script.integrity = integrity;
    script.crossOrigin = 'anonymous';
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${script.src} did not load`)));
    document.head.append(script);
  });

if (!page['__TAPNOOK_LENT_RUNTIME__']) await run(__CONTAINER__.runtime);
if (!page[__CONTAINER__.global]) await run(__CONTAINER__.entry);
const container = page[__CONTAINER__.global] as Container;

/** Module Federation's interface of a container. */
export const get = (module: string): Promise<() => unknown> => container.get(module);
export const init = (shareScope: object, ...rest: unknown[]): unknown =>
  container.init(shareScope, ...rest);

/** A library that the page shares with the remote, of which both use one copy. */
export interface SharedLibrary {
  readonly version: string;
  readonly module: unknown;
}
let started: Promise<unknown> | undefined;

/**
 * Loads an exposed module (`./app`, `./words`, `./slot-…`) without a federation of the page's own.
 * Libraries are taken from the first call.
 */
export const load = async (
  module: string,
  libraries: Readonly<Record<string, SharedLibrary>> = {},
): Promise<unknown> => {
  const { ModuleFederation } = page['_FEDERATION_RUNTIME_CORE'] as Core;
  const shared = Object.fromEntries(
    Object.entries(libraries).map(([name, library]) => [
      name,
      {
        version: library.version,
        lib: () => library.module,
        shareConfig: { singleton: true, requiredVersion: false },
      },
    ]),
  );
  started ??= Promise.resolve(
    container.init(
      new ModuleFederation({ name: `page_of_${__CONTAINER__.global}`, remotes: [], shared })
        .shareScopeMap['default'] ?? {},
    ),
  );
  await started;
  return (await container.get(module))();
};
