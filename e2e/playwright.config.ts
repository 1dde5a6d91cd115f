import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { EDGE_PORT, ROOT, stacks } from './fixtures/stack.ts';

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts a stack of the sources in this folder, or fails: an older version would prove nothing. */
const START =
  'node --disable-warning=ExperimentalWarning deploy/stack/src/start.ts --fresh --disposable ' +
  '--strict-builds';
/** The stacks start one after the other: the first builds, the others take what it built. */
const builder = stacks[0]?.folder;

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: path.join(ROOT, '.var/reports/e2e'),
  // A stack serves one test at a time: those that change the composition must not run beside
  // others.
  workers: stacks.length,
  fullyParallel: false,
  // The second attempt is made for its trace only: a journey that needs it fails the run.
  retries: 1,
  failOnFlakyTests: true,
  // A journey of a minute on a quick machine takes three on a busy one; what is fast enough is for
  // the benchmarks to say.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${EDGE_PORT}`,
    viewport: { width: 1440, height: 900 },
    // Recording every attempt would cost a tenth of the time.
    trace: 'on-first-retry',
    launchOptions: {
      args,
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    },
  },
  webServer: stacks.map(({ port, folder }) => ({
    command: folder === builder ? START : `${START} --builds-from ${builder}`,
    cwd: ROOT,
    url: `http://localhost:${port}/healthz`,
    timeout: 600_000,
    reuseExistingServer: process.env.REUSE_STACK === '1',
    env: {
      PORT: String(port),
      TAPNOOK_DIR: folder,
      // Journeys ask for what they composed: nobody of them is left on the version before it.
      HOLDBACK_PERCENT: '0',
      UNPAID_ORDERS: '1000',
      // For the edge of `chat-shop.ts`; the stack's own shows the sandbox's chat.
      CRISP_IDENTITY_SECRET: 'crisp-identity-secret-of-the-sandbox',
      // All of them come from one address.
      PAGES_PER_MINUTE: '100000',
      CALLS_PER_MINUTE: '100000',
      // Two shops and two browsers on two processors: a silence of three seconds is no outage.
      PAGE_TIMEOUT: '10000',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  })),
});
