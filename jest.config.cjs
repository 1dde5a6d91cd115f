const { TEST_TIMEOUT } = require('@tapnook/tooling/jest/base.cjs');

/** Every workspace's own tests, as one run. */
module.exports = {
  // Of several projects Jest heeds this one; a workspace that runs alone has it in its own
  // settings.
  testTimeout: TEST_TIMEOUT,
  // What a file leaves behind adds up to gigabytes, and to minutes of collecting them: a worker
  // that holds so much is replaced before its next file.
  workerIdleMemoryLimit: '1500MB',
  projects: ['shared/*', 'shell', 'mf-*', 'deploy/*'].map(
    (pattern) => `<rootDir>/${pattern}/jest.config.cjs`,
  ),
};
