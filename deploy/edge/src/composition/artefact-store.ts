import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { canonicalJson, ReleaseRecord } from '@tapnook/contracts/release';
import { keepFile, type WarnOf } from '@tapnook/server/files';
import type { EdgeConfig } from '../env.ts';
import { readJson } from './read-json.ts';

export interface Pin {
  readonly version: string;
  readonly digest: string;
}
/** Versions from this edge's disk, or from the registry when the disk lacks them. */
export interface ArtefactStore {
  folder(name: string, version: string): string;
  loadRecord(name: string, pin: Pin): Promise<ReleaseRecord>;
  loadFile(record: ReleaseRecord, file: string): Promise<Buffer>;
  /** Undefined when the registry knows no such version, or when nobody can hold a page of it. */
  findRecord(name: string, version: string): Promise<ReleaseRecord | undefined>;
}

const digestOf = (value: unknown): string =>
  createHash('sha256').update(canonicalJson(value)).digest('hex');
const integrityOf = (content: Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

const get = async (url: string): Promise<Response> => {
  const response = await fetch(url, { signal: AbortSignal.timeout(10_000) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response;
};

export const createArtefactStore = (
  {
    dataDir,
    releaseOrigin,
    isPreview,
  }: Pick<EdgeConfig, 'dataDir' | 'releaseOrigin' | 'isPreview'>,
  warn: WarnOf,
): ArtefactStore => {
  const folder = (name: string, version: string): string =>
    path.join(dataDir, 'artefacts', name, version);

  const loadRecord = async (name: string, { version, digest }: Pin): Promise<ReleaseRecord> => {
    const recordFile = path.join(folder(name, version), 'record.json');
    const stored = ReleaseRecord.safeParse(await readJson(recordFile));
    if (stored.success && digestOf(stored.data) === digest) return stored.data;
    const answer = (await (
      await get(`${releaseOrigin}/v1/apps/${name}/versions/${version}`)
    ).json()) as { record?: unknown };
    const record = ReleaseRecord.parse(answer.record ?? answer);
    if (digestOf(record) !== digest)
      throw new Error(`the record of ${name} ${version} is not the one that the manifest names`);
    await keepFile(recordFile, JSON.stringify(record), warn);
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
        await get(`${releaseOrigin}/artefacts/${record.name}/${record.version}/${file}`)
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
    const response = await fetch(`${releaseOrigin}/v1/apps/${name}/versions/${version}`, {
      signal: AbortSignal.timeout(10_000),
    });
    if (response.status === 404) return undefined;
    if (!response.ok)
      throw new Error(`the registry answered ${response.status} for ${name} ${version}`);
    const { record, inUse, previewOnly } = (await response.json()) as {
      record: unknown;
      inUse?: boolean;
      previewOnly?: boolean;
    };
    // Nothing names it and nobody can hold a page of it: bytes of ours that only a link would open.
    if (inUse === false || (previewOnly && !isPreview)) return undefined;
    const parsed = ReleaseRecord.parse(record);
    if (parsed.name !== name || parsed.version !== version)
      throw new Error(`the registry gave ${parsed.name} ${parsed.version} for ${name} ${version}`);
    await keepFile(place, JSON.stringify(parsed), warn);
    return parsed;
  };
  return { folder, loadRecord, loadFile, findRecord };
};
