import type { KnipConfig } from 'knip';

/** Unused files, exports and dependencies. Entries are what tools or processes start by name. */
const config: KnipConfig = {
  ignoreExportsUsedInFile: true,
  exclude: ['types', 'nsTypes', 'enumMembers', 'duplicates'],
  ignoreBinaries: ['apt-get', 'java', 'promtool', 'varnishd'],
  // Started by name in deploy/stack/src/verify, or needed by css-minimizer-webpack-plugin.
  ignoreDependencies: [
    // Fonts whose files are resolved by a name of two parts, which fits its line.
    '@expo-google-fonts/chocolate-classical-sans',
    '@fontsource-variable/instrument-sans',
    'oxlint',
    'oxfmt',
    'oxlint-tsgolint',
    'dependency-cruiser',
    'playwright',
    'lightningcss',
    'verdaccio',
    '@changesets/cli',
    '@changesets/changelog-git',
  ],
  workspaces: {
    '.': {},
    // Inline scripts are asked for by `?script`, which the build resolves.
    shell: {
      entry: [
        'src/main.tsx',
        'src/server.tsx',
        'src/service-worker.ts',
        'src/inline/{capture-press,device-settings,first-view}.ts',
      ],
    },
    'mf-*': {
      entry: [
        'src/index.ts',
        'src/server.ts',
        'src/service-worker.ts',
        'src/slots/*/*.slot.tsx',
        'src/locales/index.ts',
        'webpack.config.ts',
        'dev/main.tsx',
      ],
    },
    'shared/*': { entry: ['dev/*.ts'] },
    // The build puts it in the place of i18next.
    'shared/platform': { entry: ['src/i18n/fixed-language.ts'] },
    'shared/tooling': {
      entry: [
        'src/build-app.ts',
        'src/single-bundle.ts',
        'src/shared-runtime.ts',
        'src/module-entry/{federation-runtime,module-entry}.ts',
        'src/dev/*.ts',
        'src/contract-kit/main.ts',
        'src/generators/main.ts',
        'src/packages/main.ts',
        'src/coverage/main.ts',
        'src/bare-texts.ts',
        'jest/*.cjs',
      ],
    },
    // Its development dependencies are the versions that a new repository starts with.
    'shared/create-remote': { entry: ['src/main.ts'], ignoreDependencies: ['.+'] },
    'deploy/api': {
      entry: [
        // Started by name, in a thread.
        'src/modules/vouchers/voucher-pdf.worker.ts',
        'src/main.ts',
        'seed/main.ts',
        'bench/{growth,serve}.ts',
        'test/*.ts',
      ],
    },
    'deploy/backoffice': {
      entry: ['src/server/main.ts', 'src/browser/main.tsx', 'build/main.ts'],
    },
    'deploy/release': {
      entry: [
        'src/main.ts',
        'src/cli/main.ts',
        'src/console/browser/main.tsx',
        'build/main.ts',
        'bench/canary.ts',
      ],
    },
    'deploy/sandbox': { entry: ['src/main.ts', 'src/**/client/*.ts', 'src/**/*.client.ts'] },
    // Rendering starts in a process of its own (render-process.ts).
    'deploy/edge': {
      entry: ['src/main.ts', 'src/render/process/main.ts', 'src/static/write-proxy-errors.ts'],
    },
    // The schemas of Kubernetes are read in a process of its own (manifests.test.ts).
    'deploy/stack': {
      entry: [
        'src/images/main.ts',
        'src/images/licences-main.ts',
        'src/*.ts',
        'src/verify/main.ts',
        'src/bench/main.ts',
        'src/bench/purchase/{main,side}.ts',
        'src/backup/main.ts',
        'src/drill/{main,releases}.ts',
        'src/soak/main.ts',
      ],
      ignoreDependencies: ['kubernetes-models'],
    },
    e2e: {
      entry: [
        '**/*.e2e.ts',
        'screens/*.screen.ts',
        'fixtures/foreign-page/page.ts',
        'outside-team/main.ts',
      ],
    },
  },
};
export default config;
