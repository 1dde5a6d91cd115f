import type { Channel, TelemetryEvent } from '@tapnook/contracts/release';
import type { Queryable } from '../database/database.ts';
import type { Announcer } from '../registry/announcer.ts';
import { queueDeliveries } from '../registry/webhooks.ts';
import type { Apps } from '../rollout/transitions.ts';

const KIND = 'refused-script';
const MAX_SHOWN_ALARMS = 200;
/**
 * Different scripts of one version that are told in a day; made-up ones drown nobody in messages.
 */
const MAX_ALARMS_A_DAY = 50;

/**
 * A script that pages kept from running (PCI DSS 11.6.1): not what was published, or none of
 * theirs.
 */
export interface Alarm {
  readonly app: string;
  readonly version: string;
  /** Which file, and the hash that it should have. */
  readonly detail: string;
  readonly count: number;
  readonly seenAt: string;
}

interface UnreportedScript {
  readonly app: string;
  readonly version: string;
  readonly detail: string;
}

/**
 * Tells consoles and webhooks of refused scripts: each different one once a day, so that a made-up
 * report does not keep a real one from being told. To be asked before the details are kept.
 */
export const raiseAlarms = async (
  announcer: Announcer,
  tx: Queryable,
  channel: Channel,
  events: readonly TelemetryEvent[],
): Promise<void> => {
  const refusedScripts = events.filter((event) => event.kind === KIND);
  if (refusedScripts.length === 0) return;
  const { rows } = await tx.query<UnreportedScript>(
    `SELECT DISTINCT app, version, detail
      FROM unnest($1::text[], $2::text[], $3::text[]) AS w(app, version, detail)
     WHERE NOT EXISTS (SELECT 1 FROM release.details d WHERE d.app = w.app AND d.version = w.version
       AND d.kind = $4 AND d.detail = w.detail AND d.seen_at > now() - interval '1 day')
       AND (SELECT count(*) FROM release.details d WHERE d.app = w.app AND d.version = w.version
         AND d.kind = $4 AND d.seen_at > now() - interval '1 day') < $5
     LIMIT $5`,
    [
      refusedScripts.map((event) => event.app),
      refusedScripts.map((event) => event.version),
      refusedScripts.map((event) => event.detail ?? ''),
      KIND,
      MAX_ALARMS_A_DAY,
    ],
  );
  for (const { app, version, detail } of rows) {
    await announcer.announce(tx, { type: 'alarm', channel, app, version });
    await queueDeliveries(tx, { type: 'alarm', kind: KIND, channel, app, version, detail });
  }
};

/** Alarms of the last day about the versions that a channel serves, the latest first. */
export const alarmsOf = async (db: Queryable, apps: Apps): Promise<Alarm[]> => {
  const pins = Object.entries(apps).flatMap(([app, { stable, candidate, lastGood }]) =>
    [stable, candidate, lastGood].flatMap((pin) => (pin ? [`${app} ${pin.version}`] : [])),
  );
  const { rows } = await db.query<{
    app: string;
    version: string;
    detail: string;
    count: number;
    seen_at: Date;
  }>(
    `SELECT app, version, detail, count, seen_at FROM release.details
     WHERE kind = $1 AND app || ' ' || version = ANY($2) AND seen_at > now() - interval '1 day'
       ORDER BY seen_at DESC LIMIT $3`,
    [KIND, pins, MAX_SHOWN_ALARMS],
  );
  return rows.map(({ seen_at, ...row }) => ({ ...row, seenAt: seen_at.toISOString() }));
};
