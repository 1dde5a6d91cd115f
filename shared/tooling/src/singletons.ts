import { installedVersion, neededRange } from './apps.ts';

/**
 * Libraries of which a page holds exactly one copy: the shell brings them, eagerly; a remote never
 * bundles them. Value: the package whose version counts.
 */
const SINGLETONS: Readonly<Record<string, string>> = {
  react: 'react',
  'react/jsx-runtime': 'react',
  'react-router-dom': 'react-router-dom',
  'react-i18next': 'react-i18next',
  dayjs: 'dayjs',
  'dayjs/plugin/utc.js': 'dayjs',
  '@tapnook/platform': '@tapnook/platform',
};
/** Shared only in the browser, and only on the server. */
const BROWSER_ONLY = { '@tapnook/platform/lifecycle': '@tapnook/platform' };
const SERVER_ONLY = {
  '@tapnook/platform/server': '@tapnook/platform',
  'react-dom': 'react-dom',
  i18next: 'i18next',
};

/**
 * What stands for a large library in browsers: only what the storefront uses of it. The whole
 * router would cost 45 KB.
 */
const FACADES: Readonly<Record<string, string>> = {
  'react-router-dom': '@tapnook/platform/router',
  'react-i18next': '@tapnook/platform/i18n',
};

/** Names that a remote shares in browsers, with the version it is built with. */
export const sharedLibraries = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ ...SINGLETONS, ...BROWSER_ONLY }).map(([name, owner]) => [
      name,
      installedVersion(owner),
    ]),
  );

/** Module Federation's `shared`, for the shell (eager) or a remote (none of its own). */
export const sharedModules = (isRemote: boolean): Record<string, object> =>
  Object.fromEntries(
    Object.entries({ ...SINGLETONS, ...BROWSER_ONLY }).map(([name, owner]) => {
      const version = installedVersion(owner);
      const facade = FACADES[name];
      const own = facade ? { import: facade } : {};
      return [
        name,
        {
          singleton: true,
          version,
          requiredVersion: isRemote ? neededRange(owner) : version,
          ...(isRemote ? { import: false } : { eager: true, ...own }),
        },
      ];
    }),
  );

/** What a remote's server bundle leaves to the shell's server bundle. */
export const serverExternals = (): readonly string[] =>
  Object.keys({ ...SINGLETONS, ...SERVER_ONLY });

/**
 * Not shared by the federation but lent by the shell (`shared-runtime.ts`): a shell without it
 * cannot carry such a remote.
 */
const LENT = '@module-federation/webpack-bundler-runtime';

/** Library → version (shell) or range (remote), for the release record. */
export const sharedVersions = (isRemote: boolean): Record<string, string> =>
  Object.fromEntries(
    [...Object.values(SINGLETONS), LENT].map((name) => [
      name,
      isRemote ? neededRange(name) : installedVersion(name),
    ]),
  );

/** Packages that must never be found inside a remote's browser bundle. */
export const FORBIDDEN_IN_REMOTES = [
  'react',
  'react-dom',
  'react-router',
  'react-router-dom',
  'react-i18next',
  'i18next',
  '@tanstack/react-query',
  '@tanstack/query-core',
  'zustand',
  'single-spa',
  'single-spa-react',
  'ky',
  'dayjs',
];
