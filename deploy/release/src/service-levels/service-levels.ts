import type { Channel } from '@tapnook/contracts/release';
import { headOf } from '../channels/generations.ts';
import { transaction, type Queryable } from '../database/database.ts';
import { appendAudit } from '../registry/audit.ts';
import type { Registry } from '../registry/registry.ts';
import type { Actor } from '../registry/tokens.ts';
import { queueDeliveries } from '../registry/webhooks.ts';
import { ERRORS } from '../telemetry/tally.ts';

/** Unless a manager says otherwise, 995 of 1,000 visits go well. */
const USUAL_OBJECTIVE = 0.995;
/** Days that the budget is for, or as many as the registry keeps. */
const BUDGET_DAYS = 30;
/**
 * Pairs of windows, in hours, and the burn rate at which both are told: a tenth of the month's
 * budget in six hours, or a fiftieth in one (Google SRE workbook, chapter 5).
 */
const ALARM_WINDOWS = [
  { long: 1, short: 1 / 12, burn: 14.4 },
  { long: 6, short: 1 / 2, burn: 6 },
] as const;
/** Fewer visits in the long window say nothing. */
const MIN_VISITS = 100;
const TOLD_AGAIN_HOURS = 6;
const HOUR_MS = 3_600_000;

interface Window {
  readonly visits: number;
  readonly bad: number;
}
export interface ServiceLevel {
  readonly app: string;
  /** Share of visits that must go well. */
  readonly objective: number;
  readonly visits: number;
  readonly bad: number;
  /**
   * What is left of the budget of bad visits: 1 all of it, 0 none, below 0 overspent; null without
   * visits.
   */
  readonly budgetLeft: number | null;
  /** How many times too fast the budget is spent, over an hour and over six. */
  readonly burn: { readonly hour: number | null; readonly sixHours: number | null };
  /** Whether somebody is to be told. */
  readonly burning: boolean;
}

/** Visits of each app since an instant, and those in which something of it failed. */
const windowOf = async (
  db: Queryable,
  channel: Channel,
  since: Date,
): Promise<ReadonlyMap<string, Window>> => {
  // A visit may fail in several ways; it is one bad visit at most, so the commonest way counts.
  const { rows } = await db.query<{ app: string; kind: string; count: string }>(
    `SELECT app, kind, sum(count) AS count FROM release.telemetry
     WHERE channel = $1 AND slot >= $2 AND kind = ANY($3) GROUP BY app, kind`,
    [channel, since, ['session', ...ERRORS]],
  );
  const windows = new Map<string, { visits: number; bad: number }>();
  for (const { app, kind, count } of rows) {
    const window = windows.get(app) ?? { visits: 0, bad: 0 };
    if (kind === 'session') window.visits = Number(count);
    else window.bad = Math.max(window.bad, Number(count));
    windows.set(app, window);
  }
  return windows;
};

const burnOf = (window: Window | undefined, objective: number): number | null =>
  window && window.visits > 0 ? Math.min(1, window.bad / window.visits) / (1 - objective) : null;

type Windows = ReadonlyMap<string, Window>;
interface AlarmWindows {
  readonly burn: number;
  readonly long: Windows;
  readonly short: Windows;
}

const readAlarmWindows = (
  registry: Registry,
  channel: Channel,
): Promise<readonly AlarmWindows[]> => {
  const since = (hours: number) =>
    windowOf(registry.db, channel, new Date(registry.clock() - hours * HOUR_MS));
  return Promise.all(
    ALARM_WINDOWS.map(async ({ long, short, burn }) => ({
      burn,
      long: await since(long),
      short: await since(short),
    })),
  );
};

const isBurning = (windows: readonly AlarmWindows[], app: string, objective: number): boolean =>
  windows.some(
    ({ long, short, burn }) =>
      (long.get(app)?.visits ?? 0) >= MIN_VISITS &&
      (burnOf(long.get(app), objective) ?? 0) >= burn &&
      (burnOf(short.get(app), objective) ?? 0) >= burn,
  );

const readObjectives = async (db: Queryable): Promise<(app: string) => number> => {
  const { rows } = await db.query<{ app: string; objective: string }>(
    'SELECT app, objective FROM release.service_levels',
  );
  const objectives = new Map(rows.map(({ app, objective }) => [app, Number(objective)]));
  return (app) => objectives.get(app) ?? USUAL_OBJECTIVE;
};

/** Service levels of everything that a channel serves. */
export const serviceLevels = async (
  registry: Registry,
  channel: Channel,
): Promise<ServiceLevel[]> => {
  const { db } = registry;
  const { apps } = await headOf(db, channel);
  const objectiveOf = await readObjectives(db);
  const month = await windowOf(
    db,
    channel,
    new Date(registry.clock() - BUDGET_DAYS * 24 * HOUR_MS),
  );
  const windows = await readAlarmWindows(registry, channel);
  return Object.keys(apps)
    .toSorted()
    .map((app) => {
      const objective = objectiveOf(app);
      const whole = month.get(app) ?? { visits: 0, bad: 0 };
      const used = burnOf(whole, objective);
      return {
        app,
        objective,
        ...whole,
        budgetLeft: used === null ? null : Number((1 - used).toFixed(6)),
        burn: {
          hour: burnOf(windows[0]?.long.get(app), objective),
          sixHours: burnOf(windows[1]?.long.get(app), objective),
        },
        burning: isBurning(windows, app, objective),
      };
    });
};

export const setObjective = (
  registry: Registry,
  actor: Actor,
  app: string,
  objective: number,
): Promise<void> =>
  transaction(registry.db, async (tx) => {
    await tx.query(
      `INSERT INTO release.service_levels (app, objective, set_by) VALUES ($1, $2, $3)
       ON CONFLICT (app) DO UPDATE SET objective = excluded.objective, set_by = excluded.set_by,
         set_at = now()`,
      [app, objective, actor.name],
    );
    await appendAudit(tx, {
      actor: actor.name,
      action: 'set-objective',
      subject: app,
      detail: { objective },
    });
  });

const percent = (share: number): string => `${Number((share * 100).toFixed(2))}%`;

/** Tells of apps that spend their budget too fast, each at most every few hours. */
export const tellOfBurningBudgets = async (registry: Registry, channel: Channel): Promise<void> => {
  const objectiveOf = await readObjectives(registry.db);
  const windows = await readAlarmWindows(registry, channel);
  const seen = [...(windows.at(-1)?.long.keys() ?? [])];
  // A month is read only when there is something to tell.
  if (!seen.some((app) => isBurning(windows, app, objectiveOf(app)))) return;
  for (const { app, objective, burn, budgetLeft, burning } of await serviceLevels(
    registry,
    channel,
  )) {
    if (!burning) continue;
    await transaction(registry.db, async (tx) => {
      const now = new Date(registry.clock());
      const { rowCount } = await tx.query(
        `INSERT INTO release.budget_notices AS n (channel, app, told_at) VALUES ($1, $2, $3)
         ON CONFLICT (channel, app) DO UPDATE SET told_at = excluded.told_at
         WHERE n.told_at <= excluded.told_at - make_interval(hours => $4)`,
        [channel, app, now, TOLD_AGAIN_HOURS],
      );
      if (!rowCount) return;
      const rate = Math.max(burn.hour ?? 0, burn.sixHours ?? 0);
      await queueDeliveries(tx, {
        type: 'budget-burns',
        channel,
        app,
        reason:
          `${percent(rate * (1 - objective))} of its visits fail; ${percent(1 - objective)} ` +
          `may. ${percent(Math.max(0, budgetLeft ?? 0))} of the budget is left.`,
      });
    });
  }
};
