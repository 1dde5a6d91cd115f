import { randomBytes } from 'node:crypto';
import { FLAGS, flagDefinition } from '@tapnook/contracts';
import type { Channel, FlagSetting } from '@tapnook/contracts/release';
import { reasonOf, type Verdict } from '../analysis/canary-verdict.ts';
import { changeChannel } from '../channels/change-channel.ts';
import type { Generation } from '../channels/generations.ts';
import { transaction, type Queryable } from '../database/database.ts';
import { RegistryError } from '../errors.ts';
import { assertOwnApp } from '../registry/own-app.ts';
import type { Registry } from '../registry/registry.ts';
import { ANALYSIS, assertScope, type Actor } from '../registry/tokens.ts';
import { queueDeliveries } from '../registry/webhooks.ts';
import { isOnTrial } from '../telemetry/flag-subjects.ts';
import { slotOf } from '../telemetry/ingest.ts';
import { flagSettings } from './flag-settings.ts';
import { flagVerdict } from './flag-verdict.ts';

/** A flag that has not been removed for so long is asked about. */
export const REMIND_AFTER_DAYS = 30;
const DAY_MS = 86_400_000;

interface FlagRow {
  readonly name: string;
  readonly setting: FlagSetting;
  readonly reason: string;
  readonly setBy: string;
  readonly setAt: Date;
  readonly firstSetAt: Date;
  readonly remindAt: Date | null;
}

/** What there is to know of a flag of the contracts in one channel. */
export interface FlagState {
  readonly name: string;
  readonly app: string;
  readonly kind: 'release' | 'kill-switch';
  readonly about: string;
  readonly fallback: boolean;
  /** Null while nobody has turned it here. */
  readonly setting: FlagSetting | null;
  readonly reason: string;
  readonly setBy: string | null;
  readonly setAt: string | null;
  readonly ageDays: number | null;
  /** Its owner should remove it, or say why it stays. */
  readonly isOverdue: boolean;
  /** On visits that have it against those that do not; null while all or none have it. */
  readonly verdict: Verdict | null;
}

const COLUMNS =
  'name, setting, reason, set_by AS "setBy", set_at AS "setAt", first_set_at AS "firstSetAt", ' +
  'remind_at AS "remindAt"';

/** Every flag that the contracts know, turned or not. */
export const listFlags = async (
  registry: Pick<Registry, 'db' | 'clock' | 'config'>,
  channel: Channel,
): Promise<FlagState[]> => {
  const { db, clock } = registry;
  const { rows } = await db.query<FlagRow>(
    `SELECT ${COLUMNS} FROM release.flags WHERE channel = $1`,
    [channel],
  );
  const stateOf = async (
    name: string,
    definition: NonNullable<ReturnType<typeof flagDefinition>>,
  ): Promise<FlagState> => {
    const row = rows.find((one) => one.name === name);
    return {
      name,
      ...definition,
      setting: row?.setting ?? null,
      reason: row?.reason ?? '',
      setBy: row?.setBy ?? null,
      setAt: row?.setAt.toISOString() ?? null,
      ageDays: row ? Math.floor((clock() - row.firstSetAt.getTime()) / DAY_MS) : null,
      isOverdue: row?.remindAt ? row.remindAt.getTime() <= clock() : false,
      verdict:
        row && isOnTrial(row.setting)
          ? await flagVerdict(registry, channel, name, slotOf(row.setAt.getTime()))
          : null,
    };
  };
  return Promise.all(Object.entries(FLAGS).map(([name, definition]) => stateOf(name, definition)));
};

export interface FlagChange {
  readonly channel: Channel;
  readonly name: string;
  readonly on: boolean;
  readonly weight: number;
  readonly rules?: FlagSetting['rules'] | undefined;
  readonly reason: string;
  /** Days until its owner is asked about it; kill switches stay without them. */
  readonly days?: number | undefined;
}

