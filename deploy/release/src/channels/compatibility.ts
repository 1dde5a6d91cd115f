import type { Channel, EnvironmentManifest } from '@tapnook/contracts/release';
import { newFindings } from '../checks/can-deploy.ts';
import type { CompatibilitySet, Finding } from '../checks/finding.ts';
import type { Queryable } from '../database/database.ts';
import { newOwnerFindings } from '../registry/owners.ts';
import { recordsOf } from '../registry/records.ts';
import { cohortsOf } from './cohorts.ts';

/** The records behind a composition, both canary sides of each app. */
export const compatibilitySetOf = async (
  db: Queryable,
  apps: EnvironmentManifest['apps'],
): Promise<CompatibilitySet> => {
  const wanted = Object.entries(apps).flatMap(([name, app]) =>
    [
      app.stable.version,
      ...(app.candidate && app.candidate.weight > 0 ? [app.candidate.version] : []),
    ].map((version) => ({ name, version })),
  );
  const records = await recordsOf(db, wanted);
  const compatibilitySet: Record<string, (typeof records)[number]['record'][]> = {};
  for (const { record } of records) (compatibilitySet[record.name] ??= []).push(record);
  return compatibilitySet;
};

/** What may meet on a page of this channel now; empty before the first composition. */
export const liveCompatibilitySet = async (
  db: Queryable,
  channel: Channel,
): Promise<CompatibilitySet> => {
  const { rows } = await db.query<{ apps: EnvironmentManifest['apps'] }>(
    `SELECT g.apps FROM release.generations g JOIN release.channels c USING (channel, generation)
      WHERE g.channel = $1`,
    [channel],
  );
  return compatibilitySetOf(db, rows[0]?.apps ?? {});
};

/** What speaks against a change of a composition and did not before. */
export const violationsOf = async (
  db: Queryable,
  before: EnvironmentManifest['apps'],
  after: EnvironmentManifest['apps'],
): Promise<Finding[]> => {
  const present = await compatibilitySetOf(db, before);
  const wanted = await compatibilitySetOf(db, after);
  return [
    ...(await newOwnerFindings(db, present, wanted)),
    ...(await newCohortFindings(db, before, after)),
  ];
};

const setsOf = (db: Queryable, apps: EnvironmentManifest['apps']): Promise<CompatibilitySet[]> =>
  Promise.all(cohortsOf(apps).map((cohort) => compatibilitySetOf(db, cohort)));

/** What some shopper would meet that does not fit, and no shopper met before. */
export const newCohortFindings = async (
  db: Queryable,
  before: EnvironmentManifest['apps'],
  after: EnvironmentManifest['apps'],
): Promise<Finding[]> => newFindings(await setsOf(db, before), await setsOf(db, after));
