import type { ContractSurface, ReleaseRecord } from '@tapnook/contracts/release';
import { liveCompatibilitySet } from '../channels/compatibility.ts';
import { checkPublish } from '../checks/can-deploy.ts';
import type { Finding } from '../checks/finding.ts';
import { checkStyles } from '../checks/styles.ts';
import { transaction, type Queryable } from '../database/database.ts';
import { RegistryError } from '../errors.ts';
import { logRelease } from '../log/transparency-log.ts';
import { storeProvenance, verifiedBuilder } from '../provenance/publish-provenance.ts';
import { digestOf } from '../signing/digest.ts';
import { appendAudit, logRefusals } from './audit.ts';
import { contractFindings } from './contract-surfaces.ts';
import {
  assertMayName,
  assertOwnGlobal,
  claimName,
  insertMaps,
  insertRecord,
} from './insert-version.ts';
import { claimSubjects, isShareable, ownerFindings } from './owners.ts';
import { newestRecords } from './records.ts';
import type { Registry } from './registry.ts';
import type { Actor } from './tokens.ts';
import { assertFilesMatch, receiveUpload, type UploadPart } from './upload.ts';
import { queueDeliveries } from './webhooks.ts';

export interface Published {
  readonly name: string;
  readonly version: string;
  readonly digest: string;
  readonly bytes: number;
}

/**
 * Whether a record would fit what is live in any channel; the same answer before and at publishing.
 * `contracts` is what a shell says of the contracts that it was built against.
 */
export const violations = async (
  registry: Registry,
  record: ReleaseRecord,
  actor: Actor,
  contracts: ContractSurface | undefined,
): Promise<Finding[]> => {
  const published = (await newestRecords(registry.db)).map((stored) => stored.record);
  const live = await liveCompatibilitySet(registry.db, 'production');
  return [
    ...(await ownerFindings(registry.db, record, actor.role === 'manager')),
    ...checkPublish(record, live, published),
    ...(await contractFindings(registry, record, contracts, [
      ...(live['shell'] ?? []),
      ...published.filter(({ name }) => name === 'shell'),
    ])),
  ];
};

/**
 * Refuses what publishing would refuse for its name, version or global, before anything is
 * uploaded.
 */
export const assertNotTaken = async (
  db: Queryable,
  record: ReleaseRecord,
  actor: Actor,
): Promise<void> => {
  const { name, version } = record;
  const { rows: owners } = await db.query<{ team: string }>(
    'SELECT team FROM release.apps WHERE name = $1',
    [name],
  );
  assertMayName(name, owners[0]?.team, actor);
  assertOwnGlobal(record);
  const { rows } = await db.query(
    'SELECT 1 FROM release.records WHERE name = $1 AND version = $2',
    [name, version],
  );
  if (rows.length > 0) throw new RegistryError('50103', { app: name, version });
};

/**
 * What depends on the other apps: a manager may publish a train of apps that fit only together;
 * composing checks it again and waives none of it.
 */
const DECIDED_AT_COMPOSITION: ReadonlySet<string> = new Set([
  'slot',
  'event',
  'link',
  'shared',
  'contract',
]);

/**
 * Takes a version in for good, or refuses it with every reason. `waive` lets a manager pass what
 * may be waived here.
 */
export const publish = (
  registry: Registry,
  actor: Actor,
  parts: AsyncIterable<UploadPart>,
  expectedName: string,
  waive: boolean,
): Promise<Published> =>
  logRefusals(registry.db, actor.name, `publish ${expectedName}`, () =>
    ingestVersion(registry, actor, parts, expectedName, waive),
  );

const ingestVersion = async (
  registry: Registry,
  actor: Actor,
  parts: AsyncIterable<UploadPart>,
  expected: string,
  waive: boolean,
): Promise<Published> => {
  const staged = await registry.artefacts.stage();
  try {
    const received = await receiveUpload(parts, staged);
    const { record } = received;
    if (record.name !== expected)
      throw new RegistryError('10102', { fields: { name: `the address says ${expected}` } });
    assertFilesMatch(received);
    assertOwnGlobal(record);
    const waived = (finding: Finding): boolean =>
      waive &&
      actor.role === 'manager' &&
      (finding.waivable ||
        DECIDED_AT_COMPOSITION.has(finding.check) ||
        isShareable(record, finding));
    const digest = digestOf(record);
    const { provenance } = received;
    const origin = await verifiedBuilder(registry.db, record, digest, provenance);
    const found = [
      ...(await violations(registry, record, actor, received.contracts)),
      ...checkStyles(record, received.foreign),
      ...origin.findings,
    ].filter((finding) => !waived(finding));
    if (found.length > 0) throw new RegistryError('50105', { findings: found });
    const bytes = await transaction(registry.db, async (tx) => {
      await claimName(tx, record.name, actor);
      await claimSubjects(tx, record, actor, waive && actor.role === 'manager');
      const size = await insertRecord(tx, record, digest, actor);
      await insertMaps(tx, record, received.maps);
      await storeProvenance(tx, record, provenance, origin.builder);
      // Before the log, whose lock all publishers share: a slow bucket keeps nobody else waiting.
      await staged.commit(record.name, record.version);
      await appendAudit(tx, {
        actor: actor.name,
        action: 'publish',
        subject: `${record.name}@${record.version}`,
        detail: { digest, waived: waive, ...(origin.builder && { builder: origin.builder }) },
      });
      await logRelease(tx, {
        app: record.name,
        version: record.version,
        digest,
        ...(provenance && { provenance: digestOf(provenance) }),
      });
      await registry.announcer.announce(tx, {
        type: 'published',
        app: record.name,
        version: record.version,
      });
      await queueDeliveries(tx, {
        type: 'publish',
        app: record.name,
        version: record.version,
        actor: actor.name,
      });
      return size;
    });
    return { name: record.name, version: record.version, digest, bytes };
  } catch (error) {
    await staged.discard();
    throw error;
  }
};
