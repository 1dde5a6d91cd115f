import type { ReleaseRecord } from '@tapnook/contracts/release';
import type { ProvenancePolicy } from '../policy/policy.ts';
import type { Texts } from '../translations.ts';
import { isSignedBy, type Envelope } from './envelope.ts';
import { commitOf, readStatement, subjectOf, type Statement } from './statement.ts';

/** Why a version's statement is refused. */
export type ProvenanceFault = keyof Texts['provenance'];

export interface ProvenanceVerdict {
  /** The pinned builder whose signature holds; null when there is none. */
  readonly builder: string | null;
  readonly fault: ProvenanceFault | null;
}

const refuse = (fault: ProvenanceFault): ProvenanceVerdict => ({ builder: null, fault });

/** Whether a statement is about this very record. */
const subjectFault = (
  { subject, ...statement }: Statement,
  record: ReleaseRecord,
  digest: string,
): ProvenanceFault | null => {
  const named = subject.find(({ name }) => name === subjectOf(record));
  if (!named || subject.length !== 1) return 'wrong-subject';
  if (named.digest['sha256'] !== digest) return 'wrong-digest';
  const commit = commitOf({ subject, ...statement });
  return commit !== record.provenance.commit ? 'wrong-commit' : null;
};

/** Judges a version's statement, or that it has none, by the policy. */
export const judgeProvenance = (
  record: ReleaseRecord,
  digest: string,
  envelope: Envelope | undefined,
  policy: ProvenancePolicy | undefined,
): ProvenanceVerdict => {
  const required = policy?.required ?? [];
  if (!envelope)
    return required === 'all' || required.includes(record.name)
      ? refuse('unsigned')
      : { builder: null, fault: null };
  const statement = readStatement(envelope);
  if (!statement) return refuse('no-statement');
  const fault = subjectFault(statement, record, digest);
  if (fault) return refuse(fault);
  // Nobody is pinned, so nobody's word is worth more than the publisher's.
  if (!policy || policy.builders.length === 0) return { builder: null, fault: null };
  const { buildDefinition, runDetails } = statement.predicate;
  const builders = policy.builders.filter(
    ({ id, apps }) => id === runDetails.builder.id && (apps?.includes(record.name) ?? true),
  );
  if (builders.length === 0) return refuse('wrong-builder');
  const signers = builders.filter(({ keys }) => isSignedBy(envelope, keys));
  if (signers.length === 0) return refuse('wrong-signer');
  const { repository } = buildDefinition.externalParameters;
  const isAllowed = signers.some(
    ({ repositories }) => !repositories || (repository && repositories.includes(repository)),
  );
  return isAllowed ? { builder: runDetails.builder.id, fault: null } : refuse('wrong-repository');
};
