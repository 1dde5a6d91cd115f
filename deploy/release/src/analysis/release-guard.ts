import type { Channel } from '@tapnook/contracts/release';
import { rollback } from '../channels/composition-operations.ts';
import { headOf } from '../channels/generations.ts';
import { extendHoldbacks, holdbackSince } from '../channels/holdback-extension.ts';
import type { Registry } from '../registry/registry.ts';
import { ANALYSIS } from '../registry/tokens.ts';
import type { Apps } from '../rollout/transitions.ts';
import { readNetworkSlots } from '../telemetry/aggregates.ts';
import { listGuards } from '../telemetry/guards.ts';
import { slotOf, SLOT_MS } from '../telemetry/ingest.ts';
import { countOf, sumTallies } from '../telemetry/tally.ts';
import { reasonOf, type Verdict } from './canary-verdict.ts';
import { MAX_DOUBTED_NETWORKS, networkVerdictOf } from './network-verdict.ts';

/** How long a version is watched after everybody got it. */
const GUARD_MS = 30 * 60_000;
const RECENT_MS = 60_000;
const FORMER_MS = 24 * 3_600_000;
/** Share of visits with a blank, unloaded or failed app that no shop serves on purpose. */
const MIN_BROKEN_RATE = 0.25;
/** How many times as often as the last good version it must fail. */
const MIN_RATIO = 5;
/** When apps that nobody changed fail this often, the fault lies beneath all of them. */
const MIN_OUTAGE_RATE = 0.1;
const FAILURES = ['blank-page', 'load-failure', 'render-error'];

interface FailureRate {
  readonly visits: number;
  readonly rate: number;
}

/**
 * How often a version fails, without the groups of networks where most visits failed: nobody takes
 * a release back, or keeps one from being taken back, from a network of their own.
 */
const failureRate = async (
  { db, clock }: Registry,
  channel: Channel,
  app: string,
  version: string,
  since: number,
): Promise<FailureRate> => {
  const networks = await readNetworkSlots(
    db,
    channel,
    app,
    { stable: version, candidate: null },
    new Date(clock() - since),
    clock(),
  );
  const tallies = [...networks.values()].map((slots) =>
    sumTallies(slots.map(({ stable }) => stable)),
  );
  return FAILURES.map((kind) => {
    const trusted = tallies
      .toSorted((a, b) => countOf(b, kind) - countOf(a, kind))
      .slice(MAX_DOUBTED_NETWORKS);
    const tally = sumTallies(trusted);
    const visits = countOf(tally, 'session');
    return { visits, rate: visits > 0 ? countOf(tally, kind) / visits : 0 };
  }).reduce((worst, one) => (one.rate > worst.rate ? one : worst));
};

/** Apps that were given to everybody lately, by name. */
const newlyStable = async (registry: Registry, channel: Channel): Promise<Set<string>> => {
  const { rows } = await registry.db.query<{ app: string; version: string }>(
    `SELECT s.app, s.version FROM release.served s
      JOIN release.generations g USING (channel, generation)
     WHERE s.channel = $1 AND NOT s.undone AND g.created_at > $2`,
    [channel, new Date(registry.clock() - GUARD_MS)],
  );
  return new Set(rows.map(({ app, version }) => `${app}@${version}`));
};

/** The verdict on a version that all but a few got, against those who kept the last good one. */
const releaseVerdict = async (
  { db, clock, config }: Registry,
  channel: Channel,
  app: string,
  { stable, lastGood, holdback }: Apps[string],
): Promise<Verdict | undefined> => {
  if (!lastGood || !holdback || Date.parse(holdback.until) < clock()) return undefined;
  // Both versions are shown by lot from the first whole slot on.
  const since = slotOf(holdbackSince(holdback) + SLOT_MS - 1);
  const versions = { stable: lastGood.version, candidate: stable.version };
  if (since.getTime() > clock()) return undefined;
  const networks = await readNetworkSlots(db, channel, app, versions, since, clock());
  return networkVerdictOf(networks, config.minimumSessions, { guards: await listGuards(db, app) });
};

/** Takes back the first version of a channel that is worse than what the held-back have. */
const undoWorse = async (registry: Registry, channel: Channel): Promise<boolean> => {
  const { apps, generation } = await headOf(registry.db, channel);
  for (const [app, composition] of Object.entries(apps)) {
    const verdict = await releaseVerdict(registry, channel, app, composition);
    if (verdict?.state !== 'bad') continue;
    await rollback(registry, ANALYSIS, {
      channel,
      app,
      kind: 'auto-rollback',
      expectedGeneration: generation,
      reason: reasonOf(verdict),
    });
    return true;
  }
  return false;
};

/**
 * Takes back a version that everybody got and that plainly does not work, with nobody left on the
 * old one to compare with. It is not blocked: a share of failures is weaker evidence than a test.
 */
export const guardReleases = async (registry: Registry, channel: Channel): Promise<void> => {
  if (await undoWorse(registry, channel)) return;
  await extendHoldbacks(registry, channel);
  const fresh = await newlyStable(registry, channel);
  if (fresh.size === 0) return;
  const { apps, generation } = await headOf(registry.db, channel);
  const minimum = registry.config.minimumSessions;
  const recent = new Map<string, FailureRate>();
  for (const [app, { stable }] of Object.entries(apps))
    recent.set(app, await failureRate(registry, channel, app, stable.version, RECENT_MS));
  const isFresh = (app: string) => fresh.has(`${app}@${apps[app]?.stable.version}`);
  const isOutage = [...recent].some(
    ([app, { visits, rate }]) => !isFresh(app) && visits >= minimum && rate >= MIN_OUTAGE_RATE,
  );
  if (isOutage) return;
  for (const [app, { visits, rate }] of recent) {
    const lastGood = apps[app]?.lastGood;
    if (!lastGood || !isFresh(app) || visits < minimum || rate < MIN_BROKEN_RATE) continue;
    const former = await failureRate(registry, channel, app, lastGood.version, FORMER_MS);
    if (rate < MIN_RATIO * former.rate) continue;
    await rollback(registry, ANALYSIS, {
      channel,
      app,
      kind: 'auto-rollback',
      expectedGeneration: generation,
      reason: `${(rate * 100).toFixed(0)}% of ${visits} visits failed in the last minute`,
    });
    return;
  }
};
