import type { Channel } from '@tapnook/contracts/release';
import { abort, promote, setWeight } from '../channels/canary-operations.ts';
import { headOf } from '../channels/generations.ts';
import { isRegistryError } from '../errors.ts';
import type { Registry } from '../registry/registry.ts';
import { ANALYSIS, type Actor } from '../registry/tokens.ts';
import { deliverDue, dropOldFailures } from '../registry/webhooks.ts';
import { storeVerdict, nextStep, runningRollouts, type Rollout } from '../rollout/rollouts.ts';
import { tellOfBurningBudgets } from '../service-levels/service-levels.ts';
import { readNetworkSlots } from '../telemetry/aggregates.ts';
import { deleteExpired, slotOf } from '../telemetry/ingest.ts';
import { reasonOf, type Verdict } from './canary-verdict.ts';
import { networkVerdictOf } from './network-verdict.ts';
import { guardReleases } from './release-guard.ts';

const PLAN_ACTOR: Actor = { name: 'plan', role: 'manager', team: null };
const CHANNELS: readonly Channel[] = ['production', 'staging', 'preview'];
const HOUR_MS = 3_600_000;
const BUDGET_PAUSE_MS = 60_000;

const abortBadCanary = async (
  registry: Registry,
  rollout: Rollout,
  verdict: Verdict,
): Promise<void> => {
  const { channel, app, version } = rollout;
  await abort(registry, ANALYSIS, {
    channel,
    app,
    version,
    block: true,
    kind: 'auto-abort',
    reason: reasonOf(verdict),
    detail: { version, metrics: verdict.metrics.filter((one) => one.state === 'bad') },
  });
};

const followPlan = async (
  registry: Registry,
  rollout: Rollout,
  weight: number,
  generation: number,
  verdict: Verdict,
): Promise<void> => {
  const { channel, app } = rollout;
  const step = nextStep(rollout, weight, verdict, registry.clock());
  if (step === 'promote')
    await promote(registry, PLAN_ACTOR, { channel, app, expectedGeneration: generation });
  else if (step)
    await setWeight(registry, PLAN_ACTOR, {
      channel,
      app,
      weight: step.weight,
      expectedGeneration: generation,
    });
};

/**
 * Looks at one rollout once: keeps the verdict, undoes a bad candidate, moves a healthy one along
 * its plan.
 */
const monitorRollout = async (registry: Registry, rollout: Rollout): Promise<Verdict | null> => {
  const { channel, app } = rollout;
  const { generation, apps } = await headOf(registry.db, channel);
  const present = apps[app];
  if (!present?.candidate || present.candidate.version !== rollout.version) return null;
  const networks = await readNetworkSlots(
    registry.db,
    channel,
    app,
    { stable: present.stable.version, candidate: rollout.version },
    slotOf(Date.parse(rollout.startedAt)),
    registry.clock(),
    true,
  );
  const verdict = networkVerdictOf(networks, registry.config.minimumSessions);
  await storeVerdict(registry.db, rollout.id, verdict);
  if (verdict.state !== rollout.verdict?.state)
    await registry.announcer.announce(registry.db, {
      type: 'verdict',
      channel,
      app,
      version: rollout.version,
    });
  if (verdict.state === 'bad') await abortBadCanary(registry, rollout, verdict);
  else await followPlan(registry, rollout, present.candidate.weight, generation, verdict);
  return verdict;
};

/**
 * Looks at every rollout, and at what everybody got lately. A manager who was faster is no fault: the next look sees what they did.
 */
export const monitorCanaries = async (registry: Registry): Promise<void> => {
  for (const rollout of await runningRollouts(registry.db)) {
    await monitorRollout(registry, rollout).catch((error: unknown) => {
      if (!isRegistryError(error)) throw error;
    });
  }
  for (const channel of CHANNELS)
    await guardReleases(registry, channel).catch((error: unknown) => {
      if (!isRegistryError(error)) throw error;
    });
};

/**
 * Watches until the returned function is called; a failed look is told to `report` and tried again.
 */
export const startCanaryMonitor = (
  registry: Registry,
  report: (error: unknown) => void,
): (() => Promise<void>) => {
  let stopped = false;
  let cleanedAt = 0;
  let budgetsReadAt = 0;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const monitorOnce = async () => {
    await monitorCanaries(registry);
    if (registry.clock() - budgetsReadAt > BUDGET_PAUSE_MS) {
      budgetsReadAt = registry.clock();
      for (const channel of CHANNELS) await tellOfBurningBudgets(registry, channel);
    }
    await deliverDue(registry);
    // Another registry on the same folder may have rotated the keys.
    await registry.keys.reload();
    if (registry.clock() - cleanedAt > HOUR_MS) {
      cleanedAt = registry.clock();
      await deleteExpired(registry);
      await dropOldFailures(registry.db);
    }
  };
  const scheduleNext = () => {
    timer = setTimeout(() => {
      running = monitorOnce()
        .catch(report)
        .finally(() => {
          if (!stopped) scheduleNext();
        });
    }, registry.config.analysisPause);
  };
  scheduleNext();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
};
