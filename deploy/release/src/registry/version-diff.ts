import { text } from 'node:stream/consumers';
import type { Channel, ReleaseRecord } from '@tapnook/contracts/release';
import { callsIn } from '../checks/calls.ts';
import { findProvenance } from '../provenance/publish-provenance.ts';
import { readSlots } from '../telemetry/aggregates.ts';
import { figuresOf, sumTallies, type Figures } from '../telemetry/tally.ts';
import { getRecord, listRecords, type StoredRecord } from './records.ts';
import type { Registry } from './registry.ts';

interface Property {
  readonly name: string;
  readonly value: string;
}
interface Component {
  readonly name: string;
  readonly version: string;
  readonly properties?: readonly Property[];
}
interface Bill {
  readonly metadata: { readonly component: Component };
  readonly components: readonly Component[];
}
/** What is in one and not in the other. */
interface Change {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}
interface Sizes {
  readonly module: string;
  readonly from: number;
  readonly to: number;
}
/** Where a version is from. */
export interface VersionOrigin {
  readonly version: string;
  readonly commit: string | null;
  readonly author: string | null;
  readonly publishedBy: string;
  readonly publishedAt: string;
  /** The pinned builder that signed its provenance, or null. */
  readonly builder: string | null;
}
export interface VersionDiff {
  readonly app: string;
  readonly from: VersionOrigin;
  readonly to: VersionOrigin;
  /** Versions published after the first up to the second, oldest first; empty when it is older. */
  readonly releases: readonly VersionOrigin[];
  /** Where the commits between them can be read, when their repository has such a page. */
  readonly commitsUrl: string | null;
  /** Bytes of source, by module. */
  readonly bytes: readonly Sizes[];
  /** What browsers fetch in all, in bytes, compressed. */
  readonly transfer: { readonly from: number; readonly to: number };
  readonly libraries: readonly {
    readonly name: string;
    readonly from: string | null;
    readonly to: string | null;
  }[];
  readonly changes: Readonly<Record<string, Change>>;
  /** What visits to each measured in the channel, for as long as it is kept. */
  readonly vitals: { readonly from: Figures; readonly to: Figures };
}
interface VersionContent {
  readonly stored: StoredRecord;
  readonly origin: VersionOrigin;
  readonly bill: Bill | undefined;
  readonly calls: readonly string[];
}

const DAY_MS = 86_400_000;
/** Sums of visits are kept for so long. */
const VITALS_DAYS = 90;

const originOf = async (registry: Registry, stored: StoredRecord): Promise<VersionOrigin> => {
  const { name, version, provenance } = stored.record;
  const statement = await findProvenance(registry.db, name, version);
  return {
    version,
    commit: provenance.commit ?? null,
    author: provenance.author ?? null,
    publishedBy: stored.publishedBy,
    publishedAt: stored.publishedAt,
    builder: statement?.builder ?? null,
  };
};

const fileOf = async (registry: Registry, { name, version }: ReleaseRecord, file: string) => {
  const found = await registry.artefacts.read(name, version, file);
  return found ? text(found.stream) : undefined;
};

const contentOf = async (
  registry: Registry,
  app: string,
  version: string,
): Promise<VersionContent> => {
  const stored = await getRecord(registry.db, app, version);
  const bill = await fileOf(registry, stored.record, 'server/sbom.cdx.json');
  const bundle = await fileOf(registry, stored.record, stored.record.serverEntry);
  return {
    stored,
    origin: await originOf(registry, stored),
    // Versions from before bills were written have none.
    bill: bill ? (JSON.parse(bill) as Bill) : undefined,
    calls: callsIn(bundle ?? '').map(({ id, method, path }) => `${id} (${method} ${path})`),
  };
};

const changeOf = (from: readonly string[], to: readonly string[]): Change => ({
  added: [...new Set(to)].filter((one) => !from.includes(one)).toSorted(),
  removed: [...new Set(from)].filter((one) => !to.includes(one)).toSorted(),
});

