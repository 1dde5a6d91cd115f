/** A test that logs an error it did not expect fails. */
const { afterEach, beforeEach, expect, jest: jestObject } = require('@jest/globals');
const { configure } = require('@testing-library/dom');

// The slowest poll of a page comes after five seconds; its tests have a clock of their own
// (`@tapnook/testing/fake-timers`). Everything else is there within one, on a busy machine in five.
configure({ asyncUtilTimeout: 5_000 });

let errors;
beforeEach(() => {
  errors = jestObject.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  const calls = errors.mock.calls.map((call) => call.map(String).join(' '));
  errors.mockRestore();
  expect(calls).toEqual([]);
});
