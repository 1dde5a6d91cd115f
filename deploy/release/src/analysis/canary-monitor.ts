import type { Channel } from '@tapnook/contracts/release';
import { abort, promote, setWeight } from '../channels/canary-operations.ts';
import { headOf } from '../channels/generations.ts';
import { isRegistryError } from '../errors.ts';
import { remindOfFlags, undoBadFlags } from '../flags/flags.ts';
import { runScheduled } from '../policy/schedule.ts';
import type { Registry } from '../registry/registry.ts';
import { ANALYSIS, type Actor } from '../registry/tokens.ts';
import { deliverDue, dropOldFailures } from '../registry/webhooks.ts';
import { storeVerdict, nextStep, runningRollouts, type Rollout } from '../rollout/rollouts.ts';
import type { Apps } from '../rollout/transitions.ts';
import { tellOfBurningBudgets } from '../service-levels/service-levels.ts';
import { readNetworkSlots } from '../telemetry/aggregates.ts';
import { listGuards } from '../telemetry/guards.ts';
import { deleteExpired, slotOf } from '../telemetry/ingest.ts';
import { reasonOf, type Verdict } from './canary-verdict.ts';
import { networkVerdictOf } from './network-verdict.ts';
import { guardReleases } from './release-guard.ts';

const PLAN_ACTOR: Actor = { name: 'plan', role: 'manager', team: null };
const CHANNELS: readonly Channel[] = ['production', 'staging', 'preview'];
const HOUR_MS = 3_600_000;
const BUDGET_PAUSE_MS = 60_000;

/** What is tried together: the rollouts of a train, or one alone. */
type Trial = readonly [Rollout, ...Rollout[]];

/** The rollouts that run, by train. */
const trialsOf = (rollouts: readonly Rollout[]): Trial[] => {
  const trains = new Map<number, Trial>();
  const trials: Trial[] = [];
  for (const rollout of rollouts) {
    const train = rollout.train === null ? undefined : trains.get(rollout.train);
    if (rollout.train === null) trials.push([rollout]);
    else trains.set(rollout.train, train ? [...train, rollout] : [rollout]);
  }
  return [...trials, ...trains.values()];
};

interface Judged {
  readonly rollout: Rollout;
  readonly verdict: Verdict;
}
/** From the best to the worst. */
const STATES: readonly Verdict['state'][] = ['healthy', 'watch', 'collecting', 'outage', 'bad'];

/** A train is as good as the worst of its apps. */
const worstOf = (judged: readonly Judged[]): Judged | undefined =>
  judged.toSorted((a, b) => STATES.indexOf(b.verdict.state) - STATES.indexOf(a.verdict.state))[0];

const abortBadTrial = async (registry: Registry, judged: readonly Judged[]): Promise<void> => {
  const bad = judged.filter(({ verdict }) => verdict.state === 'bad');
  const [first] = bad;
  if (!first) return;
  const { channel, app, version } = first.rollout;
  await abort(registry, ANALYSIS, {
    channel,
    app,
    version,
    block: true,
    blame: bad.map(({ rollout }) => rollout.app),
    kind: 'auto-abort',
    reason: bad
      .map(({ rollout, verdict }) =>
        judged.length > 1 ? `${rollout.app}: ${reasonOf(verdict)}` : reasonOf(verdict),
      )
      .join('; '),
    detail: {
      version,
      metrics: bad.flatMap(({ verdict }) => verdict.metrics.filter((one) => one.state === 'bad')),
    },
  });
};

const followPlan = async (
  registry: Registry,
  { rollout, verdict }: Judged,
  weight: number,
  generation: number,
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

/** The verdict on one app of a trial; undefined when its candidate is another one by now. */
const judgeRollout = async (
  registry: Registry,
  rollout: Rollout,
  present: Apps[string] | undefined,
  apps: number,
): Promise<Judged | undefined> => {
  const { channel, app } = rollout;
  if (present?.candidate?.version !== rollout.version) return undefined;
  const networks = await readNetworkSlots(
    registry.db,
    channel,
    app,
    { stable: present.stable.version, candidate: rollout.version },
    slotOf(Date.parse(rollout.startedAt)),
    registry.clock(),
    true,
  );
  const verdict = networkVerdictOf(networks, registry.config.minimumSessions, {
    guards: await listGuards(registry.db, app),
    apps,
  });
  await storeVerdict(registry.db, rollout.id, verdict);
  if (verdict.state !== rollout.verdict?.state)
    await registry.announcer.announce(registry.db, {
      type: 'verdict',
      channel,
      app,
      version: rollout.version,
    });
  return { rollout, verdict };
};

/**
 * Looks at one trial once: keeps the verdict on each app, undoes all when one is bad, moves all
 * along the plan when all are healthy.
 */
const monitorTrial = async (registry: Registry, trial: Trial): Promise<void> => {
  const { generation, apps } = await headOf(registry.db, trial[0].channel);
  const judged: Judged[] = [];
  for (const rollout of trial) {
    const one = await judgeRollout(registry, rollout, apps[rollout.app], trial.length);
    if (one) judged.push(one);
  }
  const worst = worstOf(judged);
  if (!worst) return;
  if (worst.verdict.state === 'bad') return abortBadTrial(registry, judged);
  const weight = apps[worst.rollout.app]?.candidate?.weight ?? 0;
  await followPlan(registry, worst, weight, generation);
};

/**
 * Looks at every rollout, and at what everybody got lately. A manager who was faster is no fault:
 * the next look sees what they did.
 */
export const monitorCanaries = async (registry: Registry): Promise<void> => {
  for (const trial of trialsOf(await runningRollouts(registry.db))) {
    await monitorTrial(registry, trial).catch((error: unknown) => {
      if (!isRegistryError(error)) throw error;
    });
  }
  for (const channel of CHANNELS)
    for (const look of [guardReleases, undoBadFlags])
      await look(registry, channel).catch((error: unknown) => {
        if (!isRegistryError(error)) throw error;
      });
};

/**
 * Watches until the returned function is called; a failed look is told to `report` and tried again,
 * and one for which `isDue` says no is left out.
 */
export const startCanaryMonitor = (
  registry: Registry,
  report: (error: unknown) => void,
  isDue: () => boolean = () => true,
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
    await runScheduled(registry);
    await remindOfFlags(registry);
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
      running = (isDue() ? monitorOnce() : Promise.resolve()).catch(report).finally(() => {
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
