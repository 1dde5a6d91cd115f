import type { Channel } from '@tapnook/contracts/release';
import { promote, startCandidates } from '../channels/canary-operations.ts';
import { ComposeBody, TrainBody, PromoteBody } from '../channels/change-bodies.ts';
import { compose } from '../channels/composition-operations.ts';
import { transaction, type Queryable } from '../database/database.ts';
import { isRegistryError, RegistryError } from '../errors.ts';
import { appendAudit } from '../registry/audit.ts';
import type { Registry } from '../registry/registry.ts';
import type { Actor } from '../registry/tokens.ts';
import { queueDeliveries } from '../registry/webhooks.ts';

export type ScheduledKind = 'compose' | 'train' | 'promote';
/** A change that is made at a time. */
export interface Scheduled {
  readonly id: number;
  readonly channel: Channel;
  readonly dueAt: string;
  readonly kind: ScheduledKind;
  readonly change: Record<string, unknown>;
  readonly by: string;
  /** Null while it waits; else `done`, `cancelled` or the code of its refusal. */
  readonly outcome: string | null;
}

const COLUMNS =
  'id::int, channel, due_at AS "dueAt", kind, change, actor ->> \'name\' AS by, outcome';
type Row = Omit<Scheduled, 'dueAt'> & { readonly dueAt: Date };
const fromRow = (row: Row): Scheduled => ({ ...row, dueAt: row.dueAt.toISOString() });

/** What waits, soonest first, and then what was done lately. */
export const listScheduled = async (db: Queryable, channel: Channel): Promise<Scheduled[]> => {
  const { rows } = await db.query<Row>(
    `SELECT ${COLUMNS} FROM release.scheduled WHERE channel = $1 ORDER BY done_at DESC NULLS FIRST,
      due_at LIMIT 50`,
    [channel],
  );
  return rows.map(fromRow);
};

/** Keeps a change for later; it is judged by what holds then, as its maker's. */
export const scheduleChange = async (
  tx: Queryable,
  actor: Actor,
  wanted: Pick<Scheduled, 'channel' | 'dueAt' | 'kind' | 'change'>,
): Promise<Scheduled> => {
  const { channel, dueAt, kind, change } = wanted;
  const { rows } = await tx.query<Row>(
    `INSERT INTO release.scheduled (channel, due_at, kind, change, actor)
      VALUES ($1, $2, $3, $4, $5) RETURNING ${COLUMNS}`,
    [channel, dueAt, kind, JSON.stringify(change), JSON.stringify(actor)],
  );
  const [made] = rows;
  if (!made) throw new Error('nothing was scheduled');
  await appendAudit(tx, {
    actor: actor.name,
    action: 'schedule',
    subject: `${kind} ${channel}`,
    detail: { dueAt, change },
  });
  return fromRow(made);
};

export const cancelScheduled = async (tx: Queryable, actor: Actor, id: number): Promise<void> => {
  const { rows } = await tx.query<Row>(
    `UPDATE release.scheduled SET outcome = 'cancelled', done_at = now()
     WHERE id = $1 AND done_at IS NULL AND ($2 = 'manager' OR actor ->> 'team' = $3)
       RETURNING ${COLUMNS}`,
    [id, actor.role, actor.team],
  );
  if (!rows[0]) throw new RegistryError('50107', { scheduled: id });
  await appendAudit(tx, {
    actor: actor.name,
    action: 'cancel-scheduled',
    subject: `${rows[0].kind} ${rows[0].channel}`,
    detail: { id },
  });
};

const make = (
  registry: Registry,
  actor: Actor,
  { channel, kind, change }: Pick<Scheduled, 'channel' | 'kind' | 'change'>,
): Promise<unknown> => {
  if (kind === 'compose')
    return compose(registry, actor, { channel, ...ComposeBody.parse(change) });
  if (kind === 'train')
    return startCandidates(registry, actor, { channel, ...TrainBody.parse(change) });
  return promote(registry, actor, { channel, ...PromoteBody.parse(change) });
};

/** Whether the token that scheduled it still holds. */
const mayStill = async (db: Queryable, { name }: Actor): Promise<boolean> => {
  const { rows } = await db.query(
    'SELECT 1 FROM release.tokens WHERE name = $1 AND revoked_at IS NOT NULL AND NOT short',
    [name],
  );
  return rows.length === 0;
};

/** Makes what is due; a refusal is kept, and everybody hears of it. */
export const runScheduled = async (registry: Registry): Promise<void> => {
  const { rows } = await registry.db.query<Row & { actor: Actor }>(
    `UPDATE release.scheduled SET outcome = 'running', done_at = $1
     WHERE id IN (SELECT id FROM release.scheduled WHERE done_at IS NULL AND due_at <= $1
       ORDER BY due_at LIMIT 20 FOR UPDATE SKIP LOCKED)
     RETURNING ${COLUMNS}, actor`,
    [new Date(registry.clock())],
  );
  for (const { actor, ...due } of rows) {
    const outcome = !(await mayStill(registry.db, actor))
      ? '50101'
      : await make(registry, actor, due).then(
          () => 'done',
          (error: unknown) => (isRegistryError(error) ? error.code : '10500'),
        );
    await transaction(registry.db, async (tx) => {
      await tx.query('UPDATE release.scheduled SET outcome = $2 WHERE id = $1', [due.id, outcome]);
      if (outcome !== 'done')
        await queueDeliveries(tx, {
          type: 'scheduled-refused',
          channel: due.channel,
          actor: actor.name,
          kind: due.kind,
          code: outcome,
        });
    });
  }
};
