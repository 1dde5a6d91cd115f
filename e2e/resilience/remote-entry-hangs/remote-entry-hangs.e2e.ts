import { test } from '../../fixtures/test.ts';
import { SAYS, survives } from '../faults.ts';

test.use({ provoked: SAYS });
// A hang is told from slowness after two seconds; two more for the last good version.
survives({ what: 'its files never arrive', kind: 'load-failure', within: 4_000, onLine: () => undefined });
