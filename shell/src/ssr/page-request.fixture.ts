import type { PageRequest, RemoteRoute, ResolvedRemote } from '@tapnook/contracts';
import type { RemoteServer } from '@tapnook/platform/server';
import { createElement } from 'react';

const VERSION = {
  version: '1.0.0',
  entry: '/remotes/x/1.0.0/entry.js',
  global: 'x',
  integrity: 'sha384-x',
};
const SHELL = {
  name: 'shell',
  version: '1.0.0',
  scripts: [],
  styles: ['browser/main.css'],
  files: {},
  exposes: { './page': { scripts: [], styles: ['browser/83.css'] } },
  routes: [],
};

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
  composition: {
    channel: 'production',
    generation: 1,
    shell: { version: '1.0.0', bucket: 'stable' },
    remotes,
  },
  records: { shell: SHELL as never },
  config: {
    origin: 'https://tapnook.example',
    gatewayOrigin: 'https://gateway.example',
    chatOrigin: null,
    mapTiles: null,
  },
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
