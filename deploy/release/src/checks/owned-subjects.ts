import { firstSegment } from '@tapnook/contracts';
import type { ReleaseRecord } from '@tapnook/contracts/release';

/** What has one owner across all apps; names are kept beside them and belong to teams. */
export const OWNED_KINDS = ['route', 'slot', 'link', 'event', 'root-file'] as const;
export type OwnedKind = (typeof OWNED_KINDS)[number];

export interface OwnedSubject {
  readonly kind: OwnedKind;
  /**
   * A route by its first segment (`/checkout`), whatever stands behind it and however it is
   * written; a root file by its path below the site's root.
   */
  readonly subject: string;
}

const ROOT_FOLDER = 'browser/root/';

/** Files of a record that are served at the site's root, by their paths there. */
export const rootFilesOf = ({ files }: ReleaseRecord): string[] =>
  Object.keys(files)
    .filter((file) => file.startsWith(ROOT_FOLDER))
    .map((file) => file.slice(ROOT_FOLDER.length));

/** The subject that a route's pattern, or an address without its locale, falls under. */
export const routeSubject = (path: string): string => `/${firstSegment(path)}`;

/** Everything that a record takes for its app alone, each once, in one order for all. */
export const subjectsOf = (record: ReleaseRecord): OwnedSubject[] => {
  const named: Record<OwnedKind, readonly string[]> = {
    route: record.routes.map(({ path }) => routeSubject(path)),
    slot: record.slots.gives,
    link: record.links.gives,
    event: record.events.emits,
    'root-file': rootFilesOf(record).map((file) => file.toLowerCase()),
  };
  return OWNED_KINDS.flatMap((kind) =>
    [...new Set(named[kind])].toSorted().map((subject) => ({ kind, subject })),
  );
};
