import type { PageComposition } from '@tapnook/contracts';
import type { ReleaseRecord } from '@tapnook/contracts/release';

/**
 * The composition as the page tells it: of a large one only the remotes that the page needs, its
 * own and whoever gives a slot to it or to the frame; the rest is fetched when the page is at rest.
 */
export const pageManifest = (
  composition: PageComposition,
  records: Readonly<Record<string, ReleaseRecord>>,
  remote: string | undefined,
): PageComposition => {
  if (!composition.rest) return composition;
  const wanted = new Set([
    ...(records.shell?.slots.uses ?? []),
    ...((remote && records[remote]?.slots.uses) || []),
  ]);
  return {
    ...composition,
    remotes: composition.remotes.filter(
      ({ name, slots }) => name === remote || slots.some((slot) => wanted.has(slot)),
    ),
  };
};
