module.exports = require('@tapnook/tooling/jest/base.cjs').node(__dirname, {
  globalSetup: '<rootDir>/test/global-setup.ts',
  globalTeardown: '<rootDir>/test/global-teardown.ts',
});
