import type { AuditAnchor } from '@tapnook/contracts/release';
import { transaction, type Database, type Queryable } from '../database/database.ts';
import { isRegistryError } from '../errors.ts';
import { digestOf } from '../signing/digest.ts';

/**
 * One row of the log. Each carries the hash of the one before it, so none can be changed or taken
 * out unseen.
 */
export interface AuditRow {
  readonly seq: number;
  readonly at: string;
  readonly actor: string;
  readonly action: string;
  /** What it was done to: an app with its version, a channel, a key. */
  readonly subject: string;
  readonly detail: Record<string, unknown>;
  readonly previous: string;
  readonly hash: string;
}
export type AuditEntry = Pick<AuditRow, 'actor' | 'action' | 'subject' | 'detail'>;

const FIRST_PREVIOUS_HASH = '0'.repeat(64);
const AUDIT_LOCK = 726_102;
/** Rows read at once while the chain is walked. */
const PAGE_ROWS = 1_000;

const hashOf = (row: Omit<AuditRow, 'hash'>): string => digestOf(row);

/**
 * Appends to the log inside the transaction that does the deed; appenders are served one after the
 * other.
 */
export const appendAudit = async (tx: Queryable, entry: AuditEntry): Promise<void> => {
  await tx.query('SELECT pg_advisory_xact_lock($1)', [AUDIT_LOCK]);
  const { rows } = await tx.query<{ seq: string; hash: string }>(
    'SELECT seq, hash FROM release.audit ORDER BY seq DESC LIMIT 1',
  );
  const row = {
    seq: Number(rows[0]?.seq ?? 0) + 1,
    at: new Date().toISOString(),
    previous: rows[0]?.hash ?? FIRST_PREVIOUS_HASH,
    actor: entry.actor,
    action: entry.action,
    subject: entry.subject,
    detail: JSON.parse(JSON.stringify(entry.detail)) as Record<string, unknown>,
  };
  await tx.query(
    `INSERT INTO release.audit (seq, at, actor, action, subject, detail, previous, hash)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      row.seq,
      row.at,
      row.actor,
      row.action,
      row.subject,
      JSON.stringify(row.detail),
      row.previous,
      hashOf(row),
    ],
  );
};

interface StoredRow extends Omit<AuditRow, 'seq'> {
  readonly seq: string;
}
const fromStored = (row: StoredRow): AuditRow => ({ ...row, seq: Number(row.seq) });

/** Newest first; `before` pages back, `app` leaves out what names other apps alone. */
export const listAudit = async (
  db: Queryable,
  limit: number,
  before = Number.MAX_SAFE_INTEGER,
  app?: string,
): Promise<AuditRow[]> => {
  const { rows } = await db.query<StoredRow>(
    `SELECT * FROM release.audit WHERE seq < $1
     AND ($3::text IS NULL OR subject ~ ('(^|\\s)' || $3 || '($|[@\\s])')
       OR jsonb_exists(detail -> 'apps', $3))
     ORDER BY seq DESC LIMIT $2`,
    [before, limit, app ?? null],
  );
  return rows.map(fromStored);
};

export type AuditVerdict =
  | { intact: true; rows: number; head: string }
  | { intact: false; rows: number; brokenAt: number }
  /** The chain is whole, but it is not the one that an anchor was taken of. */
  | { intact: false; rows: number; missing: AuditAnchor };

/** The newest row, for an anchor elsewhere; null while the log is empty. */
export const auditHead = async (db: Queryable): Promise<AuditAnchor | null> => {
  const { rows } = await db.query<{ seq: string; hash: string }>(
    'SELECT seq, hash FROM release.audit ORDER BY seq DESC LIMIT 1',
  );
  return rows[0] ? { rows: Number(rows[0].seq), head: rows[0].hash } : null;
};

/** The first of some anchors that the log does not hold any more. */
const missingAnchor = async (
  db: Queryable,
  anchors: readonly AuditAnchor[],
): Promise<AuditAnchor | undefined> => {
  const { rows } = await db.query<{ seq: string; hash: string }>(
    'SELECT seq, hash FROM release.audit WHERE seq = ANY($1::bigint[])',
    [anchors.map((anchor) => anchor.rows)],
  );
  const known = new Set(rows.map(({ seq, hash }) => `${seq} ${hash}`));
  return anchors.find((anchor) => !known.has(`${anchor.rows} ${anchor.head}`));
};

/** The first row of a run that does not follow from `previous`, or null. */
const firstBreak = (rows: readonly AuditRow[], previous: string, seq: number): number | null => {
  for (const row of rows) {
    const { hash, ...body } = row;
    if (row.seq !== seq || row.previous !== previous || hashOf(body) !== hash) return row.seq;
    previous = hash;
    seq += 1;
  }
  return null;
};

/**
 * Walks the whole chain, and looks for what was noted down of it elsewhere: whoever cuts the tail
 * off, or writes all of it anew, leaves a chain that is whole.
 */
export const verifyAudit = async (
  db: Queryable,
  anchors: readonly AuditAnchor[] = [],
): Promise<AuditVerdict> => {
  const walked = await walkChain(db);
  const missing = walked.intact ? await missingAnchor(db, anchors) : undefined;
  return missing ? { intact: false, rows: walked.rows, missing } : walked;
};

const walkChain = async (db: Queryable): Promise<AuditVerdict> => {
  let previous = FIRST_PREVIOUS_HASH;
  let seq = 1;
  for (;;) {
    const { rows } = await db.query<StoredRow>(
      'SELECT * FROM release.audit WHERE seq >= $1 ORDER BY seq LIMIT $2',
      [seq, PAGE_ROWS],
    );
    const page = rows.map(fromStored);
    const brokenAt = firstBreak(page, previous, seq);
    if (brokenAt !== null)
      return {
        intact: false,
        rows: seq - 1 + page.findIndex((row) => row.seq === brokenAt),
        brokenAt,
      };
    previous = page.at(-1)?.hash ?? previous;
    seq += page.length;
    if (page.length < PAGE_ROWS) return { intact: true, rows: seq - 1, head: previous };
  }
};

/** Refusals worth a row: what was asked for did not fit, was blocked, or belongs to others. */
const LOGGED_CODES = new Set(['50102', '50104', '50105', '50110', '50113']);

/**
 * Runs something for an actor; when it is refused for a reason worth knowing, the refusal is logged
 * too.
 */
export const logRefusals = async <T>(
  db: Database,
  actor: string,
  subject: string,
  work: () => Promise<T>,
): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (isRegistryError(error) && LOGGED_CODES.has(error.code)) {
      await transaction(db, (tx) =>
        appendAudit(tx, {
          actor,
          action: 'refuse',
          subject,
          detail: { code: error.code, ...error.details },
        }),
      );
    }
    throw error;
  }
};
