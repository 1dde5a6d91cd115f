import { EngineError, illegal, type Json, noIndex, onlyEntry, onlyKeys } from './engine-error.ts';
import { checkDocument, type Mapping } from './mapping.ts';
import type { Stored } from './search.ts';

interface Version {
  readonly version: number;
  /** Null where it was deleted: the engine remembers for a minute which version did. */
  readonly document: Json | null;
}
export interface Index {
  readonly name: string;
  readonly mapping: Mapping;
  readonly written: Map<string, Version>;
  /** What searches see until the next refresh. */
  searched: readonly Stored[];
  refreshedAt: number;
}

export const REFRESH_INTERVAL_MS = 1_000;
const NAME = /^[a-z0-9][^A-Z\\/*?"<>| ,#:]{0,254}$/;

export const refresh = (index: Index): void => {
  index.searched = [...index.written].flatMap(([id, { document }]) =>
    document ? [{ id, document }] : [],
  );
  index.refreshedAt = Date.now();
};

/** All indexes and aliases of the stand-in's cluster. */
export interface Cluster {
  readonly indexes: Map<string, Index>;
  readonly aliases: Map<string, Set<string>>;
}

export const createIndex = (
  { indexes, aliases }: Cluster,
  name: string,
  mapping: Mapping,
): void => {
  if (!NAME.test(name))
    throw new EngineError(400, 'invalid_index_name_exception', `Invalid index name [${name}]`);
  if (indexes.has(name) || aliases.has(name))
    throw new EngineError(
      400,
      'resource_already_exists_exception',
      `index [${name}] already exists`,
    );
  indexes.set(name, { name, mapping, written: new Map(), searched: [], refreshedAt: Date.now() });
};

/** The indexes that a name, an alias or a pattern stands for. */
export const resolve = ({ indexes, aliases }: Cluster, name: string): readonly Index[] => {
  if (name.endsWith('*'))
    return [...indexes.values()].filter((index) => index.name.startsWith(name.slice(0, -1)));
  const named = indexes.get(name);
  const found = named
    ? [named]
    : [...(aliases.get(name) ?? [])].flatMap((each) => indexes.get(each) ?? []);
  if (found.length === 0) throw noIndex(name);
  return found;
};

/** Applies all actions of `_aliases`, or none. */
export const changeAliases = ({ indexes, aliases }: Cluster, body: unknown): void => {
  const { actions } = onlyKeys('aliases', body, ['actions']);
  if (!Array.isArray(actions) || actions.length === 0) throw illegal('No action specified');
  const read = actions.map((action: unknown) => {
    const [kind, options] = onlyEntry('aliases', action);
    const { index, alias } = onlyKeys(kind, options, ['index', 'alias']);
    if (typeof index !== 'string' || !indexes.has(index)) throw noIndex(String(index));
    if (!['add', 'remove', 'remove_index'].includes(kind))
      throw illegal(`Alias action [${kind}] is unknown`);
    return { kind, index, alias: String(alias) };
  });
  for (const { kind, index, alias } of read) {
    if (kind === 'remove_index') {
      indexes.delete(index);
      for (const names of aliases.values()) names.delete(index);
    } else if (kind === 'add') aliases.set(alias, new Set([...(aliases.get(alias) ?? []), index]));
    else aliases.get(alias)?.delete(index);
  }
};

const VERSIONED = ['_id', 'version', 'version_type', '_index'];

const writeOne = (index: Index, kind: string, meta: Json, document: Json | null): Json => {
  const { _id: id, version, version_type: type } = onlyKeys(kind, meta, VERSIONED);
  if (typeof id !== 'string' || Buffer.byteLength(id) > 512)
    throw illegal('an _id of at most 512 bytes is needed');
  if (type !== 'external_gte' || typeof version !== 'number')
    throw illegal('the stand-in takes versions of its client only');
  const before = index.written.get(id);
  if (before && before.version > version)
    throw new EngineError(
      409,
      'version_conflict_engine_exception',
      `[${id}]: version conflict, current version [${before.version}] is higher than [${version}]`,
    );
  if (document) checkDocument(index.mapping, document);
  index.written.set(id, { version, document });
  const missing = !document && !before?.document;
  return { _id: id, _version: version, status: missing ? 404 : 200 };
};

/** Runs `_bulk`: every line by itself, so that one refused document keeps no other out. */
export const runBulk = (
  cluster: Cluster,
  name: string,
  lines: readonly unknown[],
  requireAlias: boolean,
): Json => {
  if (requireAlias && !cluster.aliases.get(name)?.size)
    throw new EngineError(
      404,
      'index_not_found_exception',
      `no such index [${name}] and [require_alias] request flag is [true] and [${name}] is not ` +
        'an alias',
    );
  const [index, other] = resolve(cluster, name);
  if (!index || other) throw illegal(`[${name}] stands for no single index that can be written`);
  const items: Json[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const [kind, meta] = onlyEntry('bulk', lines[at]);
    if (kind !== 'index' && kind !== 'delete') throw illegal(`Malformed action line [${kind}]`);
    const document = kind === 'index' ? (lines[(at += 1)] as Json) : null;
    try {
      items.push({ [kind]: writeOne(index, kind, meta as Json, document) });
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      const { status, type, message: reason } = error;
      items.push({
        [kind]: { _id: (meta as Json)['_id'], status, error: { type, reason } },
      });
    }
  }
  const errors = items.some((item) =>
    Object.values(item).some((each) => 'error' in (each as Json)),
  );
  return { took: 1, errors, items };
};
