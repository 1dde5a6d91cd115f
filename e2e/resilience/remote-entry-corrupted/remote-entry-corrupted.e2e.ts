import { test } from '../../fixtures/test.ts';
import { SAYS, survives } from '../faults.ts';

test.use({ provoked: SAYS });
// Harmless to the eye, and still not what was published: the hash refuses it.
survives({
  what: 'its files are not what was published',
  kind: 'load-failure',
  onLine: async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${await answer.text()}\n;` });
  },
});
