import { flagDefinition } from '@tapnook/contracts';
import type { Channel, FlagSetting, TelemetryEvent } from '@tapnook/contracts/release';
import type { Verdict } from '../analysis/canary-verdict.ts';
import { networkVerdictOf } from '../analysis/network-verdict.ts';
import type { Registry } from '../registry/registry.ts';
import { readNetworkSlots } from '../telemetry/aggregates.ts';

/**
 * Visits are counted for a flag as they are for an app: its values stand for versions. No app has
 * such a name, so the two never meet.
 */
const SUBJECT = 'flag:';
const VALUES = { true: 'on', false: 'off' } as const;
const valueOf = (isOn: boolean): string => VALUES[`${isOn}`];

/** Whether some shoppers have it and some do not: then both can be compared. */
export const isOnTrial = ({ on, weight }: FlagSetting): boolean =>
  on && weight > 0 && weight < 10_000;

/** What visits told of a flag's app, once more for the value that they had of the flag. */
export const flagObservations = (
  events: readonly TelemetryEvent[],
  settings: Readonly<Record<string, FlagSetting>>,
): TelemetryEvent[] =>
  Object.entries(settings)
    .filter(([, setting]) => isOnTrial(setting))
    .flatMap(([name]) => {
      const app = flagDefinition(name)?.app;
      return events.flatMap(({ detail: _told, context: _page, ...event }) => {
        const value = event.flags?.[name];
        return event.app === app && value !== undefined
          ? [{ ...event, app: `${SUBJECT}${name}`, version: valueOf(value) }]
          : [];
      });
    });

/**
 * The verdict on the value that is new, against the one that the contracts have; both since the
 * flag was turned last.
 */
export const flagVerdict = async (
  { db, clock, config }: Pick<Registry, 'db' | 'clock' | 'config'>,
  channel: Channel,
  name: string,
  since: Date,
): Promise<Verdict> => {
  const known = flagDefinition(name)?.fallback ?? false;
  const networks = await readNetworkSlots(
    db,
    channel,
    `${SUBJECT}${name}`,
    { stable: valueOf(known), candidate: valueOf(!known) },
    since,
    clock(),
  );
  return networkVerdictOf(networks, config.minimumSessions);
};
