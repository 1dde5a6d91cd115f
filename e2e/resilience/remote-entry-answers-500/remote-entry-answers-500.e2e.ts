import { test } from '../../fixtures/test.ts';
import { EXPECTED_LOG_LINES, testFallback } from '../faults.ts';

test.use({ expectedConsoleErrors: EXPECTED_LOG_LINES });
testFallback({
  what: 'its files are answered with 500',
  kind: 'load-failure',
  onLine: (route) => route.fulfill({ status: 500, body: 'out of order' }),
});
