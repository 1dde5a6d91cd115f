import { changedExports } from '../../fixtures/mutations.ts';
import { test } from '../../fixtures/test.ts';
import { SAYS, survives } from '../faults.ts';
import { PLACES, SLOT_PLACES } from '../places.ts';

test.use({ provoked: SAYS });
const Component = `() => { throw new Error('on purpose'); }`;
survives({
  what: 'throws while rendering',
  kind: 'render-error',
  places: PLACES,
  mutation: changedExports(`(() => {
    if (module !== './app') return e;
    for (const id of Object.keys(e.remote.screens)) { const open = e.remote.screens[id]; e.remote.screens[id] = async () => ({ screen: { ...(await open()).screen, Component: ${Component} } }); }
    return e;
  })()`),
});
survives({
  what: 'throws while rendering a piece on the page of another',
  kind: 'render-error',
  places: SLOT_PLACES,
  mutation: changedExports(
    `module.startsWith('./slot-') ? { ...e, slot: { ...e.slot, Component: ${Component} } } : e`,
  ),
});
