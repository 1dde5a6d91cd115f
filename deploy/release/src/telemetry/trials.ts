import type { Channel, FlagSetting } from '@tapnook/contracts/release';
import { headOf } from '../channels/generations.ts';
import type { Queryable } from '../database/database.ts';
import type { Apps } from '../rollout/transitions.ts';
import { flagSubject, flagValue, isOnTrial } from './flag-subjects.ts';

/** Two versions of an app, or values of a flag, that shoppers are given by lot now. */
export interface Trial {
  readonly id: string;
  readonly versions: ReadonlySet<string>;
}

const trialOf = (
  { stable, candidate, holdback, lastGood }: Apps[string],
  now: number,
): Trial | undefined => {
  const held = holdback && lastGood && Date.parse(holdback.until) > now ? lastGood : undefined;
  const id = candidate?.salt ?? (held && holdback?.salt);
  if (!id) return undefined;
  const shown = [stable, candidate, held].flatMap((pin) => (pin ? [pin.version] : []));
  return { id, versions: new Set(shown) };
};

/** A flag that is turned again begins anew: some shoppers have another value now. */
const flagTrials = async (
  db: Queryable,
  channel: Channel,
): Promise<(readonly [string, Trial])[]> => {
  const { rows } = await db.query<{ name: string; setting: FlagSetting; setAt: Date }>(
    'SELECT name, setting, set_at AS "setAt" FROM release.flags WHERE channel = $1',
    [channel],
  );
  const versions = new Set([true, false].map(flagValue));
  return rows.flatMap(({ name, setting, setAt }) =>
    isOnTrial(setting)
      ? [[flagSubject(name), { id: `${setting.salt} ${setAt.toISOString()}`, versions }] as const]
      : [],
  );
};

/**
 * The trials that run in a channel, by app or flag. What is not on trial needs no counting by
 * shopper.
 */
export const runningTrials = async (
  db: Queryable,
  channel: Channel,
  now: number,
): Promise<ReadonlyMap<string, Trial>> => {
  const { apps } = await headOf(db, channel);
  return new Map([
    ...Object.entries(apps).flatMap(([name, app]) => {
      const trial = trialOf(app, now);
      return trial ? [[name, trial] as const] : [];
    }),
    ...(await flagTrials(db, channel)),
  ]);
};
