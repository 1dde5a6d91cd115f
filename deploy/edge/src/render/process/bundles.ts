import { builtinModules, createRequire } from 'node:module';
import vm from 'node:vm';
import type { ReleaseRecord } from '@tapnook/contracts/release';

const nodeRequire = createRequire(import.meta.url);
/** Parts of Node that only compute; what reaches outside is not given even to the shell. */
const COMPUTING = new RegExp(
  '^(?:assert|async_hooks|buffer|crypto|events|path|querystring|stream|string_decoder|timers|' +
    'url|util|zlib)(?:/|$)',
);
const PURE = new Set(builtinModules.filter((name) => COMPUTING.test(name)));

type Exports = Record<string, unknown>;
type Require = (id: string) => unknown;

const evaluate = (code: string, filename: string, require: Require): Exports => {
  const run = vm.compileFunction(
    code,
    ['module', 'exports', 'require', '__filename', '__dirname'],
    { filename },
  );
  const module: { exports: Exports } = { exports: {} };
  run(module, module.exports, require, filename, '/');
  return module.exports;
};

const forShell: Require = (id) => {
  const name = id.replace(/^node:/, '');
  if (!PURE.has(name)) throw new Error(`the shell asked for ${id}, which pages are not given`);
  return nodeRequire(`node:${name}`);
};

/** A shell's libraries belong to every app: none may change what another one is given. */
const frozen = (shared: Exports): Exports => {
  for (const [id, library] of Object.entries(shared)) {
    const isPlain = typeof library === 'object' && library !== null && !Object.isFrozen(library);
    if (isPlain && id !== 'i18next') Object.freeze(library);
  }
  return Object.freeze({ ...shared });
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** What lies one step inside a library cannot be frozen, since the library itself changes it. */
const watchLibrary = (library: unknown, watch: (shared: object) => void): void => {
  if (!isObject(library)) return;
  for (const inner of [library, ...Object.values(library)]) {
    if (!isObject(inner) || Object.isFrozen(inner)) continue;
    watch(inner);
    for (
      let parent: unknown = Object.getPrototypeOf(inner);
      isObject(parent) && parent !== Object.prototype && !Object.isFrozen(parent);
      parent = Object.getPrototypeOf(parent)
    )
      watch(parent);
  }
};

export type ReadFile = (record: ReleaseRecord, file: string) => Promise<string>;
/** Evaluated server bundles; a remote's runs on the libraries of the shell it is shown in. */
export interface Bundles {
  shell(record: ReleaseRecord): Promise<Exports>;
  remote(record: ReleaseRecord, shell: ReleaseRecord, onEnter: () => void): Promise<Exports>;
}

/**
 * `maxBytes` bounds the code that is kept. It is far above the versions of one manifest, so that a
 * large composition never evaluates a bundle for each page.
 */
export const createBundles = (
  read: ReadFile,
  maxBytes: number,
  watch: (shared: object) => void = () => {},
): Bundles => {
  const kept = new Map<string, { readonly exports: Promise<Exports>; bytes: number }>();
  const dropOldest = (): void => {
    let bytes = 0;
    for (const entry of kept.values()) bytes += entry.bytes;
    for (const [key, entry] of kept) {
      if (bytes <= maxBytes) return;
      kept.delete(key);
      bytes -= entry.bytes;
    }
  };
  // A developer's builds share one version; the bundle's hash tells them apart.
  const name = (record: ReleaseRecord): string =>
    `${record.name}@${record.version}#${record.files[record.serverEntry]?.integrity ?? ''}`;
  const once = (
    key: string,
    record: ReleaseRecord,
    run: (code: string) => Exports | Promise<Exports>,
  ): Promise<Exports> => {
    const found = kept.get(key);
    if (found) {
      kept.delete(key);
      kept.set(key, found);
      return found.exports;
    }
    const code = read(record, record.serverEntry);
    const entry = { exports: code.then(run), bytes: 0 };
    kept.set(key, entry);
    code.then(
      ({ length }) => {
        entry.bytes = length;
        dropOldest();
      },
      () => {},
    );
    entry.exports.catch(() => kept.delete(key));
    return entry.exports;
  };
  const shell = (record: ReleaseRecord): Promise<Exports> =>
    once(name(record), record, (code) => {
      const exports = evaluate(code, `${name(record)}/server.cjs`, forShell);
      const shared = frozen(exports.shared as Exports);
      for (const library of Object.values(shared)) watchLibrary(library, watch);
      return { ...exports, shared };
    });
  return {
    shell,
    remote: (record, owner, onEnter) =>
      once(`${name(record)} on ${name(owner)}`, record, async (code) => {
        const shared = (await shell(owner)).shared as Exports;
        onEnter();
        return evaluate(code, `${name(record)}/server.cjs`, (id) => {
          if (!Object.hasOwn(shared, id))
            throw new Error(`${name(record)} asked for ${id}, which its shell does not share`);
          return shared[id];
        });
      }),
  };
};
