/** Every workspace's own tests, as one run. */
module.exports = {
  projects: ['shared/*', 'shell', 'mf-*', 'deploy/*'].map((pattern) => `<rootDir>/${pattern}/jest.config.cjs`),
};
