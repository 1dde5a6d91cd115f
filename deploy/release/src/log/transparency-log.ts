import {
  consistencyRanges,
  generationLeaf,
  hashOfLeaf,
  hexOfBytes,
  inclusionRanges,
  releaseLeaf,
  type EnvironmentManifest,
  type LoggedRelease,
  type LogProof,
} from '@tapnook/contracts/release';
import type { Queryable } from '../database/database.ts';
import { RegistryError } from '../errors.ts';
import { hashRanges, logHead, logSize, sha256Bytes, storeLeaf } from './tree-store.ts';

/** Appenders are served one after the other; always taken after the lock of the audit log. */
const LOG_LOCK = 726_103;

export interface LogEntry {
  readonly index: number;
  readonly leaf: string;
  readonly at: string;
}

/**
 * Appends inside the transaction that does the deed; what is in the log already stays where it is.
 */
const append = async (tx: Queryable, leaf: string): Promise<number> => {
  await tx.query('SELECT pg_advisory_xact_lock($1)', [LOG_LOCK]);
  const bytes = hashOfLeaf(leaf, sha256Bytes);
  const hash = hexOfBytes(bytes);
  const { rows } = await tx.query<{ index: string }>(
    'SELECT index FROM release.log_entries WHERE hash = $1',
    [hash],
  );
  if (rows[0]) return Number(rows[0].index);
  const index = await logSize(tx);
  await tx.query('INSERT INTO release.log_entries (index, leaf, hash) VALUES ($1, $2, $3)', [
    index,
    leaf,
    hash,
  ]);
  await storeLeaf(tx, index, bytes);
  return index;
};

export const logRelease = async (tx: Queryable, release: LoggedRelease): Promise<void> => {
  await append(tx, releaseLeaf(release));
};

type LoggedGeneration = Parameters<typeof generationLeaf>[0];

/** Logs a generation, unless it is logged, and proves it in the log as it is now. */
export const logGeneration = async (
  tx: Queryable,
  generation: LoggedGeneration,
): Promise<LogProof> => {
  const index = await append(tx, generationLeaf(generation));
  const { size, root } = await logHead(tx);
  return { size, root, index, proof: await hashRanges(tx, inclusionRanges(index, size)) };
};

/** Hashes that prove that the log of `to` leaves begins with that of `from`. */
export const consistencyProof = async (
  db: Queryable,
  from: number,
  to: number,
): Promise<string[]> => {
  const size = await logSize(db);
  if (from > to || to > size) throw new RegistryError('50107', { from, to, size });
  return hashRanges(db, consistencyRanges(from, to));
};

export const inclusionProof = async (
  db: Queryable,
  index: number,
  size: number,
): Promise<string[]> => {
  if (index >= size || size > (await logSize(db)))
    throw new RegistryError('50107', { index, size });
  return hashRanges(db, inclusionRanges(index, size));
};

/** Where a published version stands in the log, with its proof in the log as it is now. */
export interface ReleasePlace extends LogProof {
  readonly leaf: string;
  readonly at: string;
}

/** The place of a version; what was logged before there was provenance names none. */
export const placeOfRelease = async (
  db: Queryable,
  release: LoggedRelease,
): Promise<ReleasePlace> => {
  const { provenance: _later, ...bare } = release;
  const leaves = [releaseLeaf(release), releaseLeaf(bare)];
  const { rows } = await db.query<{ index: string; leaf: string; at: Date }>(
    'SELECT index, leaf, at FROM release.log_entries WHERE hash = ANY($1) ORDER BY index LIMIT 1',
    [leaves.map((leaf) => hexOfBytes(hashOfLeaf(leaf, sha256Bytes)))],
  );
  if (!rows[0])
    throw new RegistryError('50107', { app: release.app, version: release.version, log: null });
  const { leaf, at } = rows[0];
  const index = Number(rows[0].index);
  const { size, root } = await logHead(db);
  const proof = await hashRanges(db, inclusionRanges(index, size));
  return { leaf, at: at.toISOString(), index, size, root, proof };
};

/** Oldest first, from an index on. */
export const listEntries = async (
  db: Queryable,
  from: number,
  limit: number,
): Promise<LogEntry[]> => {
  const { rows } = await db.query<{ index: string; leaf: string; at: Date }>(
    'SELECT index, leaf, at FROM release.log_entries WHERE index >= $1 ORDER BY index LIMIT $2',
    [from, limit],
  );
  return rows.map(({ index, leaf, at }) => ({ index: Number(index), leaf, at: at.toISOString() }));
};

const decode = (payload: string): EnvironmentManifest =>
  JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as EnvironmentManifest;

/** The versions that a generation gives to anybody. */
export const releasesOf = ({ apps }: Pick<EnvironmentManifest, 'apps'>): LoggedRelease[] =>
  Object.entries(apps).flatMap(([app, { stable, lastGood, candidate }]) =>
    [stable, lastGood, candidate].flatMap((pin) =>
      pin ? [{ app, version: pin.version, digest: pin.digest }] : [],
    ),
  );

/** What was released before there was a log enters it in the order in which it was. */
export const logThePast = async (tx: Queryable): Promise<void> => {
  await tx.query('SELECT pg_advisory_xact_lock($1)', [LOG_LOCK]);
  if ((await logSize(tx)) > 0) return;
  const releases = await tx.query<LoggedRelease & { at: Date }>(
    `SELECT name AS app, version, digest, published_at AS at FROM release.records
      ORDER BY published_at, name, version`,
  );
  const generations = await tx.query<{ payload: string; at: Date }>(
    `SELECT payload, created_at AS at FROM release.generations
      ORDER BY created_at, channel, generation`,
  );
  const served = generations.rows.map(({ at, payload }) => ({ at, manifest: decode(payload) }));
  const entries = [
    ...releases.rows.map(({ at, ...release }) => ({ at, leaf: releaseLeaf(release) })),
    ...served.flatMap(({ at, manifest }) => [
      // Of versions that were deleted since, the generations still tell.
      ...releasesOf(manifest).map((release) => ({ at, leaf: releaseLeaf(release) })),
      { at, leaf: generationLeaf(manifest) },
    ]),
  ].toSorted((a, b) => a.at.getTime() - b.at.getTime());
  for (const { leaf } of entries) await append(tx, leaf);
};
