import '@tapnook/ui/styles/tokens.css';
import '@tapnook/ui/styles/base.css';
import { DEFAULT_LOCALE, localePath, splitLocale } from '@tapnook/contracts';
import { addMessages, RemoteRoot } from '@tapnook/platform';
import { createFakeApi, createFakePlatform } from '@tapnook/testing';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { remote } from '../src/remote.ts';
import { fakeAnswers } from './fakes.ts';

// Runs this remote alone on fake answers: /en-US/merchant/kiln-street-studio, /zh-
// HK/merchantSearch, /en-US/partner.
const { locale = DEFAULT_LOCALE, path } = splitLocale(location.pathname);
const platform = {
  ...createFakePlatform({ fetch: fakeAnswers(createFakeApi()).fetch, locale, path }),
  navigation: {
    go: (to: string) => location.assign(localePath(locale, to)),
    prefetch: () => {},
    leave: (url: string) => location.assign(url),
    current: () => path,
  },
};
await Promise.all(remote.manifest.routes.map(({ id }) => remote.loadScreen(id)));
addMessages(platform.i18n, remote.namespace, (await remote.messages(locale)).default);
const root = document.getElementById('main');
if (!root) throw new Error('the page has no #main');
createRoot(root).render(
  <RemoteRoot
    remote={remote}
    platform={platform}
    router={(children, basename) => <BrowserRouter basename={basename}>{children}</BrowserRouter>}
  />,
);
