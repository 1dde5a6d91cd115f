import { randomBytes } from 'node:crypto';
import type { Channel, Targeting } from '@tapnook/contracts/release';
import { transaction, type Queryable } from '../database/database.ts';
import { RegistryError } from '../errors.ts';
import { assertMayChange } from '../policy/enforce.ts';
import { channelPolicy } from '../policy/policy.ts';
import { appendAudit } from '../registry/audit.ts';
import type { Registry } from '../registry/registry.ts';
import type { Actor } from '../registry/tokens.ts';
import {
  beginRollout,
  beginTrain,
  endRollouts,
  holdRollout,
  recordStep,
  type Step,
} from '../rollout/rollouts.ts';
import * as transitions from '../rollout/transitions.ts';
import type { Apps, Pin } from '../rollout/transitions.ts';
import { blockVersion } from './blocks.ts';
import { changeChannel } from './change-channel.ts';
import {
  acceptedApps,
  assertCompatible,
  expectedGenerationOf,
  pinOf,
  type ChangeBase,
} from './change-rules.ts';
import { travellers } from './cohorts.ts';
import { headOf, type Generation } from './generations.ts';
import { markUndone } from './served-versions.ts';
import { assertTravels } from './train-offer.ts';

/**
 * A candidate is never met by everybody: a few stay on stable, because without shoppers of the same
 * minute to compare with nobody could tell that it fails.
 */
const maximumWeight = ({ config }: Registry): number => 10_000 - config.holdback;

export interface NewCandidate {
  weight: number;
  rules?: Targeting | undefined;
  plan?: Step[];
}

/** A canary without a plan of its own follows the policy's stages. */
const planOrStages = async (
  tx: Queryable,
  channel: Channel,
  plan: readonly Step[],
): Promise<readonly Step[]> => {
  if (plan.length > 0) return plan;
  const { stages } = await channelPolicy(tx, channel);
  return stages.map(({ percent, minutes }) => ({ weight: Math.round(percent * 100), minutes }));
};

/**
 * Begins a canary: of one app, or of a train. One salt draws the shoppers of all its apps, so that
 * each of them meets all new versions or none.
 */
export const startCandidates = (
  registry: Registry,
  actor: Actor,
  change: ChangeBase &
    NewCandidate & { apps: Readonly<Record<string, string>>; name?: string | undefined },
): Promise<Generation> => {
  const { channel, apps: versions, weight, rules, plan = [], reason = '', waive = false } = change;
  const members = Object.entries(versions);
  const subject = members.map(([app, version]) => `${app}@${version}`).join(' ');
  const isTrain = members.length > 1;
  const name = isTrain ? (change.name ?? subject) : undefined;
  return changeChannel(registry, actor, {
    channel,
    kind: 'candidate',
    reason,
    ...expectedGenerationOf(change),
    breakGlass: change.breakGlass,
    subject,
    detail: {
      weight,
      ...(name && { train: name }),
      ...(rules && { rules }),
      ...(plan.length > 0 && { plan }),
    },
    next: async (apps, tx) => {
      const rollout = {
        weight: Math.min(weight, maximumWeight(registry)),
        salt: randomBytes(9).toString('base64url'),
        ...(rules && { rules }),
      };
      const pins = new Map<string, Pin>();
      for (const [app, version] of members) pins.set(app, await pinOf(tx, app, version));
      const next = acceptedApps(
        transitions.forEach(apps, [...pins.keys()], (present, app) => {
          const pin = pins.get(app);
          return pin
            ? transitions.startCandidate(present, app, pin, rollout)
            : { apps: present, refused: 'not-composed' };
        }),
      );
      await assertTravels(tx, apps, next, versions, waive);
      const steps = (await planOrStages(tx, channel, plan)).map((step) => ({
        ...step,
        weight: Math.min(step.weight, maximumWeight(registry)),
      }));
      const train = name ? await beginTrain(tx, channel, name, actor.name) : null;
      for (const [app, version] of members) {
        await endRollouts(tx, channel, 'replaced', app);
        await beginRollout(tx, {
          channel,
          app,
          version,
          startedBy: actor.name,
          plan: steps,
          train,
        });
      }
      return next;
    },
  });
};

/** A canary of one app alone. */
export const startCandidate = (
  registry: Registry,
  actor: Actor,
  { app, version, ...change }: ChangeBase & NewCandidate & { app: string; version: string },
): Promise<Generation> => startCandidates(registry, actor, { ...change, apps: { [app]: version } });

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
    breakGlass: change.breakGlass,
    subject: app,
    detail: { weight },
    next: async (apps, tx) => {
      const members = travellers(apps, app);
      const next = acceptedApps(
        transitions.forEach(apps, members, (present, name) =>
          transitions.setWeight(present, name, Math.min(weight, maximumWeight(registry))),
        ),
      );
      await assertCompatible(tx, apps, next, change.waive ?? false);
      for (const name of members) await recordStep(tx, channel, name);
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
    const { apps } = await headOf(tx, channel);
    await assertMayChange(tx, actor, channel, 'hold', [app]);
    for (const name of travellers(apps, app)) await holdRollout(tx, channel, name, held);
    await appendAudit(tx, {
      actor: actor.name,
      action: held ? 'hold' : 'resume',
      subject: app,
      detail: { channel },
    });
  });
  return { held };
};

/**
 * Ends a canary, or all of a train: everybody meets stable. With `block` what was tried can never
 * be composed again; of a train, that is the version named in `blame`, since the others may be
 * sound.
 */
export const abort = (
  registry: Registry,
  actor: Actor,
  change: ChangeBase & {
    app: string;
    block?: boolean;
    version?: string;
    /** Apps whose versions `block` is about; all that travel without it. */
    blame?: readonly string[];
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
    breakGlass: change.breakGlass,
    subject: app,
    detail: { ...detail, ...(block && { blocked: true }) },
    next: async (apps, tx) => {
      const version = candidateOf(apps, app);
      // The analysis names the version that it judged; meanwhile a manager may have started
      // another.
      if (change.version && version !== change.version)
        throw new RegistryError('50109', { why: 'another-candidate' });
      const members = travellers(apps, app);
      const next = acceptedApps(transitions.forEach(apps, members, transitions.abort));
      for (const name of members) {
        const tried = candidateOf(apps, name);
        if (tried) await markUndone(tx, channel, name, tried);
        if (block && tried && (change.blame ?? members).includes(name))
          await blockVersion(tx, name, tried, reason || 'aborted', actor.name);
        await endRollouts(tx, channel, kind, name);
      }
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
    breakGlass: change.breakGlass,
    subject: app,
    next: async (apps, tx) => {
      const members = travellers(apps, app);
      const next = acceptedApps(transitions.forEach(apps, members, transitions.promote));
      await assertCompatible(tx, apps, next, change.waive ?? false);
      for (const name of members) await endRollouts(tx, channel, 'promote', name);
      return next;
    },
  });
};
