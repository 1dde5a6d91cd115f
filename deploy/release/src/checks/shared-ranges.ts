import type { ReleaseRecord } from '@tapnook/contracts/release';
import semver from 'semver';
import { bilingual } from '../translations.ts';
import type { Finding, CompatibilitySet } from './finding.ts';

const violationsAgainst = (record: ReleaseRecord, shell: ReleaseRecord): Finding[] =>
  Object.entries(record.shared).flatMap(([library, range]): Finding[] => {
    const provided = shell.shared[library];
    const base = {
      check: 'shared',
      app: record.name,
      version: record.version,
      other: 'shell',
      subject: library,
      waivable: false,
    } as const;
    if (provided === undefined) {
      return [
        {
          ...base,
          message: bilingual('shared.notProvided', { library, shell: shell.version }),
        },
      ];
    }
    if (semver.satisfies(provided, range, { includePrerelease: true })) return [];
    return [
      {
        ...base,
        message: bilingual('shared.outOfRange', {
          library,
          range,
          shell: shell.version,
          provided,
        }),
      },
    ];
  });

/**
 * Every shared library that a remote asks for is provided, in range, by every shell that it may
 * meet.
 */
export const checkSharedRanges = (pairing: CompatibilitySet): Finding[] => {
  const shells = pairing['shell'] ?? [];
  return Object.entries(pairing)
    .filter(([name]) => name !== 'shell')
    .flatMap(([, sides]) =>
      sides.flatMap((record) => shells.flatMap((shell) => violationsAgainst(record, shell))),
    );
};