const bytesOf = (bill: Bill | undefined): Map<string, number> =>
  new Map(
    (bill ? [bill.metadata.component, ...bill.components] : []).map(({ name, properties }) => [
      name,
      Number(properties?.find((one) => one.name === 'tapnook:bytes')?.value ?? 0),
    ]),
  );

const librariesOf = (bill: Bill | undefined): Map<string, string> =>
  new Map((bill?.components ?? []).map(({ name, version }) => [name, version]));

const transferOf = ({ files }: ReleaseRecord): number =>
  Object.entries(files)
    .filter(([path]) => path.startsWith('browser/'))
    .reduce((sum, [, { compressed }]) => sum + compressed, 0);

/** GitHub, GitLab and Gitea show the commits between two at the same address. */
const commitsUrl = (from: ReleaseRecord, to: ReleaseRecord): string | null => {
  const { repository, commit } = to.provenance;
  const [, host, path] =
    /^(?:https:\/\/|git@|ssh:\/\/git@)([\w.-]+)[:/](.+?)(?:\.git)?$/.exec(repository ?? '') ?? [];
  const older = from.provenance.commit;
  return host && path && commit && older && commit !== older
    ? `https://${host}/${path}/compare/${older}...${commit}`
    : null;
};

const vitalsOf = async (
  registry: Registry,
  channel: Channel,
  app: string,
  version: string,
): Promise<Figures> => {
  const now = registry.clock();
  const since = new Date(now - VITALS_DAYS * DAY_MS);
  const versions = { stable: version, candidate: null };
  const slots = await readSlots(registry.db, channel, app, versions, since, now);
  return figuresOf(sumTallies(slots.map(({ stable }) => stable)));
};

const declared = ({ stored: from }: VersionContent, { stored: to }: VersionContent) => {
  const pick = (of: (record: ReleaseRecord) => readonly string[]) =>
    changeOf(of(from.record), of(to.record));
  return {
    routes: pick(({ routes }) => routes.map(({ path }) => path)),
    'slots it gives': pick(({ slots }) => slots.gives),
    'slots it uses': pick(({ slots }) => slots.uses),
    'links it gives': pick(({ links }) => links.gives),
    'links it uses': pick(({ links }) => links.uses),
    'events it emits': pick(({ events }) => events.emits),
    'events it listens to': pick(({ events }) => events.listens),
    contracts: pick(({ contract }) => [contract]),
  };
};

/** All that the registry knows of what changed between two versions of an app. */
export const diffVersions = async (
  registry: Registry,
  channel: Channel,
  app: string,
  first: string,
  second: string,
): Promise<VersionDiff> => {
  const from = await contentOf(registry, app, first);
  const to = await contentOf(registry, app, second);
  const [before, after] = [bytesOf(from.bill), bytesOf(to.bill)];
  const [old, young] = [librariesOf(from.bill), librariesOf(to.bill)];
  const names = (one: ReadonlyMap<string, unknown>, two: ReadonlyMap<string, unknown>) =>
    [...new Set([...one.keys(), ...two.keys()])].toSorted();
  const between = (await listRecords(registry.db, app))
    .filter(
      ({ record, publishedAt }) =>
        !record.version.includes('-') &&
        publishedAt > from.stored.publishedAt &&
        publishedAt <= to.stored.publishedAt,
    )
    .toReversed();
  return {
    app,
    from: from.origin,
    to: to.origin,
    releases: await Promise.all(between.map((stored) => originOf(registry, stored))),
    commitsUrl: commitsUrl(from.stored.record, to.stored.record),
    bytes: names(before, after)
      .map((module) => ({ module, from: before.get(module) ?? 0, to: after.get(module) ?? 0 }))
      .filter((one) => one.from !== one.to),
    transfer: { from: transferOf(from.stored.record), to: transferOf(to.stored.record) },
    libraries: names(old, young)
      .map((name) => ({ name, from: old.get(name) ?? null, to: young.get(name) ?? null }))
      .filter((one) => one.from !== one.to),
    changes: { calls: changeOf(from.calls, to.calls), ...declared(from, to) },
    vitals: {
      from: await vitalsOf(registry, channel, app, first),
      to: await vitalsOf(registry, channel, app, second),
    },
  };
};
