import { chooseComposition, type EnvironmentManifest, type ReleaseRecord, type Visitor } from '@tapnook/contracts/release';
import type { PageComposition, ResolvedRemote, ResolvedVersion } from '@tapnook/contracts';
import type { Artefacts, Pin } from './artefacts.ts';

/** A composition with everything needed to make a page of it. */
export interface Composed {
  readonly composition: PageComposition;
  /** Record in use, by part. */
  readonly records: Readonly<Record<string, ReleaseRecord>>;
  /** Last good record, by part, when it is another one. */
  readonly lastGood: Readonly<Record<string, ReleaseRecord>>;
  /** Names what was chosen; two shoppers with the same key get the same public page. */
  readonly key: string;
}

const resolved = (record: ReleaseRecord): ResolvedVersion => ({
  version: record.version,
  entry: `/remotes/${record.name}/${record.version}/${record.entry.replace(/^browser\//, '')}`,
  global: record.global,
  integrity: record.files[record.entry]?.integrity ?? '',
});

const lastGoodPin = (manifest: EnvironmentManifest, name: string, chosen: Pin): Pin | undefined => {
  const part = manifest.parts[name];
  // A failing candidate falls back to stable, a failing stable version to the one before it.
  const pin = part && part.stable.version !== chosen.version ? part.stable : part?.lastGood;
  return pin && pin.version !== chosen.version ? pin : undefined;
};

/** Resolves a manifest for one visitor. A version whose record cannot be had is replaced by its last good one. */
export const composeFor = async (manifest: EnvironmentManifest, visitor: Visitor, artefacts: Artefacts, onError: (part: string, error: unknown) => void): Promise<Composed> => {
  const chosen = chooseComposition(manifest, visitor);
  const records: Record<string, ReleaseRecord> = {};
  const lastGood: Record<string, ReleaseRecord> = {};
  const buckets: Record<string, 'stable' | 'candidate'> = {};
  await Promise.all(
    Object.entries(chosen).map(async ([name, pick]) => {
      const spare = lastGoodPin(manifest, name, pick);
      const spareRecord = spare && (await artefacts.record(name, spare).catch(() => undefined));
      try {
        records[name] = await artefacts.record(name, pick);
        if (spareRecord) lastGood[name] = spareRecord;
      } catch (error) {
        onError(name, error);
        if (spareRecord) records[name] = spareRecord;
      }
      buckets[name] = pick.bucket;
    }),
  );
  const remotes: ResolvedRemote[] = Object.values(records)
    .filter((record) => record.name !== 'shell')
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .map((record) => ({
      name: record.name,
      current: resolved(record),
      ...(lastGood[record.name] ? { lastGood: resolved(lastGood[record.name]!) } : {}),
      bucket: buckets[record.name] ?? 'stable',
      routes: record.routes.map(({ scripts: _scripts, styles: _styles, ...route }) => route),
      slots: record.slots.gives,
    }));
  const shell = records.shell;
  if (!shell) throw new Error('the manifest has no shell that can be served');
  const key = [manifest.generation, ...Object.values(records).map((record) => `${record.name}@${record.version}`).toSorted()].join(' ');
  return { composition: { channel: manifest.channel, generation: manifest.generation, shell: { version: shell.version }, remotes }, records, lastGood, key };
};
