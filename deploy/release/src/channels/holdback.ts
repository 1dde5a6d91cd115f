import { randomBytes } from 'node:crypto';
import type { Queryable } from '../database/database.ts';
import type { Registry } from '../registry/registry.ts';
import type { Apps } from '../rollout/transitions.ts';
import { newCohortFindings } from './compatibility.ts';
import type { ChangeKind } from './generations.ts';

/** How long a few shoppers keep the last good version after everybody else got a new one. */
export const HOLDBACK_MS = 30 * 60_000;
const RELEASES: ReadonlySet<ChangeKind> = new Set<ChangeKind>(['compose', 'promote']);

type AppState = Apps[string];

/** The versions of the held-back beside those of everybody, as far as they differ. */
const bothVersions = (apps: Apps): Apps =>
  Object.fromEntries(
    Object.entries(apps).map(([name, { holdback, ...app }]) => [
      name,
      holdback && app.lastGood && !app.candidate
        ? { ...app, candidate: { ...app.lastGood, weight: 1, salt: holdback.salt } }
        : app,
    ]),
  );

/** Versions that do not go together are never held back beside each other. */
const isCompatible = async (tx: Queryable, before: Apps, after: Apps): Promise<boolean> => {
  const findings = await newCohortFindings(tx, before, bothVersions(after));
  // What the change itself was allowed to bring is no reason.
  return findings.length <= (await newCohortFindings(tx, before, after)).length;
};

/**
 * Keeps a few shoppers on the last good version of what everybody gets now: without somebody of the
 * same minute to compare with, nobody could tell that a released version fails.
 */
export const withHoldback = async (
  tx: Queryable,
  registry: Registry,
  kind: ChangeKind,
  before: Apps,
  after: Apps,
): Promise<Apps> => {
  const now = registry.clock();
  const fresh = {
    weight: registry.config.holdback,
    salt: randomBytes(9).toString('base64url'),
    since: new Date(now).toISOString(),
    until: new Date(now + HOLDBACK_MS).toISOString(),
  };
  const holdbackOf = (name: string, app: AppState): AppState['holdback'] => {
    const former = before[name];
    if (!former || !app.lastGood) return undefined;
    if (former.stable.version !== app.stable.version)
      return RELEASES.has(kind) && fresh.weight > 0 ? fresh : undefined;
    const isRunning = former.holdback && Date.parse(former.holdback.until) > now;
    if (!isRunning || former.lastGood?.version !== app.lastGood.version) return undefined;
    // The same one may have been lengthened.
    const wanted = after[name]?.holdback;
    return wanted?.salt === former.holdback?.salt ? wanted : former.holdback;
  };
  const without = Object.entries(after).map(
    ([name, { holdback: _former, ...app }]) => [name, app] as const,
  );
  const held: Apps = Object.fromEntries(
    without.map(([name, app]) => {
      const holdback = holdbackOf(name, app);
      return [name, { ...app, ...(holdback && { holdback }) }];
    }),
  );
  return (await isCompatible(tx, before, held)) ? held : Object.fromEntries(without);
};
