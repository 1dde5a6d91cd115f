import { builtinModules, createRequire } from 'node:module';
import vm from 'node:vm';
import type { ReleaseRecord } from '@tapnook/contracts/release';
import { LRUCache } from 'lru-cache';
import type { Artefacts } from '../composition/artefacts.ts';

const nodeRequire = createRequire(import.meta.url);
const BUILTINS = new Set(builtinModules);

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

/** A shell's server bundle may use Node; a remote's only what that shell gives it. */
const forShell: Require = (id) => {
  const name = id.replace(/^node:/, '');
  if (!BUILTINS.has(name)) throw new Error(`the shell asked for ${id}, which is no part of Node`);
  return nodeRequire(`node:${name}`);
};

/** Evaluated server bundles by version, least recently used ones dropped. */
export interface ServerModules {
  shell(record: ReleaseRecord): Promise<Exports>;
  /** A remote's bundle runs on the libraries of the shell it is shown in. */
  remote(record: ReleaseRecord, shell: ReleaseRecord): Promise<Exports>;
}

export const createServerModules = (artefacts: Artefacts, limit = 32): ServerModules => {
  const cache = new LRUCache<string, Promise<Exports>>({ max: limit });
  const once = (key: string, load: () => Promise<Exports>): Promise<Exports> => {
    const found = cache.get(key) ?? load();
    cache.set(key, found);
    found.catch(() => cache.delete(key));
    return found;
  };
  const code = async (record: ReleaseRecord): Promise<string> =>
    (await artefacts.file(record, record.serverEntry)).toString('utf8');
  // A developer's builds share one version; the bundle's hash tells them apart.
  const name = (record: ReleaseRecord): string =>
    `${record.name}@${record.version}#${record.files[record.serverEntry]?.integrity ?? ''}`;
  const shell = (record: ReleaseRecord): Promise<Exports> =>
    once(name(record), async () =>
      evaluate(await code(record), `${name(record)}/server.cjs`, forShell),
    );
  return {
    shell,
    remote: (record, owner) =>
      once(`${name(record)} on ${name(owner)}`, async () => {
        const shared = (await shell(owner)).shared as Exports;
        return evaluate(await code(record), `${name(record)}/server.cjs`, (id) => {
          if (!(id in shared))
            throw new Error(`${name(record)} asked for ${id}, which its shell does not share`);
          return shared[id];
        });
      }),
  };
};
