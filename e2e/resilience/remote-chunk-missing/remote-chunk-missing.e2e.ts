import { test } from '../../fixtures/test.ts';
import { EXPECTED_LOG_LINES, testFallback } from '../faults.ts';

test.use({ expectedConsoleErrors: EXPECTED_LOG_LINES });
testFallback({
  what: 'its entry is there and its chunks are not',
  kind: 'load-failure',
  onLine: (route) =>
    route.request().url().endsWith('remoteEntry.js')
      ? route.continue()
      : route.fulfill({ status: 404, body: 'gone' }),
});
