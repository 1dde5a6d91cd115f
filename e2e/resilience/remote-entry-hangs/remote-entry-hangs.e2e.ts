import { test } from '../../fixtures/test.ts';
import { EXPECTED_LOG_LINES, testFallback } from '../faults.ts';

test.use({ expectedConsoleErrors: EXPECTED_LOG_LINES });
// A hang is told from slowness after two seconds.
testFallback({ what: 'its files never arrive', kind: 'load-failure', onLine: () => undefined });
