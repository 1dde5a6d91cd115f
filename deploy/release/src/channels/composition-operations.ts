import type { Channel } from '@tapnook/contracts/release';
import type { Queryable } from '../database/database.ts';
import type { Registry } from '../registry/registry.ts';
import type { Actor } from '../registry/tokens.ts';
import { endRollouts, promotedWith } from '../rollout/rollouts.ts';
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
import { violationsOf } from './compatibility.ts';
import { getGeneration, type Generation } from './generations.ts';
import { composedWith, markUndone, servedPin } from './served-versions.ts';

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
    breakGlass: change.breakGlass,
    detail: {
      apps: versions,
      ...(remove.length > 0 && { remove }),
      ...(waive && { waived: true }),
    },
    subject:
      Object.entries(versions)
        .map(([name, version]) => `${name}@${version}`)
        .join(' ') || remove.join(' '),
    isIdle: (before, after) => transitions.compareApps(before, after).length === 0,
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
 * The apps that go back with one: those of a train that runs, those that a train brought with it,
 * and else, only where it does not fit without them, those that were composed with it.
 */
const returning = async (
  tx: Queryable,
  channel: Channel,
  apps: Apps,
  app: string,
): Promise<string[]> => {
  const running = travellers(apps, app);
  if (running.length > 1) return running;
  const version = apps[app]?.stable.version ?? '';
  const train = (await promotedWith(tx, channel, app, version)).filter(
    (one) => apps[one.app]?.stable.version === one.version && apps[one.app]?.lastGood,
  );
  if (train.length > 1) return train.map((one) => one.app);
  const alone = transitions.rollback(apps, app).apps;
  if ((await violationsOf(tx, apps, alone)).length === 0) return [app];
  const composed = (await composedWith(tx, channel, app, version)).filter(
    (one) => apps[one.app]?.stable.version === one.version && apps[one.app]?.lastGood,
  );
  return composed.some((one) => one.app === app) ? composed.map((one) => one.app) : [app];
};

/**
 * Takes one app back to its last good version, or to another that served here; a canary of it ends.
 * What came with it as a train goes back with it. Other apps keep their releases and canaries.
 */
export const rollback = (
  registry: Registry,
  actor: Actor,
  change: ChangeBase & {
    app: string;
    reason: string;
    to?: string | undefined;
    block?: boolean;
    kind?: 'rollback' | 'auto-rollback';
    detail?: Record<string, unknown>;
  },
): Promise<Generation> => {
  const { channel, app, to, reason, block = false, kind = 'rollback', detail = {} } = change;
  return changeChannel(registry, actor, {
    channel,
    kind,
    reason,
    ...expectedGenerationOf(change),
    breakGlass: change.breakGlass,
    subject: app,
    detail: { ...detail, ...(to && { to }), ...(block && { blocked: true }) },
    next: async (apps, tx) => {
      const target = to ? await servedPin(tx, channel, app, to) : undefined;
      const members = to ? [app] : await returning(tx, channel, apps, app);
      const next = acceptedApps(
        transitions.forEach(apps, members, (now, name) =>
          transitions.rollback(now, name, name === app ? target : undefined),
        ),
      );
      await assertCompatible(tx, apps, next, change.waive ?? false);
      for (const name of members) {
        const present = apps[name];
        for (const version of [present?.stable.version, present?.candidate?.version]) {
          if (!version || version === next[name]?.stable.version) continue;
          await markUndone(tx, channel, name, version);
          if (block && name === app) await blockVersion(tx, name, version, reason, actor.name);
        }
        await endRollouts(tx, channel, kind, name);
      }
      return next;
    },
  });
};

/**
 * The whole channel as it was: the stable versions of an older generation, all canaries ended. A
 * new generation, since generations only grow.
 */
export const restore = (
  registry: Registry,
  actor: Actor,
  change: ChangeBase & { to: number; reason: string; block?: boolean },
): Promise<Generation> => {
  const { channel, to, reason, block = false } = change;
  return changeChannel(registry, actor, {
    channel,
    kind: 'restore',
    reason,
    ...expectedGenerationOf(change),
    breakGlass: change.breakGlass,
    subject: `${channel} r-${to}`,
    detail: { to, ...(block && { blocked: true }) },
    next: async (apps, tx) => {
      const older = await getGeneration(tx, channel, to);
      const next = acceptedApps(transitions.restore(older.apps));
      for (const [name, app] of Object.entries(next)) await pinOf(tx, name, app.stable.version);
      await endRollouts(tx, channel, 'restore');
      for (const row of transitions.compareApps(apps, next)) {
        if (!row.from || row.from === row.to) continue;
        await markUndone(tx, channel, row.app, row.from);
        if (block) await blockVersion(tx, row.app, row.from, reason, actor.name);
      }
      return next;
    },
  });
};
