import type { Registry } from '../registry/registry.ts';
import type { Actor } from '../registry/tokens.ts';
import { endRollouts } from '../rollout/rollouts.ts';
import * as transitions from '../rollout/transitions.ts';
import type { Pin } from '../rollout/transitions.ts';
import { changeChannel } from './change-channel.ts';
import {
  acceptedApps,
  assertCompatible,
  blockVersion,
  expectedGenerationOf,
  pinOf,
  type ChangeBase,
} from './change-rules.ts';
import { getGeneration, type Generation } from './generations.ts';

/** Sets stable versions and takes apps out. */
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

/**
 * Back to the stable versions of an older generation; a new generation, since generations only
 * grow.
 */
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
