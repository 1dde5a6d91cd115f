import type { ReleaseRecord } from '@tapnook/contracts/release';
import semver from 'semver';
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
          message: {
            en_gb: `It shares ${library}, which shell ${shell.version} does not provide.`,
            zh_hk: `它共用${library}，但shell ${shell.version}並未提供。`,
          },
        },
      ];
    }
    if (semver.satisfies(provided, range, { includePrerelease: true })) return [];
    return [
      {
        ...base,
        message: {
          en_gb: `It needs ${library} ${range}; shell ${shell.version} provides ${provided}.`,
          zh_hk: `它需要${library} ${range}，而shell ${shell.version}提供${provided}。`,
        },
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
