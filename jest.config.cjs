/** Every workspace's own tests, as one run. */
module.exports = {
  // An ordinary test takes less than two seconds of one processor, and a busy runner of two gives
  // it a tenth of that. What needs more says so and why: `jest.setTimeout` at the top of its file,
  // or the third argument of the test. Jest heeds this here only, not in a project's settings.
  testTimeout: 30_000,
  // What a file leaves behind adds up to gigabytes, and to minutes of collecting them: a worker that
  // holds so much is replaced before its next file.
  workerIdleMemoryLimit: '1500MB',
  projects: ['shared/*', 'shell', 'mf-*', 'deploy/*'].map(
    (pattern) => `<rootDir>/${pattern}/jest.config.cjs`,
  ),
};
