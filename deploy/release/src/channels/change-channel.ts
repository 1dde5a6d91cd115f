import type { Channel, EnvironmentManifest } from '@tapnook/contracts/release';
import { transaction, type Queryable } from '../database/database.ts';
import { isRegistryError, RegistryError } from '../errors.ts';
import { requestApproval } from '../policy/approvals.ts';
import { assertMayAct, assertMayChange, demandsOn, type Demand } from '../policy/enforce.ts';
import { appendAudit, logRefusals } from '../registry/audit.ts';
import type { Registry } from '../registry/registry.ts';
import type { Actor } from '../registry/tokens.ts';
import { queueDeliveries } from '../registry/webhooks.ts';
import { compareApps, type Apps } from '../rollout/transitions.ts';
import { signManifest } from '../signing/sign-manifest.ts';
import { getGeneration, headOf, type ChangeKind, type Generation } from './generations.ts';
import { withHoldback } from './holdback.ts';
import { draftManifest } from './served-manifest.ts';
import { assertNothingBlocked, recordServed, withLastGood } from './served-versions.ts';

/** What somebody wants to do to a channel. */
export interface ChannelChange {
  readonly channel: Channel;
  readonly kind: ChangeKind;
  readonly reason: string;
  /**
   * The generation that they looked at when they decided; another one means that they must decide
   * again.
   */
  readonly expectedGeneration?: number;
  /** What the log says it was done to. */
  readonly subject: string;
  readonly detail?: Record<string, unknown>;
  /** Whether nothing would change: then there is no new generation. */
  readonly isIdle?: (before: Apps, after: Apps) => boolean;
  /** The lowest number that the generation may have; the next one without it. */
  readonly atLeast?: number;
  /** A manager acts against the policy; the reason says why, and everybody hears of it. */
  readonly breakGlass?: boolean | undefined;
  readonly next: (apps: Apps, tx: Queryable) => Promise<Apps>;
}

