import { changedEntry } from '../../fixtures/mutations.ts';
import { test } from '../../fixtures/test.ts';
import { SAYS, survives } from '../faults.ts';

test.use({ provoked: SAYS });
survives({
  what: 'its entry was published as garbage',
  kind: 'load-failure',
  mutation: changedEntry(() => '<<<< garbage'),
});
