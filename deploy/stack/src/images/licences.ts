import { type Lock, productionPackages } from './production-packages.ts';

/** Licences that allow what the shop does with a package, which is to run and to deliver it. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** Whether an SPDX expression can be kept by a choice of allowed licences. */
const isAllowed = (expression: string): boolean =>
  expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => ALLOWED.has(licence.trim())));

/** Packages that name their licence only in a file of theirs, which was read. */
const READ_IN_THEIR_FILES: Readonly<Record<string, string>> = { 'png-js@2.0.0': 'MIT' };

export interface LicensedPackage {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
}
export interface Licences {
  /** By name and version. */
  readonly packages: readonly LicensedPackage[];
  /** Those without a licence, or with one that is not allowed. */
  readonly refused: readonly string[];
}

export const licencesOf = (lock: Lock, folders: readonly string[]): Licences => {
  const found = new Map<string, LicensedPackage>();
  const refused: string[] = [];
  for (const folder of folders) {
    const at = folder.lastIndexOf('node_modules/');
    if (at < 0) continue;
    const name = folder.slice(at + 'node_modules/'.length);
    const { version = '', license = READ_IN_THEIR_FILES[`${name}@${version}`] ?? '' } =
      lock[folder] ?? {};
    if (!isAllowed(license)) refused.push(`${name}@${version}: ${license || 'no licence'}`);
    found.set(`${name}@${version}`, { name, version, licence: license });
  }
  return {
    packages: [...found.values()].toSorted(
      (one, other) =>
        one.name.localeCompare(other.name, 'en') || one.version.localeCompare(other.version, 'en'),
    ),
    refused: refused.toSorted(),
  };
};

const SERVERS = [
  'deploy/api',
  'deploy/backoffice',
  'deploy/edge',
  'deploy/release',
  'deploy/sandbox',
];
const APPS = ['shell', 'mf-catalog', 'mf-checkout', 'mf-account', 'mf-reviews', 'mf-merchant'];
/** Builds the apps and goes to nobody. */
const BUILDER = 'shared/tooling';

/** Folders of all packages that servers run or browsers fetch. */
export const deliveredPackages = (lock: Lock): string[] => [
  ...new Set(
    [...SERVERS, ...APPS].flatMap((folder) => productionPackages(lock, folder, [BUILDER])),
  ),
];

/** The page `THIRD-PARTY.md`. */
export const licencePage = ({ packages }: Licences): string =>
  [
    '# Packages by others',
    '',
    'What the servers run and the browsers fetch, with its licence. Made by `node ' +
      'deploy/stack/src/images/licences-main.ts`; each package holds the text of its licence.',
    '',
    '| Package | Version | Licence |',
    '| --- | --- | --- |',
    ...packages.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`),
    '',
  ].join('\n');
