import { randomBytes } from 'node:crypto';
import type { Channel, Targeting } from '@tapnook/contracts/release';
import { newFindings } from '../checks/can-deploy.ts';
import type { Finding } from '../checks/finding.ts';
import { transaction, type Queryable } from '../database/database.ts';
import { RegistryError } from '../errors.ts';
import { appendAudit } from '../registry/audit.ts';
import { getRecord } from '../registry/records.ts';
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
import type { Change, Apps, Pin } from '../rollout/transitions.ts';
import { compatibilitySetOf } from './compatibility.ts';
import { changeChannel, getGeneration, type Generation } from './generations.ts';

/** What every change of a channel may carry. */
export interface ChangeBase {
  readonly channel: Channel;
  readonly expectedGeneration?: number;
  readonly reason?: string;
  readonly waive?: boolean;
}

const pinOf = async (db: Queryable, name: string, version: string): Promise<Pin> => {
  const stored = await getRecord(db, name, version);
  if (stored.blocked)
    throw new RegistryError('50110', { app: name, version, reason: stored.blocked });
  return { version, digest: stored.digest };
};

const assertCompatible = async (
  tx: Queryable,
  before: Apps,
  after: Apps,
  waive: boolean,
): Promise<void> => {
  const findings = newFindings(
    await compatibilitySetOf(tx, before),
    await compatibilitySetOf(tx, after),
  );
  const violations = findings.filter((finding: Finding) => !(waive && finding.waivable));
  if (violations.length > 0) throw new RegistryError('50105', { findings: violations });
};

const acceptedApps = ({ apps, refused }: Change): Apps => {
  if (refused) throw new RegistryError('50109', { why: refused });
  return apps;
};

const expectedGenerationOf = ({ expectedGeneration }: ChangeBase) =>
  expectedGeneration === undefined ? {} : { expectedGeneration };

/** Sets stable versions and takes parts out. */
export const compose = (
  registry: Registry,
  actor: Actor,
  change: ChangeBase & { apps: Record<string, string>; remove?: string[] },
): Promise<Generation> => {
  const { channel, apps: versions, remove = [], reason = '', waive = false } = change;
  return changeChannel(registry, actor, {
    channel,
    kind: 'compose',
    reason,
    ...expectedGenerationOf(change),
    detail: {
      apps: versions,
      ...(remove.length > 0 && { remove }),
      ...(waive && { waived: true }),
    },
    subject:
      Object.entries(versions)
        .map(([name, version]) => `${name}@${version}`)
        .join(' ') || remove.join(' '),
    next: async (apps, tx) => {
      const pins: Record<string, Pin> = {};
      for (const [name, version] of Object.entries(versions))
        pins[name] = await pinOf(tx, name, version);
      const next = acceptedApps(transitions.compose(apps, pins, remove));
      await assertCompatible(tx, apps, next, waive);
      for (const name of Object.keys(apps))
        if (apps[name]?.candidate && !next[name]?.candidate)
          await endRollouts(tx, channel, 'compose', name);
      return next;
    },
  });
};

/** Begins a canary. */
export const startCandidate = (
  registry: Registry,
  actor: Actor,
  change: ChangeBase & {
    app: string;
    version: string;
    weight: number;
    rules?: Targeting;
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
        weight,
        salt: randomBytes(9).toString('base64url'),
        ...(rules && { rules }),
      };
      const next = acceptedApps(transitions.startCandidate(apps, app, pin, rollout));
      await assertCompatible(tx, apps, next, waive);
      await endRollouts(tx, channel, 'replaced', app);
      await beginRollout(tx, { channel, app, version, startedBy: actor.name, plan });
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
      const next = acceptedApps(transitions.setWeight(apps, app, weight));
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

const blockVersion = async (
  tx: Queryable,
  name: string,
  version: string,
  reason: string,
  by: string,
): Promise<void> => {
  await tx.query(
    'INSERT INTO release.blocks (name, version, reason, blocked_by) VALUES ($1, $2, $3, $4) ON CONFLICT (name, version) DO NOTHING',
    [name, version, reason, by],
  );
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
      // The analysis names the version that it judged; meanwhile a manager may have started another.
      if (change.version && version !== change.version)
        throw new RegistryError('50109', { why: 'another-candidate' });
      const next = acceptedApps(transitions.abort(apps, app));
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

/** Back to the stable versions of an older generation; a new generation, since generations only grow. */
export const rollback = (
  registry: Registry,
  actor: Actor,
  change: ChangeBase & { to: number; reason: string; block?: boolean },
): Promise<Generation> => {
  const { channel, to, reason, block = false } = change;
  return changeChannel(registry, actor, {
    channel,
    kind: 'rollback',
    reason,
    ...expectedGenerationOf(change),
    subject: `${channel} r-${to}`,
    detail: { to, ...(block && { blocked: true }) },
    next: async (apps, tx) => {
      const older = await getGeneration(tx, channel, to);
      const next = acceptedApps(transitions.rollback(older.apps));
      for (const [name, app] of Object.entries(next)) await pinOf(tx, name, app.stable.version);
      await endRollouts(tx, channel, 'rollback');
      if (block) {
        for (const row of transitions.compareApps(apps, next))
          if (row.from) await blockVersion(tx, row.app, row.from, reason, actor.name);
      }
      return next;
    },
  });
};
