import type { ReleaseRecord } from '@tapnook/contracts/release';
import { newFindings } from '../checks/can-deploy.ts';
import type { CompatibilitySet, Finding } from '../checks/finding.ts';
import type { Queryable } from '../database/database.ts';
import { RegistryError } from '../errors.ts';
import { newestRecords } from '../registry/records.ts';
import type { Apps } from '../rollout/transitions.ts';
import { compatibilitySetOf, violationsOf } from './compatibility.ts';

/** A train that needs more apps than that is better put together by people. */
const MAX_ROUNDS = 8;

const withMembers = (
  live: CompatibilitySet,
  members: ReadonlyMap<string, ReleaseRecord>,
): CompatibilitySet => ({
  ...live,
  ...Object.fromEntries([...members].map(([name, record]) => [name, [record]])),
});

const gives = (record: ReleaseRecord, subject: string): boolean =>
  [...record.slots.gives, ...record.events.emits, ...record.links.gives].includes(subject);

/**
 * The newest versions that may answer a finding: of who asks, who should answer, and who gives it.
 */
const helpers = (
  { app, other, subject }: Finding,
  newest: readonly ReleaseRecord[],
): ReleaseRecord[] =>
  newest
    .filter(({ name }) => name === app || name === other)
    .concat(newest.filter((record) => gives(record, subject)));

/**
 * Apps that must travel together so that a version fits, that version included; null when it fits
 * alone, or when no published versions help. `live` is what everybody is shown now.
 */
export const offerTrain = (
  live: CompatibilitySet,
  wanted: readonly ReleaseRecord[],
  newest: readonly ReleaseRecord[],
): Record<string, string> | null => {
  const members = new Map(wanted.map((record) => [record.name, record]));
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const findings = newFindings([live], [withMembers(live, members)]);
    if (findings.length === 0)
      return members.size > wanted.length
        ? Object.fromEntries([...members].map(([name, { version }]) => [name, version]))
        : null;
    const added = findings
      .flatMap((finding) => helpers(finding, newest))
      .find(
        ({ name, version }) =>
          // A train is of apps that are live: a newcomer is composed first.
          live[name] !== undefined &&
          !members.has(name) &&
          !live[name].some((record) => record.version === version),
      );
    if (!added) return null;
    members.set(added.name, added);
  }
  return null;
};

const stableOnly = (apps: Apps): Apps =>
  Object.fromEntries(
    Object.entries(apps).map(([name, { candidate: _candidate, ...app }]) => [name, app]),
  );

/** The train that versions could travel in; they may be unpublished yet. */
export const trainFor = async (
  db: Queryable,
  apps: Apps,
  wanted: readonly ReleaseRecord[],
): Promise<Record<string, string> | null> =>
  offerTrain(
    await compatibilitySetOf(db, stableOnly(apps)),
    wanted,
    (await newestRecords(db)).map(({ record }) => record),
  );

/** Refuses candidates that do not fit beside stable, and says in which train they would. */
export const assertTravels = async (
  tx: Queryable,
  before: Apps,
  after: Apps,
  versions: Readonly<Record<string, string>>,
  waive: boolean,
): Promise<void> => {
  const findings = (await violationsOf(tx, before, after)).filter(
    (finding) => !(waive && finding.waivable),
  );
  if (findings.length === 0) return;
  const candidates = Object.fromEntries(
    Object.entries(after).filter(([name]) => versions[name] !== undefined),
  );
  const sides = await compatibilitySetOf(tx, candidates);
  const wanted = Object.values(sides)
    .flat()
    .filter(({ name, version }) => versions[name] === version);
  const train = await trainFor(tx, before, wanted);
  throw new RegistryError('50105', { findings, ...(train && { train }) });
};
