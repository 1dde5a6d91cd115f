import type { Channel } from '@tapnook/contracts/release';
import { headOf } from '../channels/generations.ts';
import type { Queryable } from '../database/database.ts';
import type { Apps } from '../rollout/transitions.ts';

/** Two versions of an app that shoppers are given by lot now. */
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

/** The trials that run in a channel, by app. What is not on trial needs no counting by shopper. */
export const runningTrials = async (
  db: Queryable,
  channel: Channel,
  now: number,
): Promise<ReadonlyMap<string, Trial>> => {
  const { apps } = await headOf(db, channel);
  return new Map(
    Object.entries(apps).flatMap(([name, app]) => {
      const trial = trialOf(app, now);
      return trial ? [[name, trial] as const] : [];
    }),
  );
};
