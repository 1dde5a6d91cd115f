/** Every workspace's own tests, as one run. */
module.exports = {
  // A test fails for what it sees, not for a slow machine. Jest heeds this here only, not in a
  // project's settings.
  testTimeout: 60_000,
  projects: ['shared/*', 'shell', 'mf-*', 'deploy/*'].map(
    (pattern) => `<rootDir>/${pattern}/jest.config.cjs`,
  ),
};
