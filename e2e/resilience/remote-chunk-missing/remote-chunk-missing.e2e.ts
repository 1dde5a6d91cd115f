import { test } from '../../fixtures/test.ts';
import { SAYS, survives } from '../faults.ts';

test.use({ provoked: SAYS });
survives({
  what: 'its entry is there and its chunks are not',
  kind: 'load-failure',
  onLine: (route) =>
    route.request().url().endsWith('remoteEntry.js')
      ? route.continue()
      : route.fulfill({ status: 404, body: 'gone' }),
});
