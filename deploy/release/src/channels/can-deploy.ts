import type { Channel } from '@tapnook/contracts/release';
import type { Finding } from '../checks/finding.ts';
import { dependencies } from '../checks/uses.ts';
import type { Queryable } from '../database/database.ts';
import { getRecord, listRecords, recordsOf, type StoredRecord } from '../registry/records.ts';
import type { Registry } from '../registry/registry.ts';
import { compareApps, compose, type Apps, type Pin } from '../rollout/transitions.ts';
import type { DeployAnswer, CompatibilityCell, Fix } from './can-deploy.types.ts';
import { compatibilitySetOf, violationsOf } from './compatibility.ts';
import { headOf } from './generations.ts';
import { trainFor } from './train-offer.ts';

const pinsOf = async (
  db: Queryable,
  versions: Readonly<Record<string, string>>,
): Promise<Record<string, Pin>> => {
  const pins: Record<string, Pin> = {};
  for (const [name, version] of Object.entries(versions))
    pins[name] = { version, digest: (await getRecord(db, name, version)).digest };
  return pins;
};

const gives = ({ record, blocked }: StoredRecord, subject: string) =>
  !blocked &&
  [...record.slots.gives, ...record.events.emits, ...record.links.gives].includes(subject);

/**
 * The newest version of the answering app that gives what is missing; else: leave the asking app as
 * it is.
 */
const fixOf = async (db: Queryable, finding: Finding, present: Apps): Promise<Fix | null> => {
  if (finding.other && ['slot', 'event', 'link'].includes(finding.check)) {
    const giver = (await listRecords(db, finding.other, 50)).find((stored) =>
      gives(stored, finding.subject),
    );
    if (giver) return { app: finding.other, version: giver.record.version, kind: 'take' };
  }
  const stable = present[finding.app]?.stable.version;
  return stable && stable !== finding.version
    ? { app: finding.app, version: stable, kind: 'keep' }
    : null;
};

const findingsFor = async (
  db: Queryable,
  present: Apps,
  versions: Readonly<Record<string, string>>,
): Promise<Finding[]> => {
  const next = compose(present, await pinsOf(db, versions)).apps;
  return violationsOf(db, present, next);
};

/**
 * Follows the fixes, or gives wishes up one after the other, until nothing speaks against what is
 * left.
 */
const nearestDeployable = async (
  db: Queryable,
  present: Apps,
  requested: Readonly<Record<string, string>>,
  findings: DeployAnswer['findings'],
): Promise<Record<string, string> | null> => {
  let versions: Record<string, string> = { ...requested };
  for (const { fix } of findings) if (fix?.kind === 'take') versions[fix.app] = fix.version;
  for (
    let remaining = await findingsFor(db, present, versions);
    remaining.length > 0;
    remaining = await findingsFor(db, present, versions)
  ) {
    const droppedApp =
      remaining.map((finding) => finding.app).find((app) => versions[app]) ??
      Object.keys(versions)[0];
    if (!droppedApp) return null;
    versions = Object.fromEntries(Object.entries(versions).filter(([app]) => app !== droppedApp));
  }
  const changed = Object.entries(versions).filter(
    ([app, version]) => present[app]?.stable.version !== version,
  );
  return changed.length > 0 ? Object.fromEntries(changed) : null;
};

/** The versions that a wish needs beside its own, so that all can travel together. */
const wantedTrain = async (
  db: Queryable,
  apps: Apps,
  versions: Readonly<Record<string, string>>,
): Promise<Record<string, string> | null> => {
  const wanted = Object.entries(versions).map(([name, version]) => ({ name, version }));
  const records = await recordsOf(db, wanted);
  return trainFor(
    db,
    apps,
    records.map(({ record }) => record),
  );
};

/** “Can I deploy?” for a wish of stable versions: yes, or every reason with its fix. */
export const answerDeploy = async (
  registry: Registry,
  channel: Channel,
  versions: Readonly<Record<string, string>>,
): Promise<DeployAnswer> => {
  const { db } = registry;
  const { generation, apps } = await headOf(db, channel);
  const next = compose(apps, await pinsOf(db, versions)).apps;
  const compatibilitySet = await compatibilitySetOf(db, next);
  const found = await violationsOf(db, apps, next);
  const findings = await Promise.all(
    found.map(async (finding) => ({ ...finding, fix: await fixOf(db, finding, apps) })),
  );
  const board = new Map<string, CompatibilityCell>();
  for (const { asks, answers, subject } of dependencies(compatibilitySet)) {
    const fit = board.get(`${asks} ${answers}`) ?? { asks, answers, subjects: [], refused: false };
    fit.subjects.push(subject);
    board.set(`${asks} ${answers}`, fit);
  }
  for (const { app, other, subject } of found)
    if (other)
      board.set(`${app} ${other}`, {
        asks: app,
        answers: other,
        subjects: [subject],
        refused: true,
      });
  return {
    generation,
    deployable: findings.length === 0,
    changes: compareApps(apps, next),
    findings,
    train: findings.length === 0 ? null : await wantedTrain(db, apps, versions),
    nearest: findings.length === 0 ? null : await nearestDeployable(db, apps, versions, findings),
    board: [...board.values()],
  };
};
