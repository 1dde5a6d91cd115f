import {
  isPaymentAddress,
  type PageComposition,
  type PageOverride,
  type ResolvedRemote,
  type ResolvedVersion,
} from '@tapnook/contracts';
import {
  bucketOf,
  chooseComposition,
  chooseFlags,
  type ChosenApp,
  type EnvironmentManifest,
  type OverrideClaim,
  type ReleaseRecord,
  type Visitor,
} from '@tapnook/contracts/release';
import { isSameForEverybody } from '../shared-cache/shared-pages.ts';
import type { Pin } from './artefact-store.ts';
import type { Artefacts } from './artefacts.ts';
import { DEV_VERSION } from './development.ts';
import type { LocalBuilds } from './local-builds.ts';

/** A composition with everything needed to make a page of it. */
export interface Composed {
  readonly composition: PageComposition;
  /** Record in use, by app. */
  readonly records: Readonly<Record<string, ReleaseRecord>>;
  /** Last good record, by app, when it is another one. */
  readonly lastGood: Readonly<Record<string, ReleaseRecord>>;
  /** Names what was chosen; two shoppers with the same key get the same public page. */
  readonly key: string;
  /**
   * Made for one browser by an override: never kept for others, and its failures are nobody's
   * statistics.
   */
  readonly isOverridden: boolean;
  /** Whether every visitor would get it: nothing is tried on a part of them. */
  readonly isSameForEverybody: boolean;
  /** Flags that were turned, as this visitor has them. */
  readonly flags: Readonly<Record<string, boolean>>;
}
/** A signed override in force; `local` is absent where builds of this machine are not served. */
export interface ActiveOverride {
  readonly claim: OverrideClaim;
  readonly local: LocalBuilds | undefined;
}
interface ChosenVersion {
  readonly bucket: ResolvedRemote['bucket'];
  readonly version: string;
  readonly record: () => Promise<ReleaseRecord>;
}

/**
 * What the browser is told of a version; made once for each record, since every page of a large
 * composition names them all.
 */
interface BrowserRecord {
  readonly version: ResolvedVersion;
  readonly routes: ResolvedRemote['routes'];
}
const browserRecords = new WeakMap<ReleaseRecord, BrowserRecord>();
const browserRecordOf = (record: ReleaseRecord): BrowserRecord => {
  const known = browserRecords.get(record);
  if (known) return known;
  const { name, version, entry, global, files } = record;
  const fresh: BrowserRecord = {
    version: {
      version,
      entry: `/remotes/${name}/${version}/${entry.replace(/^browser\//, '')}`,
      global,
      integrity: files[entry]?.integrity ?? '',
    },
    routes: record.routes.map(
      ({ scripts: _scripts, styles: _styles, query: _query, ...route }) => ({
        ...route,
        sensitive: isPaymentAddress(route.path),
      }),
    ),
  };
  browserRecords.set(record, fresh);
  return fresh;
};

const lastGoodPin = (
  manifest: EnvironmentManifest,
  name: string,
  chosen: { readonly version: string },
): Pin | undefined => {
  const app = manifest.apps[name];
  // A failing candidate falls back to stable, a failing stable version to the one before it.
  const pin = app && app.stable.version !== chosen.version ? app.stable : app?.lastGood;
  return pin && pin.version !== chosen.version ? pin : undefined;
};

/** The manifest's choice, with the override's replacements in place of it. */
const choicesOf = (
  chosen: Readonly<Record<string, ChosenApp>>,
  artefacts: Artefacts,
  override: ActiveOverride | undefined,
): Record<string, ChosenVersion> => {
  const picks: Record<string, ChosenVersion> = {};
  for (const [name, app] of Object.entries(chosen))
    picks[name] = {
      bucket: app.bucket,
      version: app.version,
      record: () => artefacts.record(name, app),
    };
  for (const [name, app] of Object.entries(override?.claim.apps ?? {})) {
    if ('version' in app)
      picks[name] = {
        bucket: override?.claim.kind === 'preview' ? 'preview' : 'override',
        version: app.version,
        record: () => artefacts.record(name, app),
      };
    else if (override?.local)
      picks[name] = {
        bucket: 'override',
        version: DEV_VERSION,
        record: async () => override.local!.record(name, app.url),
      };
  }
  return picks;
};

