import semver from 'semver';

/**
 * The part of a version that a breaking change raises: the major, and before 1.0.0 the minor
 * (Semantic Versioning, 4; as npm's caret ranges have it).
 */
export const breakingNumber = (version: string): string => {
  const major = semver.major(version);
  return major > 0 ? String(major) : `0.${semver.minor(version)}`;
};
