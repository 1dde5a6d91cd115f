import { test } from '../../fixtures/test.ts';
import { EXPECTED_LOG_LINES, testFallback } from '../faults.ts';

test.use({ expectedConsoleErrors: EXPECTED_LOG_LINES });
// Harmless to the eye, and still not what was published: the hash refuses it.
testFallback({
  what: 'its files are not what was published',
  kind: 'load-failure',
  onLine: async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${await answer.text()}\n;` });
  },
});