const sharedOf = (records: Readonly<Record<string, ReleaseRecord>>): PageOverride['shared'] => {
  const libraries: Record<string, Record<string, string>> = {};
  for (const [app, { shared }] of Object.entries(records))
    for (const [library, range] of Object.entries(shared)) (libraries[library] ??= {})[app] = range;
  return libraries;
};

/** What the badge and the overlay tell about an override. */
const pageOverride = (
  { claim }: ActiveOverride,
  manifest: EnvironmentManifest,
  visitor: Visitor,
  picks: Readonly<Record<string, ChosenVersion>>,
  records: Readonly<Record<string, ReleaseRecord>>,
): PageOverride => ({
  kind: claim.kind,
  name: claim.name,
  expiresAt: claim.expiresAt,
  apps: Object.fromEntries(
    Object.entries(claim.apps).map(([name, app]) => [
      name,
      'version' in app ? app.version : app.url,
    ]),
  ),
  why: Object.fromEntries(
    Object.entries(picks).map(([name, { bucket: from }]) => {
      const candidate = manifest.apps[name]?.candidate;
      return [
        name,
        {
          from,
          ...(candidate
            ? { bucket: bucketOf(candidate.salt, visitor.shopperId), weight: candidate.weight }
            : {}),
        },
      ];
    }),
  ),
  shared: sharedOf(records),
});

/**
 * Resolves a manifest for one visitor. A version whose record cannot be had is replaced by its last
 * good one.
 */
export const composeFor = async (
  manifest: EnvironmentManifest,
  visitor: Visitor,
  artefacts: Artefacts,
  onError: (app: string, error: unknown) => void,
  override?: ActiveOverride,
): Promise<Composed> => {
  const picks = choicesOf(chooseComposition(manifest, visitor), artefacts, override);
  const records: Record<string, ReleaseRecord> = {};
  const lastGood: Record<string, ReleaseRecord> = {};
  const buckets: Record<string, ResolvedRemote['bucket']> = {};
  await Promise.all(
    Object.entries(picks).map(async ([name, pick]) => {
      const spare = lastGoodPin(manifest, name, pick);
      const spareRecord = spare && (await artefacts.record(name, spare).catch(() => undefined));
      try {
        records[name] = await pick.record();
        if (spareRecord) lastGood[name] = spareRecord;
      } catch (error) {
        onError(name, error);
        if (spareRecord) records[name] = spareRecord;
      }
      buckets[name] =
        records[name]?.version === pick.version || pick.bucket === 'outside'
          ? pick.bucket
          : 'stable';
    }),
  );
  const remotes: ResolvedRemote[] = Object.values(records)
    .filter((record) => record.name !== 'shell')
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map((record) => ({
      name: record.name,
      current: browserRecordOf(record).version,
      ...(lastGood[record.name]
        ? { lastGood: browserRecordOf(lastGood[record.name]!).version }
        : {}),
      bucket: buckets[record.name] ?? 'stable',
      routes: browserRecordOf(record).routes,
      slots: record.slots.gives,
    }));
  const shell = records.shell;
  if (!shell) throw new Error('the manifest has no shell that can be served');
  const flags = { ...chooseFlags(manifest, visitor), ...override?.claim.flags };
  const key = [
    manifest.generation,
    ...Object.entries(flags)
      .filter(([, on]) => on)
      .map(([name]) => `+${name}`)
      .toSorted(),
    ...Object.values(records)
      .map((record) => `${record.name}@${record.version} ${buckets[record.name]}`)
      .toSorted(),
  ].join(' ');
  const composition: PageComposition = {
    channel: manifest.channel,
    generation: manifest.generation,
    shell: { version: shell.version, bucket: buckets.shell ?? 'stable' },
    remotes,
    ...(override ? { override: pageOverride(override, manifest, visitor, picks, records) } : {}),
  };
  return {
    composition,
    records,
    lastGood,
    flags,
    key: override ? `${key} own ${crypto.randomUUID()}` : key,
    isOverridden: override !== undefined,
    isSameForEverybody: override === undefined && isSameForEverybody(manifest),
  };
};
