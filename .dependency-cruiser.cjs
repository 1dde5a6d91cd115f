/**
 * Who may import whom (shared/docs/architecture.md). Rules come from a file's place, so that a new
 * remote needs none of its own.
 */
const among = (...paths) => `^(${paths.join('|')})/`;
const KERNEL = 'shared/kernel';
const SERVER = 'shared/server';
const CONTRACTS = 'shared/contracts';
const PLATFORM = 'shared/platform';
const UI = 'shared/ui';
const FORMS = 'shared/forms';
const LISTING = 'shared/listing';
const OURS =
  '^(shared/(kernel|server|contracts|platform|ui|forms|listing|testing|tooling)|shell|' +
  'mf-[^/]+|deploy/[^/]+|e2e)/';
const TEST = '\\.test\\.tsx?$|/test/|/testing/|/dev/|\\.config\\.(ts|cjs)$|\\.examples\\.ts$';

/** What the release console's page is made of: it runs in browsers. */
const CONSOLE = '^deploy/release/src/console/browser/';
const API_MODULES = '^deploy/api/src/modules/';
/** Demo data knows every module, and only `deploy/api/seed` knows it. */
const SEED = '/[^/]*seed[^/]*\\.ts$';

const onlyFrom = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: TEST },
  to: { path: OURS, pathNot: [from.replace('^', '^'), ...allowed.map((path) => `^${path}/`)] },
});
const door = (library, ...places) => ({
  name: `one-door-for-${library.replace(/\W/g, '-')}`,
  severity: 'error',
  from: { path: '^(shared|shell|mf-)', pathNot: [TEST, ...places.map((place) => `^${place}`)] },
  // A type leaves nothing in a bundle.
  to: { path: `node_modules/${library}/`, dependencyTypesNot: ['type-only'] },
});

module.exports = {
  forbidden: [
    onlyFrom('kernel-imports-nothing', '^shared/kernel/', []),
    onlyFrom('server-imports-kernel', '^shared/server/', [KERNEL]),
    onlyFrom('contracts-import-kernel', '^shared/contracts/', [KERNEL]),
    onlyFrom('ui-imports-kernel', '^shared/ui/', [KERNEL]),
    onlyFrom('forms-import-kernel', '^shared/forms/', [KERNEL]),
    onlyFrom('listing-imports-platform-and-ui', '^shared/listing/', [
      CONTRACTS,
      KERNEL,
      PLATFORM,
      UI,
    ]),
    onlyFrom('platform-imports-contracts', '^shared/platform/', [CONTRACTS, KERNEL]),
    onlyFrom('shell-imports-shared', '^shell/', [CONTRACTS, PLATFORM, UI, KERNEL]),
    {
      name: 'remotes-import-shared-and-themselves',
      severity: 'error',
      from: { path: '^(mf-[^/]+)/', pathNot: TEST },
      to: { path: OURS, pathNot: ['^$1/', among(CONTRACTS, PLATFORM, UI, FORMS, LISTING, KERNEL)] },
    },
    {
      name: 'services-never-import-each-other',
      severity: 'error',
      from: {
        path: '^(deploy/(?:edge|release|sandbox))/',
        pathNot: [TEST, '/build/', CONSOLE],
      },
      to: { path: OURS, pathNot: ['^$1/', among(CONTRACTS, KERNEL, SERVER)] },
    },
    {
      name: 'release-console-imports-shared',
      severity: 'error',
      from: { path: CONSOLE, pathNot: TEST },
      to: {
        path: OURS,
        pathNot: ['^deploy/release/', among(CONTRACTS, KERNEL, PLATFORM, UI, FORMS)],
      },
    },
    {
      name: 'release-console-takes-only-types-of-its-server',
      severity: 'error',
      from: { path: CONSOLE, pathNot: TEST },
      to: {
        path: '^deploy/release/',
        pathNot: [CONSOLE, '^deploy/release/src/console/locales/'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'back-office-imports-shared',
      severity: 'error',
      from: { path: '^deploy/backoffice/src/', pathNot: TEST },
      to: {
        path: OURS,
        pathNot: ['^deploy/backoffice/', among(CONTRACTS, KERNEL, SERVER, PLATFORM, UI, FORMS)],
      },
    },
    {
      name: 'api-modules-show-their-index',
      severity: 'error',
      from: {
        path: `${API_MODULES}([^/]+)/`,
        // Foreign keys join the tables of the modules into one schema.
        pathNot: [TEST, '\\.tables\\.ts$'],
      },
      to: { path: `${API_MODULES}[^/]+/`, pathNot: [`${API_MODULES}$1/`, '/index\\.ts$'] },
    },
    {
      name: 'api-imports-modules-by-their-index',
      severity: 'error',
      from: { path: '^deploy/api/', pathNot: [TEST, API_MODULES] },
      to: { path: `${API_MODULES}[^/]+/`, pathNot: ['/index\\.ts$', SEED] },
    },
    {
      name: 'api-tables-reference-tables',
      severity: 'error',
      from: { path: `${API_MODULES}([^/]+)/.*\\.tables\\.ts$` },
      to: {
        path: API_MODULES,
        pathNot: [`${API_MODULES}$1/`, '\\.tables\\.ts$'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'api-modules-form-no-circles',
      severity: 'error',
      from: { path: `${API_MODULES}([^/]+)/`, pathNot: TEST },
      // Types alone make a circle as well: two modules that know each other are one.
      to: {
        circular: true,
        via: { pathNot: `${API_MODULES}$1/` },
        viaOnly: { path: API_MODULES },
      },
    },
    onlyFrom('api-imports-contracts', '^deploy/api/', [CONTRACTS, KERNEL, SERVER]),
    {
      name: 'features-never-import-features',
      severity: 'error',
      from: { path: '^(mf-[^/]+/src/features)/([^/]+)/', pathNot: TEST },
      to: { path: '^$1/', pathNot: '^$1/$2/' },
    },
    {
      name: 'testing-is-for-tests',
      severity: 'error',
      from: { path: '^(shared|shell|mf-|deploy)', pathNot: [TEST, '^shared/testing/'] },
      to: { path: '^shared/testing/' },
    },
    door('ky', PLATFORM),
    door('i18next', PLATFORM, 'shell/src/server.tsx', 'shared/server/src/translations.ts'),
    door('@tanstack', PLATFORM, 'shell/src/composition', 'shell/src/ssr'),
    door('single-spa', 'shell', PLATFORM),
    door(
      'dayjs',
      KERNEL,
      'shell/src/server.tsx',
      'shell/src/composition/federation.ts',
      'shell/src/main.tsx',
    ),
    {
      name: 'no-circles',
      severity: 'error',
      from: { path: OURS, pathNot: TEST },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.var|\\.cache|masters|migrations)/' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
};
