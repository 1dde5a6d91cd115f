import type { ContractSurface, ReleaseRecord } from '@tapnook/contracts/release';
import { breakingChanges } from './contract-changes.ts';
import { breakingPart } from './contract.ts';
import type { Finding } from './finding.ts';

/** A shell and what its contracts say, as far as it tells. */
export interface ShellContracts {
  readonly record: ReleaseRecord;
  readonly surface: ContractSurface | undefined;
}
/** More reasons than these are counted, not listed. */
const MAX_REASONS = 5;

const findingOf = (
  { name: app, version, contract }: ReleaseRecord,
  message: Finding['message'],
): Finding => ({
  check: 'contract-version',
  app,
  version,
  subject: contract,
  waivable: false,
  message,
});

const listed = (reasons: readonly string[], more: (count: number) => string): string =>
  [
    ...reasons.slice(0, MAX_REASONS),
    ...(reasons.length > MAX_REASONS ? [more(reasons.length - MAX_REASONS)] : []),
  ].join('; ');

/**
 * A shell whose contracts break apps that were built against those of `others`, under a number
 * which promises that they do not: remotes trust that number when they are composed.
 */
export const checkContractVersion = (
  { record, surface }: ShellContracts,
  others: readonly ShellContracts[],
): Finding[] => {
  const promised = others.filter(
    (one) => one.surface && breakingPart(one.record.contract) === breakingPart(record.contract),
  );
  if (surface ? surface.version !== record.contract : promised.length > 0)
    return [
      findingOf(record, {
        en_gb: `It does not say what its contracts ${record.contract} are.`,
        zh_hk: `它沒有說明其合約${record.contract}的內容。`,
      }),
    ];
  if (!surface) return [];
  for (const other of promised) {
    const reasons = other.surface ? breakingChanges(other.surface, surface) : [];
    if (reasons.length === 0) continue;
    const { contract } = other.record;
    return [
      findingOf(record, {
        en_gb:
          `Its contracts ${record.contract} break apps that were built against ${contract}, so ` +
          'they need a number that says so (npx changeset, major): ' +
          `${listed(reasons, (count) => `and ${count} more`)}.`,
        zh_hk:
          `其合約${record.contract}會令依照${contract}建置的應用失效，` +
          `版本號須表明這一點（npx changeset，選major）：${listed(reasons, (count) => `另有${count}項`)}。`,
      }),
    ];
  }
  return [];
};
