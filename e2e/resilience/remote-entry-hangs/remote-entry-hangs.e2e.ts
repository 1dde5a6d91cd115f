import { test } from '../../fixtures/test.ts';
import { SAYS, survives } from '../faults.ts';

test.use({ provoked: SAYS });
// A hang is told from slowness after two seconds.
survives({ what: 'its files never arrive', kind: 'load-failure', onLine: () => undefined });
