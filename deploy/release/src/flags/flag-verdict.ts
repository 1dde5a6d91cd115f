import { flagDefinition } from '@tapnook/contracts';
import type { Channel, FlagSetting, TelemetryEvent } from '@tapnook/contracts/release';
import type { Verdict } from '../analysis/canary-verdict.ts';
import { networkVerdictOf } from '../analysis/network-verdict.ts';
import type { Registry } from '../registry/registry.ts';
import { readNetworkSlots } from '../telemetry/aggregates.ts';
import { flagSubject, flagValue, isOnTrial } from '../telemetry/flag-subjects.ts';

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
          ? [{ ...event, app: flagSubject(name), version: flagValue(value) }]
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
    flagSubject(name),
    { stable: flagValue(known), candidate: flagValue(!known) },
    since,
    clock(),
  );
  return networkVerdictOf(networks, config.minimumSessions);
};
