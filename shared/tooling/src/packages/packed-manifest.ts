/** A workspace's `package.json`, as far as packing reads it. */
export interface SourceManifest {
  readonly name: string;
  readonly version: string;
  readonly description?: string;
  readonly type?: string;
  readonly license?: string;
  readonly sideEffects?: unknown;
  readonly imports?: object;
  readonly exports?: Readonly<Record<string, string>>;
  readonly bin?: Readonly<Record<string, string>>;
  readonly engines?: object;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly publishConfig?: object;
}

/**
 * Of these a page holds one copy, which the shell brings: a package asks for a range and brings
 * none.
 */
const PEERS = ['react', 'react-dom', 'react-router-dom', 'react-i18next', 'jest'];

/** Our own packages and peers move within a major version; libraries stay as they were tested. */
const rangeOf = (name: string, version: string): string =>
  name.startsWith('@tapnook/') || PEERS.includes(name) ? `^${version.replace(/^\^/, '')}` : version;

const entriesOf = (
  dependencies: Readonly<Record<string, string>>,
  wanted: (name: string) => boolean,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(dependencies)
      .filter(([name]) => wanted(name))
      .map(([name, version]) => [name, rangeOf(name, version)]),
  );

/** What a source path of `exports` or `bin` is in the packed form. */
const builtPath = (place: string, built: (file: string) => string): string | object => {
  if (!place.startsWith('./src/')) return place;
  const file = built(place.replace(/\.tsx?$/, ''));
  return /\.tsx?$/.test(place) ? { types: `${file}.d.ts`, default: `${file}.js` } : file;
};

/** The manifest that is published: no source paths, ranges instead of exact versions, a licence. */
export const packedManifest = (
  source: SourceManifest,
  used: ReadonlySet<string>,
  built: (file: string) => string,
): object => {
  const dependencies = source.dependencies ?? {};
  return {
    name: source.name,
    version: source.version,
    description: source.description ?? '',
    license: source.license ?? 'UNLICENSED',
    type: source.type ?? 'module',
    engines: source.engines ?? { node: '>=24' },
    sideEffects: source.sideEffects ?? true,
    ...(source.imports && { imports: source.imports }),
    ...(source.exports && {
      exports: Object.fromEntries(
        Object.entries(source.exports).map(([name, place]) => [name, builtPath(place, built)]),
      ),
    }),
    ...(source.bin && {
      bin: Object.fromEntries(
        Object.entries(source.bin).map(([name, place]) => [
          name,
          `${built(place.replace(/\.tsx?$/, ''))}.js`,
        ]),
      ),
    }),
    dependencies: entriesOf(dependencies, (name) => used.has(name) && !PEERS.includes(name)),
    peerDependencies: entriesOf(dependencies, (name) => used.has(name) && PEERS.includes(name)),
    // Kept for what reads them as data; nobody who installs the package gets them.
    devDependencies: entriesOf(source.devDependencies ?? {}, () => true),
    publishConfig: { access: 'restricted', ...source.publishConfig },
  };
};
