import { test } from '../../fixtures/test.ts';
import { changedEntry } from '../../fixtures/version-mutations.ts';
import { EXPECTED_LOG_LINES, testFallback } from '../faults.ts';

test.use({ expectedConsoleErrors: EXPECTED_LOG_LINES });
testFallback({
  what: 'needs a shared library that nobody gives',
  kind: 'load-failure',
  mutation: changedEntry((text) =>
    text.replaceAll('shareKey:"react"', 'shareKey:"react-of-next-year"'),
  ),
});
