import type { Channel, EnvironmentManifest } from '@tapnook/contracts/release';
import { transaction, type Queryable } from '../database/database.ts';
import { RegistryError } from '../errors.ts';
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
    `INSERT INTO release.generations (channel, generation, previous, kind, apps, actor, reason, payload, signatures, expires_at)
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
    makeGeneration(registry, actor, change),
  );

const makeGeneration = async (
  registry: Registry,
  actor: Actor,
  change: ChannelChange,
): Promise<Generation> => {
  const { channel, expectedGeneration } = change;
  return transaction(registry.db, async (tx) => {
    await tx.query('SELECT 1 FROM release.channels WHERE channel = $1 FOR UPDATE', [channel]);
    const head = await headOf(tx, channel);
    if (expectedGeneration !== undefined && expectedGeneration !== head.generation) {
      const seen =
        expectedGeneration > 0 ? (await getGeneration(tx, channel, expectedGeneration)).apps : {};
      throw new RegistryError('50106', { present: head, changed: compareApps(seen, head.apps) });
    }
    const wanted = await change.next(head.apps, tx);
    if (change.isIdle?.(head.apps, wanted) && head.generation > 0)
      return getGeneration(tx, channel, head.generation);
    await assertNothingBlocked(tx, head.apps, wanted);
    await recordServed(tx, channel, head.generation + 1, head.apps, wanted);
    const { minimumLastGoodVisits } = registry.config;
    const backed = await withLastGood(tx, channel, wanted, minimumLastGoodVisits);
    const apps = await withHoldback(tx, registry, change.kind, head.apps, backed);
    await storeGeneration(
      registry,
      tx,
      await draftManifest(registry, tx, channel, {
        generation: head.generation + 1,
        previous: head.generation,
        apps,
      }),
      change,
      actor,
    );
    await appendAudit(tx, {
      actor: actor.name,
      action: change.kind,
      subject: change.subject,
      detail: {
        channel,
        generation: head.generation + 1,
        ...(change.reason && { reason: change.reason }),
        ...change.detail,
      },
    });
    await registry.announcer.announce(tx, {
      type: 'generation',
      channel,
      generation: head.generation + 1,
    });
    await queueDeliveries(tx, {
      type: change.kind,
      channel,
      generation: head.generation + 1,
      actor: actor.name,
      reason: change.reason,
      changes: compareApps(head.apps, apps),
    });
    return getGeneration(tx, channel, head.generation + 1);
  });
};