const storeGeneration = async (
  registry: Registry,
  tx: Queryable,
  manifest: EnvironmentManifest,
  change: ChannelChange,
  actor: Actor,
): Promise<void> => {
  const signed = signManifest(manifest, registry.keys);
  await tx.query(
    `INSERT INTO release.generations (channel, generation, previous, kind, apps, actor, reason,
      payload, signatures, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      manifest.channel,
      manifest.generation,
      manifest.previous,
      change.kind,
      JSON.stringify(manifest.apps),
      actor.name,
      change.reason,
      signed.payload,
      JSON.stringify(signed.signatures),
      manifest.expiresAt,
    ],
  );
  await tx.query('UPDATE release.channels SET generation = $2 WHERE channel = $1', [
    manifest.channel,
    manifest.generation,
  ]);
};

/**
 * Makes the next generation of a channel, or tells a manager who was overtaken what the present
 * state is.
 */
export const changeChannel = async (
  registry: Registry,
  actor: Actor,
  change: ChannelChange,
): Promise<Generation> =>
  logRefusals(registry.db, actor.name, `${change.kind} ${change.subject}`, () =>
    makeGeneration(registry, actor, change).catch(async (error: unknown) => {
      await askForApprovals(registry, actor, change.channel, error);
      throw error;
    }),
  );

/** Who may approve hears of what was refused for want of it. */
const askForApprovals = async (
  registry: Registry,
  actor: Actor,
  channel: Channel,
  error: unknown,
): Promise<void> => {
  if (!isRegistryError(error) || error.code !== '50113') return;
  for (const { rule, app, version } of (error.details['demands'] ?? []) as Demand[])
    if (rule === 'approval' && app && version)
      await transaction(registry.db, (tx) =>
        requestApproval(tx, channel, { app, version }, actor.name),
      );
};

/** Too short a reason explains nothing to whoever reads the log. */
const MIN_BREAK_GLASS_REASON = 10;

/** Links and flags are judged by what they are about, not by apps that change. */
const isJudgedBySubject = (kind: ChannelChange['kind']): boolean =>
  kind === 'revoke-link' || kind === 'flag';

/** Refuses what the policy does not allow; gives what a manager breaks the glass for. */
const assertAllowed = async (
  registry: Registry,
  tx: Queryable,
  actor: Actor,
  { channel, kind, subject, reason, breakGlass = false }: ChannelChange,
  before: Apps,
  after: Apps,
): Promise<Demand[]> => {
  if (isJudgedBySubject(kind)) return [];
  // What goes back goes back with its companions, whoever they belong to.
  const isBack = kind === 'rollback' || kind === 'abort';
  const apps = isBack ? [subject] : compareApps(before, after).map(({ app }) => app);
  await assertMayChange(tx, actor, channel, kind, apps);
  const maximumWeight = 10_000 - registry.config.holdback;
  const now = registry.clock();
  const demands = await demandsOn(tx, actor, { channel, kind, before, after, now, maximumWeight });
  if (demands.length === 0) return [];
  const mayBreak = actor.role === 'manager' && reason.length >= MIN_BREAK_GLASS_REASON;
  if (!breakGlass || !mayBreak) throw new RegistryError('50113', { demands });
  await queueDeliveries(tx, {
    type: 'break-glass',
    channel,
    actor: actor.name,
    subject,
    reason,
    demands,
  });
  return demands;
};

const makeGeneration = async (
  registry: Registry,
  actor: Actor,
  change: ChannelChange,
): Promise<Generation> => {
  const { channel, expectedGeneration } = change;
  return transaction(registry.db, async (tx) => {
    await tx.query('SELECT 1 FROM release.channels WHERE channel = $1 FOR UPDATE', [channel]);
    const head = await headOf(tx, channel);
    const generation = Math.max(head.generation + 1, change.atLeast ?? 0);
    // Who may not do it at all is told that, whatever else is wrong.
    if (!isJudgedBySubject(change.kind)) await assertMayAct(tx, actor, channel, change.kind);
    if (expectedGeneration !== undefined && expectedGeneration !== head.generation) {
      const seen =
        expectedGeneration > 0 ? (await getGeneration(tx, channel, expectedGeneration)).apps : {};
      throw new RegistryError('50106', { present: head, changed: compareApps(seen, head.apps) });
    }
    const wanted = await change.next(head.apps, tx);
    if (change.isIdle?.(head.apps, wanted) && head.generation > 0)
      return getGeneration(tx, channel, head.generation);
    const broken = await assertAllowed(registry, tx, actor, change, head.apps, wanted);
    await assertNothingBlocked(tx, head.apps, wanted);
    await recordServed(tx, channel, generation, head.apps, wanted);
    const { minimumLastGoodVisits } = registry.config;
    const backed = await withLastGood(tx, channel, wanted, minimumLastGoodVisits);
    const apps = await withHoldback(tx, registry, change.kind, head.apps, backed);
    // Before it is signed: the manifest is the anchor of the log, this row included.
    await appendAudit(tx, {
      actor: actor.name,
      action: change.kind,
      subject: change.subject,
      detail: {
        channel,
        generation,
        ...(change.reason && { reason: change.reason }),
        ...change.detail,
        ...(broken.length > 0 && { brokeGlass: broken.map(({ message }) => message.en_gb) }),
      },
    });
    await storeGeneration(
      registry,
      tx,
      await draftManifest(registry, tx, channel, {
        generation,
        previous: head.generation,
        apps,
      }),
      change,
      actor,
    );
    await registry.announcer.announce(tx, {
      type: 'generation',
      channel,
      generation,
    });
    await queueDeliveries(tx, {
      type: change.kind,
      channel,
      generation,
      actor: actor.name,
      reason: change.reason,
      changes: compareApps(head.apps, apps),
    });
    return getGeneration(tx, channel, generation);
  });
};
