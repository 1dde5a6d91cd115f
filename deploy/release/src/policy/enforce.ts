import type { LocalisedText } from '@tapnook/contracts';
import type { Channel, ReleaseRecord } from '@tapnook/contracts/release';
import type { ChangeKind } from '../channels/generations.ts';
import type { Queryable } from '../database/database.ts';
import { RegistryError } from '../errors.ts';
import { assertOwnApp } from '../registry/own-app.ts';
import { recordsOf, type StoredRecord } from '../registry/records.ts';
import { assertScope, type Actor } from '../registry/tokens.ts';
import { compareApps, type AppDifference, type Apps } from '../rollout/transitions.ts';
import { bilingual } from '../translations.ts';
import { approversOf, neededApprovals } from './approvals.ts';
import { channelPolicy, TEAM_ACTIONS, type ChannelPolicy } from './policy.ts';
import { freezeAt, isWithinWindow } from './release-times.ts';

/** Something that the policy asks for and that is not so. */
export interface Demand {
  readonly rule: 'freeze' | 'window' | 'checks' | 'stages' | 'minimum' | 'approval';
  readonly app?: string;
  readonly version?: string;
  readonly message: LocalisedText;
}

export interface PolicyQuestion {
  readonly channel: Channel;
  readonly kind: ChangeKind;
  readonly before: Apps;
  readonly after: Apps;
  readonly now: number;
  /** Nobody’s candidate is met by more. */
  readonly maximumWeight: number;
}

/** Kinds by which shoppers get something new; all others take something back, or only stop. */
const RELEASES: ReadonlySet<ChangeKind> = new Set<ChangeKind>([
  'compose',
  'candidate',
  'weight',
  'promote',
]);

/** Whether more shoppers get something than before. */
const isMore = ({ from, to, candidateTo, candidateFrom, weightFrom, weightTo }: AppDifference) =>
  (to !== null && from !== to) ||
  (candidateTo !== null && (candidateTo !== candidateFrom || weightTo > weightFrom));

const timeDemands = (policy: ChannelPolicy, now: number): Demand[] => {
  const freeze = freezeAt(policy, now);
  if (freeze)
    return [
      {
        rule: 'freeze',
        message: bilingual('policy.freeze', { to: freeze.to, reason: freeze.reason }),
      },
    ];
  if (isWithinWindow(policy, now)) return [];
  return [
    {
      rule: 'window',
      message: bilingual('policy.window'),
    },
  ];
};

const checkDemands = async (
  tx: Queryable,
  { checks }: ChannelPolicy,
  { name, version }: ReleaseRecord,
): Promise<Demand[]> => {
  if (checks.length === 0) return [];
  const { rows } = await tx.query<{ name: string }>(
    'SELECT name FROM release.checks WHERE app = $1 AND version = $2 AND passed',
    [name, version],
  );
  const passed = new Set(rows.map((row) => row.name));
  const missing = checks.filter((check) => !passed.has(check));
  if (missing.length === 0) return [];
  return [
    {
      rule: 'checks',
      app: name,
      version,
      message: bilingual('policy.checks', {
        name,
        version,
        missing: (locale) => missing.join(locale === 'zh-HK' ? '、' : ', '),
      }),
    },
  ];
};

const approvalDemands = async (
  tx: Queryable,
  policy: ChannelPolicy,
  actor: Actor,
  channel: Channel,
  { record, publishedBy }: StoredRecord,
  liveContract: string | undefined,
): Promise<Demand[]> => {
  const { name: app, version } = record;
  const needed = neededApprovals(policy, record, liveContract);
  if (needed === 0) return [];
  const approvers = await approversOf(tx, channel, { app, version }, [publishedBy, actor.name]);
  if (approvers.length >= needed) return [];
  return [
    {
      rule: 'approval',
      app,
      version,
      message: bilingual('policy.approval', { app, version, needed, approvals: approvers.length }),
    },
  ];
};

/** Basis points that a candidate may have, after so many minutes. */
const allowedWeight = ({ stages }: ChannelPolicy, minutes: number): number => {
  let passed = 0;
  let allowed = stages.length > 0 ? 0 : 10_000;
  for (const stage of stages) {
    if (minutes >= passed) allowed = Math.round(stage.percent * 100);
    passed += stage.minutes;
  }
  return minutes >= passed ? 10_000 : allowed;
};

