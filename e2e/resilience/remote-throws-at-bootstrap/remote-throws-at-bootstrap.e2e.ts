import { changedExports } from '../../fixtures/mutations.ts';
import { test } from '../../fixtures/test.ts';
import { SAYS, survives } from '../faults.ts';

test.use({ provoked: SAYS });
survives({
  what: 'throws at bootstrap',
  kind: 'load-failure',
  mutation: changedExports(
    `module === './app' ? { ...e, bootstrap: async () => { throw new Error('on purpose'); } } : e`,
  ),
});
