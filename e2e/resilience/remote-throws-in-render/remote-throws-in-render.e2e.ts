import { test } from '../../fixtures/test.ts';
import { changedExports } from '../../fixtures/version-mutations.ts';
import { EXPECTED_LOG_LINES, testFallback } from '../faults.ts';
import { REMOTE_LOCATIONS, SLOT_LOCATIONS } from '../remote-locations.ts';

test.use({ expectedConsoleErrors: EXPECTED_LOG_LINES });
const Component = `() => { throw new Error('on purpose'); }`;
// Covers: REL-027
testFallback({
  what: 'throws while rendering',
  kind: 'render-error',
  locations: REMOTE_LOCATIONS,
  mutation: changedExports(`(() => {
    if (module !== './app') return e;
    for (const id of Object.keys(e.remote.screens)) {
      const open = e.remote.screens[id];
      e.remote.screens[id] = async () => ({
        screen: { ...(await open()).screen, Component: ${Component} },
      });
    }
    return e;
  })()`),
});
testFallback({
  what: 'throws while rendering a piece on the page of another',
  kind: 'render-error',
  locations: SLOT_LOCATIONS,
  mutation: changedExports(
    `module.startsWith('./slot-') ? { ...e, slot: { ...e.slot, Component: ${Component} } } : e`,
  ),
});
