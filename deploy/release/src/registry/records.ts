import type { ReleaseRecord } from '@tapnook/contracts/release';
import type { Queryable } from '../database/database.ts';
import { RegistryError } from '../errors.ts';

/** A published version as the registry keeps it. */
export interface StoredRecord {
  readonly record: ReleaseRecord;
  readonly digest: string;
  readonly bytes: number;
  readonly team: string;
  readonly publishedBy: string;
  readonly publishedAt: string;
  /** Why it may not be composed, or null. */
  readonly blocked: string | null;
}

interface Row {
  readonly record: ReleaseRecord;
  readonly digest: string;
  readonly bytes: string;
  readonly team: string;
  readonly published_by: string;
  readonly published_at: Date;
  readonly blocked: string | null;
}
const SELECT = `SELECT r.record, r.digest, r.bytes, p.team, r.published_by, r.published_at,
  b.reason AS blocked
  FROM release.records r JOIN release.apps p USING (name)
    LEFT JOIN release.blocks b USING (name, version)`;

const fromRow = (row: Row): StoredRecord => ({
  record: row.record,
  digest: row.digest,
  bytes: Number(row.bytes),
  team: row.team,
  publishedBy: row.published_by,
  publishedAt: row.published_at.toISOString(),
  blocked: row.blocked,
});

const findRecord = async (
  db: Queryable,
  name: string,
  version: string,
): Promise<StoredRecord | null> => {
  const { rows } = await db.query<Row>(`${SELECT} WHERE r.name = $1 AND r.version = $2`, [
    name,
    version,
  ]);
  return rows[0] ? fromRow(rows[0]) : null;
};

/** Like `findRecord`, but absence is the problem 50107. */
export const getRecord = async (
  db: Queryable,
  name: string,
  version: string,
): Promise<StoredRecord> => {
  const found = await findRecord(db, name, version);
  if (!found) throw new RegistryError('50107', { app: name, version });
  return found;
};

/** Versions of one app, newest first. */
export const listRecords = async (
  db: Queryable,
  name: string,
  limit = 100,
): Promise<StoredRecord[]> => {
  const { rows } = await db.query<Row>(
    `${SELECT} WHERE r.name = $1 ORDER BY r.published_at DESC, r.version DESC LIMIT $2`,
    [name, limit],
  );
  return rows.map(fromRow);
};

/**
 * The newest released version of every app that is not blocked: previews wait for nobody. One step
 * into the index for each app, however many versions it has.
 */
export const newestRecords = async (db: Queryable): Promise<StoredRecord[]> => {
  const { rows } = await db.query<Row>(
    `SELECT r.record, r.digest, r.bytes, p.team, r.published_by, r.published_at, NULL AS blocked
     FROM release.apps p CROSS JOIN LATERAL (
       SELECT * FROM release.records WHERE name = p.name AND version NOT LIKE '%-%'
         AND NOT EXISTS (SELECT 1 FROM release.blocks b WHERE b.name = records.name
         AND b.version = records.version)
       ORDER BY published_at DESC LIMIT 1) r ORDER BY p.name`,
  );
  return rows.map(fromRow);
};

/** The records of these versions in one query; versions that are not there are left out. */
export const recordsOf = async (
  db: Queryable,
  wanted: readonly { name: string; version: string }[],
): Promise<StoredRecord[]> => {
  const { rows } = await db.query<Row>(
    `${SELECT} JOIN unnest($1::text[], $2::text[]) AS w(name, version) USING (name, version)`,
    [wanted.map((one) => one.name), wanted.map((one) => one.version)],
  );
  return rows.map(fromRow);
};

export interface AppSummary {
  readonly name: string;
  readonly team: string;
  readonly versions: number;
  readonly newest: string;
  readonly publishedAt: string;
}

export const listApps = async (db: Queryable): Promise<AppSummary[]> => {
  const { rows } = await db.query<{
    name: string;
    team: string;
    versions: string;
    newest: string;
    published_at: Date;
  }>(
    `SELECT p.name, p.team, c.versions, r.version AS newest, r.published_at
     FROM release.apps p JOIN (SELECT name, count(*) AS versions FROM release.records
       GROUP BY name) c USING (name)
     CROSS JOIN LATERAL (
       SELECT version, published_at FROM release.records
         LEFT JOIN release.blocks b USING (name, version)
       WHERE name = p.name ORDER BY b.name IS NOT NULL, version LIKE '%-%', published_at DESC
         LIMIT 1) r ORDER BY p.name`,
  );
  return rows.map((row) => ({
    name: row.name,
    team: row.team,
    versions: Number(row.versions),
    newest: row.newest,
    publishedAt: row.published_at.toISOString(),
  }));
};
