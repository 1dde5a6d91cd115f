import type { KnipConfig } from 'knip';

/** Unused files, exports and dependencies. Entries are what tools or processes start by name. */
const remote = { entry: ['src/index.ts', 'src/server.ts', 'src/service-worker.ts', 'src/slots/*/*.slot.tsx', 'src/locales/index.ts', 'webpack.config.ts', 'dev/main.tsx'] };
const config: KnipConfig = {
  workspaces: {
    '.': { entry: ['.dependency-cruiser.cjs', 'deploy/stack/bootstrap.mjs'] },
    shell: { entry: ['src/main.tsx', 'src/server.tsx'] },
    'mf-*': remote,
    'shared/*': { entry: ['src/index.ts', 'dev/*.ts'] },
    'shared/tooling': { entry: ['src/build-part.ts', 'src/generators/main.ts', 'jest/*.cjs'] },
    'deploy/api': { entry: ['src/main.ts', 'seed/main.ts', 'test/*.ts', 'drizzle.config.ts'] },
    'deploy/release': { entry: ['src/main.ts', 'src/cli/main.ts', 'src/console/browser/*.ts'] },
    'deploy/sandbox': { entry: ['src/**/*.client.ts'] },
    'deploy/edge': { entry: ['src/main.ts'] },
    'deploy/stack': { entry: ['bootstrap.mjs', 'src/*.ts', 'src/verify/main.ts', 'src/bench/main.ts'] },
    e2e: { entry: ['**/*.e2e.ts', 'playwright.config.ts'] },
  },
};
export default config;
