import { changedEntry } from '../../fixtures/mutations.ts';
import { test } from '../../fixtures/test.ts';
import { SAYS, survives } from '../faults.ts';

test.use({ provoked: SAYS });
survives({
  what: 'needs a shared library that nobody gives',
  kind: 'load-failure',
  mutation: changedEntry((text) =>
    text.replaceAll('shareKey:"react"', 'shareKey:"react-of-next-year"'),
  ),
});
