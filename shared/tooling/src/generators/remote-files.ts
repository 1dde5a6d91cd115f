import type { Files } from './change.ts';
import { manifestText } from './json-text.ts';
import type { Name, Titles } from './names.ts';
import { routeLine, routeOf, screenSource, screenTest } from './screen-files.ts';

/**
 * Compressed script bytes that a first screen may take; raised in remote.json when there is a
 * reason.
 */
const BUDGET = 46_080;

const REMOTE = `import { defineRemote } from '@tapnook/platform';
import { appVersion } from '@tapnook/platform/version';
import manifest from '../remote.json' with { type: 'json' };
import { messages } from './locales/index.ts';
import { screens } from './routes.tsx';

/** This remote: its manifest, its screens by route id, its words. */
export const remote = defineRemote({ manifest, screens, messages }, appVersion());
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
import { api } from '@tapnook/contracts/api';
import * as kit from '@tapnook/contracts/kit';
import { contractProblems, type Declared } from '@tapnook/testing/contract-kit';
import { remote } from './remote.ts';
import { server } from './server.ts';

test('every screen and slot stands on what the contracts allow, without the shell', async () => {
  const { manifest } = remote;
  const declared: Declared = { ...manifest, slots: { gives: Object.keys(manifest.slots.gives) } };
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
  locale === 'zh-HK'
    ? import('./zh-HK.json', { with: { type: 'json' } })
    : import('./en-US.json', { with: { type: 'json' } });
`;
const APP_TEXTS = `import type texts from './en-US.json';

declare module '@tapnook/platform/app-texts' {
  interface AppTexts {
    readonly texts: typeof texts;
  }
}
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
const here = {
  ...platform,
  navigation: {
    ...platform.navigation,
    go: (to: string, { replace = false } = {}) => move(to, replace),
  },
};
addMessages(platform.i18n, remote.namespace, (await remote.messages(locale)).default);
document.documentElement.lang = locale;
const element = document.getElementById('main');
if (!element) throw new Error('the page has no place for the remote');
createRoot(element).render(
  <RemoteRoot
    remote={remote}
    platform={here}
    router={(children, basename) => (
      <BrowserRouter basename={basename}>{children}</BrowserRouter>
    )}
  />,
);
`;

/**
 * The files of a remote with one screen, by their paths in its folder, that are the same wherever
 * it stands.
 */
export const remoteFiles = (name: Name, titles: Titles): Files => {
  const manifest = {
    name: `mf-${name.kebab}`,
    routes: [routeOf(name)],
    slots: { gives: {}, uses: [] },
    events: { emits: [], listens: [] },
    links: { gives: [], uses: [] },
    budget: { routeBytes: BUDGET },
  };
  const words = (title: string): string =>
    `{\n  ${JSON.stringify(name.camel)}: { "title": ${JSON.stringify(title)} }\n}\n`;
  const screen = `src/screens/${name.kebab}/${name.kebab}.screen`;
  return {
    'remote.json': manifestText(manifest),
    'dev/main.tsx': DEV,
    'src/index.ts': INDEX,
    'src/server.ts': SERVER,
    'src/contract.test.ts': CONTRACT_TEST,
    'src/remote.ts': REMOTE,
    'src/routes.tsx': ROUTES(name),
    'src/locales/app-texts.d.ts': APP_TEXTS,
    'src/locales/index.ts': LOCALES,
    'src/locales/en-US.json': words(titles.en),
    'src/locales/zh-HK.json': words(titles.zh),
    [`${screen}.tsx`]: screenSource(name),
    [`${screen}.test.tsx`]: screenTest(name),
  };
};
