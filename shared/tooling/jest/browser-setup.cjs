/**
 * A test waits for what it looks for as long as a slow machine takes; one that logs an error it did
 * not expect fails.
 */
const { afterEach, beforeEach, expect, jest: jestObject } = require('@jest/globals');
const { configure } = require('@testing-library/dom');

configure({ asyncUtilTimeout: 20_000 });

let errors;
beforeEach(() => {
  errors = jestObject.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  const calls = errors.mock.calls.map((call) => call.map(String).join(' '));
  errors.mockRestore();
  expect(calls).toEqual([]);
});
