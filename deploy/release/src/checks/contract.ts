import { bilingual } from '../translations.ts';
import { breakingNumber } from './breaking-number.ts';
import type { Finding, CompatibilitySet } from './finding.ts';

/** All apps of a page were built against contracts between which nothing broke. */
export const checkContract = (pairing: CompatibilitySet): Finding[] => {
  const shells = pairing['shell'] ?? [];
  return Object.entries(pairing)
    .filter(([name]) => name !== 'shell')
    .flatMap(([, sides]) =>
      sides.flatMap((record) =>
        shells
          .filter((shell) => breakingNumber(shell.contract) !== breakingNumber(record.contract))
          .map((shell): Finding => ({
            check: 'contract',
            app: record.name,
            version: record.version,
            other: 'shell',
            subject: record.contract,
            waivable: false,
            message: bilingual('contract', {
              contract: record.contract,
              shell: shell.version,
              other: shell.contract,
            }),
          })),
      ),
    );
};
