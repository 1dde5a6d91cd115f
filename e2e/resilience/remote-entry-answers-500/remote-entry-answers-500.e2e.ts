import { test } from '../../fixtures/test.ts';
import { SAYS, survives } from '../faults.ts';

test.use({ provoked: SAYS });
survives({
  what: 'its files are answered with 500',
  kind: 'load-failure',
  onLine: (route) => route.fulfill({ status: 500, body: 'out of order' }),
});
