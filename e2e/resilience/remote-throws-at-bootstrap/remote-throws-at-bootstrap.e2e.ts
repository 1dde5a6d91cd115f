import { test } from '../../fixtures/test.ts';
import { changedExports } from '../../fixtures/version-mutations.ts';
import { EXPECTED_LOG_LINES, testFallback } from '../faults.ts';

test.use({ expectedConsoleErrors: EXPECTED_LOG_LINES });
testFallback({
  what: 'throws at bootstrap',
  kind: 'load-failure',
  mutation: changedExports(
    `module === './app' ? { ...e, bootstrap: async () => { throw new Error('on purpose'); } } : e`,
  ),
});
