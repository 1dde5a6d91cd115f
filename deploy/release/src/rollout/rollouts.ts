import type { Channel } from '@tapnook/contracts/release';
import type { Verdict } from '../analysis/canary-verdict.ts';
import type { Queryable } from '../database/database.ts';
import { RegistryError } from '../errors.ts';

/** One step of a plan: the weight in basis points, and for how long at least, in minutes. */
export interface Step {
  readonly weight: number;
  readonly minutes: number;
}

/** A canary from its start to its end. */
export interface Rollout {
  readonly id: number;
  readonly channel: Channel;
  readonly app: string;
  readonly version: string;
  readonly startedBy: string;
  readonly startedAt: string;
  readonly plan: Step[];
  /** When the weight last moved. */
  readonly steppedAt: string;
  readonly held: boolean;
  readonly verdict: Verdict | null;
  readonly outcome: string | null;
  readonly endedAt: string | null;
  /** The train that it belongs to; null when the app is tried alone. */
  readonly train: number | null;
  readonly trainName: string | null;
}

interface Row {
  readonly id: string;
  readonly channel: Channel;
  readonly app: string;
  readonly version: string;
  readonly started_by: string;
  readonly started_at: Date;
  readonly plan: Step[];
  readonly stepped_at: Date;
  readonly held: boolean;
  readonly verdict: Verdict | null;
  readonly outcome: string | null;
  readonly ended_at: Date | null;
  readonly train: string | null;
  readonly train_name: string | null;
}
const fromRow = (row: Row): Rollout => ({
  id: Number(row.id),
  channel: row.channel,
  app: row.app,
  version: row.version,
  startedBy: row.started_by,
  startedAt: row.started_at.toISOString(),
  plan: row.plan,
  steppedAt: row.stepped_at.toISOString(),
  held: row.held,
  verdict: row.verdict,
  outcome: row.outcome,
  endedAt: row.ended_at?.toISOString() ?? null,
  train: row.train === null ? null : Number(row.train),
  trainName: row.train_name,
});

/** Rollouts that run now, of one channel or of all. */
export const runningRollouts = async (db: Queryable, channel?: Channel): Promise<Rollout[]> => {
  const { rows } = await db.query<Row>(
    `SELECT r.*, t.name AS train_name FROM release.rollouts r
      LEFT JOIN release.trains t ON t.id = r.train WHERE r.ended_at IS NULL
      AND ($1::text IS NULL OR r.channel = $1) ORDER BY r.started_at, r.app`,
    [channel ?? null],
  );
  return rows.map(fromRow);
};

export const beginRollout = async (
  tx: Queryable,
  rollout: Pick<Rollout, 'channel' | 'app' | 'version' | 'startedBy' | 'plan' | 'train'>,
): Promise<void> => {
  const { channel, app, version, startedBy, plan, train } = rollout;
  await tx.query(
    `INSERT INTO release.rollouts (channel, app, version, started_by, plan, train)
      VALUES ($1, $2, $3, $4, $5, $6)`,
    [channel, app, version, startedBy, JSON.stringify(plan), train],
  );
};

/** A name for apps that are tried together. */
export const beginTrain = async (
  tx: Queryable,
  channel: Channel,
  name: string,
  by: string,
): Promise<number> => {
  const { rows } = await tx.query<{ id: string }>(
    'INSERT INTO release.trains (channel, name, started_by) VALUES ($1, $2, $3) RETURNING id',
    [channel, name, by],
  );
  return Number(rows[0]?.id);
};

/** The apps that a promoted train brought, with the versions it gave them, by one of them. */
export const promotedWith = async (
  tx: Queryable,
  channel: Channel,
  app: string,
  version: string,
): Promise<{ app: string; version: string }[]> => {
  const { rows } = await tx.query<{ app: string; version: string }>(
    `SELECT app, version FROM release.rollouts WHERE train = (
       SELECT train FROM release.rollouts WHERE channel = $1 AND app = $2 AND version = $3
         AND outcome = 'promote' ORDER BY ended_at DESC LIMIT 1)
     ORDER BY app`,
    [channel, app, version],
  );
  return rows;
};

export const recordStep = async (tx: Queryable, channel: Channel, app: string): Promise<void> => {
  await tx.query(
    `UPDATE release.rollouts SET stepped_at = now() WHERE channel = $1 AND app = $2
      AND ended_at IS NULL`,
    [channel, app],
  );
};

/** Ends the rollout of an app, or of every app of the channel that is not in `except`. */
export const endRollouts = async (
  tx: Queryable,
  channel: Channel,
  outcome: string,
  app?: string,
): Promise<void> => {
  await tx.query(
    `UPDATE release.rollouts SET outcome = $2, ended_at = now() WHERE channel = $1
      AND ended_at IS NULL AND ($3::text IS NULL OR app = $3)`,
    [channel, outcome, app ?? null],
  );
};

/** A held rollout keeps its weight: its plan waits. The analysis goes on. */
export const holdRollout = async (
  tx: Queryable,
  channel: Channel,
  app: string,
  held: boolean,
): Promise<void> => {
  const { rowCount } = await tx.query(
    `UPDATE release.rollouts SET held = $3, stepped_at = CASE WHEN $3 THEN stepped_at ELSE now() END
      WHERE channel = $1 AND app = $2 AND ended_at IS NULL`,
    [channel, app, held],
  );
  if (rowCount !== 1) throw new RegistryError('50109', { why: 'no-candidate' });
};

export const storeVerdict = async (db: Queryable, id: number, verdict: Verdict): Promise<void> => {
  await db.query('UPDATE release.rollouts SET verdict = $2 WHERE id = $1', [
    id,
    JSON.stringify(verdict),
  ]);
};

/**
 * What a plan asks for next: a weight, or promotion after its last step. Null while it must wait:
 * held, too early, or without a verdict of `healthy`.
 */
export const nextStep = (
  rollout: Pick<Rollout, 'plan' | 'steppedAt' | 'held'>,
  weight: number,
  verdict: Verdict,
  now: number,
): Step | 'promote' | null => {
  const { plan, held } = rollout;
  if (plan.length === 0 || held || verdict.state !== 'healthy') return null;
  const present = plan.findLast((step) => step.weight <= weight);
  if (present && now < Date.parse(rollout.steppedAt) + present.minutes * 60_000) return null;
  return plan.find((step) => step.weight > weight) ?? 'promote';
};
