import type { Channel } from '@tapnook/contracts/release';
import { headOf } from '../channels/generations.ts';
import { newestRecords } from '../registry/records.ts';
import type { Registry } from '../registry/registry.ts';
import type { Actor } from '../registry/tokens.ts';
import * as transitions from '../rollout/transitions.ts';
import type { Apps } from '../rollout/transitions.ts';
import { demandsOn, type Demand } from './enforce.ts';
import {
  ChannelPolicy,
  currentPolicy,
  TEAM_ACTIONS,
  type ReleasePolicy,
  type TeamAction,
} from './policy.ts';

/** What might be done to a channel today, and what two policies say to it. */
export interface PreviewedChange {
  readonly channel: Channel;
  /** Giving a running candidate, or the newest version, to everybody; or to the first shoppers. */
  readonly kind: 'promote' | 'compose' | 'candidate';
  readonly app: string;
  readonly version: string;
  /** What speaks against it under the policy in force, and under the proposed one. */
  readonly before: readonly Demand[];
  readonly after: readonly Demand[];
}
export interface PolicyPreview {
  /** The version in force, against which the proposed one is held. */
  readonly version: number;
  readonly teams: readonly {
    readonly channel: Channel;
    readonly gained: readonly TeamAction[];
    readonly lost: readonly TeamAction[];
  }[];
  /** Changes that one of the two would refuse. */
  readonly changes: readonly PreviewedChange[];
}

const CHANNELS: readonly Channel[] = ['production', 'staging', 'preview'];
const FIRST_WEIGHT = 500;

interface Attempt {
  readonly kind: PreviewedChange['kind'];
  readonly app: string;
  readonly version: string;
  readonly after: Apps;
}

/** What somebody could want to do next: promote what is on trial, or release what is newest. */
const attemptsOn = (apps: Apps, newest: ReadonlyMap<string, transitions.Pin>): Attempt[] =>
  Object.entries(apps).flatMap(([app, { stable, candidate }]): Attempt[] => {
    if (candidate)
      return [
        {
          kind: 'promote',
          app,
          version: candidate.version,
          after: transitions.promote(apps, app).apps,
        },
      ];
    const pin = newest.get(app);
    if (!pin || pin.version === stable.version) return [];
    const { version } = pin;
    const trial = { weight: FIRST_WEIGHT, salt: 'preview' };
    return [
      {
        kind: 'candidate',
        app,
        version,
        after: transitions.startCandidate(apps, app, pin, trial).apps,
      },
      { kind: 'compose', app, version, after: transitions.compose(apps, { [app]: pin }).apps },
    ];
  });

/** What a policy would refuse today that the one in force lets pass, and the other way round. */
export const previewPolicy = async (
  registry: Registry,
  actor: Actor,
  document: ReleasePolicy,
): Promise<PolicyPreview> => {
  const { db, clock, config } = registry;
  const current = await currentPolicy(db);
  const newest = new Map(
    (await newestRecords(db)).map(({ record, digest }) => [
      record.name,
      { version: record.version, digest },
    ]),
  );
  const none = ChannelPolicy.parse({});
  const changes: PreviewedChange[] = [];
  const teams: PolicyPreview['teams'][number][] = [];
  for (const channel of CHANNELS) {
    const before = current.document.channels[channel] ?? none;
    const after = document.channels[channel] ?? none;
    const gained = TEAM_ACTIONS.filter(
      (one) => after.teams.includes(one) && !before.teams.includes(one),
    );
    const lost = TEAM_ACTIONS.filter(
      (one) => before.teams.includes(one) && !after.teams.includes(one),
    );
    if (gained.length + lost.length > 0) teams.push({ channel, gained, lost });
    const { apps } = await headOf(db, channel);
    for (const { kind, app, version, after: next } of attemptsOn(apps, newest)) {
      const question = {
        channel,
        kind,
        before: apps,
        after: next,
        now: clock(),
        maximumWeight: 10_000 - config.holdback,
      };
      const demands = {
        before: await demandsOn(db, actor, question, before),
        after: await demandsOn(db, actor, question, after),
      };
      if (demands.before.length + demands.after.length > 0)
        changes.push({ channel, kind, app, version, ...demands });
    }
  }
  return { version: current.version, teams, changes };
};
