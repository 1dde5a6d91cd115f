import type { AppComposition, Channel } from '@tapnook/contracts/release';
import type { Registry } from '../registry/registry.ts';
import { ANALYSIS } from '../registry/tokens.ts';
import type { Apps } from '../rollout/transitions.ts';
import { changeChannel } from './change-channel.ts';
import { headOf } from './generations.ts';
import { HOLDBACK_MS } from './holdback.ts';

/** A release that so few met is not known well enough for the comparison to end. */
export const MIN_HOLDBACK_VISITS = 500;
/** A shop without visitors does not compare for ever. */
const MAX_HOLDBACK_MS = 7 * 86_400_000;
/** Lengthened so long before its end that every edge has heard of it by then. */
const NOTICE_MS = 60_000;

type Holdback = NonNullable<AppComposition['holdback']>;

export const holdbackSince = ({ since, until }: Holdback): number =>
  since ? Date.parse(since) : Date.parse(until) - HOLDBACK_MS;

/** Until when it goes on: each time as long again as it has been. Undefined when it may end. */
const extendedUntil = (holdback: Holdback, now: number): number | undefined => {
  const [since, until] = [holdbackSince(holdback), Date.parse(holdback.until)];
  if (until <= now || until - now > NOTICE_MS) return undefined;
  const next = Math.min(since + MAX_HOLDBACK_MS, until + (until - since));
  return next > until ? next : undefined;
};

/** Visits of the released version since its holdback began. */
const visitsOf = async (
  { db }: Registry,
  channel: Channel,
  app: string,
  { stable, holdback }: AppComposition,
): Promise<number> => {
  const { rows } = await db.query<{ visits: string }>(
    `SELECT coalesce(sum(count), 0) AS visits FROM release.telemetry
     WHERE channel = $1 AND app = $2 AND version = $3 AND kind = 'session' AND slot >= $4`,
    [channel, app, stable.version, new Date(holdback ? holdbackSince(holdback) : 0)],
  );
  return Number(rows[0]?.visits ?? 0);
};

/** Which apps' holdbacks must go on, and until when. */
const dueExtensions = async (
  registry: Registry,
  channel: Channel,
  apps: Apps,
): Promise<Map<string, string>> => {
  const due = new Map<string, string>();
  for (const [name, app] of Object.entries(apps)) {
    const until = app.holdback && extendedUntil(app.holdback, registry.clock());
    if (until === undefined) continue;
    if ((await visitsOf(registry, channel, name, app)) < MIN_HOLDBACK_VISITS)
      due.set(name, new Date(until).toISOString());
  }
  return due;
};

/** Lengthens holdbacks that are about to end before enough shoppers have met the release. */
export const extendHoldbacks = async (registry: Registry, channel: Channel): Promise<void> => {
  const { apps, generation } = await headOf(registry.db, channel);
  const due = await dueExtensions(registry, channel, apps);
  if (due.size === 0) return;
  await changeChannel(registry, ANALYSIS, {
    channel,
    kind: 'holdback',
    reason: `fewer than ${MIN_HOLDBACK_VISITS} visits so far`,
    expectedGeneration: generation,
    subject: [...due.keys()].join(' '),
    next: async (present) =>
      Object.fromEntries(
        Object.entries(present).map(([name, app]) => {
          const until = due.get(name);
          return [
            name,
            app.holdback && until ? { ...app, holdback: { ...app.holdback, until } } : app,
          ];
        }),
      ),
  });
};
