import type { Lock } from './production-packages.ts';

const nameOf = (folder: string): string => folder.slice(folder.lastIndexOf('node_modules/') + 13);

/** A package URL; the `@` of a scope is escaped. */
const urlOf = (name: string, version: string): string =>
  `pkg:npm/${name.replace(/^@/, '%40')}@${version}`;

/** `sha512-…` of the lock file, in the form of CycloneDX. */
const hashesOf = (integrity = ''): object[] => {
  const [algorithm, value] = integrity.split(/-(.*)/);
  return algorithm === 'sha512' && value
    ? [{ alg: 'SHA-512', content: Buffer.from(value, 'base64').toString('hex') }]
    : [];
};

/** What an image holds by others, as CycloneDX 1.6 (JSON). */
export const softwareBill = (lock: Lock, folders: readonly string[]): string =>
  JSON.stringify({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    components: folders
      .filter((folder) => folder.includes('node_modules/'))
      .map((folder) => {
        const { version = '', license, integrity } = lock[folder] ?? {};
        const name = nameOf(folder);
        return {
          type: 'library',
          'bom-ref': folder,
          name,
          version,
          purl: urlOf(name, version),
          ...(license && { licenses: [{ expression: license }] }),
          hashes: hashesOf(integrity),
        };
      }),
  });
