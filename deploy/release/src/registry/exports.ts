import {
  MODULE_ENTRY,
  type EnvironmentManifest,
  type ReleaseRecord,
} from '@tapnook/contracts/release';

type Apps = EnvironmentManifest['apps'];
/** `name version` → its record. */
export type RecordsByPin = ReadonlyMap<string, ReleaseRecord>;

export const pinKey = (name: string, version: string): string => `${name} ${version}`;

/** Where the edge serves a browser file of a version. */
export const publicUrl = (
  site: string,
  { name, version }: Pick<ReleaseRecord, 'name' | 'version'>,
  file: string,
): string => `${site}/remotes/${name}/${version}/${file.replace(/^browser\//, '')}`;

interface Entry {
  readonly record: ReleaseRecord;
  readonly url: string;
  readonly integrity: string;
}

/** The ES module of a version; the shell, which is a page of its own, has none. */
const entryOf = (
  records: RecordsByPin,
  site: string,
  name: string,
  version: string,
): Entry | null => {
  const record = records.get(pinKey(name, version));
  const integrity = record?.files[MODULE_ENTRY]?.integrity;
  return record && integrity
    ? { record, url: publicUrl(site, record, MODULE_ENTRY), integrity }
    : null;
};

/** An import map of the remotes' stable versions, with integrity. */
export const importMap = (
  apps: Apps,
  records: RecordsByPin,
  site: string,
): { imports: Record<string, string>; integrity: Record<string, string> } => {
  const entries = Object.entries(apps).flatMap(([name, app]) => {
    const entry = entryOf(records, site, name, app.stable.version);
    return entry ? [[name, entry] as const] : [];
  });
  return {
    imports: Object.fromEntries(entries.map(([name, entry]) => [name, entry.url])),
    integrity: Object.fromEntries(entries.map(([, entry]) => [entry.url, entry.integrity])),
  };
};

const DISCOVERY_SCHEMA =
  'https://github.com/awslabs/frontend-discovery/blob/main/schema/v1-pre.json';

interface DiscoveryVersion {
  readonly url: string;
  readonly fallbackUrl?: string;
  readonly metadata: { integrity: string; version: string };
  /**
   * How Module Federation's own runtime loads it: `loadRemote` with `{ name, entry: manifest }`.
   */
  readonly extras: { modulefederation: { name: string; manifest: string; type: 'module' } };
  readonly deployment: { traffic: number; default: boolean };
}
export interface Discovery {
  readonly schema: string;
  readonly microFrontends: Record<string, DiscoveryVersion[]>;
}

/**
 * The frontend-discovery document: both canary sides of each remote with their share of the
 * traffic, in per cent.
 */
export const frontendDiscovery = (apps: Apps, records: RecordsByPin, site: string): Discovery => {
  const versions = (name: string, app: Apps[string]): DiscoveryVersion[] => {
    const share = (app.candidate?.weight ?? 0) / 100;
    const fallback = entryOf(records, site, name, app.lastGood?.version ?? app.stable.version);
    const sides = [
      { version: app.stable.version, traffic: 100 - share, default: true },
      ...(app.candidate
        ? [{ version: app.candidate.version, traffic: share, default: false }]
        : []),
    ];
    return sides.flatMap(({ version, ...deployment }) => {
      const entry = entryOf(records, site, name, version);
      if (!entry) return [];
      return [
        {
          url: entry.url,
          ...(fallback && fallback.url !== entry.url && { fallbackUrl: fallback.url }),
          metadata: { integrity: entry.integrity, version },
          extras: {
            modulefederation: {
              name: entry.record.global,
              manifest: publicUrl(site, entry.record, 'browser/mf-manifest.json'),
              type: 'module',
            },
          },
          deployment,
        },
      ];
    });
  };
  return {
    schema: DISCOVERY_SCHEMA,
    microFrontends: Object.fromEntries(
      Object.entries(apps)
        .map(([name, app]) => [`@tapnook/${name}`, versions(name, app)] as const)
        .filter(([, entries]) => entries.length > 0),
    ),
  };
};
