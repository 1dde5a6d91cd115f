import { test } from '../../fixtures/test.ts';
import { changedEntry } from '../../fixtures/version-mutations.ts';
import { EXPECTED_LOG_LINES, testFallback } from '../faults.ts';

test.use({ expectedConsoleErrors: EXPECTED_LOG_LINES });
testFallback({
  what: 'its entry was published as garbage',
  kind: 'load-failure',
  mutation: changedEntry(() => '<<<< garbage'),
});
