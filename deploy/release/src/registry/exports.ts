import type { EnvironmentManifest, ReleaseRecord } from '@tapnook/contracts/release';

type Apps = EnvironmentManifest['apps'];
/** `name version` → its record. */
export type RecordsByPin = ReadonlyMap<string, ReleaseRecord>;

export const pinKey = (name: string, version: string): string => `${name} ${version}`;

interface Entry {
  readonly url: string;
  readonly integrity: string;
}

const entryOf = (
  records: RecordsByPin,
  site: string,
  name: string,
  version: string,
): Entry | null => {
  const record = records.get(pinKey(name, version));
  const file = record?.entry || record?.scripts.at(-1);
  const integrity = file && record?.files[file]?.integrity;
  return file && integrity
    ? { url: `${site}/remotes/${name}/${version}/${file}`, integrity }
    : null;
};

/** An import map of the stable versions, with integrity. */
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
  readonly deployment: { traffic: number; default: boolean };
}
export interface Discovery {
  readonly schema: string;
  readonly microFrontends: Record<string, DiscoveryVersion[]>;
}

/**
 * The frontend-discovery document: both canary sides of each app with their share of the traffic,
 * in per cent.
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
          deployment,
        },
      ];
    });
  };
  return {
    schema: DISCOVERY_SCHEMA,
    microFrontends: Object.fromEntries(
      Object.entries(apps).map(([name, app]) => [`@tapnook/${name}`, versions(name, app)]),
    ),
  };
};
