import '@tapnook/ui/styles/tokens.css';
import '@tapnook/ui/styles/base.css';
import { localePath, splitLocale } from '@tapnook/contracts';
import { addMessages, RemoteRoot, type LoadedSlot } from '@tapnook/platform';
import { createFakePlatform } from '@tapnook/testing';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { remote } from '../src/remote.ts';
import { fakeShop } from './fakes.ts';

const { locale = 'en-US', path } = splitLocale(location.pathname);
/** Stands where another remote would show something. */
const placeholderSlot = (name: string): LoadedSlot => ({
  definition: { Component: () => <p className="text-muted">{name}</p> },
  namespace: 'elsewhere',
  owner: 'elsewhere',
  version: '0.0.0',
});
const slots = Object.fromEntries(
  remote.manifest.slots.uses.map((name) => [name, placeholderSlot(name)]),
);
const platform = createFakePlatform({ fetch: fakeShop().fetch, locale, path, slots });
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
await Promise.all(remote.manifest.routes.map(({ id }) => remote.loadScreen(id)));
addMessages(platform.i18n, remote.namespace, (await remote.messages(locale)).default);
document.documentElement.lang = locale;
const element = document.getElementById('main');
if (!element) throw new Error('the page has no place for the remote');
createRoot(element).render(
  <RemoteRoot
    remote={remote}
    platform={here}
    router={(children, basename) => <BrowserRouter basename={basename}>{children}</BrowserRouter>}
  />,
);
