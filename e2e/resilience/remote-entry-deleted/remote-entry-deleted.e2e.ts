import { test } from '../../fixtures/test.ts';
import { SAYS, survives } from '../faults.ts';
import { PLACES, SLOT_PLACES } from '../places.ts';

test.use({ provoked: SAYS });
const gone = {
  kind: 'load-failure',
  onLine: (route: { fulfill(answer: object): unknown }) =>
    route.fulfill({ status: 404, body: 'gone' }),
};
survives({ ...gone, what: 'its files are gone', places: PLACES });
survives({
  ...gone,
  what: 'its files are gone, for a piece on the page of another',
  places: SLOT_PLACES,
});
