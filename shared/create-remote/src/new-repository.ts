import type { Change } from '../../tooling/src/generators/change.ts';
import type { Name, Titles } from '../../tooling/src/generators/names.ts';
import { remoteFiles } from '../../tooling/src/generators/remote-files.ts';
import { GITIGNORE, readmeOf, WORKFLOW } from './repository-files.ts';

/**
 * The manifest of this package: its development dependencies are the versions that a new repository
 * starts with.
 */
export interface OwnManifest {
  readonly devDependencies: Readonly<Record<string, string>>;
}

/** What the remote's code imports; everything else builds and tests it. */
const IMPORTED = [
  '@tapnook/contracts',
  '@tapnook/platform',
  '@tapnook/ui',
  'react',
  'react-dom',
  'react-router-dom',
  'react-i18next',
];

const packageText = ({ kebab }: Name, { devDependencies }: OwnManifest): string => {
  const entries = Object.entries(devDependencies);
  const pick = (isImported: boolean) =>
    Object.fromEntries(entries.filter(([name]) => IMPORTED.includes(name) === isImported));
  return `${JSON.stringify(
    {
      name: `mf-${kebab}`,
      version: '0.0.0',
      private: true,
      type: 'module',
      engines: { node: '>=24' },
      scripts: {
        dev: 'tapnook dev',
        build: 'tapnook build',
        types: 'tsc',
        test: 'jest',
        release: 'tapnook-release',
        check: `tapnook-release check mf-${kebab}`,
        publish: `tapnook-release publish mf-${kebab}`,
      },
      dependencies: pick(true),
      devDependencies: pick(false),
    },
    null,
    2,
  )}\n`;
};

const TSCONFIG = `{
  "extends": "@tapnook/tooling/tsconfig/browser.json",
  "compilerOptions": { "types": [] },
  "include": ["src", "dev", "node_modules/@tapnook/tooling/tsconfig/css.d.ts"]
}
`;
const JEST = `module.exports = require('@tapnook/tooling/jest/base.cjs').browser(__dirname);\n`;

/** A repository that holds one remote, with everything to run, test and release it. */
export const newRepository = (name: Name, titles: Titles, own: OwnManifest): Change => ({
  created: {
    ...remoteFiles(name, titles),
    'README.md': readmeOf(name),
    'package.json': packageText(name, own),
    'tsconfig.json': TSCONFIG,
    'jest.config.cjs': JEST,
    '.gitignore': GITIGNORE,
    '.github/workflows/remote.yaml': WORKFLOW(name),
  },
  changed: {},
});
