import { changedExports } from '../../fixtures/mutations.ts';
import { test } from '../../fixtures/test.ts';
import { SAYS, survives } from '../faults.ts';

test.use({ provoked: SAYS });
survives({
  what: 'throws at mount',
  kind: 'load-failure',
  mutation: changedExports(
    `module === './app' ? { ...e, mount: async () => { throw new Error('on purpose'); } } : e`,
  ),
});
