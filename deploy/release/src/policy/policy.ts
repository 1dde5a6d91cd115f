import { AppName, Channel } from '@tapnook/contracts/release';
import { z } from 'zod';
import type { Queryable } from '../database/database.ts';
import { RegistryError } from '../errors.ts';
import { appendAudit } from '../registry/audit.ts';
import type { Actor } from '../registry/tokens.ts';

/** What a policy may let teams do with their own apps. */
export const TEAM_ACTIONS = [
  'candidate',
  'weight',
  'hold',
  'abort',
  'promote',
  'compose',
  'rollback',
] as const;
export type TeamAction = (typeof TEAM_ACTIONS)[number];
const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
const Clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'an hour and minute, as in 09:30');
const LocalTime = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, 'a time in Hong Kong, as in 2026-12-24T18:00');

export const ChannelPolicy = z.strictObject({
  /** What teams may do with their own apps without a manager. */
  teams: z.array(z.enum(TEAM_ACTIONS)).default([]),
  /** Names of checks that a version must have passed. */
  checks: z.array(z.string().trim().min(1).max(60)).max(20).default([]),
  /** Steps that every new version takes; a canary without a plan of its own follows them. */
  stages: z
    .array(
      z.strictObject({
        percent: z.number().min(0.01).max(100),
        minutes: z.number().nonnegative().max(10_080),
      }),
    )
    .max(20)
    .default([]),
  /** How long a candidate is tried before everybody gets it. */
  minimumMinutes: z.number().nonnegative().max(10_080).default(0),
  /** Second persons: neither who published the version nor who ships it. */
  approvals: z
    .array(
      z.strictObject({
        for: z.union([z.enum(['payment', 'shell', 'contracts', 'all']), z.array(AppName).min(1)]),
        count: z.int().min(1).max(5).default(1),
      }),
    )
    .default([]),
  /** When releases may be made, in Hong Kong; at any time without any. */
  windows: z
    .array(z.strictObject({ days: z.array(z.enum(DAYS)).min(1), from: Clock, to: Clock }))
    .default([]),
  freezes: z
    .array(
      z
        .strictObject({ from: LocalTime, to: LocalTime, reason: z.string().trim().min(3).max(200) })
        .refine(({ from, to }) => from < to, { message: 'a freeze ends after it began' }),
    )
    .default([]),
});
export type ChannelPolicy = z.infer<typeof ChannelPolicy>;

const ED25519_KEY = z.string().regex(/^[\w-]{43}$/, 'an Ed25519 public key in base64url');

/** Whose word is taken on where versions come from; without it nobody's is asked for. */
const ProvenancePolicy = z.strictObject({
  /** Apps whose versions are refused without a builder's signed statement. */
  required: z.union([z.literal('all'), z.array(AppName)]).default([]),
  builders: z
    .array(
      z.strictObject({
        /** As the statement names it, for example a workflow's address with its ref. */
        id: z.url().max(500),
        keys: z.array(ED25519_KEY).min(1).max(5),
        /** Only sources from here, as the statement writes them; any when absent. */
        repositories: z.array(z.string().min(1).max(300)).min(1).optional(),
        apps: z.array(AppName).min(1).optional(),
      }),
    )
    .max(50)
    .default([]),
});
export type ProvenancePolicy = z.infer<typeof ProvenancePolicy>;

/** The rules of releasing. What a channel does not say is not demanded, and not given to teams. */
export const ReleasePolicy = z.strictObject({
  schema: z.literal(1),
  channels: z.partialRecord(Channel, ChannelPolicy),
  provenance: ProvenancePolicy.optional(),
});
export type ReleasePolicy = z.infer<typeof ReleasePolicy>;

export interface PolicyVersion {
  readonly version: number;
  readonly document: ReleasePolicy;
  readonly reason: string;
  readonly setBy: string;
  readonly setAt: string;
}

const NO_POLICY: PolicyVersion = {
  version: 0,
  document: { schema: 1, channels: {} },
  reason: '',
  setBy: 'registry',
  setAt: new Date(0).toISOString(),
};

/** Newest first. */
export const listPolicies = async (db: Queryable, limit: number): Promise<PolicyVersion[]> => {
  const { rows } = await db.query<
    Omit<PolicyVersion, 'setAt' | 'document'> & { document: unknown; setAt: Date }
  >(
    `SELECT version, document, reason, set_by AS "setBy", set_at AS "setAt" FROM release.policies
      ORDER BY version DESC LIMIT $1`,
    [limit],
  );
  return rows.map((row) => ({
    ...row,
    document: ReleasePolicy.parse(row.document),
    setAt: row.setAt.toISOString(),
  }));
};

export const currentPolicy = async (db: Queryable): Promise<PolicyVersion> =>
  (await listPolicies(db, 1))[0] ?? NO_POLICY;

export const channelPolicy = async (db: Queryable, channel: Channel): Promise<ChannelPolicy> =>
  (await currentPolicy(db)).document.channels[channel] ?? ChannelPolicy.parse({});

/** The next version of the policy; whoever did not see the present one decides again: 50106. */
export const setPolicy = async (
  tx: Queryable,
  actor: Actor,
  change: { document: ReleasePolicy; reason: string; expectedVersion?: number | undefined },
): Promise<PolicyVersion> => {
  await tx.query('LOCK TABLE release.policies IN EXCLUSIVE MODE');
  const { version } = await currentPolicy(tx);
  if (change.expectedVersion !== undefined && change.expectedVersion !== version)
    throw new RegistryError('50106', { policy: version });
  await tx.query(
    'INSERT INTO release.policies (version, document, reason, set_by) VALUES ($1, $2, $3, $4)',
    [version + 1, JSON.stringify(change.document), change.reason, actor.name],
  );
  await appendAudit(tx, {
    actor: actor.name,
    action: 'set-policy',
    subject: `policy ${version + 1}`,
    detail: { reason: change.reason, document: change.document },
  });
  return currentPolicy(tx);
};