/** A version is tried as the policy says: no step sooner, and everybody gets it last. */
const trialDemands = async (
  tx: Queryable,
  policy: ChannelPolicy,
  { channel, kind, before, now, maximumWeight }: PolicyQuestion,
  { app, from, to, candidateTo, weightTo }: AppDifference,
): Promise<Demand[]> => {
  const staged = policy.stages.reduce((sum, stage) => sum + stage.minutes, 0);
  const minutes = Math.max(policy.minimumMinutes, staged);
  const isForAll = to !== from;
  const version = isForAll ? to : candidateTo;
  const present = before[app];
  // The first version of an app has nothing to be tried against.
  if (!present || version === null || (policy.stages.length === 0 && minutes === 0)) return [];
  // The change itself, in this transaction, may have ended it.
  const { rows } = await tx.query<{ started_at: Date }>(
    `SELECT started_at FROM release.rollouts WHERE channel = $1 AND app = $2 AND version = $3
      AND (ended_at IS NULL OR ended_at = now())`,
    [channel, app, version],
  );
  const tried = rows[0] && kind !== 'compose' ? (now - rows[0].started_at.getTime()) / 60_000 : 0;
  if (!isForAll) {
    if (weightTo <= Math.min(allowedWeight(policy, tried), maximumWeight)) return [];
  } else if (kind === 'promote' && tried >= minutes) return [];
  const percent = policy.stages.at(-1)?.percent;
  return [
    {
      rule: policy.stages.length > 0 ? 'stages' : 'minimum',
      app,
      version,
      message: percent
        ? bilingual('policy.stages', { app, version, percent, minutes })
        : bilingual('policy.minimum', { app, version, minutes }),
    },
  ];
};

/** Everything that the policy in force, or a proposed one, asks of a change and that is not so. */
export const demandsOn = async (
  tx: Queryable,
  actor: Actor,
  question: PolicyQuestion,
  proposed?: ChannelPolicy,
): Promise<Demand[]> => {
  const { channel, kind, before, after, now } = question;
  if (!RELEASES.has(kind)) return [];
  const more = compareApps(before, after).filter(isMore);
  if (more.length === 0) return [];
  const policy = proposed ?? (await channelPolicy(tx, channel));
  const demands = timeDemands(policy, now);
  const newVersions = more.map(({ app, from, to, candidateTo }) => ({
    name: app,
    version: (to !== from ? to : candidateTo) ?? '',
  }));
  const live = await recordsOf(
    tx,
    Object.entries(before).map(([name, { stable }]) => ({ name, version: stable.version })),
  );
  for (const stored of await recordsOf(tx, newVersions)) {
    const contract = live.find(({ record }) => record.name === stored.record.name)?.record.contract;
    demands.push(
      ...(await checkDemands(tx, policy, stored.record)),
      ...(await approvalDemands(tx, policy, actor, channel, stored, contract)),
    );
  }
  for (const one of more) demands.push(...(await trialDemands(tx, policy, question, one)));
  return demands;
};

/**
 * Whether somebody may make such a change here at all: what a team may is what the policy gives it.
 */
export const assertMayAct = async (
  tx: Queryable,
  actor: Actor,
  channel: Channel,
  kind: ChangeKind | 'hold',
): Promise<void> => {
  if (actor.role === 'manager') return;
  const { teams } = await channelPolicy(tx, channel);
  const isGiven = TEAM_ACTIONS.some((action) => action === kind && teams.includes(action));
  if (actor.role !== 'team' || !isGiven)
    throw new RegistryError('50102', { role: actor.role, needs: 'manager' });
};

/** A team changes its own apps alone, as far as the policy lets it; a manager changes all. */
export const assertMayChange = async (
  tx: Queryable,
  actor: Actor,
  channel: Channel,
  kind: ChangeKind | 'hold',
  apps: readonly string[],
): Promise<void> => {
  assertScope(actor, { action: kind, channel, apps });
  await assertMayAct(tx, actor, channel, kind);
  if (actor.role === 'manager') return;
  for (const app of apps) await assertOwnApp(tx, actor, app);
};
