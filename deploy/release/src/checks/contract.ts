import semver from 'semver';
import type { Finding, CompatibilitySet } from './finding.ts';

/**
 * The part of a version that a breaking change raises: the major, and before 1.0.0 the minor
 * (Semantic Versioning, 4; as npm's caret ranges have it).
 */
export const breakingPart = (version: string): string => {
  const major = semver.major(version);
  return major > 0 ? String(major) : `0.${semver.minor(version)}`;
};

/** All apps of a page were built against contracts between which nothing broke. */
export const checkContract = (pairing: CompatibilitySet): Finding[] => {
  const shells = pairing['shell'] ?? [];
  return Object.entries(pairing)
    .filter(([name]) => name !== 'shell')
    .flatMap(([, sides]) =>
      sides.flatMap((record) =>
        shells
          .filter((shell) => breakingPart(shell.contract) !== breakingPart(record.contract))
          .map((shell): Finding => ({
            check: 'contract',
            app: record.name,
            version: record.version,
            other: 'shell',
            subject: record.contract,
            waivable: false,
            message: {
              en_gb:
                `It was built against contracts ${record.contract}; shell ${shell.version} ` +
                `against ${shell.contract}.`,
              zh_hk: `它依照合約${record.contract}建置，而shell ${shell.version}依照${shell.contract}。`,
            },
          })),
      ),
    );
};
