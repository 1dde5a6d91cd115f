import type { Readable } from 'node:stream';
import { ReleaseRecord } from '@tapnook/contracts/release';
import { liveCompatibilitySet } from '../channels/compatibility.ts';
import { checkPublish } from '../checks/can-deploy.ts';
import type { Finding } from '../checks/finding.ts';
import { isDuplicate, transaction, type Queryable } from '../database/database.ts';
import { RegistryError } from '../errors.ts';
import { input } from '../http/input.ts';
import { digestOf } from '../signing/digest.ts';
import { isSafePath, type StagedFiles, type WrittenFile } from './artefact-store.ts';
import { appendAudit, logRefusals } from './audit.ts';
import { newestRecords } from './records.ts';
import type { Registry } from './registry.ts';
import type { Actor } from './tokens.ts';
import { queueDeliveries } from './webhooks.ts';

/** What arrives: one field `record`, the files by their paths, and source maps of them, which are kept but never served. */
export type UploadPart =
  | { kind: 'record'; text: string }
  | { kind: 'file' | 'map'; path: string; content: Readable };
export interface Published {
  readonly name: string;
  readonly version: string;
  readonly digest: string;
  readonly bytes: number;
}

/** All files of a version together, in bytes. */
const MAX_VERSION_BYTES = 20 * 1024 * 1024;
const MAX_MAPS_BYTES = 80 * 1024 * 1024;

interface ReceivedUpload {
  readonly record: ReleaseRecord;
  readonly files: Map<string, WrittenFile>;
  readonly maps: Map<string, WrittenFile>;
}

const parseRecord = (text: string): ReleaseRecord => {
  try {
    return input(ReleaseRecord, JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError)
      throw new RegistryError('10102', { fields: { record: error.message } });
    throw error;
  }
};

const receiveUpload = async (
  parts: AsyncIterable<UploadPart>,
  staged: StagedFiles,
): Promise<ReceivedUpload> => {
  let record: ReleaseRecord | null = null;
  const files = new Map<string, WrittenFile>();
  const maps = new Map<string, WrittenFile>();
  const totalBytes = (kind: Map<string, WrittenFile>) =>
    [...kind.values()].reduce((sum, file) => sum + file.bytes, 0);
  for await (const part of parts) {
    if (part.kind === 'record') {
      record = parseRecord(part.text);
      continue;
    }
    if (!isSafePath(part.path) || files.has(part.path) || maps.has(part.path))
      throw new RegistryError('50108', { file: part.path, why: 'path' });
    const written = await staged.write(part.path, part.content);
    (part.kind === 'map' ? maps : files).set(part.path, written);
    if (totalBytes(files) > MAX_VERSION_BYTES || totalBytes(maps) > MAX_MAPS_BYTES)
      throw new RegistryError('50108', { file: part.path, why: 'size' });
  }
  if (!record) throw new RegistryError('10102', { fields: { record: 'missing' } });
  return { record, files, maps };
};

/** Every listed file is there with its hash and size, and nothing besides but the maps of listed files. */
const assertFilesMatch = ({ record, files, maps }: ReceivedUpload): void => {
  for (const [path, listed] of Object.entries(record.files)) {
    const given = files.get(path);
    if (!given) throw new RegistryError('50108', { file: path, why: 'missing' });
    if (given.integrity !== listed.integrity || given.bytes !== listed.bytes)
      throw new RegistryError('50108', { file: path, why: 'hash' });
  }
  const extra =
    [...files.keys()].find((path) => !record.files[path]) ??
    [...maps.keys()].find(
      (path) => record.files[path] || !record.files[path.replace(/\.map$/, '')],
    );
  if (extra) throw new RegistryError('50108', { file: extra, why: 'not listed' });
};

/** A name belongs to the team that published it first; a manager acts for the team that an app is named after. */
const claimName = async (tx: Queryable, name: string, actor: Actor): Promise<void> => {
  const team = actor.team ?? name.replace(/^mf-/, '');
  await tx.query(
    'INSERT INTO release.apps (name, team) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING',
    [name, team],
  );
  const { rows } = await tx.query<{ team: string }>(
    'SELECT team FROM release.apps WHERE name = $1',
    [name],
  );
  if (actor.role === 'team' && rows[0]?.team !== actor.team)
    throw new RegistryError('50104', { name, team: rows[0]?.team });
};

