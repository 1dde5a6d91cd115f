import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseRecord } from '@tapnook/contracts/release';
import type { WarnOf } from '@tapnook/server/files';
import { LRUCache } from 'lru-cache';
import type { EdgeConfig } from '../env.ts';
import { createArtefactStore, type Pin } from './artefact-store.ts';

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
/** By its length: the hash is checked when it is read. */
const isKept = async (file: string, bytes: number | undefined): Promise<boolean> =>
  (await stat(file).catch(() => undefined))?.size === bytes;

export const createArtefacts = (config: EdgeConfig, warn: WarnOf): Artefacts => {
  const records = new Map<string, Promise<ReleaseRecord>>();
  const files = new LRUCache<string, Buffer>({
    maxSize: MAX_MEMORY_BYTES,
    sizeCalculation: (content) => Math.max(1, content.length),
  });
  const unknown = new LRUCache<string, true>({ max: 5_000, ttl: UNKNOWN_VERSION_TTL_MS });
  const pendingLookups = new Map<string, Promise<ReleaseRecord | undefined>>();
  const store = createArtefactStore(config, warn);

  return {
    record: (name, pin) => {
      const key = `${name}@${pin.version}#${pin.digest}`;
      const found = records.get(key) ?? store.loadRecord(name, pin);
      records.set(key, found);
      unknown.delete(`${name}@${pin.version}`);
      found.catch(() => records.delete(key));
      return found;
    },
    findRecord: async (name, version) => {
      const key = `${name}@${version}`;
      if (unknown.has(key)) return undefined;
      const found =
        pendingLookups.get(key) ??
        store.findRecord(name, version).finally(() => pendingLookups.delete(key));
      pendingLookups.set(key, found);
      const record = await found;
      if (!record) unknown.set(key, true);
      return record;
    },
    prefetch: async (record) => {
      const waiting = Object.keys(record.files);
      const downloadNext = async (): Promise<void> => {
        for (let file = waiting.shift(); file; file = waiting.shift())
          if (
            !(await isKept(
              path.join(store.folder(record.name, record.version), file),
              record.files[file]?.bytes,
            ))
          )
            await store.loadFile(record, file);
      };
      await Promise.all(Array.from({ length: MAX_PARALLEL_DOWNLOADS }, downloadNext));
    },
    file: async (record, file) => {
      const key = `${record.name}@${record.version}/${file}`;
      const found = files.get(key) ?? (await store.loadFile(record, file));
      files.set(key, found);
      return found;
    },
  };
};
