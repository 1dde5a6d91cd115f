import { installedVersion } from './parts.ts';

/**
 * Libraries of which a page holds exactly one copy: the shell brings them, eagerly; a remote never bundles them.
 * Value: the package whose version counts.
 */
const SINGLETONS: Readonly<Record<string, string>> = {
  react: 'react',
  'react/jsx-runtime': 'react',
  'react-router-dom': 'react-router-dom',
  'react-i18next': 'react-i18next',
  '@tanstack/react-query': '@tanstack/react-query',
  zustand: 'zustand',
  dayjs: 'dayjs',
  '@tapnook/platform': '@tapnook/platform',
};
/** Shared only in the browser, and only on the server. */
const BROWSER_ONLY = { '@tapnook/platform/lifecycle': '@tapnook/platform' };
const SERVER_ONLY = { '@tapnook/platform/server': '@tapnook/platform', 'react-dom': 'react-dom', i18next: 'i18next' };

/** The façade that stands for the router in browsers: the whole of it would cost 45 KB. */
export const ROUTER_FACADE = '@tapnook/platform/router';

/** Module Federation's `shared`, for the shell (eager) or a remote (none of its own). */
export const sharedModules = (isRemote: boolean): Record<string, object> =>
  Object.fromEntries(
    Object.entries({ ...SINGLETONS, ...BROWSER_ONLY }).map(([name, owner]) => {
      const version = installedVersion(owner);
      const own = name === 'react-router-dom' ? { import: ROUTER_FACADE } : {};
      return [name, { singleton: true, version, requiredVersion: version, ...(isRemote ? { import: false } : { eager: true, ...own }) }];
    }),
  );

/** What a remote's server bundle leaves to the shell's server bundle. */
export const serverExternals = (): readonly string[] => Object.keys({ ...SINGLETONS, ...SERVER_ONLY });

/** Library → version (shell) or range (remote), for the release record. */
export const sharedVersions = (isRemote: boolean): Record<string, string> =>
  Object.fromEntries(Object.values(SINGLETONS).map((name) => [name, isRemote ? `^${installedVersion(name)}` : installedVersion(name)]));

/** Packages that must never be found inside a remote's browser bundle. */
export const FORBIDDEN_IN_REMOTES = ['react', 'react-dom', 'react-router', 'react-router-dom', 'react-i18next', 'i18next', '@tanstack/react-query', '@tanstack/query-core', 'zustand', 'single-spa', 'single-spa-react', 'ky', 'dayjs'];