const insertRecord = async (
  tx: Queryable,
  record: ReleaseRecord,
  digest: string,
  actor: Actor,
): Promise<number> => {
  const bytes = Object.values(record.files).reduce((sum, file) => sum + file.bytes, 0);
  const { rows } = await tx.query<{ name: string }>(
    'SELECT name FROM release.records WHERE global = $1',
    [record.global],
  );
  if (rows[0] && rows[0].name !== record.name)
    throw new RegistryError('50104', { global: record.global, app: rows[0].name });
  await tx
    .query(
      'INSERT INTO release.records (name, version, global, digest, record, bytes, published_by) VALUES ($1, $2, $3, $4, $5, $6, $7)',
      [
        record.name,
        record.version,
        record.global,
        digest,
        JSON.stringify(record),
        bytes,
        actor.name,
      ],
    )
    .catch((error: unknown) => {
      throw isDuplicate(error)
        ? new RegistryError('50103', { app: record.name, version: record.version })
        : error;
    });
  const files = Object.entries(record.files);
  await tx.query(
    'INSERT INTO release.files (name, version, path, integrity, bytes) SELECT $1, $2, * FROM unnest($3::text[], $4::text[], $5::bigint[])',
    [
      record.name,
      record.version,
      files.map(([path]) => path),
      files.map(([, file]) => file.integrity),
      files.map(([, file]) => file.bytes),
    ],
  );
  return bytes;
};

const insertMaps = async (
  tx: Queryable,
  { name, version }: ReleaseRecord,
  maps: ReadonlyMap<string, WrittenFile>,
): Promise<void> => {
  await tx.query(
    'INSERT INTO release.maps (name, version, path, bytes) SELECT $1, $2, * FROM unnest($3::text[], $4::bigint[])',
    [name, version, [...maps.keys()], [...maps.values()].map((map) => map.bytes)],
  );
};

/** Whether a record would fit what is live in any channel; the same answer before and at publishing. */
export const violations = async (registry: Registry, record: ReleaseRecord): Promise<Finding[]> => {
  const published = (await newestRecords(registry.db)).map((stored) => stored.record);
  const live = await liveCompatibilitySet(registry.db, 'production');
  return checkPublish(record, live, published);
};

/** Refuses what publishing would refuse for its name, version or global, before anything is uploaded. */
export const assertNotTaken = async (
  db: Queryable,
  record: ReleaseRecord,
  actor: Actor,
): Promise<void> => {
  const { name, version, global } = record;
  const { rows: owners } = await db.query<{ team: string }>(
    'SELECT team FROM release.apps WHERE name = $1',
    [name],
  );
  if (actor.role === 'team' && owners[0] && owners[0].team !== actor.team)
    throw new RegistryError('50104', { name, team: owners[0].team });
  const { rows } = await db.query<{ name: string; version: string }>(
    'SELECT name, version FROM release.records WHERE (name = $1 AND version = $2) OR global = $3',
    [name, version, global],
  );
  const other = rows.find((row) => row.name !== name);
  if (other) throw new RegistryError('50104', { global, app: other.name });
  if (rows.some((row) => row.version === version))
    throw new RegistryError('50103', { app: name, version });
};

/** What depends on the other apps: a manager may publish a train of apps that fit only together; composing checks it again and waives none of it. */
const DECIDED_AT_COMPOSITION: ReadonlySet<string> = new Set([
  'slot',
  'event',
  'link',
  'shared',
  'contract',
]);

/** Takes a version in for good, or refuses it with every reason. `waive` lets a manager pass what may be waived here. */
export const publish = (
  registry: Registry,
  actor: Actor,
  parts: AsyncIterable<UploadPart>,
  expectedName: string,
  waive: boolean,
): Promise<Published> =>
  logRefusals(registry.db, actor.name, `publish ${expectedName}`, () =>
    ingestVersion(registry, actor, parts, expectedName, waive),
  );

const ingestVersion = async (
  registry: Registry,
  actor: Actor,
  parts: AsyncIterable<UploadPart>,
  expected: string,
  waive: boolean,
): Promise<Published> => {
  const staged = await registry.artefacts.stage();
  try {
    const received = await receiveUpload(parts, staged);
    const { record } = received;
    if (record.name !== expected)
      throw new RegistryError('10102', { fields: { name: `the address says ${expected}` } });
    assertFilesMatch(received);
    const waived = (finding: Finding): boolean =>
      waive &&
      actor.role === 'manager' &&
      (finding.waivable || DECIDED_AT_COMPOSITION.has(finding.check));
    const found = (await violations(registry, record)).filter((finding) => !waived(finding));
    if (found.length > 0) throw new RegistryError('50105', { findings: found });
    const digest = digestOf(record);
    const bytes = await transaction(registry.db, async (tx) => {
      await claimName(tx, record.name, actor);
      const size = await insertRecord(tx, record, digest, actor);
      await insertMaps(tx, record, received.maps);
      // Before the log, whose lock all publishers share: a slow bucket keeps nobody else waiting.
      await staged.commit(record.name, record.version);
      await appendAudit(tx, {
        actor: actor.name,
        action: 'publish',
        subject: `${record.name}@${record.version}`,
        detail: { digest, waived: waive },
      });
      await registry.announcer.announce(tx, {
        type: 'published',
        app: record.name,
        version: record.version,
      });
      await queueDeliveries(tx, {
        type: 'publish',
        app: record.name,
        version: record.version,
        actor: actor.name,
      });
      return size;
    });
    return { name: record.name, version: record.version, digest, bytes };
  } catch (error) {
    await staged.discard();
    throw error;
  }
};
