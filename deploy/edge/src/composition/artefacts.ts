import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { canonicalJson, ReleaseRecord } from '@tapnook/contracts/release';
import { keepFile, type WarnOf } from '@tapnook/server/files';
import { LRUCache } from 'lru-cache';
import type { EdgeConfig } from '../env.ts';
import type { ArtefactRetention } from './artefact-retention.ts';
import { readJson } from './read-json.ts';

export interface Pin {
  readonly version: string;
  readonly digest: string;
}
/**
 * Published versions: fetched once from the registry, checked against their hashes, kept on disk.
 */
export interface Artefacts {
  /** The record of a version; its digest must be the manifest's. */
  record(name: string, pin: Pin): Promise<ReleaseRecord>;
  /**
   * The record of any published version, asked of the registry when this edge has not met it: a tab
   * may be open for many releases. What such a tab loads is pinned by the hashes that its page came
   * with. Undefined when there is none.
   */
  findRecord(name: string, version: string): Promise<ReleaseRecord | undefined>;
  /** A file of a version, checked against the record. */
  file(record: ReleaseRecord, file: string): Promise<Buffer>;
  /**
   * Brings every file of a version to this disk, so that a registry that goes away takes nothing
   * with it.
   */
  prefetch(record: ReleaseRecord): Promise<void>;
}

/** How long a version that the registry does not know is not asked for again. */
const UNKNOWN_VERSION_TTL_MS = 30_000;
/** Files of one version that are fetched at once, behind the pages. */
const MAX_PARALLEL_DOWNLOADS = 4;
const MAX_MEMORY_BYTES = 64 * 1024 * 1024;
const digestOf = (value: unknown): string =>
  createHash('sha256').update(canonicalJson(value)).digest('hex');
const integrityOf = (content: Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** By its length: the hash is checked when it is read. */
const isKept = async (file: string, bytes: number | undefined): Promise<boolean> =>
  (await stat(file).catch(() => undefined))?.size === bytes;

const get = async (url: string): Promise<Response> => {
  const response = await fetch(url, { signal: AbortSignal.timeout(10_000) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response;
};

/** What the registry has published under a name; undefined when nobody can hold a page of it. */
const fetchRecordInUse = async (
  releaseOrigin: string,
  name: string,
  version: string,
): Promise<ReleaseRecord | undefined> => {
  const response = await fetch(`${releaseOrigin}/v1/apps/${name}/versions/${version}`, {
    signal: AbortSignal.timeout(10_000),
  });
  if (response.status === 404) return undefined;
  if (!response.ok)
    throw new Error(`the registry answered ${response.status} for ${name} ${version}`);
  const { record, inUse } = (await response.json()) as { record: unknown; inUse?: boolean };
  // Nothing names it and nobody can hold a page of it: bytes of ours that only a link would open.
  if (inUse === false) return undefined;
  const parsed = ReleaseRecord.parse(record);
  if (parsed.name !== name || parsed.version !== version)
    throw new Error(`the registry gave ${parsed.name} ${parsed.version} for ${name} ${version}`);
  return parsed;
};

export const createArtefacts = (
  config: EdgeConfig,
  warn: WarnOf,
  retention?: Pick<ArtefactRetention, 'markUsed'>,
): Artefacts => {
  const records = new Map<string, Promise<ReleaseRecord>>();
  const files = new LRUCache<string, Buffer>({
    maxSize: MAX_MEMORY_BYTES,
    sizeCalculation: (content) => Math.max(1, content.length),
  });
  const unknown = new LRUCache<string, true>({ max: 5_000, ttl: UNKNOWN_VERSION_TTL_MS });
  const pendingLookups = new Map<string, Promise<ReleaseRecord | undefined>>();
  const folder = (name: string, version: string): string =>
    path.join(config.dataDir, 'artefacts', name, version);

  const loadRecord = async (name: string, { version, digest }: Pin): Promise<ReleaseRecord> => {
    const recordFile = path.join(folder(name, version), 'record.json');
    const stored = ReleaseRecord.safeParse(await readJson(recordFile));
    if (stored.success && digestOf(stored.data) === digest) return stored.data;
    const answer = (await (
      await get(`${config.releaseOrigin}/v1/apps/${name}/versions/${version}`)
    ).json()) as { record?: unknown };
    const record = ReleaseRecord.parse(answer.record ?? answer);
    if (digestOf(record) !== digest)
      throw new Error(`the record of ${name} ${version} is not the one that the manifest names`);
    await keepFile(recordFile, JSON.stringify(record), warn);
    unknown.delete(`${name}@${version}`);
    return record;
  };
  const loadFile = async (record: ReleaseRecord, file: string): Promise<Buffer> => {
    const wanted = record.files[file]?.integrity;
    if (!wanted) throw new Error(`${record.name} ${record.version} has no file ${file}`);
    const place = path.join(folder(record.name, record.version), file);
    const stored = await readFile(place).catch(() => undefined);
    if (stored && integrityOf(stored) === wanted) return stored;
    if (stored) warn({ file: place }, 'a kept file is damaged and is fetched anew');
    const fetched = Buffer.from(
      await (
        await get(`${config.releaseOrigin}/artefacts/${record.name}/${record.version}/${file}`)
      ).arrayBuffer(),
    );
    if (integrityOf(fetched) !== wanted)
      throw new Error(
        `${file} of ${record.name} ${record.version} does not have the hash of its record`,
      );
    await keepFile(place, fetched, warn);
    return fetched;
  };
  const findRecord = async (name: string, version: string): Promise<ReleaseRecord | undefined> => {
    const place = path.join(folder(name, version), 'record.json');
    const stored = ReleaseRecord.safeParse(await readJson(place));
    if (stored.success) return stored.data;
    const record = await fetchRecordInUse(config.releaseOrigin, name, version);
    if (record) await keepFile(place, JSON.stringify(record), warn);
    else unknown.set(`${name}@${version}`, true);
    return record;
  };
  return {
    record: (name, pin) => {
      retention?.markUsed(name, pin.version);
      const key = `${name}@${pin.version}#${pin.digest}`;
      const found = records.get(key) ?? loadRecord(name, pin);
      records.set(key, found);
      found.catch(() => records.delete(key));
      return found;
    },
    findRecord: async (name, version) => {
      const key = `${name}@${version}`;
      if (unknown.has(key)) return undefined;
      retention?.markUsed(name, version);
      const found =
        pendingLookups.get(key) ??
        findRecord(name, version).finally(() => pendingLookups.delete(key));
      pendingLookups.set(key, found);
      return found;
    },
    prefetch: async (record) => {
      const waiting = Object.keys(record.files);
      const downloadNext = async (): Promise<void> => {
        for (let file = waiting.shift(); file; file = waiting.shift())
          if (
            !(await isKept(
              path.join(folder(record.name, record.version), file),
              record.files[file]?.bytes,
            ))
          )
            await loadFile(record, file);
      };
      await Promise.all(Array.from({ length: MAX_PARALLEL_DOWNLOADS }, downloadNext));
    },
    file: async (record, file) => {
      const key = `${record.name}@${record.version}/${file}`;
      const found = files.get(key) ?? (await loadFile(record, file));
      files.set(key, found);
      return found;
    },
  };
};
