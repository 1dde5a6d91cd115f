import semver from 'semver';
import type { Finding, CompatibilitySet } from './finding.ts';

/** All apps of a page were built against the same major version of the contracts. */
export const checkContract = (pairing: CompatibilitySet): Finding[] => {
  const shells = pairing['shell'] ?? [];
  return Object.entries(pairing)
    .filter(([name]) => name !== 'shell')
    .flatMap(([, sides]) =>
      sides.flatMap((record) =>
        shells
          .filter((shell) => semver.major(shell.contract) !== semver.major(record.contract))
          .map((shell): Finding => ({
            check: 'contract',
            app: record.name,
            version: record.version,
            other: 'shell',
            subject: record.contract,
            waivable: false,
            message: {
              en_gb: `It was built against contracts ${record.contract}; shell ${shell.version} against ${shell.contract}.`,
              zh_hk: `它依照合約${record.contract}建置，而shell ${shell.version}依照${shell.contract}。`,
            },
          })),
      ),
    );
};
