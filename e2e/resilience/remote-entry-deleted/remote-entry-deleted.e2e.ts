import { test } from '../../fixtures/test.ts';
import { EXPECTED_LOG_LINES, testFallback } from '../faults.ts';
import { REMOTE_LOCATIONS, SLOT_LOCATIONS } from '../remote-locations.ts';

test.use({ expectedConsoleErrors: EXPECTED_LOG_LINES });
const gone = {
  kind: 'load-failure',
  onLine: (route: { fulfill(answer: object): unknown }) =>
    route.fulfill({ status: 404, body: 'gone' }),
};
testFallback({ ...gone, what: 'its files are gone', locations: REMOTE_LOCATIONS });
testFallback({
  ...gone,
  what: 'its files are gone, for a piece on the page of another',
  locations: SLOT_LOCATIONS,
});
