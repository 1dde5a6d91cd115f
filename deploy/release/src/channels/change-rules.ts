import type { Channel } from '@tapnook/contracts/release';
import type { Finding } from '../checks/finding.ts';
import type { Queryable } from '../database/database.ts';
import { RegistryError } from '../errors.ts';
import { getRecord } from '../registry/records.ts';
import type { Apps, Change, Pin } from '../rollout/transitions.ts';
import { violationsOf } from './compatibility.ts';

/** What every change of a channel may carry. */
export interface ChangeBase {
  readonly channel: Channel;
  readonly expectedGeneration?: number | undefined;
  readonly reason?: string;
  readonly waive?: boolean;
  readonly breakGlass?: boolean | undefined;
}

/** The digest of a version that may be composed; a blocked one is refused. */
export const pinOf = async (db: Queryable, name: string, version: string): Promise<Pin> => {
  const stored = await getRecord(db, name, version);
  if (stored.blocked)
    throw new RegistryError('50110', { app: name, version, reason: stored.blocked });
  return { version, digest: stored.digest };
};

/** Refuses a composition with violations that were not there before. */
export const assertCompatible = async (
  tx: Queryable,
  before: Apps,
  after: Apps,
  waive: boolean,
): Promise<void> => {
  const findings = await violationsOf(tx, before, after);
  const violations = findings.filter((finding: Finding) => !(waive && finding.waivable));
  if (violations.length > 0) throw new RegistryError('50105', { findings: violations });
};

/** The apps of a transition, or its refusal thrown. */
export const acceptedApps = ({ apps, refused }: Change): Apps => {
  if (refused) throw new RegistryError('50109', { why: refused });
  return apps;
};

export const expectedGenerationOf = ({ expectedGeneration }: ChangeBase) =>
  expectedGeneration === undefined ? {} : { expectedGeneration };
