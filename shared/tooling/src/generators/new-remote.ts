import { readText, type Change } from './change.ts';
import { manifestText } from './json-text.ts';
import type { Name, Titles } from './names.ts';
import { routeLine, routeOf, screenSource, screenTest } from './screen-files.ts';

/** Compressed script bytes that a first screen may take; raised in remote.json when there is a reason. */
const BUDGET = 46_080;
/** A remote that stands as every remote does: its files without a name of their own are taken over from there. */
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
  return `${JSON.stringify({ name: `@tapnook/mf-${kebab}`, version: '0.1.0', private: true, type: 'module', dependencies, devDependencies }, null, 2)}\n`;
};

const REMOTE = `import { defineRemote } from '@tapnook/platform';
import { appVersion } from '@tapnook/platform/version';
import manifest from '../remote.json' with { type: 'json' };
import { messages } from './locales/index.ts';
import { screens } from './routes.tsx';

/** This remote: its manifest, its screens by route id, its words. */
export const remote = defineRemote({ manifest: manifest as never, screens, messages }, appVersion());
`;
const INDEX = `import { lifecyclesOf } from '@tapnook/platform/lifecycle';
import { remote } from './remote.ts';

export const { bootstrap, mount, unmount } = lifecyclesOf(remote);
export { remote };
`;
const SERVER = `import { serverOf } from '@tapnook/platform/server';
import { remote } from './remote.ts';

export const server = serverOf(remote, {});
`;
const CONTRACT_TEST = `/** @jest-environment node */
import { expect, test } from '@jest/globals';
import type { RemoteManifest } from '@tapnook/contracts';
import { api } from '@tapnook/contracts/api';
import * as kit from '@tapnook/contracts/kit';
import { contractProblems, type Declared } from '@tapnook/testing/contract-kit';
import manifest from '../remote.json' with { type: 'json' };
import { server } from './server.ts';

test('every screen and slot stands on whatever the contracts allow, without the shell', async () => {
  const declared: Declared = { ...(manifest as unknown as RemoteManifest), slots: { gives: Object.keys(manifest.slots.gives) } };
  expect(await contractProblems(server, declared, { api, ...kit })).toEqual([]);
}, 60_000);
`;
const ROUTES = (name: Name): string => `import type { RemoteDefinition } from '@tapnook/platform';

/** Route id of remote.json → its screen. */
export const screens: RemoteDefinition['screens'] = {
${routeLine(name)}};
`;
const LOCALES = `import type { RemoteDefinition } from '@tapnook/platform';

/** The words of one language at a time; the other is never downloaded. */
export const messages: RemoteDefinition['messages'] = (locale) =>
  locale === 'zh-HK' ? import('./zh-HK.json', { with: { type: 'json' } }) : import('./en-US.json', { with: { type: 'json' } });
`;
const DEV = `import '@tapnook/ui/styles/tokens.css';
import '@tapnook/ui/styles/base.css';
import { localePath, splitLocale } from '@tapnook/contracts';
import { addMessages, RemoteRoot } from '@tapnook/platform';
import { createFakeApi, createFakePlatform } from '@tapnook/testing';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { remote } from '../src/remote.ts';

const { locale = 'en-US', path } = splitLocale(location.pathname);
const platform = createFakePlatform({ fetch: createFakeApi().fetch, locale, path });
const move = (to: string, replace = false): void => {
  history[replace ? 'replaceState' : 'pushState'](null, '', localePath(locale, to));
  dispatchEvent(new PopStateEvent('popstate'));
};
const here = { ...platform, navigation: { ...platform.navigation, go: (to: string, { replace = false } = {}) => move(to, replace) } };
addMessages(platform.i18n, remote.namespace, (await remote.messages(locale)).default);
document.documentElement.lang = locale;
const element = document.getElementById('main');
if (!element) throw new Error('the page has no place for the remote');
createRoot(element).render(<RemoteRoot remote={remote} platform={here} router={(children, basename) => <BrowserRouter basename={basename}>{children}</BrowserRouter>} />);
`;
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
  const manifest = {
    name: folder,
    routes: [routeOf(name)],
    slots: { gives: {}, uses: [] },
    events: { emits: [], listens: [] },
    links: { gives: [], uses: [] },
    budget: { routeBytes: BUDGET },
  };
  const words = (title: string): string =>
    `{\n  ${JSON.stringify(name.camel)}: { "title": ${JSON.stringify(title)} }\n}\n`;
  const taken = Object.fromEntries(
    ['tsconfig.json', 'jest.config.cjs', 'webpack.config.ts'].map((file) => [
      `${folder}/${file}`,
      readText(root, `${PATTERN}/${file}`),
    ]),
  );
  return {
    created: {
      [`${folder}/README.md`]: readme(name),
      [`${folder}/package.json`]: packageText(root, name),
      [`${folder}/remote.json`]: manifestText(manifest),
      ...taken,
      [`${folder}/dev/main.tsx`]: DEV,
      [`${folder}/src/index.ts`]: INDEX,
      [`${folder}/src/server.ts`]: SERVER,
      [`${folder}/src/contract.test.ts`]: CONTRACT_TEST,
      [`${folder}/src/remote.ts`]: REMOTE,
      [`${folder}/src/routes.tsx`]: ROUTES(name),
      [`${folder}/src/locales/index.ts`]: LOCALES,
      [`${folder}/src/locales/en-US.json`]: words(titles.en),
      [`${folder}/src/locales/zh-HK.json`]: words(titles.zh),
      [`${folder}/src/screens/${name.kebab}/${name.kebab}.screen.tsx`]: screenSource(name),
      [`${folder}/src/screens/${name.kebab}/${name.kebab}.screen.test.tsx`]: screenTest(name),
    },
    changed: {},
  };
};
