import { randomBytes } from 'node:crypto';
import type { Channel, Targeting } from '@tapnook/contracts/release';
import { transaction } from '../database/database.ts';
import { RegistryError } from '../errors.ts';
import { appendAudit } from '../registry/audit.ts';
import type { Registry } from '../registry/registry.ts';
import type { Actor } from '../registry/tokens.ts';
import {
  beginRollout,
  endRollouts,
  holdRollout,
  recordStep,
  type Step,
} from '../rollout/rollouts.ts';
import * as transitions from '../rollout/transitions.ts';
import type { Apps } from '../rollout/transitions.ts';
import { blockVersion } from './blocks.ts';
import { changeChannel } from './change-channel.ts';
import {
  acceptedApps,
  assertCompatible,
  expectedGenerationOf,
  pinOf,
  type ChangeBase,
} from './change-rules.ts';
import type { Generation } from './generations.ts';
import { markUndone } from './served-versions.ts';

/**
 * A candidate is never met by everybody: a few stay on stable, because without shoppers of the same
 * minute to compare with nobody could tell that it fails.
 */
const maximumWeight = ({ config }: Registry): number => 10_000 - config.holdback;

/** Begins a canary. */
export const startCandidate = (
  registry: Registry,
  actor: Actor,
  change: ChangeBase & {
    app: string;
    version: string;
    weight: number;
    rules?: Targeting | undefined;
    plan?: Step[];
  },
): Promise<Generation> => {
  const { channel, app, version, weight, rules, plan = [], reason = '', waive = false } = change;
  return changeChannel(registry, actor, {
    channel,
    kind: 'candidate',
    reason,
    ...expectedGenerationOf(change),
    subject: `${app}@${version}`,
    detail: { weight, ...(rules && { rules }), ...(plan.length > 0 && { plan }) },
    next: async (apps, tx) => {
      const pin = await pinOf(tx, app, version);
      const rollout = {
        weight: Math.min(weight, maximumWeight(registry)),
        salt: randomBytes(9).toString('base64url'),
        ...(rules && { rules }),
      };
      const next = acceptedApps(transitions.startCandidate(apps, app, pin, rollout));
      await assertCompatible(tx, apps, next, waive);
      await endRollouts(tx, channel, 'replaced', app);
      const steps = plan.map((step) => ({
        ...step,
        weight: Math.min(step.weight, maximumWeight(registry)),
      }));
      await beginRollout(tx, { channel, app, version, startedBy: actor.name, plan: steps });
      return next;
    },
  });
};

const candidateOf = (apps: Apps, app: string) => apps[app]?.candidate?.version;

/** Moves the share of shoppers that meet the candidate. */
export const setWeight = (
  registry: Registry,
  actor: Actor,
  change: ChangeBase & { app: string; weight: number },
): Promise<Generation> => {
  const { channel, app, weight, reason = '' } = change;
  return changeChannel(registry, actor, {
    channel,
    kind: 'weight',
    reason,
    ...expectedGenerationOf(change),
    subject: app,
    detail: { weight },
    next: async (apps, tx) => {
      const next = acceptedApps(
        transitions.setWeight(apps, app, Math.min(weight, maximumWeight(registry))),
      );
      await assertCompatible(tx, apps, next, change.waive ?? false);
      await recordStep(tx, channel, app);
      return next;
    },
  });
};

/** Lets the plan of a rollout wait, or go on. Nothing that is served changes. */
export const hold = async (
  registry: Registry,
  actor: Actor,
  change: { channel: Channel; app: string; held: boolean },
): Promise<{ held: boolean }> => {
  const { channel, app, held } = change;
  await transaction(registry.db, async (tx) => {
    await holdRollout(tx, channel, app, held);
    await appendAudit(tx, {
      actor: actor.name,
      action: held ? 'hold' : 'resume',
      subject: app,
      detail: { channel },
    });
  });
  return { held };
};

/** Ends a canary: everybody meets stable. With `block` that version can never be composed again. */
export const abort = (
  registry: Registry,
  actor: Actor,
  change: ChangeBase & {
    app: string;
    block?: boolean;
    version?: string;
    kind?: 'abort' | 'auto-abort';
    detail?: Record<string, unknown>;
  },
): Promise<Generation> => {
  const { channel, app, block = false, reason = '', kind = 'abort', detail = {} } = change;
  return changeChannel(registry, actor, {
    channel,
    kind,
    reason,
    ...expectedGenerationOf(change),
    subject: app,
    detail: { ...detail, ...(block && { blocked: true }) },
    next: async (apps, tx) => {
      const version = candidateOf(apps, app);
      // The analysis names the version that it judged; meanwhile a manager may have started
      // another.
      if (change.version && version !== change.version)
        throw new RegistryError('50109', { why: 'another-candidate' });
      const next = acceptedApps(transitions.abort(apps, app));
      if (version) await markUndone(tx, channel, app, version);
      if (block && version) await blockVersion(tx, app, version, reason || 'aborted', actor.name);
      await endRollouts(tx, channel, kind, app);
      return next;
    },
  });
};

/** The candidate becomes stable for everybody. */
export const promote = (
  registry: Registry,
  actor: Actor,
  change: ChangeBase & { app: string },
): Promise<Generation> => {
  const { channel, app, reason = '' } = change;
  return changeChannel(registry, actor, {
    channel,
    kind: 'promote',
    reason,
    ...expectedGenerationOf(change),
    subject: app,
    next: async (apps, tx) => {
      const next = acceptedApps(transitions.promote(apps, app));
      await assertCompatible(tx, apps, next, change.waive ?? false);
      await endRollouts(tx, channel, 'promote', app);
      return next;
    },
  });
};
