import { SourceMap, type SourceMapPayload } from 'node:module';
import { text } from 'node:stream/consumers';
import type { Registry } from './registry.ts';

/** Parsed maps are large; the versions that people look at are few. */
const MAX_CACHED_MAPS = 12;
const BUILT_POSITION = /\/remotes\/([\w-]+)\/([\w.-]+)\/([^\s?#:()]+):(\d+):(\d+)/g;

const mapCaches = new WeakMap<Registry, Map<string, Promise<SourceMap | null>>>();

const load = async (
  registry: Registry,
  name: string,
  version: string,
  path: string,
): Promise<SourceMap | null> => {
  const { rows } = await registry.db.query(
    'SELECT 1 FROM release.maps WHERE name = $1 AND version = $2 AND path = $3',
    [name, version, path],
  );
  const file = rows[0] && (await registry.artefacts.read(name, version, path));
  return file ? new SourceMap(JSON.parse(await text(file.stream)) as SourceMapPayload) : null;
};

/** The map of a browser file, by its public name; null when none came with the version. */
const mapOf = (
  registry: Registry,
  name: string,
  version: string,
  file: string,
): Promise<SourceMap | null> => {
  const maps = mapCaches.get(registry) ?? new Map<string, Promise<SourceMap | null>>();
  mapCaches.set(registry, maps);
  const key = `${name}/${version}/${file}`;
  const found =
    maps.get(key) ?? load(registry, name, version, `browser/${file}.map`).catch(() => null);
  // Used last, dropped last.
  maps.delete(key);
  maps.set(key, found);
  if (maps.size > MAX_CACHED_MAPS) maps.delete([...maps.keys()][0] ?? '');
  return found;
};

/** `webpack://mf_account_1_0_0/./src/x.ts` as the team knows it. */
const sourceName = (source: string): string =>
  source
    .replace(/^webpack:\/\/[^/]*\//, '')
    .replace(/^\.\//, '')
    .replace(/\?.*$/, '');

/**
 * What a page said went wrong, with places of our built files replaced by those of the sources they
 * were built from.
 */
export const mapDetail = async (registry: Registry, detail: string): Promise<string> => {
  const positions = [...detail.matchAll(BUILT_POSITION)];
  const mapped = await Promise.all(
    positions.map(async ([place, name = '', version = '', file = '', line, column]) => {
      const origin = (await mapOf(registry, name, version, file))?.findOrigin(
        Number(line),
        Number(column),
      );
      return origin && 'fileName' in origin
        ? `${name} ${sourceName(origin.fileName)}:${origin.lineNumber}:${origin.columnNumber}`
        : place;
    }),
  );
  let at = 0;
  return detail.replace(BUILT_POSITION, (place) => mapped[at++] ?? place);
};
