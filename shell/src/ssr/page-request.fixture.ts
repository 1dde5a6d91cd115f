import type { PageRequest, RemoteRoute, ResolvedRemote } from '@tapnook/contracts';
import type { RemoteServer } from '@tapnook/platform/server';
import { createElement } from 'react';
import { pageData } from '../composition/page-data.fixture.ts';
import { releaseRecord } from './release-record.fixture.ts';

const VERSION = {
  version: '1.0.0',
  entry: '/remotes/x/1.0.0/entry.js',
  global: 'x',
  integrity: 'sha384-x',
};
const PAGE = pageData();
const SHELL = releaseRecord({
  name: 'shell',
  styles: ['browser/main.css'],
  exposes: { './page': { scripts: [], styles: ['browser/83.css'] } },
});

/** A remote of a composition, in its only version. */
export const resolvedRemote = (
  name: string,
  routes: readonly RemoteRoute[],
  slots: readonly string[] = [],
): ResolvedRemote => ({ name, current: VERSION, bucket: 'stable', routes, slots });

/** A route with everything around it, as most have. */
export const screenRoute = (change: Partial<RemoteRoute> = {}): RemoteRoute => ({
  id: 'screen',
  path: '/screen/:name',
  auth: false,
  render: 'server',
  header: true,
  footer: true,
  searchBar: false,
  fixedHeader: false,
  tabBar: true,
  sensitive: false,
  ...change,
});

/** The server bundle of a remote whose screen says hello. */
export const remoteServer = (change: Partial<RemoteServer> = {}): RemoteServer => ({
  name: 'mf-x',
  version: '1.0.0',
  namespace: 'x',
  messages: () => Promise.resolve({}),
  plan: () => Promise.resolve({ meta: { title: 'Screen' }, routeId: 'screen' }),
  element: () => createElement('h1', null, 'Hello'),
  slots: {},
  ...change,
});

/** One page of a composition without an API. */
export const pageRequest = (
  path: string,
  remotes: readonly ResolvedRemote[],
  change: Partial<PageRequest> = {},
): PageRequest => ({
  locale: 'en-US',
  path,
  composition: { ...PAGE.composition, remotes },
  records: { shell: SHELL },
  config: PAGE.config,
  apiBase: 'http://127.0.0.1:9/api',
  nonce: 'n',
  now: 0,
  answeredAt: 0,
  visit: { generation: 1, route: 'home', apps: {}, seal: 'sealed' },
  timeout: 500,
  loadRemote: () => Promise.reject(new Error('not asked for')),
  artefacts: () => Promise.resolve(''),
  onError: () => undefined,
  ...change,
});
