/** What `package-lock.json` says of an installed package; its key is the folder. */
export interface LockedPackage {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  /** A workspace: `resolved` is its folder. */
  readonly link?: boolean;
  readonly optional?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}
export type Lock = Readonly<Record<string, LockedPackage>>;

/** Folders in which Node looks for a package that is asked for in `from`, the nearest first. */
const candidates = (from: string, name: string): string[] => {
  const parts = from === '' ? [] : from.split('/');
  const folders: string[] = [];
  for (let length = parts.length; length >= 0; length -= 1) {
    if (parts[length - 1] === 'node_modules') continue;
    folders.push([...parts.slice(0, length), 'node_modules', name].join('/'));
  }
  return folders;
};

const needs = (found: LockedPackage): Map<string, boolean> => {
  const optionalPeers = found.peerDependenciesMeta ?? {};
  return new Map([
    ...Object.keys(found.peerDependencies ?? {})
      .filter((name) => !optionalPeers[name]?.optional)
      .map((name): [string, boolean] => [name, false]),
    ...Object.keys(found.optionalDependencies ?? {}).map((name): [string, boolean] => [name, true]),
    ...Object.keys(found.dependencies ?? {})
      .filter((name) => !(name in (found.optionalDependencies ?? {})))
      .map((name): [string, boolean] => [name, false]),
  ]);
};

/**
 * Folders of the packages that a workspace needs at run time, its own first, sorted; of other
 * workspaces the folder they lie in. What only `left` needs is left out. Throws for a package that
 * the lock does not have.
 */
export const productionPackages = (
  lock: Lock,
  workspace: string,
  left: readonly string[] = [],
): string[] => {
  const seen = new Set<string>(left);
  const visit = (folder: string): void => {
    if (seen.has(folder)) return;
    seen.add(folder);
    const found = lock[folder];
    if (!found) throw new Error(`package-lock.json has no ${folder}`);
    for (const [name, optional] of needs(found)) {
      const installed = candidates(folder, name).find((candidate) => candidate in lock);
      if (installed) visit(lock[installed]?.link ? (lock[installed].resolved ?? '') : installed);
      else if (!optional) throw new Error(`${folder} needs ${name}, which the lock does not have`);
    }
  };
  visit(workspace);
  return [...seen].filter((folder) => !left.includes(folder)).toSorted();
};