const assertMayTurn = async (
  tx: Queryable,
  actor: Actor,
  channel: Channel,
  name: string,
): Promise<NonNullable<ReturnType<typeof flagDefinition>>> => {
  const definition = flagDefinition(name);
  if (!definition) throw new RegistryError('50107', { flag: name });
  assertScope(actor, { action: 'flags', channel, apps: [definition.app] });
  await assertOwnApp(tx, actor, definition.app);
  return definition;
};

/**
 * Turns a flag: its owner's team or a manager. Whoever is within its share stays there, since the
 * salt stays.
 */
export const turnFlag = (
  registry: Registry,
  actor: Actor,
  { channel, name, on, weight, rules, reason, days }: FlagChange,
): Promise<Generation> =>
  changeChannel(registry, actor, {
    channel,
    kind: 'flag',
    reason,
    subject: name,
    detail: { on, weight, ...(rules && { rules }) },
    next: async (apps, tx) => {
      const { kind } = await assertMayTurn(tx, actor, channel, name);
      const lives = days ?? (kind === 'release' ? REMIND_AFTER_DAYS : undefined);
      const known = (await flagSettings(tx, channel))[name];
      const salt = known?.salt ?? randomBytes(9).toString('base64url');
      await tx.query(
        `INSERT INTO release.flags (channel, name, setting, reason, set_by, remind_at, set_at)
          VALUES ($1, $2, $3, $4, $5, $6, $7)
         ON CONFLICT (channel, name) DO UPDATE SET setting = excluded.setting,
           reason = excluded.reason, set_by = excluded.set_by,
           set_at = excluded.set_at, remind_at = excluded.remind_at, reminded_at = NULL`,
        [
          channel,
          name,
          JSON.stringify({ on, weight, salt, ...(rules && { rules }) }),
          reason,
          actor.name,
          lives === undefined ? null : new Date(registry.clock() + lives * DAY_MS),
          new Date(registry.clock()),
        ],
      );
      return apps;
    },
  });

/** Forgets a flag here: what the contracts say holds again. */
export const resetFlag = (
  registry: Registry,
  actor: Actor,
  { channel, name, reason }: Pick<FlagChange, 'channel' | 'name' | 'reason'>,
): Promise<Generation> =>
  changeChannel(registry, actor, {
    channel,
    kind: 'flag',
    reason,
    subject: name,
    detail: { reset: true },
    next: async (apps, tx) => {
      await assertMayTurn(tx, actor, channel, name);
      const { rowCount } = await tx.query(
        'DELETE FROM release.flags WHERE channel = $1 AND name = $2',
        [channel, name],
      );
      if (rowCount !== 1) throw new RegistryError('50107', { flag: name });
      return apps;
    },
  });

/**
 * Gives everybody back what the contracts say of a flag whose new value is worse, as an analysis
 * takes back a candidate.
 */
export const undoBadFlags = async (registry: Registry, channel: Channel): Promise<void> => {
  for (const { name, fallback, verdict } of await listFlags(registry, channel)) {
    if (verdict?.state !== 'bad') continue;
    await turnFlag(registry, ANALYSIS, {
      channel,
      name,
      on: fallback,
      weight: 10_000,
      reason: reasonOf(verdict),
    });
  }
};

/** Asks once about each flag whose time is over. */
export const remindOfFlags = (registry: Registry): Promise<void> =>
  transaction(registry.db, async (tx) => {
    const { rows } = await tx.query<{ channel: Channel; name: string; setBy: string }>(
      `UPDATE release.flags SET reminded_at = now() WHERE remind_at <= $1 AND reminded_at IS NULL
        RETURNING channel, name, set_by AS "setBy"`,
      [new Date(registry.clock())],
    );
    for (const { channel, name, setBy } of rows) {
      const app = flagDefinition(name)?.app;
      await queueDeliveries(tx, {
        type: 'flag-reminder',
        channel,
        flag: name,
        detail: name,
        ...(app && { app }),
        actor: setBy,
      });
    }
  });
