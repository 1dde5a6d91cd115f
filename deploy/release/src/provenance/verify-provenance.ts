import type { LocalisedText } from '@tapnook/contracts';
import type { ReleaseRecord } from '@tapnook/contracts/release';
import type { ProvenancePolicy } from '../policy/policy.ts';
import { isSignedBy, type Envelope } from './envelope.ts';
import { commitOf, readStatement, subjectOf, type Statement } from './statement.ts';

/** Why a version's statement is refused. */
export type ProvenanceFault =
  | 'unsigned'
  | 'no-statement'
  | 'wrong-subject'
  | 'wrong-digest'
  | 'wrong-commit'
  | 'wrong-builder'
  | 'wrong-repository'
  | 'wrong-signer';

const TEXTS: Readonly<Record<ProvenanceFault, LocalisedText>> = {
  unsigned: {
    en_gb: 'The policy asks for a signed provenance statement, and none came along.',
    zh_hk: '政策要求附上已簽署的來源證明，但沒有收到。',
  },
  'no-statement': {
    en_gb: 'What came as provenance is no in-toto statement with SLSA provenance v1.',
    zh_hk: '收到的來源證明並非附SLSA v1來源資料的in-toto聲明。',
  },
  'wrong-subject': {
    en_gb: 'The provenance statement is about another app or version.',
    zh_hk: '來源證明屬於另一個應用程式或版本。',
  },
  'wrong-digest': {
    en_gb: 'The provenance statement is about other files: its digest is not the record’s.',
    zh_hk: '來源證明屬於其他檔案：摘要與發佈紀錄不符。',
  },
  'wrong-commit': {
    en_gb: 'The provenance statement names another commit than the record.',
    zh_hk: '來源證明所列的提交與發佈紀錄不符。',
  },
  'wrong-builder': {
    en_gb: 'The policy pins no such builder for this app.',
    zh_hk: '政策並無為此應用程式指定該建置者。',
  },
  'wrong-repository': {
    en_gb: 'The policy does not let this builder build from that repository.',
    zh_hk: '政策不容許該建置者使用此儲存庫。',
  },
  'wrong-signer': {
    en_gb: 'None of the keys that the policy pins for this builder signed the statement.',
    zh_hk: '來源證明並非由政策為該建置者指定的金鑰簽署。',
  },
};
export const provenanceText = (fault: ProvenanceFault): LocalisedText => TEXTS[fault];

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
