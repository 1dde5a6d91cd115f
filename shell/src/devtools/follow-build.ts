import type { PageOverride } from '@tapnook/contracts';
import { savePagePosition } from '../routing/scroll-restoration.ts';

/**
 * Loads the page anew, in its place and with what was typed, whenever a local build of the override
 * is done.
 */
export const followBuilds = (override: PageOverride): (() => void) => {
  const local = Object.entries(override.apps).filter(([, version]) => version.startsWith('http'));
  const streams = local.map(([app]) => new EventSource(`/remotes/${app}/0.0.0-dev/changes`));
  for (const stream of streams) {
    stream.addEventListener('built', () => {
      savePagePosition();
      location.reload();
    });
  }
  return () => {
    for (const stream of streams) stream.close();
  };
};
