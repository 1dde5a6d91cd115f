import type { Locale } from '@tapnook/contracts';
import type { ContractSurface, ReleaseRecord } from '@tapnook/contracts/release';
import { bilingual, translator } from '../translations.ts';
import { breakingNumber } from './breaking-number.ts';
import { breakingChanges } from './contract-changes.ts';
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

const listed =
  (reasons: readonly string[]) =>
  (locale: Locale): string => {
    const more = reasons.length - MAX_REASONS;
    return [
      ...reasons.slice(0, MAX_REASONS),
      ...(more > 0 ? [translator(locale)('contractVersion.more', { count: more })] : []),
    ].join('; ');
  };

/**
 * A shell whose contracts break apps that were built against those of `others`, under a number
 * which promises that they do not: remotes trust that number when they are composed.
 */
export const checkContractVersion = (
  { record, surface }: ShellContracts,
  others: readonly ShellContracts[],
): Finding[] => {
  const promised = others.filter(
    (one) => one.surface && breakingNumber(one.record.contract) === breakingNumber(record.contract),
  );
  if (surface ? surface.version !== record.contract : promised.length > 0)
    return [findingOf(record, bilingual('contractVersion.unsaid', { contract: record.contract }))];
  if (!surface) return [];
  for (const other of promised) {
    const reasons = other.surface ? breakingChanges(other.surface, surface) : [];
    if (reasons.length === 0) continue;
    const { contract } = other.record;
    return [
      findingOf(
        record,
        bilingual('contractVersion.breaks', {
          contract: record.contract,
          other: contract,
          reasons: listed(reasons),
        }),
      ),
    ];
  }
  return [];
};
