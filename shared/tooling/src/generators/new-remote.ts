import { readText, type Change } from './change.ts';
import type { Name, Titles } from './names.ts';
import { remoteFiles } from './remote-files.ts';

/**
 * A remote that stands as every remote does: its files without a name of their own are taken over
 * from there.
 */
const PATTERN = 'mf-reviews';

const packageText = (root: string, { kebab }: Name): string => {
  const pattern = JSON.parse(readText(root, `${PATTERN}/package.json`)) as {
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  };
  const dependencies = Object.fromEntries(
    Object.entries(pattern.dependencies).filter(([name]) =>
      [
        '@tapnook/contracts',
        '@tapnook/platform',
        '@tapnook/ui',
        'react',
        'react-dom',
        'react-router-dom',
      ].includes(name),
    ),
  );
  const devDependencies = Object.fromEntries(
    Object.entries(pattern.devDependencies).filter(([name]) =>
      ['@tapnook/testing', '@tapnook/tooling', '@types/react'].includes(name),
    ),
  );
  const manifest = {
    name: `@tapnook/mf-${kebab}`,
    version: '0.1.0',
    private: true,
    type: 'module',
    dependencies,
    devDependencies,
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
};

const readme = ({ kebab, words }: Name): string => `# mf-${kebab}

${words}.

## Screens

| Address | File | What it is |
|---|---|---|
| \`/${kebab}\` | \`src/screens/${kebab}/\` | ${words}. |

\`npm run dev -- mf-${kebab}\` runs it alone on fakes: \`/en-US/${kebab}\`.
`;

/** A whole remote with one screen, on the same floor plan as the others. */
export const newRemote = (root: string, name: Name, titles: Titles): Change => {
  const folder = `mf-${name.kebab}`;
  const taken = Object.fromEntries(
    ['tsconfig.json', 'jest.config.cjs', 'webpack.config.ts'].map((file) => [
      file,
      readText(root, `${PATTERN}/${file}`),
    ]),
  );
  const files = {
    'README.md': readme(name),
    'package.json': packageText(root, name),
    ...taken,
    ...remoteFiles(name, titles),
  };
  return {
    created: Object.fromEntries(
      Object.entries(files).map(([file, text]) => [`${folder}/${file}`, text]),
    ),
    changed: {},
  };
};
