/** A test that logs an error it did not expect fails. */
const { afterEach, beforeEach, expect, jest: jestObject } = require('@jest/globals');

let errors;
beforeEach(() => {
  errors = jestObject.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  const calls = errors.mock.calls.map((call) => call.map(String).join(' '));
  errors.mockRestore();
  expect(calls).toEqual([]);
});
