import type { ReleaseRecord } from '@tapnook/contracts/release';
import type { Finding } from '../checks/finding.ts';
import type { Queryable } from '../database/database.ts';
import { currentPolicy } from '../policy/policy.ts';
import type { Envelope } from './envelope.ts';
import { provenanceText } from './provenance-text.ts';
import { judgeProvenance } from './verify-provenance.ts';

/** Who built a version, by the policy in force, or why its statement is refused. */
export const verifiedBuilder = async (
  db: Queryable,
  record: ReleaseRecord,
  digest: string,
  envelope: Envelope | undefined,
): Promise<{ readonly builder: string | null; readonly findings: Finding[] }> => {
  const { document } = await currentPolicy(db);
  const { builder, fault } = judgeProvenance(record, digest, envelope, document.provenance);
  if (!fault) return { builder, findings: [] };
  return {
    builder: null,
    findings: [
      {
        check: 'provenance',
        app: record.name,
        version: record.version,
        subject: fault,
        waivable: false,
        message: provenanceText(fault),
      },
    ],
  };
};

export const storeProvenance = async (
  tx: Queryable,
  { name, version }: ReleaseRecord,
  envelope: Envelope | undefined,
  builder: string | null,
): Promise<void> => {
  if (!envelope) return;
  await tx.query(
    'INSERT INTO release.provenance (app, version, envelope, builder) VALUES ($1, $2, $3, $4)',
    [name, version, JSON.stringify(envelope), builder],
  );
};

export interface StoredProvenance {
  readonly envelope: Envelope;
  readonly builder: string | null;
}

export const findProvenance = async (
  db: Queryable,
  app: string,
  version: string,
): Promise<StoredProvenance | undefined> => {
  const { rows } = await db.query<StoredProvenance>(
    'SELECT envelope, builder FROM release.provenance WHERE app = $1 AND version = $2',
    [app, version],
  );
  return rows[0];
};
