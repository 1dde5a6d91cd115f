/** Jest settings by kind of package; each workspace's `jest.config.cjs` is one line. */
const swc = [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2023',
    },
    module: { type: 'commonjs' },
  },
];
const ESM_ONLY = [
  '@tapnook',
  '@fastify/cookie',
  'cookie',
  'ky',
  'content-disposition',
  'cookie',
  'openid-client',
  'oauth4webapi',
  'oidc-provider',
  'postal-mime',
  'file-type',
  'strtok3',
  'token-types',
  'uint8array-extras',
  'jose',
  'nanoid',
  'single-spa',
  'single-spa-react',
  'p-limit',
  'stemmer',
  'leaflet',
  'pg-boss',
  'serialize-error',
  'non-error',
  'rrule-temporal',
];
/**
 * The limit is for what hangs, not for what is slow: an ordinary test takes less than two seconds,
 * one that starts processes ten, and a busy runner gives either a tenth of that.
 */
const TEST_TIMEOUT = 240_000;
const base = (rootDir) => ({
  rootDir,
  testTimeout: TEST_TIMEOUT,
  testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/\\.var/'],
  transform: {
    '/src/inline/[\\w-]+\\.ts$': require.resolve('./inline-script.cjs'),
    '^.+\\.(m?js|tsx?)$': swc,
  },
  transformIgnorePatterns: [`/node_modules/(?!(${ESM_ONLY.join('|')})/)`],
  moduleNameMapper: {
    '\\.module\\.css$': require.resolve('./css-modules.cjs'),
    '\\.css$': require.resolve('./css-modules.cjs'),
    '^(.+)\\?script$': '$1',
  },
  clearMocks: true,
});
exports.TEST_TIMEOUT = TEST_TIMEOUT;
exports.node = (rootDir, extra = {}) => ({ ...base(rootDir), testEnvironment: 'node', ...extra });
exports.browser = (rootDir, extra = {}) => ({
  ...base(rootDir),
  testEnvironment: require.resolve('./browser-environment.cjs'),
  setupFilesAfterEnv: [require.resolve('./browser-setup.cjs')],
  ...extra,
});
